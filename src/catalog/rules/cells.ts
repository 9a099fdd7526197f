// A change of a product's colors and sizes, as a plan for its sizes in colors; and what stands in the way of a removal.
import { counted, joinedByAnd } from '#kit/plural.ts'
import type { Colorway, ProductImage } from '../schemas.ts'
import { variantSkus } from './colors-and-sizes.ts'

export type StoredCell = {
	id: string
	size: string
	colorway: string
	color: string
	sku: string
	sizeRank: number
	leadTimeDays: number
	retired: boolean
}

type Wanted = {
	sku: string
	colorways: readonly Colorway[]
	/** Smallest first. */
	sizes: readonly string[]
	stored: readonly StoredCell[]
	/** Typed SKUs by id. */
	skus: ReadonlyMap<string, string>
}

const keyOf = ({ size, colorway }: Pick<StoredCell, 'size' | 'colorway'>) => `${colorway} ${size}`

/** Longest lead time of the stored cells, for new ones. */
const leadTimeOf = (stored: readonly StoredCell[]) =>
	Math.max(...stored.map(({ leadTimeDays }) => leadTimeDays), 0)

/** Every size in every color: a cell that was retired comes back, and those that are left over are retired. */
export function planCells({ sku, colorways, sizes, stored, skus }: Wanted) {
	const byKey = new Map(stored.map((cell) => [keyOf(cell), cell]))
	const cells = colorways.flatMap(({ id: colorway, name: color }) =>
		sizes.map((size, sizeRank) => ({ size, sizeRank, colorway, color })),
	)
	const kept = cells.flatMap((cell) => {
		const known = byKey.get(keyOf(cell))
		return known ? [{ ...known, ...cell, retired: false, sku: skus.get(known.id) ?? known.sku }] : []
	})
	const keptIds = new Set(kept.map(({ id }) => id))
	const left = stored.filter(({ id }) => !keptIds.has(id))
	const fresh = cells.filter((cell) => !byKey.has(keyOf(cell)))
	const codes = variantSkus(
		sku,
		fresh,
		[...kept, ...left].map((cell) => cell.sku),
	)
	const leadTimeDays = leadTimeOf(stored)
	return {
		kept,
		left,
		added: fresh.map((cell, at) => ({ ...cell, sku: codes[at] ?? '', leadTimeDays })),
	}
}

/** Open orders and carts by the cell that they have, and portal items with the colors and sizes that they name. */
export type CellUses = {
	orders: readonly { variantId: string; id: string }[]
	carts: readonly { variantId: string; id: string }[]
	portals: readonly { id: string; colorways: readonly string[] | null; sizes: readonly string[] | null }[]
}

/** A color or size that is to go. */
export type Removed = { name: string; colorway?: string; size?: string }

export const cellsOf = (stored: readonly StoredCell[], { colorway, size }: Removed): StoredCell[] =>
	stored.filter((cell) => !cell.retired && (cell.colorway === colorway || cell.size === size))

/** The message about the first one that is in use; undefined when all can go. */
export function removalProblem(
	removed: readonly Removed[],
	stored: readonly StoredCell[],
	{ orders, carts, portals }: CellUses,
): string | undefined {
	for (const one of removed) {
		const ids = new Set(cellsOf(stored, one).map(({ id }) => id))
		const among = (uses: CellUses['orders']) =>
			new Set(uses.filter(({ variantId }) => ids.has(variantId)).map(({ id }) => id)).size
		const named = portals.filter(
			({ colorways, sizes }) =>
				(one.colorway !== undefined && colorways?.includes(one.colorway)) ||
				(one.size !== undefined && sizes?.includes(one.size)),
		)
		const uses = (
			[
				[among(orders), 'open order'],
				[among(carts), 'cart'],
				[new Set(named.map(({ id }) => id)).size, 'team portal'],
			] as const
		).flatMap(([count, what]) => (count > 0 ? counted(count, what) : []))
		if (uses.length > 0)
			return `${one.name} cannot be removed: ${joinedByAnd(uses)} ${uses.length === 1 && uses[0]?.startsWith('1 ') ? 'has' : 'have'} it.`
	}
	return undefined
}

/** The pictures after a change of colors: without those of removed ones, with the new names of others. */
export const imagesAfter = (
	images: readonly ProductImage[],
	before: readonly Colorway[],
	after: readonly Colorway[],
): ProductImage[] =>
	images.flatMap((image) => {
		if (image.photo) return [image]
		const now = after.find(({ id }) => id === image.colorway)
		const then = before.find(({ id }) => id === image.colorway)
		if (!now || !then) return now ? [image] : []
		return [{ ...image, alt: image.alt.replace(` in ${then.name},`, () => ` in ${now.name},`) }]
	})
