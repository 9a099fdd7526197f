// Putting things into a cart: a garment as it is, or one's own saved design.
import { randomUUID } from 'node:crypto'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId, VariantId } from '#kit/ids.ts'
import { lineKeyOf, type PricedLine } from '#orders/rules/lines.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { heldByOwnOrder, pricedLines } from '#orders/service/lines.server.ts'
import { nearestBlank } from '../rules/blank.ts'
import { additionTo, type Addition } from '../rules/lines.ts'
import { messages, yourDesign, type Named } from '../rules/words.ts'
import type { AddDesign, AddProduct } from '../schemas.ts'
import { markChanged } from '../store/carts.server.ts'
import { ownDesign } from '../store/designs.server.ts'
import {
	blankById,
	blanksOf,
	insertLine,
	linesOfCart,
	setQuantityAndPrice,
	type StoredBlank,
	type StoredLine,
} from '../store/lines.server.ts'
import { ownCart, type CartOwner } from './cart.server.ts'

export type Added = { addition: Addition; named: Named; lineId: string | null }

/** @throws Refusal not_found for a product, a color or a size that is not sold; invalid for a size that does not exist */
async function chosenBlank(
	{ db }: ServiceContext,
	{ product, color, size }: Pick<AddProduct, 'product' | 'color' | 'size'>,
): Promise<StoredBlank> {
	const productId = parseProductId(product)
	const blanks = productId ? await blanksOf(db, [productId]) : []
	if (blanks.length === 0) throw new Refusal('not_found', messages.productNotFound)
	const blank = blanks.find((found) => found.colorway === color && found.size === size)
	if (!blank) throw new Refusal('invalid', messages.noSuchSize)
	return blank
}

/** @throws Refusal signed_out, not_found; invalid for a size that does not exist */
async function blankOfDesign({ db, actor }: ServiceContext, { design, version, size }: AddDesign) {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signInForDesign)
	const own = await ownDesign(db, actor.userId, { id: design, version })
	const blanks = own ? await blanksOf(db, [own.productId]) : []
	if (!own || blanks.length === 0) throw new Refusal('not_found', messages.designNotFound)
	const blank = nearestBlank(blanks, { size, color: own.primaryColor }, blanks[0]?.colorways ?? [])
	if (!blank) throw new Refusal('invalid', messages.noSuchSize)
	return blank
}

/** @throws Refusal not_found when it cannot be bought by this person */
async function priceNow(inner: ServiceContext, wanted: WantedLine): Promise<PricedLine> {
	const [line] = (await pricedLines(inner, [wanted])).lines
	if (line) return line
	throw new Refusal('not_found', wanted.design ? messages.designNotFound : messages.productNotFound)
}

type Wanted = {
	wanted: WantedLine
	blank: StoredBlank
	/** Its place among the others; at their end when null. */
	addedAt: Date | null
}

/** Lines that come within one millisecond have an order, too. */
const afterAll = (lines: readonly StoredLine[], now: Date): Date =>
	new Date(Math.max(now.getTime(), ...lines.map((line) => line.addedAt.getTime() + 1)))

async function put(
	inner: ServiceContext,
	owner: CartOwner,
	{ wanted, blank, addedAt }: Wanted,
): Promise<Added> {
	const { unitCents } = await priceNow(inner, wanted)
	const cart = await ownCart(inner, owner)
	const lines = await linesOfCart(inner.db, cart.id)
	const ownHold = (await heldByOwnOrder(inner, cart.id)).get(wanted.variantId) ?? 0
	const key = lineKeyOf(wanted)
	const addition = additionTo(
		lines,
		{ key, variantId: wanted.variantId, quantity: wanted.quantity },
		blank.stock + ownHold,
	)
	const { model, color, size } = blank
	const named = { model, color: wanted.design ? yourDesign : color, size }
	if (!('quantity' in addition)) return { addition, named, lineId: null }
	const { quantity } = addition
	const held = lines.find((line) => line.key === key)
	const lineId = held?.id ?? randomUUID()
	if (held) await setQuantityAndPrice(inner.db, held.id, { quantity, seenUnitCents: unitCents })
	else
		await insertLine(inner.db, {
			id: lineId,
			cartId: cart.id,
			variantId: wanted.variantId,
			designId: wanted.design?.id ?? null,
			designVersion: wanted.design?.version ?? null,
			playerName: wanted.playerName,
			playerNumber: wanted.playerNumber,
			lineKey: key,
			quantity,
			seenUnitCents: unitCents,
			addedAt: addedAt ?? afterAll(lines, inner.now),
		})
	await markChanged(inner.db, cart.id, inner.now)
	return { addition, named, lineId }
}

/** Adds a garment as it is sold. @throws Refusal not_found, invalid */
export const addProduct = (
	context: ServiceContext,
	owner: CartOwner,
	wish: Pick<AddProduct, 'product' | 'color' | 'size' | 'qty'>,
): Promise<Added> =>
	inTransaction(context, async (inner) => {
		const blank = await chosenBlank(inner, wish)
		const wanted = {
			variantId: VariantId.parse(blank.id),
			design: null,
			quantity: wish.qty,
			playerName: '',
			playerNumber: '',
		}
		return put(inner, owner, { wanted, blank, addedAt: null })
	})

/** Adds a version of one's own design; the blank is chosen here. @throws Refusal signed_out, not_found, invalid */
export const addDesign = (context: ServiceContext, owner: CartOwner, wish: AddDesign): Promise<Added> =>
	inTransaction(context, async (inner) => {
		const blank = await blankOfDesign(inner, wish)
		const wanted = {
			variantId: VariantId.parse(blank.id),
			design: { id: wish.design, version: wish.version },
			quantity: wish.qty,
			playerName: wish.playerName,
			playerNumber: wish.playerNumber,
		}
		return put(inner, owner, { wanted, blank, addedAt: null })
	})

/** Lines put in at once are a few milliseconds ahead. */
const clockSlackMs = 60_000

/**
 * Adds exactly this line: one that was removed, or one of an earlier order.
 * @param addedAt its place among the others; one in the future is not believed
 * @throws Refusal not_found when it is not sold any more or the design is not the person's
 */
export const addLine = (
	context: ServiceContext,
	owner: CartOwner,
	{ wanted, addedAt }: { wanted: WantedLine; addedAt?: Date },
): Promise<Added> =>
	inTransaction(context, async (inner) => {
		const blank = await blankById(inner.db, wanted.variantId)
		if (!blank) throw new Refusal('not_found', messages.productNotFound)
		const isPast = addedAt !== undefined && addedAt.getTime() < inner.now.getTime() + clockSlackMs
		return put(inner, owner, { wanted, blank, addedAt: isPast ? addedAt : null })
	})
