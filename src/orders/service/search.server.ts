// Order search for staff: by what a caller can read aloud, page by page, in two statements.
import { assertCan } from '#policies/policy.ts'
import { shopZone } from '#shop-settings/service/shop.server.ts'
import { orderPolicy } from '../policies.ts'
import { note } from '#accounts/service/audit.server.ts'
import type { Connection } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { cursorIn, cursorOf } from '#kit/cursor.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import type { FoundOrders, SearchWay } from '../views.ts'
import { messages } from '../messages.ts'
import { referenceOf } from '../rules/order.ts'
import { orderGroups, orderStatuses, type OrderGroup, type OrderStatus } from '../states.ts'
import * as store from '../store/search.server.ts'
import { ordersIn } from '../store/orders.server.ts'

export const foundPerPage = 50

type Ask = (page: store.PageOf) => Promise<string[]>

type Asked = { before: string | null; limit?: number | undefined }

async function pageOf(
	db: Connection,
	{ before, limit = foundPerPage }: Asked,
	ask: Ask,
): Promise<FoundOrders> {
	const ids = await ask({ before: cursorIn(before), limit: limit + 1 })
	const shown = ids.slice(0, limit)
	const rows = new Map(
		(shown.length === 0 ? [] : await store.listedOrders(db, shown)).map((row) => [row.id, row]),
	)
	const orders = shown.flatMap((id) => {
		const row = rows.get(id)
		return row ? [{ ...row, reference: referenceOf(id) }] : []
	})
	const last = orders.at(-1)
	return {
		orders,
		older: ids.length > limit && last ? cursorOf({ at: last.createdAt, id: last.id }) : null,
	}
}

const isGroup = (status: OrderStatus | OrderGroup | null): status is OrderGroup =>
	status !== null && Object.hasOwn(orderGroups, status)

const statusesOf = (status: OrderStatus | OrderGroup | null): readonly OrderStatus[] => {
	if (status === null) return orderStatuses
	return isGroup(status) ? orderGroups[status] : [status]
}

export type Browsing = {
	status: OrderStatus | OrderGroup | null
	portalId: string | null
	userId: string | null
	before: string | null
	/** Orders per page; as many as the staff's list shows without it. */
	limit?: number
} & Partial<Omit<store.Narrowing, 'statuses' | 'isSold' | 'timeZone'>>

/** Orders of one status, portal, person, tag or time, or all, newest first. @throws Refusal forbidden */
export async function browseOrders(
	context: ServiceContext,
	{ status, portalId, userId, from = null, tag = null, isDesigned = false, ...page }: Browsing,
): Promise<FoundOrders> {
	assertCan(context, orderPolicy, 'manage')
	const { db } = context
	const narrowing = {
		statuses: statusesOf(status),
		isSold: isGroup(status),
		from,
		timeZone: shopZone(),
		tag,
		isDesigned,
	}
	const person = userId === null ? undefined : parseOrderId(userId)
	if (userId !== null && !person) return { orders: [], older: null }
	return pageOf(db, page, (part) => {
		if (person) return store.idsOfBelonging(db, { userId: person, narrowing }, part)
		if (portalId !== null) return store.idsOfBelonging(db, { portalId, narrowing }, part)
		return store.idsByStatus(db, narrowing, part)
	})
}

const ways: Record<SearchWay, (db: Connection, text: string, page: store.PageOf) => Promise<string[]>> = {
	number: store.idsByPoNumber,
	school: store.idsBySchool,
	mail: store.idsByMail,
	player: store.idsByPlayer,
}

const shortest = 2
const longest = 100

export type OrderSearch = { by: SearchWay; text: string; before: string | null }

/** The id of the order with this reference, with or without its #. */
export async function orderIdByReference(
	{ db }: Pick<ServiceContext, 'db'>,
	text: string,
): Promise<string | undefined> {
	const reference = text.replace(/^#/, '').toLowerCase()
	return /^[0-9a-f]{8}$/.test(reference) ? store.idByReference(db, reference) : undefined
}

/** The order id for a reference or an id. @throws Refusal forbidden, not_found */
export async function orderIdBy(context: ServiceContext, text: string): Promise<string> {
	assertCan(context, orderPolicy, 'manage')
	const id = (await orderIdByReference(context, text)) ?? parseOrderId(text.replace(/^#/, '').toLowerCase())
	if (!id) throw new Refusal('not_found', messages.notFound)
	return id
}

const listed = 200

/** Oldest first. @throws Refusal forbidden */
export async function ordersByStatus(context: ServiceContext, statuses: readonly OrderStatus[]) {
	assertCan(context, orderPolicy, 'manage')
	const rows = await ordersIn(context.db, statuses, listed)
	return rows.map((row) => ({ ...row, reference: referenceOf(row.id) }))
}

/**
 * Orders that match the text; by number also the order with that reference. Searches for a player are audited without
 * the name.
 * @throws Refusal forbidden, invalid
 */
export async function findOrders(
	context: ServiceContext,
	{ by, text, before }: OrderSearch,
): Promise<FoundOrders & { exact: string | null }> {
	assertCan(context, orderPolicy, 'manage')
	const asked = text.replaceAll('\0', '').trim()
	if (asked.length < shortest || asked.length > longest)
		throw new Refusal('invalid', `Please enter ${shortest} to ${longest} characters.`)
	const exact = by === 'number' ? await orderIdByReference(context, asked) : undefined
	if (exact) return { orders: [], older: null, exact }
	const found = await pageOf(context.db, { before }, (page) => ways[by](context.db, asked, page))
	if (by === 'player')
		await note(context, {
			event: 'orders.searched_by_player',
			subject: 'orders',
			details: { found: found.orders.length },
		})
	return { ...found, exact: null }
}
