// Rows of one size share its stock: messages for each row and for all together.
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

export type Shortage = {
	/** For one row. */
	words: string
	/** For all rows of that size. */
	group: string
}

type Offered = { name: string; size: string; stock: number }

/** A design has its own colors; a product in one color needs no color name. */
const nameOf = ({ model, design, colors }: CatalogItem, color: string): string =>
	design || colors.length < 2 ? model : `${model}, ${color}`

const offeredIn = (catalog: readonly CatalogItem[]): Map<string, Offered> =>
	new Map(
		catalog.flatMap((entry) =>
			entry.colors.flatMap(({ name, sizes }) =>
				sizes.map(
					({ variantId, size, stock }) => [variantId, { name: nameOf(entry, name), size, stock }] as const,
				),
			),
		),
	)

function told({ name, size, stock }: Offered, wanted: number): Shortage {
	if (stock === 0)
		return {
			words: `Size ${size} is sold out. Choose another size or color.`,
			group: `${name}, size ${size}: sold out, ${wanted} wanted. Choose another size or color.`,
		}
	return {
		words: `Only ${stock} left in size ${size}. Choose another size for some.`,
		group: `${name}, size ${size}: ${wanted} wanted, only ${stock} left. Choose another size for some.`,
	}
}

/** By variant, where the rows together exceed the stock. */
export function shortagesOf(
	items: readonly Pick<BulkItem, 'variant_id' | 'qty'>[],
	catalog: readonly CatalogItem[],
): Map<string, Shortage> {
	const offered = offeredIn(catalog)
	const wanted = new Map<string, number>()
	for (const { variant_id: id, qty } of items) wanted.set(id, (wanted.get(id) ?? 0) + qty)
	return new Map(
		[...wanted].flatMap(([id, units]) => {
			const entry = offered.get(id)
			return entry && units > entry.stock ? [[id, told(entry, units)] as const] : []
		}),
	)
}
