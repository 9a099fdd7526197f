// The pattern of a design in words: for lists of differences, screen readers, proofs and work orders.
import { joinedByAnd } from '#kit/plural.ts'
import { patternName } from '#garments/patterns/list.ts'
import { patternColors } from '#garments/patterns/print.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig, PatternPrint } from '#garments/schemas.ts'
import { patternPlaceNames, type GarmentTemplate } from '#garments/template.ts'
import { colorName } from './colors.ts'

const side = (inches: number, after: string, before: string) =>
	inches === 0 ? [] : [`${Math.abs(inches)} in ${inches > 0 ? after : before}`]

const tileDetails = ({ widthIn, rightIn = 0, downIn = 0, mirrored }: NonNullable<PatternPrint['tile']>) => [
	`${Math.round(widthIn * 100) / 100} in wide`,
	...side(rightIn, 'to the right', 'to the left'),
	...side(downIn, 'down', 'up'),
	...(mirrored ? ['mirrored'] : []),
]

/** How it differs from its usual size, direction and places: "150 % size", "turned 45°", "on sleeves". */
export function patternDetails({ scale = 1, angleDeg = 0, places, tile }: PatternPrint): string[] {
	return [
		...(tile ? tileDetails(tile) : []),
		...(scale === 1 ? [] : [`${Math.round(scale * 100)} % size`]),
		...(angleDeg === 0 ? [] : [`turned ${angleDeg}°`]),
		...(places ? [`on ${joinedByAnd(places.map((place) => patternPlaceNames[place].toLowerCase()))}`] : []),
	]
}

/** "Tartan in Gold and White, 150 % size". @param shown the colors that are named */
export const patternWords = (pattern: PatternPrint, shown: readonly string[]): string =>
	[
		pattern.tile && !pattern.tile.areas
			? patternName(pattern.id)
			: `${patternName(pattern.id)} in ${joinedByAnd(shown.map((hex) => colorName(hex)))}`,
		...patternDetails(pattern),
	].join(', ')

/** The pattern that is printed, with its colors, size and places; empty without one. */
export function printedPatternWords(template: GarmentTemplate, config: DesignConfig): string {
	const resolved = resolveDesign(template, config, 'preview')
	const { pattern } = resolved
	if (!config.pattern || !pattern || pattern.id === 'none') return ''
	return `${patternWords(config.pattern, [...new Set(patternColors(resolved))])}.`
}
