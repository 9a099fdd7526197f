// Adds items to a cart: a garment as sold, or the person's own saved design.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseProductId, VariantId } from '#kit/ids.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { nearestBlank } from '../rules/blank.ts'
import { messages, yourDesign, type Named } from '../rules/labels.ts'
import type { AddDesign, AddProduct } from '../schemas.ts'
import { ownDesign } from '../store/designs.server.ts'
import { blankById, blanksById, blanksOf, type StoredBlank } from '../store/lines.server.ts'
import type { CartOwner } from './cart.server.ts'
import { upsertLines, type PutLine, type Wanted } from './put.server.ts'

export type Added = PutLine & { named: Named }

/** @throws Refusal not_found for a product, color or size that is not sold; invalid for a size that does not exist */
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

/** @throws Refusal not_found when this person cannot buy it */
async function put(inner: ServiceContext, owner: CartOwner, given: Wanted): Promise<Added> {
	const { wanted, blank } = given
	const [done] = await upsertLines(inner, owner, [given])
	if (!done)
		throw new Refusal('not_found', wanted.design ? messages.designNotFound : messages.productNotFound)
	const { model, color, size } = blank
	return { ...done, named: { model, color: wanted.design ? yourDesign : color, size } }
}

/** Adds a garment as sold. @throws Refusal not_found, invalid */
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

/**
 * Adds a version of the person's own design; the blank is chosen here.
 * @throws Refusal signed_out, not_found; invalid for a size that does not exist and for letters missing in the font
 */
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
		const added = await put(inner, owner, { wanted, blank, addedAt: null })
		if (added.trouble !== null) throw new Refusal('invalid', added.trouble)
		return added
	})

/** Lines added at once are dated a few milliseconds ahead. */
const clockSlackMs = 60_000

/**
 * Adds exactly this line: a removed one, or one of an earlier order.
 * @param addedAt determines its place among the others; a time in the future is ignored
 * @throws Refusal not_found when it is no longer sold or the design is not the person's
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

/**
 * Adds as much of these lines as is available, in a constant number of statements.
 * @returns units added, line by line; 0 for items no longer sold, or whose design is not the person's
 */
export const addLines = (
	context: ServiceContext,
	owner: CartOwner,
	wanted: readonly WantedLine[],
): Promise<number[]> =>
	inTransaction(context, async (inner) => {
		const ids = [...new Set(wanted.map(({ variantId }) => variantId))]
		const blanks = new Map((await blanksById(inner.db, ids)).map((blank) => [blank.id, blank]))
		const sold = wanted.flatMap((line) => {
			const blank = blanks.get(line.variantId)
			return blank ? [{ wanted: line, blank, addedAt: null }] : []
		})
		const done = await upsertLines(inner, owner, sold)
		const added = new Map(
			sold.map((line, at) => {
				const addition = done[at]?.addition
				return [line.wanted, addition && 'added' in addition ? addition.added : 0]
			}),
		)
		return wanted.map((line) => added.get(line) ?? 0)
	})
