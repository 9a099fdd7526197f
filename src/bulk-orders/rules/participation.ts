// Which players of the roster have ordered the required items.
import { dayMs } from '#kit/time.ts'
import type { CatalogItem, Missing, Participation, Player } from '../views.ts'

export type Ordered = {
	rosterId: string | null
	productId: string
	designId: string | null
	/** The catalog entry it was ordered as; null in orders from before it was stored. */
	portalItemId: string | null
}
export type Offer = { id: string; productId: string; piece: string; designId: string | null }
type Required = Pick<CatalogItem, 'id' | 'model' | 'isClosed'>

/**
 * The catalog entry that a line counts for, whatever design the entry has by now. A line without its entry counts for the
 * one of its product with its design, or else for the only one that is not named for a piece of a kit.
 */
export function entryOf<Entry extends Offer>(offers: readonly Entry[], line: Ordered): Entry | undefined {
	const own = offers.find(({ id }) => id === line.portalItemId)
	if (own) return own
	const alike = offers.filter(({ productId }) => productId === line.productId)
	const unnamed = alike.filter(({ piece }) => piece === '')
	return (
		alike.find(({ designId }) => designId === line.designId) ??
		(unnamed.length === 1 ? unnamed[0] : undefined)
	)
}

/** Catalog entries already ordered, by roster row. */
export function orderedItems(offers: readonly Offer[], ordered: readonly Ordered[]): Map<string, string[]> {
	const found = new Map<string, string[]>()
	for (const line of ordered) {
		const entry = line.rosterId === null ? undefined : entryOf(offers, line)
		if (line.rosterId === null || !entry) continue
		found.set(line.rosterId, [...new Set([...(found.get(line.rosterId) ?? []), entry.id])])
	}
	return found
}

/** A catalog entry that a player does not need. */
export type NotNeeded = { rosterId: string; itemId: string }

/** Ids of the entries, by roster row. */
export const notNeededItems = (marks: readonly NotNeeded[]): Map<string, string[]> =>
	new Map(
		[...Map.groupBy(marks, ({ rosterId }) => rosterId)].map(([id, own]) => [
			id,
			own.map(({ itemId }) => itemId),
		]),
	)

/** Minimum time between two reminders. */
export const remindEveryMs = 2 * dayMs

/** Roster rows that lack an item that can still be ordered. */
export const remindableIds = ({ missing }: Pick<Participation, 'missing'>): Set<string> =>
	new Set(missing.flatMap(({ id, canOrder }) => (canOrder ? [id] : [])))

type Asked = {
	players: readonly (Pick<Player, 'id' | 'name' | 'number'> & { userId: string | null })[]
	/** The whole catalog. */
	offers: readonly Offer[]
	required: readonly Required[]
	ordered: readonly Ordered[]
	notNeeded: readonly NotNeeded[]
}

/** No player is missing when nothing is required. */
export function participationOf({ players, offers, required, ordered, notNeeded }: Asked): Participation {
	const unneeded = notNeededItems(notNeeded)
	const needs = (playerId: string, itemId: string) => !unneeded.get(playerId)?.includes(itemId)
	const had = orderedItems(offers, ordered)
	const lacking = players.map((player) => ({
		player,
		lacks: required.filter(({ id }) => !had.get(player.id)?.includes(id) && needs(player.id, id)),
	}))
	const missing = lacking
		.filter(({ lacks }) => lacks.length > 0)
		.map(({ player: { id, name, number, userId }, lacks }): Missing => ({
			id,
			name,
			number,
			hasAccount: userId !== null,
			lacks: lacks.map(({ model }) => model),
			canOrder: lacks.some(({ isClosed }) => !isClosed),
		}))
	return {
		players: players.length,
		complete: players.length - missing.length,
		items: required.map((item) => ({
			id: item.id,
			name: item.model,
			ordered: players.filter(({ id }) => had.get(id)?.includes(item.id)).length,
			needed: players.filter(({ id }) => had.get(id)?.includes(item.id) || needs(id, item.id)).length,
		})),
		missing,
	}
}
