// Filters of the lists of orders, people, products and messages in their URLs. Invalid values are ignored.
import {
	productShows,
	productSorts,
	productTraits,
	type ProductShow,
	type ProductSort,
	type ProductTrait,
} from '#catalog/rules/manage.ts'
import { z } from 'zod'
import { pageIn } from '#kit/pages.ts'
import { roles, type Role } from '#kit/roles.ts'
import type { IsoDate } from '#kit/time.ts'
import { OrderTag } from '#orders/schemas.ts'
import { orderGroups, orderStatuses, type OrderGroup, type OrderStatus } from '#orders/states.ts'
import { offeredSports, type Sport } from '#sports/sports.ts'
import { addressOf, pageParameter } from '../urls.ts'

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
	values.find((value) => value === text) ?? null

/** The position in a list that is read newest first. */
export const beforeIn = (query: URLSearchParams): string | null => query.get('before')?.slice(0, 60) || null

export type OrdersView = {
	status: OrderStatus | OrderGroup | null
	portalId: string | null
	userId: string | null
	/** Placed on this day or later. */
	from: IsoDate | null
	tag: string | null
	/** Only orders with designs. */
	isDesigned: boolean
	before: string | null
}

const day = z.iso.date()
/** Cast: the schema has read a day. */
export const dayIn = (text: string | null): IsoDate | null =>
	text !== null && day.safeParse(text).success && text > '1900' ? (text as IsoDate) : null

// Cast: the keys of the table.
const groups = Object.keys(orderGroups) as OrderGroup[]

export const ordersViewIn = (query: URLSearchParams): OrdersView => ({
	status: oneOf([...orderStatuses, ...groups], query.get('status')),
	portalId: query.get('portal')?.replaceAll('\0', '').slice(0, 80) || null,
	userId: query.get('person')?.slice(0, 36) || null,
	from: dayIn(query.get('from')),
	tag: OrderTag.safeParse(query.get('tag')).data ?? null,
	isDesigned: query.get('designed') === 'yes',
	before: beforeIn(query),
})

/** The query parameters other than status, tag and position. */
export const narrowingOf = ({ portalId, userId, from, isDesigned }: Partial<OrdersView>) => ({
	...(portalId && { portal: portalId }),
	...(userId && { person: userId }),
	...(from && { from }),
	...(isDesigned && { designed: 'yes' }),
})

export const ordersHref = ({ status, tag, before, ...narrowing }: Partial<OrdersView>): string =>
	addressOf('/admin/orders', { ...narrowingOf(narrowing), status, tag, before })

export type PeopleView = { role: Role | null; before: string | null }

/** Roles that can be granted; a person without one is a retail customer. */
export const givenRoles = roles.filter((role) => role !== 'retail')

export const roleNames: Record<Role, string> = {
	admin: 'Administrator',
	csr: 'Customer service',
	production: 'Production',
	school_admin: 'School administrator',
	coach: 'Coach',
	player: 'Player',
	retail: 'Customer',
}

export const isRole = (text: string | null | undefined): text is Role => roles.some((role) => role === text)

export const peopleViewIn = (query: URLSearchParams): PeopleView => ({
	role: oneOf(roles, query.get('role')),
	before: beforeIn(query),
})

export const peopleHref = (view: PeopleView): string => addressOf('/admin/people', view)

export type ProductSport = Sport | 'spirit'
export const productSports = (sold: readonly string[]): ProductSport[] => [...offeredSports(sold), 'spirit']
export const productSportIn = (sold: readonly string[], query: URLSearchParams): ProductSport | null =>
	oneOf(productSports(sold), query.get('sport'))

/** The words searched for. */
export const searchIn = (query: URLSearchParams): string =>
	(query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100)

export type ProductsView = {
	text: string
	sport: ProductSport | null
	show: ProductShow
	trait: ProductTrait | null
	sort: ProductSort
	page: number
}

export const productsViewIn = (sold: readonly string[], query: URLSearchParams): ProductsView => ({
	text: searchIn(query),
	sport: productSportIn(sold, query),
	show: oneOf(productShows, query.get('show')) ?? 'all',
	trait: oneOf(productTraits, query.get('trait')),
	sort: oneOf(productSorts, query.get('sort')) ?? 'name',
	page: pageIn(query.get('page')),
})

/** The parameters of the list without its page. */
export const productsQuery = ({ text, sport, show, trait, sort }: Omit<ProductsView, 'page'>) => ({
	q: text,
	sport,
	show: show === 'all' ? null : show,
	trait,
	sort: sort === 'name' ? null : sort,
})

export const productsHref = (view: ProductsView): string =>
	addressOf('/admin/products', { ...productsQuery(view), page: pageParameter(view.page) })

export type MessagesView = {
	/** Only messages without an answer. */
	isOpen: boolean
	/** Only messages with the address of this message. */
	alikeId: string | null
	/** Only messages of this account. */
	userId: string | null
	before: string | null
}

/** Without a choice all messages of one address or person, else those to answer. */
export function messagesViewIn(query: URLSearchParams): MessagesView {
	const alikeId = query.get('like')?.slice(0, 36) || null
	const userId = query.get('person')?.slice(0, 36) || null
	const isOpen = query.get('show') !== 'all' && alikeId === null && userId === null
	return { isOpen, alikeId, userId, before: beforeIn(query) }
}

export const messagesHref = ({ isOpen = false, alikeId, userId, before }: Partial<MessagesView>): string =>
	addressOf('/admin/messages', {
		like: alikeId,
		person: userId,
		show: isOpen || alikeId || userId ? null : 'all',
		before,
	})
