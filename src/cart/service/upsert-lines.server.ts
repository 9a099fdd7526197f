// Adds any number of lines to a cart in a constant number of statements.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { settled } from '#kit/settled.ts'
import { lineKeyOf } from '#orders/rules/lines.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { heldByOwnOrder, pricedLines } from '#orders/service/lines.server.ts'
import { additionTo, wholly, type Addition, type Held } from '../rules/lines.ts'
import { lockCart, markChanged } from '../store/carts.server.ts'
import {
	changeLines,
	insertLines,
	linesOfCart,
	type LineChange,
	type NewCartLine,
	type StoredBlank,
	type StoredLine,
} from '../store/lines.server.ts'
import { ownCart, type CartOwner } from './cart.server.ts'

export type Wanted = {
	wanted: WantedLine
	blank: StoredBlank
	/** Determines its place among the others; null for the end. */
	addedAt: Date | null
	/** Adds all of it or nothing. */
	isWhole?: boolean
}
export type PutLine = {
	addition: Addition
	lineId: string | null
	/** Message about characters missing in its font; null when it can be made. */
	trouble: string | null
	/** With the shop's own design. */
	isPictured: boolean
}

/** Keeps lines ordered that arrive within one millisecond. */
const afterAll = (lines: readonly StoredLine[], now: Date): number =>
	Math.max(now.getTime(), ...lines.map((line) => line.addedAt.getTime() + 1))

type Known = {
	cartId: string
	lines: readonly StoredLine[]
	/** Stock held by the cart's own unpaid order, by variant. */
	ownHolds: ReadonlyMap<string, number>
	now: Date
}
type Priced = Wanted & { unitCents: number } & Pick<PutLine, 'trouble' | 'isPictured'>

/** Plans the cart's changes line by line: each line gets what the ones before it have left. */
function plan(priced: readonly (Priced | null)[], { cartId, lines, ownHolds, now }: Known) {
	const held = new Map<string, Held>(lines.map((line) => [line.key, line]))
	const grown = new Map<string, LineChange>()
	const fresh = new Map<string, NewCartLine>()
	const last = afterAll(lines, now)
	const done = priced.map((line): PutLine | null => {
		if (!line) return null
		const { wanted, blank, unitCents, addedAt, isWhole = false, trouble, isPictured } = line
		const facts = { trouble, isPictured }
		const { variantId, design, playerName, playerNumber } = wanted
		const key = lineKeyOf(wanted)
		const stock = blank.stock + (ownHolds.get(variantId) ?? 0)
		const possible = additionTo([...held.values()], { key, variantId, quantity: wanted.quantity }, stock)
		const addition = isWhole ? wholly(possible) : possible
		if (!('quantity' in addition)) return { addition, lineId: null, ...facts }
		const { quantity } = addition
		const present = held.get(key)
		const id = present?.id ?? randomUUID()
		held.set(key, { id, key, variantId, quantity })
		const planned = fresh.get(key)
		if (planned) fresh.set(key, { ...planned, quantity })
		else if (present) grown.set(id, { id, quantity, seenUnitCents: unitCents })
		else
			fresh.set(key, {
				id,
				cartId,
				variantId,
				designId: design?.id ?? null,
				designVersion: design?.version ?? null,
				playerName,
				playerNumber,
				lineKey: key,
				quantity,
				seenUnitCents: unitCents,
				addedAt: addedAt ?? new Date(last + fresh.size),
			})
		return { addition, lineId: id, ...facts }
	})
	return { done, grown: [...grown.values()], fresh: [...fresh.values()] }
}

/** Inside a transaction. @returns the result of each line; null for items that this person cannot buy */
export async function upsertLines(
	inner: ServiceContext,
	owner: CartOwner,
	all: readonly Wanted[],
): Promise<(PutLine | null)[]> {
	const [found, present] = await settled([
		pricedLines(
			inner,
			all.map(({ wanted }) => wanted),
		),
		lockCart(inner.db, owner),
	])
	const troubles = new Map(
		found.problems.flatMap(({ at, kind, message }) =>
			kind === 'letters' || kind === 'design-letters' ? [[at, message] as const] : [],
		),
	)
	const priced = all.map((line, at) => {
		const { unitCents, snapshot } = found.lines[at] ?? {}
		if (unitCents === undefined) return null
		const isPictured = snapshot?.isPictured ?? false
		return { ...line, unitCents, isPictured, trouble: troubles.get(at) ?? null }
	})
	if (priced.every((line) => line === null)) return all.map(() => null)
	const cart = present ?? (await ownCart(inner, owner))
	const [lines, ownHolds] = await settled([linesOfCart(inner.db, cart.id), heldByOwnOrder(inner, cart.id)])
	const { done, grown, fresh } = plan(priced, { cartId: cart.id, lines, ownHolds, now: inner.now })
	await settled([
		changeLines(inner.db, grown),
		insertLines(inner.db, fresh),
		grown.length + fresh.length > 0 && markChanged(inner.db, cart.id, inner.now),
	])
	return done
}
