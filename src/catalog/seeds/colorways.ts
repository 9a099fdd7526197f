// Derives the sold colorways and their drawn colors from a color pair and a product's trim.
import { teamColor, type TeamColorId } from '#garments/colors.ts'
import type { ColorPair, ColorRef, SeedPattern, SeedProduct, SeedZone } from './seed-product.ts'

export type SeedColorway = {
	/** 'navy-gold', or 'black' when both colors are the same. */
	id: string
	name: string
	primary: TeamColorId
	secondary: TeamColorId
	/** Color families for the filter, without duplicates. */
	families: readonly string[]
	zoneColors: Partial<Record<SeedZone, TeamColorId>>
	pattern?: { id: SeedPattern; color: TeamColorId; opacity: number }
	styles: Readonly<Record<string, string>>
}

/** Cast: a ColorPair is two palette ids with one slash between them, and palette ids have none. */
const colorsOf = (pair: ColorPair) => pair.split('/') as [TeamColorId, TeamColorId]

/** The palette color that a reference means in a colorway. */
export function resolveColor(ref: ColorRef, pair: Pick<SeedColorway, 'primary' | 'secondary'>): TeamColorId {
	if (ref === 'primary') return pair.primary
	return ref === 'secondary' ? pair.secondary : ref
}

function colorwayOf(product: Pick<SeedProduct, 'trim'>, pair: ColorPair): SeedColorway {
	const [primary, secondary] = colorsOf(pair)
	const colors = primary === secondary ? [primary] : [primary, secondary]
	const { zones = {}, pattern, styles = {} } = product.trim
	const zoneColors = Object.fromEntries(
		Object.entries(zones).map(([zone, ref]) => [zone, resolveColor(ref, { primary, secondary })]),
	)
	return {
		id: colors.join('-'),
		name: colors.map((id) => teamColor(id).name).join(' / '),
		primary,
		secondary,
		families: [...new Set(colors.map((id) => teamColor(id).family))],
		zoneColors,
		...(pattern && { pattern: { ...pattern, color: resolveColor(pattern.color, { primary, secondary }) } }),
		styles,
	}
}

/** All colorways of a product, the one shown on lists first. */
export const colorwaysOf = (product: Pick<SeedProduct, 'trim' | 'colorways'>): SeedColorway[] =>
	product.colorways.map((pair) => colorwayOf(product, pair))
