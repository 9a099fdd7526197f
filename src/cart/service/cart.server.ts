// Shared by all changes of a cart: the owner's cart, locked, and its lines.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { messages } from '../rules/labels.ts'
import { insertCart, lockCart, markChanged, type CartOwner, type CartRow } from '../store/carts.server.ts'
import { linesOfCart, type StoredLine } from '../store/lines.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'

/** A school with hundreds of people may share one IP address. */
export const newCartsPerHour = 300
const hourMs = 3_600_000

/**
 * Counts a visitor's new cart.
 * @param clientAddress empty when unknown: then nothing is counted
 * @throws Refusal too_many
 */
export async function countNewCart({ db, now }: ServiceContext, clientAddress: string): Promise<void> {
	if (clientAddress === '') return
	const limit = { name: 'cart', subject: clientAddress, turns: newCartsPerHour, windowMs: hourMs }
	if (!(await takeTurn(db, now, limit))) throw new Refusal('too_many', messages.tooManyCarts)
}

export type { CartOwner } from '../store/carts.server.ts'

/** A cart line as the request for an order. */
export const wantedOf = (
	line: Pick<
		StoredLine,
		'variantId' | 'designId' | 'designVersion' | 'playerName' | 'playerNumber' | 'quantity'
	>,
): WantedLine => ({
	variantId: VariantId.parse(line.variantId),
	design:
		line.designId === null || line.designVersion === null
			? null
			: { id: DesignId.parse(line.designId), version: line.designVersion },
	quantity: line.quantity,
	playerName: line.playerName,
	playerNumber: line.playerNumber,
})

/** The owner's cart, created if missing, and locked until the transaction ends. */
export async function ownCart(inner: ServiceContext, owner: CartOwner): Promise<CartRow> {
	const present = await lockCart(inner.db, owner)
	if (present) return present
	await insertCart(inner.db, owner, { id: randomUUID(), now: inner.now })
	const made = await lockCart(inner.db, owner)
	if (!made) throw new Error('A cart was made and is not there')
	return made
}

export type HeldLines = { cart: CartRow; lines: StoredLine[]; line: StoredLine }

/** @throws Refusal not_found when the line is not in this owner's cart */
async function heldLine(inner: ServiceContext, owner: CartOwner, lineId: string): Promise<HeldLines> {
	const cart = await lockCart(inner.db, owner)
	const lines = cart ? await linesOfCart(inner.db, cart.id) : []
	const line = lines.find(({ id }) => id === lineId)
	if (!cart || !line) throw new Refusal('not_found', messages.lineGone)
	return { cart, lines, line }
}

/** Changes one line of the owner's cart in a transaction and raises the cart's revision. */
export const changeLine = <Result>(
	context: ServiceContext,
	{ owner, lineId }: { owner: CartOwner; lineId: string },
	change: (inner: ServiceContext, held: HeldLines) => Promise<Result>,
): Promise<Result> =>
	inTransaction(context, async (inner) => {
		const held = await heldLine(inner, owner, lineId)
		const result = await change(inner, held)
		await markChanged(inner.db, held.cart.id, inner.now)
		return result
	})
