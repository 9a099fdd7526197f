// All texts of a product page that depend on the choice: the server renders them, the browser updates them.
import { plural } from '#kit/plural.ts'
import { asCents, formatUsd, percent, share, type Cents } from '#kit/money.ts'
import type { Today } from './availability.ts'
import {
	arrivalOf,
	formatArrival,
	isColorAvailable,
	isProductAvailable,
	leadTimeOf,
	lowStock,
	sizeStates,
	type SizeState,
} from './availability.ts'
import {
	blankCentsAt,
	picturedCentsAt,
	unitCentsAt,
	variantAt,
	type Choice,
	type ProductSheet,
} from './sheet.ts'
import { nextTier, quantityDiscountBp } from '#pricing/rules/tiers.ts'
import type { Terms } from '#pricing/schemas.ts'

// The price tiers of a product: the unit price at each quantity, and the units missing to the next tier.
type Tiers = Terms['tiers']
type Step = { from: number; label: string; bp: number; eachCents: Cents }

const discounted = (amount: Cents, bp: number): Cents => asCents(amount - share(amount, bp))

/** The tiers from 1–11 up to 100+, cheapest last. */
export function ladderOf(priceCents: number, tiers: Tiers): Step[] {
	const steps = tiers.toReversed()
	return [{ from: 1, bp: 0 }, ...steps].map(({ from, bp }, at) => {
		const next = steps[at]
		return {
			from,
			bp,
			label: next ? `${from}–${next.from - 1}` : `${from}+`,
			eachCents: discounted(asCents(priceCents), bp),
		}
	})
}

type Deal = {
	bp: number
	/** Unit price after the discount, for display only: `totalCents` is what is charged. */
	eachCents: Cents
	/** The discount applies once, to the subtotal, as in the cart. */
	totalCents: Cents
	savedCents: Cents
	next: { unitsMore: number; bp: number } | undefined
}

/** The price of a quantity of this product alone. Other products in the cart can only lower it. */
export function dealOf(priceCents: number, quantity: number, tiers: Tiers): Deal {
	const bp = quantityDiscountBp(quantity, tiers)
	const subtotal = asCents(priceCents * quantity)
	const savedCents = share(subtotal, bp)
	return {
		bp,
		eachCents: discounted(asCents(priceCents), bp),
		totalCents: asCents(subtotal - savedCents),
		savedCents,
		next: nextTier(quantity, tiers),
	}
}

/** `open`: no size chosen yet; only `good` and `low` can be added. */
export type StockTone = 'good' | 'low' | 'out' | 'open'

/** Texts by the name of their slot; an empty text hides its slot. */
export type ProductTexts = {
	color: string
	size: string
	each: string
	/** The price of one as pictured; empty when the pictures show the garment alone. */
	pictured: string
	/** The price of one garment alone. */
	blank: string
	/** What `each` was before sale and quantity discount. */
	was: string
	/** Price and regular price as they are read aloud during a sale. */
	sale: string
	total: string
	next: string
	/** The stock of the choice, or why it cannot be added. */
	stock: string
	/** Empty when the choice is sold out. */
	arrival: string
	/** Business days until shipping. */
	lead: string
	/** Equals `stock` while the choice cannot be added, else empty. */
	reason: string
}
export type ProductView = {
	texts: ProductTexts
	tone: StockTone
	sizes: readonly SizeState[]
	/** Index of the price tier that the quantity has reached. */
	step: number
	/** The price of one in each tier. */
	stepPrices: readonly string[]
	canAdd: boolean
}

type Stock = { tone: StockTone; stock: string }

function stockOf(sheet: ProductSheet, choice: Choice): Stock {
	const color = sheet.colorways[choice.colorway]?.name ?? ''
	const size = sheet.sizes[choice.size]
	if (!isProductAvailable(sheet)) return { tone: 'out', stock: 'Sold out in every size and color' }
	if (!isColorAvailable(sheet, choice.colorway)) return { tone: 'out', stock: `Sold out in ${color}` }
	if (size === undefined) return { tone: 'open', stock: 'Choose a size' }
	const units = variantAt(sheet, choice)?.[3] ?? 0
	if (units === 0) return { tone: 'out', stock: `${size} is sold out in ${color}` }
	if (choice.quantity > units) {
		return { tone: 'low', stock: `Only ${units} in stock: the cart takes ${units}` }
	}
	if (units <= lowStock) return { tone: 'low', stock: `Only ${units} left in ${size}, ${color}` }
	return { tone: 'good', stock: 'In stock' }
}

function arrivalText(sheet: ProductSheet, choice: Choice, today: Today): string {
	const days = leadTimeOf(sheet, choice)
	if (days === undefined) return ''
	const range = formatArrival(arrivalOf(today, days))
	const isExact = variantAt(sheet, choice) !== undefined
	return isExact ? `Arrives ${range}` : `Arrives as early as ${range}`
}

function leadText(sheet: ProductSheet, choice: Choice): string {
	const days = leadTimeOf(sheet, choice)
	return days === undefined ? '' : `Leaves our house after ${days} ${plural(days, 'business day')}.`
}

function priceTexts(
	{ unitCents: priceCents, saleOffCents }: { unitCents: number; saleOffCents: number },
	quantity: number,
	tiers: Tiers,
): Pick<ProductTexts, 'each' | 'was' | 'sale' | 'total' | 'next'> {
	const { bp, eachCents, totalCents, savedCents, next } = dealOf(priceCents, quantity, tiers)
	const regularCents = priceCents + saleOffCents
	const sum = `${quantity} for ${formatUsd(totalCents)}`
	return {
		each: formatUsd(eachCents),
		was: bp > 0 || saleOffCents > 0 ? formatUsd(regularCents) : '',
		sale:
			saleOffCents > 0 ? `Sale price ${formatUsd(eachCents)}, regular price ${formatUsd(regularCents)}` : '',
		total: quantity === 1 ? '' : bp > 0 ? `${sum}, you save ${formatUsd(savedCents)}` : sum,
		next: next
			? `${next.unitsMore} more to save ${percent(next.bp)}`
			: bp > 0
				? `Best price: you save ${percent(bp)}`
				: '',
	}
}

/** `today` is the day (UTC) from which the arrival is counted. */
export function viewOf(sheet: ProductSheet, choice: Choice, today: Today): ProductView {
	const { tone, stock } = stockOf(sheet, choice)
	const canAdd = tone === 'good' || tone === 'low'
	const unitCents = unitCentsAt(sheet, choice)
	const steps = ladderOf(unitCents, sheet.tiers)
	const picturedCents = picturedCentsAt(sheet, choice)
	return {
		texts: {
			color: sheet.colorways[choice.colorway]?.name ?? '',
			size: sheet.sizes[choice.size] ?? '',
			...priceTexts({ unitCents, saleOffCents: sheet.saleOffCents }, choice.quantity, sheet.tiers),
			pictured: picturedCents === undefined ? '' : formatUsd(picturedCents),
			blank: formatUsd(blankCentsAt(sheet, choice)),
			stock,
			arrival: tone === 'out' ? '' : arrivalText(sheet, choice, today),
			lead: leadText(sheet, choice),
			reason: canAdd ? '' : stock,
		},
		tone,
		sizes: sizeStates(sheet, choice.colorway),
		step: steps.findLastIndex(({ from }) => choice.quantity >= from),
		stepPrices: steps.map(({ eachCents }) => formatUsd(eachCents)),
		canAdd,
	}
}
