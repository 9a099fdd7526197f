// Changes a cart's lines: quantity, size, removal.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { VariantId } from '#kit/ids.ts'
import { lineKeyOf } from '#orders/rules/lines.ts'
import { heldByOwnOrder, pricedLines } from '#orders/service/lines.server.ts'
import { nearestBlank } from '../rules/blank.ts'
import { maxUnits, quantityFor, type Settled } from '../rules/lines.ts'
import { messages, type Named } from '../rules/labels.ts'
import { lockCart, markChanged } from '../store/carts.server.ts'
import {
	blankById,
	blanksOf,
	changeLines,
	deleteLines,
	linesOfCart,
	namedLines,
	ownDesign,
	setVariant,
	type NamedLine,
	type StoredBlank,
	type StoredLine,
} from '../store/lines.server.ts'
import { changeLine, wantedOf, type CartOwner, type HeldLines } from './cart.server.ts'

type OfLine = { lineId: string }

/** Sets the quantity; 0 removes the line. An increase is capped at the stock. @throws Refusal not_found */
export const setQuantity = (
	context: ServiceContext,
	owner: CartOwner,
	{ lineId, quantity }: OfLine & { quantity: number },
): Promise<Settled> =>
	changeLine(context, { owner, lineId }, async (inner, { cart, lines, line }) => {
		if (quantity <= 0) {
			await deleteLines(inner.db, [lineId])
			return { quantity: 0, isCapped: false }
		}
		const ownHold = (await heldByOwnOrder(inner, cart.id)).get(line.variantId) ?? 0
		const stock = ((await blankById(inner.db, line.variantId))?.stock ?? 0) + ownHold
		const settled = quantityFor(lines, line, { wanted: quantity, stock })
		await changeLines(inner.db, [{ id: lineId, quantity: settled.quantity }])
		return settled
	})

/** The same garment in another size: color and design are kept. */
async function inSize(inner: ServiceContext, line: StoredLine, size: string): Promise<StoredBlank> {
	const present = await blankById(inner.db, line.variantId)
	const blanks = present ? await blanksOf(inner.db, [present.productId]) : []
	if (!present || blanks.length === 0) throw new Refusal('not_found', messages.productNotFound)
	const sameColor = blanks.find((blank) => blank.size === size && blank.colorway === present.colorway)
	const { userId } = inner.actor
	const own =
		line.designId !== null && line.designVersion !== null && userId !== null
			? await ownDesign(inner.db, userId, { id: line.designId, version: line.designVersion })
			: undefined
	const nearest = own && nearestBlank(blanks, { size, ...own }, present.colorways)
	const found = nearest ?? sameColor
	if (!found) throw new Refusal('invalid', messages.noSuchSize)
	return found
}

/** @throws Refusal conflict when the two lines together pass 999 */
async function mergeInto(inner: ServiceContext, line: StoredLine, equal: StoredLine): Promise<void> {
	const quantity = line.quantity + equal.quantity
	if (quantity > maxUnits) throw new Refusal('conflict', messages.lineTakes)
	await deleteLines(inner.db, [line.id])
	await changeLines(inner.db, [{ id: equal.id, quantity }])
}

async function toSize(inner: ServiceContext, { lines, line }: HeldLines, size: string): Promise<string> {
	const blank = await inSize(inner, line, size)
	const variantId = VariantId.parse(blank.id)
	const key = lineKeyOf({ ...wantedOf(line), variantId })
	if (key === line.key) return line.id
	const equal = lines.find((other) => other.key === key)
	if (equal) await mergeInto(inner, line, equal)
	else await setVariant(inner.db, line.id, { variantId, lineKey: key })
	return equal?.id ?? line.id
}

/**
 * Changes a line's size; an equal line absorbs it.
 * @returns the line that holds the units now
 * @throws Refusal not_found, invalid, conflict
 */
export const changeSize = (
	context: ServiceContext,
	owner: CartOwner,
	{ lineId, size }: OfLine & { size: string },
): Promise<string> => changeLine(context, { owner, lineId }, (inner, held) => toSize(inner, held, size))

/** The removed line, complete, so that it can be restored. */
export type Removed = { line: Pick<NamedLine, keyof StoredLine>; named: Named }

/** Removes a line; null when it is already gone. `addLine` restores it. */
export const removeLine = (
	context: ServiceContext,
	owner: CartOwner,
	{ lineId }: OfLine,
): Promise<Removed | null> =>
	inTransaction(context, async (inner) => {
		const cart = await lockCart(inner.db, owner)
		const line = cart && (await namedLines(inner.db, cart.id)).find(({ id }) => id === lineId)
		if (!cart || !line) return null
		await deleteLines(inner.db, [line.id])
		await markChanged(inner.db, cart.id, inner.now)
		return { line, named: line }
	})

/** Marks the current prices as seen by the buyer. */
export const acceptPrices = (context: ServiceContext, owner: CartOwner): Promise<void> =>
	inTransaction(context, async (inner) => {
		const cart = await lockCart(inner.db, owner)
		const lines = cart ? await linesOfCart(inner.db, cart.id) : []
		if (!cart || lines.length === 0) return
		const { lines: priced } = await pricedLines(inner, lines.map(wantedOf), { cartId: cart.id })
		const seen = lines.flatMap(({ id }, at) => {
			const seenUnitCents = priced[at]?.unitCents
			return seenUnitCents === undefined ? [] : [{ id, seenUnitCents }]
		})
		await changeLines(inner.db, seen)
		await markChanged(inner.db, cart.id, inner.now)
	})
