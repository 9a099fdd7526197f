// Adds items to a cart: a garment alone or as pictured, or the person's own saved design.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { DesignId, parseProductId, VariantId } from '#kit/ids.ts'
import type { WantedLine } from '#orders/schemas.ts'
import { nearestBlank } from '../rules/blank.ts'
import { colorLabel, messages, type Named } from '../rules/labels.ts'
import type { AddDesign, AddProduct } from '../schemas.ts'
import {
	blankById,
	blankOf,
	blanksById,
	blanksOf,
	ownDesign,
	type StoredBlank,
} from '../store/lines.server.ts'
import type { CartOwner } from './cart.server.ts'
import { upsertLines, type PutLine, type Wanted } from './upsert-lines.server.ts'

export type Added = PutLine & { named: Named }

/** @throws Refusal not_found for a product, color or size that is not sold; invalid for a size that does not exist */
async function chosenBlank(
	{ db }: ServiceContext,
	{ product, color, size }: Pick<AddProduct, 'product' | 'color' | 'size'>,
): Promise<StoredBlank> {
	const productId = parseProductId(product)
	const blank = productId ? await blankOf(db, { productId, colorway: color, size }) : undefined
	if (blank) return blank
	const blanks = productId ? await blanksOf(db, [productId]) : []
	throw blanks.length === 0
		? new Refusal('not_found', messages.productNotFound)
		: new Refusal('invalid', messages.noSuchSize)
}

/** @throws Refusal signed_out, not_found; invalid for a size that does not exist and for a piece of a kit */
async function blankOfDesign({ db, actor }: ServiceContext, { design, version, size }: AddDesign) {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signInForDesign)
	const own = await ownDesign(db, actor.userId, { id: design, version })
	if (own && own.kitId !== null) throw new Refusal('invalid', messages.pieceOfKit)
	const blanks = own ? await blanksOf(db, [own.productId]) : []
	if (!own || blanks.length === 0) throw new Refusal('not_found', messages.designNotFound)
	const blank = nearestBlank(blanks, { size, ...own }, blanks[0]?.colorways ?? [])
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
	const ofShop = done.isPictured ? 'shop' : 'own'
	return { ...done, named: { model, color: colorLabel(color, wanted.design ? ofShop : 'none'), size } }
}

/** The shop's design of this color with its sample player; nothing where the pictures show the garment alone. */
function picturedOn({ colorway, colorways }: StoredBlank) {
	const design = colorways.find(({ id }) => id === colorway)?.design
	if (!design || design.blankPicture === null) return undefined
	const { id, version, playerName, playerNumber } = design
	return { design: { id: DesignId.parse(id), version }, playerName, playerNumber }
}

/** Adds a garment alone, or as its pictures show it. @throws Refusal not_found, invalid */
export const addProduct = (
	context: ServiceContext,
	owner: CartOwner,
	request: Pick<AddProduct, 'product' | 'color' | 'size' | 'qty'> & Partial<Pick<AddProduct, 'as'>>,
): Promise<Added> =>
	inTransaction(context, async (inner) => {
		const blank = await chosenBlank(inner, request)
		const wanted = {
			variantId: VariantId.parse(blank.id),
			design: null,
			quantity: request.qty,
			playerName: '',
			playerNumber: '',
			...(request.as === 'pictured' && picturedOn(blank)),
		}
		return put(inner, owner, { wanted, blank, addedAt: null })
	})

/**
 * Adds a version of the person's own design; the blank is chosen here.
 * @throws Refusal signed_out, not_found; invalid for a size that does not exist and for letters missing in the font
 */
export const addDesign = (context: ServiceContext, owner: CartOwner, request: AddDesign): Promise<Added> =>
	inTransaction(context, async (inner) => {
		const blank = await blankOfDesign(inner, request)
		const wanted = {
			variantId: VariantId.parse(blank.id),
			design: { id: request.design, version: request.version },
			quantity: request.qty,
			playerName: request.playerName,
			playerNumber: request.playerNumber,
		}
		const added = await put(inner, owner, { wanted, blank, addedAt: null })
		if (added.trouble !== null) throw new Refusal('invalid', added.trouble)
		return added
	})

/** Lines added at once are dated a few milliseconds ahead. */
const clockSlackMs = 60_000

/** The old place of a restored line; the end for a time in the future. */
export const placeAt = ({ now }: Pick<ServiceContext, 'now'>, addedAt: Date | undefined): Date | null =>
	addedAt !== undefined && addedAt.getTime() < now.getTime() + clockSlackMs ? addedAt : null

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
		return put(inner, owner, { wanted, blank, addedAt: placeAt(inner, addedAt) })
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
