// The view of a cart with current prices and problems, in a constant number of statements.
import { sizeCentsOfDesign } from '#catalog/rules/design-size-prices.ts'
import type { DesignColors } from '#catalog/rules/nearest-colorway.ts'
import { extraCentsOf, sizeCentsOf } from '#catalog/rules/size-prices.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { formatUsd } from '#kit/money.ts'
import { builderUrl } from '#designs/urls.ts'
import type { LineProblem, OrderedKit, PricedLine } from '#orders/rules/lines.ts'
import {
	parcelOf,
	pricedLines,
	productsOf,
	termsIn,
	termsOfLines,
	totalsOf,
} from '#orders/service/lines.server.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { pricesNow } from '#shop-settings/service/prices.server.ts'
import { roomFor } from '../rules/lines.ts'
import type { Cart, CartLine, SizeChoice } from '../rules/view.ts'
import { colorLabel } from '../rules/labels.ts'
import { cartOfOwner, revisionById, unitsOfOwner } from '../store/carts.server.ts'
import { namedLines, sizesOfProducts, type NamedLine, type StoredSize } from '../store/lines.server.ts'
import { wantedOf, type CartOwner } from './cart.server.ts'
import { codeNoticeFor } from '#orders/service/code-notice.server.ts'
import { usablePromotions, type Offered } from '#orders/service/promotions.server.ts'
import { insteadOf } from '#promotions/rules/code.ts'

/** Terms of a single checkout: no portal; shipping and tax are charged. */
const cartBuying = { portal: null, delivery: { isTaxExempt: false } }

/** The sum of a delivery whose address is unknown, and what makes it the sum of a known one. */
async function sumOf(
	context: ServiceContext,
	{ lines, prices, ...offered }: Offered & { lines: readonly PricedLine[]; prices: PriceList },
) {
	const { delivery } = cartBuying
	const before = await termsIn(prices, context, {
		...cartBuying,
		...offered,
		productIds: productsOf(lines),
	})
	const terms = termsOfLines(before, { lines, delivery, prices })
	const { taxBp, shippingCents, tax, shipping } = prices
	return {
		terms,
		totals: totalsOf(lines, terms),
		tiers: terms.tiers,
		delivery: { parcel: parcelOf(lines, terms), prices: { taxBp, shippingCents, tax, shipping } },
	}
}

async function emptyCart(context: ServiceContext): Promise<Cart> {
	const prices = await pricesNow(context)
	const { terms: _terms, ...sum } = await sumOf(context, { lines: [], prices })
	const promotion = { code: null, notice: null, instead: null }
	return { id: null, revision: 0, lines: [], hasProblems: false, promotion, ...sum }
}

type DesignOf = 'none' | 'shop' | 'own'

/** A person's own design can use a blank of any color, so all colors' sizes count. */
const colorOf = ({ colorway }: NamedLine, design: DesignOf): string => (design === 'own' ? '' : colorway)

/** Sizes by product and color, and by product alone; in the order of the size run. */
function sizesByColor(stored: readonly StoredSize[]): Map<string, SizeChoice[]> {
	const found = new Map<string, Map<string, SizeChoice>>()
	for (const { productId, colorway, size, stock, ...prices } of stored)
		for (const key of [`${productId} ${colorway}`, `${productId} `]) {
			const sizes = found.get(key) ?? new Map<string, SizeChoice>()
			const isAvailable = (sizes.get(size)?.isAvailable ?? false) || stock > 0
			const extraCents = extraCentsOf(prices, { color: colorway, size })
			found.set(key, sizes.set(size, { size, isAvailable, extraCents }))
		}
	return new Map([...found].map(([key, sizes]) => [key, [...sizes.values()]]))
}

function hrefOf(line: NamedLine, design: DesignOf, kit: OrderedKit | null): string {
	const { productId, designId, colorway, size } = line
	if (design === 'own') return builderUrl(kit?.productId ?? productId, kit?.id ?? designId ?? '')
	if (kit) return `/product/${kit.productId}`
	return `/product/${productId}?${new URLSearchParams({ color: colorway, size })}`
}

type Known = {
	lines: readonly NamedLine[]
	held: ReadonlyMap<string, number>
	problems: ReadonlyMap<number, LineProblem>
}

type Found = {
	line: NamedLine
	priced: PricedLine | null
	kit: OrderedKit | null
	colors: DesignColors | null
}

function designOf({ line, priced }: Found): DesignOf {
	if (line.designId === null) return 'none'
	return priced?.snapshot.isPictured ? 'shop' : 'own'
}

