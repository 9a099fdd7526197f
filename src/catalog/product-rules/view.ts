// Everything a product page says about a choice, in words: the server writes it, the browser rewrites it.
import { formatUsd } from '#kit/money.ts'
import type { IsoDate } from '#kit/time.ts'
import { arrivalOf, businessDays, formatArrival } from './arrival.ts'
import { isColorAvailable, leadTimeOf, lowStock, sizeStates, type SizeState } from './availability.ts'
import { variantAt, type Choice } from './choice.ts'
import { dealOf, ladderOf, percent } from './ladder.ts'
import type { ProductSheet } from './sheet.ts'

export type StockTone = 'good' | 'low' | 'out' | 'open'

/** Texts by the name of the place that shows them; an empty text hides its place. */
export type ProductTexts = {
	color: string
	size: string
	each: string
	was: string
	total: string
	next: string
	stock: string
	arrival: string
	/** How long until it leaves the house. */
	lead: string
	/** Why nothing can be added; empty when it can. */
	reason: string
}
export type ProductView = {
	texts: ProductTexts
	tone: StockTone
	sizes: readonly SizeState[]
	/** Index of the step of the ladder that the quantity has reached. */
	step: number
	canAdd: boolean
}

type Stock = { tone: StockTone; stock: string; reason: string }

function stockOf(sheet: ProductSheet, choice: Choice): Stock {
	const color = sheet.colorways[choice.colorway]?.name ?? ''
	const size = sheet.sizes[choice.size]
	if (!isColorAvailable(sheet, choice.colorway)) {
		const soldOut = color ? `Sold out in ${color}` : 'Sold out'
		return {
			tone: 'out',
			stock: soldOut,
			reason: color ? `${soldOut}. Choose another color.` : `${soldOut}.`,
		}
	}
	if (size === undefined) return { tone: 'open', stock: '', reason: 'Choose a size to add it to the cart.' }
	const units = variantAt(sheet, choice)?.[3] ?? 0
	if (units === 0) {
		return {
			tone: 'out',
			stock: `Sold out in ${color}`,
			reason: `${size} is sold out in ${color}. Choose another size or color.`,
		}
	}
	if (choice.quantity > units) {
		return { tone: 'low', stock: `Only ${units} in stock: the cart takes ${units}`, reason: '' }
	}
	if (units <= lowStock) return { tone: 'low', stock: `Only ${units} left in ${size}, ${color}`, reason: '' }
	return { tone: 'good', stock: 'In stock', reason: '' }
}

function arrivalText(sheet: ProductSheet, choice: Choice, today: IsoDate): string {
	const days = leadTimeOf(sheet, choice)
	if (days === undefined) return ''
	const range = formatArrival(arrivalOf(today, days))
	const isExact = variantAt(sheet, choice) !== undefined
	return isExact ? `Arrives ${range}` : `Arrives as early as ${range}`
}

function leadText(sheet: ProductSheet, choice: Choice): string {
	const days = leadTimeOf(sheet, choice)
	return days === undefined ? '' : `Leaves our house after ${businessDays(days)}.`
}

function priceTexts(
	priceCents: number,
	quantity: number,
): Pick<ProductTexts, 'each' | 'was' | 'total' | 'next'> {
	const { bp, eachCents, totalCents, savedCents, next } = dealOf(priceCents, quantity)
	const sum = `${quantity} for ${formatUsd(totalCents)}`
	return {
		each: formatUsd(eachCents),
		was: bp > 0 ? formatUsd(priceCents) : '',
		total: quantity === 1 ? '' : bp > 0 ? `${sum}, you save ${formatUsd(savedCents)}` : sum,
		next: next ? `${next.unitsMore} more to save ${percent(next.bp)}` : `Best price: you save ${percent(bp)}`,
	}
}

/** `today` is the calendar day (UTC) from which the arrival is counted. */
export function viewOf(sheet: ProductSheet, choice: Choice, today: IsoDate): ProductView {
	const { tone, stock, reason } = stockOf(sheet, choice)
	return {
		texts: {
			color: sheet.colorways[choice.colorway]?.name ?? '',
			size: sheet.sizes[choice.size] ?? '',
			...priceTexts(sheet.priceCents, choice.quantity),
			stock,
			arrival: arrivalText(sheet, choice, today),
			lead: leadText(sheet, choice),
			reason,
		},
		tone,
		sizes: sizeStates(sheet, choice.colorway),
		step: ladderOf(sheet.priceCents).findLastIndex(({ from }) => choice.quantity >= from),
		canAdd: reason === '',
	}
}
