// Units that come in with a delivery, and adjustments by hand with their reason.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { mostUnits, type UnitsMoved } from '../rules/manage.ts'
import { adjustments, mostNote, needsNote, type AdjustmentReason } from '../rules/movements.ts'
import { changeStock, lockStock, type Movement } from '../store/stock.server.ts'
import { goneSize, renewProducts } from './manage.server.ts'

const most = mostUnits.toLocaleString('en-US')
const changedMeanwhile =
	'The stock of one of these sizes was counted, received or adjusted meanwhile. Check that this is not entered already, then save again.'

type Moved = {
	/** Null for sizes of any product. */
	productId: string | null
	/** Without `base` a concurrent change of the size is no conflict. */
	units: readonly (Omit<UnitsMoved, 'base'> & Partial<Pick<UnitsMoved, 'base'>>)[]
	movement: Omit<Movement, 'at' | 'actorId'>
}

/** Adds the units, negative ones included. @returns ids of the products. @throws Refusal not_found, conflict */
async function move(inner: ServiceContext, { productId, units, movement }: Moved): Promise<string[]> {
	const shelves = new Map(
		(
			await lockStock(
				inner.db,
				units.map(({ variantId }) => variantId),
			)
		).map((shelf) => [shelf.id, shelf]),
	)
	for (const { variantId, base, units: delta } of units) {
		const shelf = shelves.get(variantId)
		if (!shelf || (productId !== null && shelf.productId !== productId))
			throw new Refusal('not_found', goneSize)
		if (base !== undefined && shelf.counted !== base) throw new Refusal('conflict', changedMeanwhile)
		if (shelf.stock + delta < 0)
			throw new Refusal(
				'conflict',
				`Only ${shelf.stock} of this size can be sold: fewer than 0 cannot be left.`,
			)
		if (shelf.counted + delta > mostUnits) throw new Refusal('invalid', `A size has at most ${most} units.`)
	}
	const changes = units.map(({ variantId, units: delta }) => ({ variantId, delta }))
	await changeStock(inner.db, changes, { ...movement, at: inner.now, actorId: inner.actor.userId })
	const touched = [...new Set([...shelves.values()].map((shelf) => shelf.productId))]
	await renewProducts(inner, touched)
	return touched
}

const isUnits = (units: number): boolean => Number.isSafeInteger(units) && units >= 1 && units <= mostUnits

function checkedNote(text: string): string {
	const plain = text.trim()
	if (plain.length > mostNote)
		throw new Refusal('invalid', `Please shorten the note to ${mostNote} characters.`)
	return plain
}

export type Received = { productId: string; units: readonly UnitsMoved[]; note: string }

/**
 * Adds the units of a delivery. Call it inside a transaction; the caller updates the search index.
 * @throws Refusal forbidden, not_found, invalid; conflict after a concurrent count, delivery or adjustment
 */
export async function receiveStock(inner: ServiceContext, received: Received): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	const { productId, units } = received
	if (units.length === 0)
		throw new Refusal('invalid', 'Please enter how many units came in of at least one size.')
	if (!units.every((one) => isUnits(one.units)))
		throw new Refusal('invalid', `Please enter whole numbers of units, at most ${most}.`)
	await move(inner, { productId, units, movement: { kind: 'received', note: checkedNote(received.note) } })
	const total = units.reduce((sum, one) => sum + one.units, 0)
	const details = { variants: units.length, units: total }
	await note(inner, { event: 'stock.received', subject: productId, details })
}

/**
 * Adds units of any products, for a module that checks the permission. Call it inside a transaction; the caller updates
 * the search index.
 * @returns ids of the products
 * @throws Refusal not_found, invalid
 */
export const receiveUnits = (
	inner: ServiceContext,
	{ units, note: text }: { units: readonly { variantId: string; units: number }[]; note: string },
): Promise<string[]> =>
	move(inner, {
		productId: null,
		units: units.map(({ variantId, units: came }) => ({ variantId, units: came })),
		movement: { kind: 'received', note: checkedNote(text) },
	})

export type Adjusted = UnitsMoved & { productId: string; reason: AdjustmentReason; note: string }

/**
 * Adds or takes away units of one size, as the reason says. Call it inside a transaction; the caller updates the search
 * index.
 * @throws Refusal forbidden, not_found, invalid; conflict after a concurrent change, or for more than can be sold
 */
export async function adjustStock(
	inner: ServiceContext,
	{ productId, reason, note: text, ...one }: Adjusted,
): Promise<void> {
	assertCan(inner, catalogPolicy, 'edit')
	if (!isUnits(one.units))
		throw new Refusal('invalid', `Please enter a whole number of units, from 1 to ${most}.`)
	const typed = checkedNote(text)
	if (needsNote(reason) && typed === '')
		throw new Refusal('invalid', 'Please say in the note why the stock is adjusted.')
	const delta = adjustments[reason].sign * one.units
	const units = [{ ...one, units: delta }]
	await move(inner, { productId, units, movement: { kind: 'adjusted', reason, note: typed } })
	await note(inner, { event: 'stock.adjusted', subject: productId, details: { units: delta, reason } })
}
