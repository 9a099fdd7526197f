// Deterministic stock of each size and color of the demo products.
import { sizesOf } from '../rules/size-runs.ts'
import { colorwaysOf } from './design.ts'
import type { SeedProduct, SeedStock } from './products.ts'

export type SeedVariant = {
	/** Model code, colorway and size: unique over the shop. */
	sku: string
	size: string
	/** Id of the colorway, as in `colorwaysOf`. */
	colorway: string
	color: string
	stock: number
	leadTimeDays: number
}

/** Minimum and maximum stock of one size and color. */
const ranges: Record<SeedStock['level'], readonly [number, number]> = {
	deep: [60, 400],
	normal: [12, 140],
	thin: [0, 14],
	none: [0, 0],
}

/** Share of the full count per size: middle sizes sell most. */
const sizeShare: Record<string, number> = { YS: 0.5, YXL: 0.7, S: 0.7, '2XL': 0.6, '3XL': 0.35, '4XL': 0.2 }

/** Extra days for large sizes, which are cut to order. */
const extraDays: Record<string, number> = { '3XL': 2, '4XL': 4 }

/** FNV-1a over UTF-16 units, mapped to [0, 1). */
function fraction(text: string): number {
	let hash = 0x811c9dc5
	for (const unit of text) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0
	return hash / 2 ** 32
}

function countOf(product: SeedProduct, colorway: string, size: string): number {
	const { level, soldOutSizes = [], soldOutColorways = [] } = product.stock
	if (soldOutSizes.includes(size) || soldOutColorways.includes(colorway)) return 0
	const [least, most] = ranges[level]
	const exact = least + fraction(`${product.sku}|${size}|${colorway}`) * (most - least)
	return Math.round(exact * (sizeShare[size] ?? 1))
}

const codeOf = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '')

/** Every size in every colorway, ordered by size, then colorway. */
export function variantsOf(product: SeedProduct): SeedVariant[] {
	return colorwaysOf(product).flatMap((colorway) =>
		sizesOf(product.sizeRun).map((size) => ({
			sku: `${product.sku}-${codeOf(colorway.id)}-${codeOf(size)}`,
			size,
			colorway: colorway.id,
			color: colorway.name,
			stock: countOf(product, colorway.id, size),
			leadTimeDays: product.leadTimeDays + (extraDays[size] ?? 0),
		})),
	)
}
