// What the cart's page shows of a long cart: a page of its entries, and a page of an open kit's lines.
import { z } from 'zod'

/** Entries of a page: single lines and kits. */
export const entriesPerPage = 50
/** Lines shown of a kit at once. */
export const kitLinesPerPage = 60

export type CartPlace = {
	/** Of the entries, from 1. */
	page: number
	/** The open kit, `kitKey`; empty for none. */
	kit: string
	/** Page of the open kit's lines, from 1. */
	part: number
}

export const firstPlace: CartPlace = { page: 1, kit: '', part: 1 }

export const kitKey = ({ id, version }: { id: string; version: number }): string => `${id}.${version}`

const Page = z.coerce.number().int().min(1).max(10_000).catch(1)
const KitKey = z
	.string()
	.regex(/^[0-9a-f-]{36}\.\d{1,7}$/)
	.catch('')

export const placeIn = (query: URLSearchParams): CartPlace => ({
	page: Page.parse(query.get('page') ?? 1),
	kit: KitKey.parse(query.get('kit') ?? ''),
	part: Page.parse(query.get('part') ?? 1),
})

export const cartQuery = ({ page, kit, part }: CartPlace): Record<string, string> => ({
	...(page > 1 && { page: String(page) }),
	...(kit !== '' && { kit }),
	...(kit !== '' && part > 1 && { part: String(part) }),
})

export function cartHref(place: CartPlace): string {
	const query = new URLSearchParams(cartQuery(place))
	return query.size > 0 ? `/cart?${query}` : '/cart'
}

export type Shown<Item> = { items: readonly Item[]; page: number; pages: number }

/** The wanted page, or the last one when there are fewer. */
export function pageOf<Item>(all: readonly Item[], wanted: number, perPage: number): Shown<Item> {
	const pages = Math.max(1, Math.ceil(all.length / perPage))
	const page = Math.min(wanted, pages)
	return { items: all.slice((page - 1) * perPage, page * perPage), page, pages }
}
