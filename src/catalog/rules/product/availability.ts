// Which sizes and colors of a product are available, and when an order of today arrives.
import { extraCentsAt, variantAt, type ProductSheet, type SaidPhrases } from './sheet.ts'
import { addBusinessDays, type BusinessDays, type IsoDate } from '#kit/time.ts'

/** Business days in transit. Spec §9. */
export const shippingDays = { least: 3, most: 5 } as const

/** The day from which an arrival is counted, and which of the following ones count. */
export type Today = BusinessDays & { on: IsoDate }

/** What `product-picker` in the browser knows. */
export type PickerSheet = ProductSheet & {
	businessDays: BusinessDays
	timeZone: string
	/** Absent in English. */
	said?: SaidPhrases
}

/** First and last likely day of arrival. Lead times are business days. */
export const arrivalOf = (today: Today, leadTimeDays: number): { from: IsoDate; to: IsoDate } => ({
	from: addBusinessDays(today.on, leadTimeDays + shippingDays.least, today),
	to: addBusinessDays(today.on, leadTimeDays + shippingDays.most, today),
})

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** `Dec 4 – Dec 8` */
export const formatArrival = ({ from, to }: { from: IsoDate; to: IsoDate }): string =>
	`${monthDay.format(new Date(from))} – ${monthDay.format(new Date(to))}`

/** The page shows the number left at this many units or fewer: about one team. */
export const lowStock = 12

type Color = { id: string; name: string }
export type SizeState = {
	size: string
	isAvailable: boolean
	/** What it costs more in this color. */
	extraCents: number
	elsewhere: readonly Color[]
}

const colorsWith = (sheet: ProductSheet, sizes: readonly number[]): Color[] =>
	sheet.colorways
		.filter((_, at) =>
			sheet.variants.some(
				([, colorway, size, stock]) => colorway === at && sizes.includes(size) && stock > 0,
			),
		)
		.map(({ id, name }) => ({ id, name }))

/** Availability and extra price of every size in one color. */
export const sizeStates = (sheet: ProductSheet, colorway: number): SizeState[] =>
	sheet.sizes.map((size, at) => {
		const isAvailable = (variantAt(sheet, { colorway, size: at })?.[3] ?? 0) > 0
		const extraCents = extraCentsAt(sheet, { colorway, size: at })
		return { size, isAvailable, extraCents, elsewhere: isAvailable ? [] : colorsWith(sheet, [at]) }
	})

export type SoldOut = { sizes: readonly string[]; elsewhere: readonly Color[] }

/** Sold-out sizes of a color, grouped by the colors that still have them. */
export function soldOutGroups(sheet: ProductSheet, colorway: number): SoldOut[] {
	const groups = new Map<string, { sizes: string[]; elsewhere: readonly Color[] }>()
	for (const { size, isAvailable, elsewhere } of sizeStates(sheet, colorway)) {
		if (isAvailable) continue
		const key = elsewhere.map((color) => color.id).join(' ')
		const group = groups.get(key)
		if (group) group.sizes.push(size)
		else groups.set(key, { sizes: [size], elsewhere })
	}
	return [...groups.values()]
}

export const isColorAvailable = (sheet: ProductSheet, colorway: number): boolean =>
	sheet.variants.some(([, at, , stock]) => at === colorway && stock > 0)

export const isProductAvailable = (sheet: Pick<ProductSheet, 'variants'>): boolean =>
	sheet.variants.some(([, , , stock]) => stock > 0)

/** Business days until shipping: of the chosen variant, else the shortest of the color, in stock if possible. */
export function leadTimeOf(
	sheet: ProductSheet,
	choice: { colorway: number; size: number },
): number | undefined {
	const chosen = variantAt(sheet, choice)
	if (chosen) return chosen[4]
	const inColor = sheet.variants.filter(([, colorway]) => colorway === choice.colorway)
	const inStock = inColor.filter(([, , , stock]) => stock > 0)
	const days = (inStock.length > 0 ? inStock : inColor).map(([, , , , leadTimeDays]) => leadTimeDays)
	return days.length > 0 ? Math.min(...days) : undefined
}
