// The colorways of a demo product, and the designs that its pictures show.
import { teamColor, type TeamColorId } from '#garments/colors.ts'
import { DesignConfig } from '#garments/schemas.ts'
import type { ColorPair, ColorRef, SeedLettering, SeedProduct } from './products.ts'
import { templateById } from '#garments/templates/index.ts'

export type SeedColorway = {
	/** 'navy-gold', or 'black' when both colors are the same. */
	id: string
	name: string
	primary: TeamColorId
	secondary: TeamColorId
	/** Color families for the filter, without duplicates. */
	families: readonly string[]
	zoneColors: Readonly<Record<string, TeamColorId>>
	pattern?: { id: string; color: TeamColorId; opacity: number }
	styles: Readonly<Record<string, string>>
}

/** Cast: a ColorPair is two palette ids with one slash between them, and palette ids have none. */
const colorsOf = (pair: ColorPair) => pair.split('/') as [TeamColorId, TeamColorId]

/** The palette color that a reference means in a colorway. */
function resolveColor(ref: ColorRef, pair: Pick<SeedColorway, 'primary' | 'secondary'>): TeamColorId {
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

const channel = (value: number) => (value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(id: TeamColorId): number {
	const hex = teamColor(id).hex
	const part = (from: number) => channel(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
	return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

/** WCAG contrast ratio of two palette colors, 1 to 21. */
export function contrast(a: TeamColorId, b: TeamColorId): number {
	const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
	return (light + 0.05) / (dark + 0.05)
}

/** The wanted color if its contrast with the cloth is at least 3:1, else white or black. */
function readableOn(cloth: TeamColorId, requested: TeamColorId): TeamColorId {
	if (contrast(requested, cloth) >= 3) return requested
	return contrast('white', cloth) >= contrast('black', cloth) ? 'white' : 'black'
}

/** The color behind the lettering: a hat's front panels, else the body. */
export const clothOf = ({ zoneColors, primary }: Pick<SeedColorway, 'zoneColors' | 'primary'>): TeamColorId =>
	zoneColors.front ?? zoneColors.body ?? primary

/** White on dark cloth and the second color on light cloth, unless the product sets a color. */
function fillFor(lettering: SeedLettering, colorway: SeedColorway, cloth: TeamColorId): TeamColorId {
	const second = colorway.secondary === cloth ? colorway.primary : colorway.secondary
	if (lettering.fill) return readableOn(cloth, resolveColor(lettering.fill, colorway))
	return contrast('white', cloth) >= 4.5 ? 'white' : readableOn(cloth, second)
}

/** The outline: the second color, else white or black if they contrast; undefined if none does. */
function borderFor(fill: TeamColorId, cloth: TeamColorId, second: TeamColorId): TeamColorId | undefined {
	if (contrast(second, fill) >= 1.4) return second
	const neutrals = ['white', 'black'] as const
	return neutrals.find((color) => contrast(color, cloth) >= 1.6 && contrast(color, fill) >= 4)
}

/** Inches. Names are small and need a finer outline than numbers. */
const borderWidths = { team: 0.12, number: 0.2 } as const

function letteringStyle(lettering: SeedLettering, colorway: SeedColorway, slot: 'team' | 'number') {
	const cloth = clothOf(colorway)
	const second = colorway.secondary === cloth ? colorway.primary : colorway.secondary
	const fill = fillFor(lettering, colorway, cloth)
	const requested = lettering.border && resolveColor(lettering.border, colorway)
	const border = requested && contrast(requested, fill) >= 1.4 ? requested : borderFor(fill, cloth, second)
	return {
		font: slot === 'team' ? lettering.font : (lettering.numberFont ?? lettering.font),
		fill: teamColor(fill).hex,
		borders: border ? [{ color: teamColor(border).hex, widthIn: borderWidths[slot] }] : [],
		shape: slot === 'team' ? lettering.shape : 'straight',
		tracking: 0,
	}
}

/** The method of each line of lettering that the garment may have; the design's elements take it over. */
function methodsOf({
	templateId,
	lettering,
}: Pick<SeedProduct, 'templateId' | 'lettering'>): DesignConfig['decorations'] {
	const { method } = lettering ?? {}
	const views = templateById(templateId)?.views ?? []
	return views.flatMap(({ id: view, lettering: places }) =>
		places.flatMap(({ slot, when }) =>
			method && !when
				? [{ type: method, location: 'front', size: 'medium', description: '', itemId: `${slot}-${view}` }]
				: [],
		),
	)
}

/** The design to draw for one colorway. Blanks and embroidered goods have no lettering. */
export function seedDesign(
	product: Pick<SeedProduct, 'templateId' | 'lettering' | 'sublimated'>,
	colorway: SeedColorway,
): DesignConfig {
	const { lettering, sublimated } = product
	const hexes = Object.entries(colorway.zoneColors).map(([zone, id]) => [zone, teamColor(id).hex])
	return DesignConfig.parse({
		templateId: product.templateId,
		...(sublimated && { sublimated }),
		decorations: methodsOf(product),
		primaryColor: teamColor(colorway.primary).hex,
		secondaryColor: teamColor(colorway.secondary).hex,
		zoneColors: Object.fromEntries(hexes),
		styles: colorway.styles,
		...(colorway.pattern && {
			pattern: { ...colorway.pattern, color: teamColor(colorway.pattern.color).hex },
		}),
		...(lettering && {
			teamName: lettering.team,
			playerNumber: lettering.number ?? '',
			lettering: {
				team: letteringStyle(lettering, colorway, 'team'),
				number: letteringStyle(lettering, colorway, 'number'),
			},
		}),
	})
}
