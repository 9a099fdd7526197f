// A sale price of a product from one day of the shop to another, and what is charged on a day.
import { z } from 'zod'
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'

const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

export const Sale = z
	.object({
		priceCents: z.int('Sale price in dollars, such as 39.95').min(1, 'At least $0.01'),
		/** Days of the shop, both included. */
		startsOn: z.string().refine(isDay, { error: 'Choose the first day.', abort: true }),
		endsOn: z.string().refine(isDay, { error: 'Choose the last day.', abort: true }),
	})
	.refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
		path: ['endsOn'],
		message: 'The last day is before the first one.',
	})
export type Sale = z.infer<typeof Sale>

export type SaleState = 'scheduled' | 'running' | 'ended'

export function saleStateOn({ startsOn, endsOn }: Pick<Sale, 'startsOn' | 'endsOn'>, day: string): SaleState {
	if (day < startsOn) return 'scheduled'
	return day > endsOn ? 'ended' : 'running'
}

/** How a product stores its prices. */
export type StoredPrices = {
	/** What the shop charges. */
	basePriceCents: number
	/** The owner's price while a sale is charged, of a kit while one of a piece is; else null: it is the base price then. */
	regularPriceCents: number | null
	salePriceCents: number | null
	saleStartsOn: string | null
	saleEndsOn: string | null
}

export const regularOf = ({
	basePriceCents,
	regularPriceCents,
}: Pick<StoredPrices, 'basePriceCents' | 'regularPriceCents'>): number => regularPriceCents ?? basePriceCents

export const saleOf = ({
	salePriceCents,
	saleStartsOn,
	saleEndsOn,
}: Pick<StoredPrices, 'salePriceCents' | 'saleStartsOn' | 'saleEndsOn'>): Sale | null =>
	salePriceCents === null || saleStartsOn === null || saleEndsOn === null
		? null
		: { priceCents: salePriceCents, startsOn: saleStartsOn, endsOn: saleEndsOn }

/** The prices of a product on a day. A sale price that is not below the regular one is not charged. */
export function pricesOn(regularCents: number, sale: Sale | null, day: string): StoredPrices {
	const isCharged = sale !== null && saleStateOn(sale, day) === 'running' && sale.priceCents < regularCents
	return {
		basePriceCents: isCharged ? sale.priceCents : regularCents,
		regularPriceCents: isCharged ? regularCents : null,
		salePriceCents: sale?.priceCents ?? null,
		saleStartsOn: sale?.startsOn ?? null,
		saleEndsOn: sale?.endsOn ?? null,
	}
}

export const isSameSale = (one: Sale, other: Sale | null | undefined): boolean =>
	one.priceCents === other?.priceCents && one.startsOn === other.startsOn && one.endsOn === other.endsOn

export type SaleProblem = { field: 'priceCents' | 'startsOn' | 'endsOn'; message: string }

/** Why the sale cannot be saved with this regular price; a sale that has ended stays as it was. */
export function saleProblem(
	sale: Sale,
	{ regularCents, before, day }: { regularCents: number; before: Sale | null; day: string },
): SaleProblem | undefined {
	const hasEnded = saleStateOn(sale, day) === 'ended'
	if (hasEnded)
		return isSameSale(sale, before) ? undefined : { field: 'endsOn', message: 'This last day is over.' }
	return sale.priceCents < regularCents
		? undefined
		: { field: 'priceCents', message: `It must be below the regular price of ${formatUsd(regularCents)}.` }
}

/** "On sale for $40.00 through November 30, 2026." */
export function saleLine(sale: Sale, { regularCents, day }: { regularCents: number; day: string }): string {
	const price = formatUsd(sale.priceCents)
	const [first, last] = [formatLongDay(sale.startsOn), formatLongDay(sale.endsOn)]
	const state = saleStateOn(sale, day)
	if (state === 'ended') return `The sale for ${price} ended on ${last}.`
	if (sale.priceCents >= regularCents)
		return `The sale price of ${price} is not charged: it is not below the regular price.`
	return state === 'running'
		? `On sale for ${price} through ${last}.`
		: `On sale for ${price} from ${first} through ${last}.`
}
