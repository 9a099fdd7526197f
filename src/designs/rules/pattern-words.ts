// The pattern of a design in words: for lists of differences, screen readers, proofs and work orders.
import { patternName } from '#garments/patterns/list.ts'
import { patternColors } from '#garments/patterns/print.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig, PatternPrint } from '#garments/schemas.ts'
import { patternPlaceNames, type GarmentTemplate } from '#garments/template.ts'
import { colorName } from './colors.ts'
import { inEnglish, type DescriptionLanguage, type DescriptionTexts } from './describe-texts.ts'

type Details = DescriptionTexts['patternDetails']

const side = (inches: number, after: Details['up'], before: Details['up']) =>
	inches === 0 ? [] : [(inches > 0 ? after : before)(Math.abs(inches))]

const tileDetails = (
	{ widthIn, rightIn = 0, downIn = 0, mirrored }: NonNullable<PatternPrint['tile']>,
	texts: Details,
) => [
	texts.wide(Math.round(widthIn * 100) / 100),
	...side(rightIn, texts.toTheRight, texts.toTheLeft),
	...side(downIn, texts.down, texts.up),
	...(mirrored ? [texts.mirrored] : []),
]

/** How it differs from its usual size, direction and places: "150 % size", "turned 45°", "on sleeves". */
export function patternDetails(
	{ scale = 1, angleDeg = 0, places, tile }: PatternPrint,
	{ texts: { patternDetails: texts }, word, list }: DescriptionLanguage,
): string[] {
	return [
		...(tile ? tileDetails(tile, texts) : []),
		...(scale === 1 ? [] : [texts.size(Math.round(scale * 100))]),
		...(angleDeg === 0 ? [] : [texts.turned(angleDeg)]),
		...(places ? [texts.on(list(places.map((place) => word(patternPlaceNames[place]).toLowerCase())))] : []),
	]
}

/** "Tartan in Gold and White, 150 % size". @param shown the colors that are named */
export function patternWords(
	pattern: PatternPrint,
	shown: readonly string[],
	language: DescriptionLanguage = inEnglish,
): string {
	const { texts, word, list, colorLabel } = language
	const name = word(patternName(pattern.id))
	const colors = list(shown.map((hex) => colorLabel(colorName(hex))))
	return [
		pattern.tile && !pattern.tile.areas ? name : texts.patternIn(name, colors),
		...patternDetails(pattern, language),
	].join(', ')
}

/** The pattern that is printed, with its colors, size and places; empty without one. */
export function printedPatternWords(template: GarmentTemplate, config: DesignConfig): string {
	const resolved = resolveDesign(template, config, 'preview')
	const { pattern } = resolved
	if (!config.pattern || !pattern || pattern.id === 'none') return ''
	return `${patternWords(config.pattern, [...new Set(patternColors(resolved))])}.`
}
