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
	blanksById,
	blanksOf,
	changeLines,
	insertLines,
	linesOfCart,
	ownDesign,
	type LineChange,
	type NewCartLine,
	type StoredBlank,
	type StoredLine,
} from '../store/lines.server.ts'
import { ownCart, type CartOwner } from './cart.server.ts'
import { randomUUID } from 'node:crypto'
import { lineKeyOf } from '#orders/rules/lines.ts'
import { heldByOwnOrder, pricedLines } from '#orders/service/lines.server.ts'
import { additionTo, wholly, type Addition, type Held } from '../rules/lines.ts'
import { markChanged } from '../store/carts.server.ts'

// Adds any number of lines to a cart in a constant number of statements.
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
	const found = await pricedLines(
		inner,
		all.map(({ wanted }) => wanted),
	)
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
	const cart = await ownCart(inner, owner)
	const lines = await linesOfCart(inner.db, cart.id)
	const ownHolds = await heldByOwnOrder(inner, cart.id)
	const { done, grown, fresh } = plan(priced, { cartId: cart.id, lines, ownHolds, now: inner.now })
	await changeLines(inner.db, grown)
	await insertLines(inner.db, fresh)
	if (grown.length + fresh.length > 0) await markChanged(inner.db, cart.id, inner.now)
	return done
}

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

/** @throws Refusal signed_out, not_found; invalid for a size that does not exist and for a piece of a kit */
async function blankOfDesign({ db, actor }: ServiceContext, { design, version, size }: AddDesign) {
	if (actor.userId === null) throw new Refusal('signed_out', messages.signInForDesign)
	const own = await ownDesign(db, actor.userId, { id: design, version })
	if (own && own.kitId !== null) throw new Refusal('invalid', messages.pieceOfKit)
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