/** Of each line, the sizes of its garment; of a person's design with what the blank of each costs more. */
async function sizesOf({ db }: ServiceContext, shown: readonly Found[]): Promise<Map<string, SizeChoice[]>> {
	if (shown.length === 0) return new Map()
	const stored = await sizesOfProducts(db, [...new Set(shown.map(({ line }) => line.productId))])
	const byColor = sizesByColor(stored)
	const products = new Map(stored.map((size) => [size.productId, size]))
	const choices = (found: Found): SizeChoice[] => {
		const { line, colors } = found
		const design = designOf(found)
		const sizes = byColor.get(`${line.productId} ${colorOf(line, design)}`) ?? []
		const product = products.get(line.productId)
		if (design !== 'own' || !colors || !product?.colorways) return sizes
		const extras = sizeCentsOfDesign({ ...product, colorways: product.colorways }, colors)
		return sizes.map((choice) => ({ ...choice, extraCents: sizeCentsOf(extras, choice.size) }))
	}
	return new Map(shown.map((found) => [found.line.id, choices(found)]))
}

function lineOf(found: Found, { lines, held, problems }: Known, at: number): CartLine {
	const { line, priced, kit } = found
	const { id, productId, brand, model, color, size } = line
	const unitCents = priced?.unitCents ?? null
	const design = designOf(found)
	const prints = priced?.snapshot.prints
	return {
		id,
		wanted: wantedOf(line),
		printed: {
			name: prints?.name ? line.playerName : '',
			number: prints?.number ? line.playerNumber : '',
		},
		productId,
		brand,
		model,
		color: colorLabel(color, design),
		size,
		href: hrefOf(line, design, kit),
		sizes: [],
		unitCents,
		lineCents: priced?.lineCents ?? null,
		seenUnitCents: unitCents !== null && unitCents !== line.seenUnitCents ? line.seenUnitCents : null,
		most: Math.max(roomFor(lines, line, line.stock + (held.get(line.variantId) ?? 0)).most, line.quantity),
		kit,
		picture: priced?.snapshot.picture ?? '',
		problem: problems.get(at)?.message ?? null,
	}
}

/**
 * At most seven statements, and three about promotions, for any number of lines. Prices are the current ones for this person.
 * @param shown the lines whose sizes are wanted; none by default
 */
export async function cartOf(
	context: ServiceContext,
	owner: CartOwner | null,
	shown: (lines: readonly CartLine[]) => readonly CartLine[] = () => [],
): Promise<Cart> {
	const { db } = context
	const cart = owner && (await cartOfOwner(db, owner))
	const lines = cart ? await namedLines(db, cart.id) : []
	if (!cart || lines.length === 0) {
		const { id = null, revision = 0, promotionCode: code = null } = cart ?? {}
		const empty = await emptyCart(context)
		return { ...empty, id, revision, promotion: { ...empty.promotion, code } }
	}
	const { promotionCode: code, ...row } = cart
	const offered = { code, cartId: cart.id }
	const [{ lines: priced, kits, colors, problems, prices, held }, usable] = await Promise.all([
		pricedLines(context, lines.map(wantedOf), { cartId: cart.id }),
		usablePromotions(context, { ...offered, portalId: null }),
	])
	const known: Known = { lines, held, problems: new Map(problems.map((problem) => [problem.at, problem])) }
	const found = lines.map((line, at): Found => ({
		line,
		priced: priced[at] ?? null,
		kit: kits[at] ?? null,
		colors: colors[at] ?? null,
	}))
	const bare = found.map((one, at) => lineOf(one, known, at))
	const shownIds = new Set(shown(bare).map(({ id }) => id))
	const whole = priced.filter((line) => line !== null)
	const [sizes, { terms, totals, tiers, delivery }] = await Promise.all([
		sizesOf(
			context,
			found.filter(({ line }) => shownIds.has(line.id)),
		),
		sumOf(context, { lines: whole, prices, ...offered, usable }),
	])
	return {
		...row,
		lines: bare.map((line) => ({ ...line, sizes: sizes.get(line.id) ?? [] })),
		totals,
		tiers,
		delivery,
		hasProblems: problems.length > 0,
		promotion: {
			code,
			notice:
				code === null ? null : await codeNoticeFor(context, { code, cartId: cart.id, lines: whole, terms }),
			instead: insteadOf(totals, terms),
		},
	}
}

/** Rises with every change; null for a cart that is gone. */
export const revisionOf = ({ db }: ServiceContext, cartId: string): Promise<number | null> =>
	revisionById(db, cartId)

/** Units in the owner's cart; one statement. */
export const unitsOf = ({ db }: ServiceContext, owner: CartOwner | null): Promise<number> =>
	owner ? unitsOfOwner(db, owner) : Promise.resolve(0)

/** The items in a person's cart, for their data export. */
export async function cartForExport(context: ServiceContext, userId: string) {
	const { lines } = await cartOf(context, { userId })
	return lines.map(({ brand, model, size, color, wanted, unitCents }) => ({
		...wanted,
		brand,
		model,
		size,
		color,
		unitPrice: unitCents === null ? null : formatUsd(unitCents),
	}))
}
