// Which players of the roster have ordered the required items.
import { dayMs } from '#kit/time.ts'
import type { CatalogItem, Missing, Participation, Player } from '../views.ts'

export type Ordered = { rosterId: string | null; productId: string; designId: string | null }
type Required = Pick<CatalogItem, 'id' | 'model' | 'isClosed'> & {
	productId: string
	designId: string | null
}

const keyOf = (rosterId: string | null, { productId, designId }: Omit<Ordered, 'rosterId'>) =>
	`${rosterId} ${productId} ${designId}`

/** Catalog entries already ordered, by roster row. */
export function orderedItems(
	offers: readonly { id: string; productId: string; designId: string | null }[],
	ordered: readonly Ordered[],
): Map<string, string[]> {
	const found = new Map<string, string[]>()
	for (const { rosterId, productId, designId } of ordered) {
		if (rosterId === null) continue
		const ids = offers.filter((offer) => offer.productId === productId && offer.designId === designId)
		found.set(rosterId, [...(found.get(rosterId) ?? []), ...ids.map(({ id }) => id)])
	}
	return found
}

/** Minimum time between two reminders. */
export const remindEveryMs = 2 * dayMs

/** Roster rows that lack an item that can still be ordered. */
export const remindableIds = ({ missing }: Pick<Participation, 'missing'>): Set<string> =>
	new Set(missing.flatMap(({ id, canOrder }) => (canOrder ? [id] : [])))

type Asked = {
	players: readonly (Pick<Player, 'id' | 'name' | 'number'> & { userId: string | null })[]
	required: readonly Required[]
	ordered: readonly Ordered[]
}

/** No player is missing when nothing is required. */
export function participationOf({ players, required, ordered }: Asked): Participation {
	const had = new Set(ordered.map((line) => keyOf(line.rosterId, line)))
	const lacking = players.map((player) => ({
		player,
		lacks: required.filter((item) => !had.has(keyOf(player.id, item))),
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
			ordered: lacking.filter(({ lacks }) => !lacks.includes(item)).length,
		})),
		missing,
	}
}
