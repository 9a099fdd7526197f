// Changes of the printed pattern as pure functions from config to config.
import { isOffered, printedPattern } from '#garments/patterns/list.ts'
import { offeredPlaces, patternColors, placesOf } from '#garments/patterns/print.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig, PatternPrint } from '#garments/schemas.ts'
import { patternPlaces, patternScales, type GarmentTemplate, type PatternPlace } from '#garments/template.ts'

export const noPattern = 'none'

/** Strong enough to be visible, weak enough to keep a number readable. */
export const firstOpacity = 0.7

const changed = (config: DesignConfig, part: Partial<PatternPrint>): DesignConfig => {
	if (!config.pattern) return config
	const pattern = { ...config.pattern, ...part }
	// What is as usual is left out, so that equal patterns are equal data.
	const { scale = 1, angleDeg = 0, places, more, tile, ...kept } = pattern
	return {
		...config,
		pattern: {
			...kept,
			...(scale !== 1 && { scale }),
			...(angleDeg !== 0 && { angleDeg }),
			...(places && { places }),
			...(more && more.length > 0 && { more }),
			...(tile && { tile }),
		},
	}
}

/** A new pattern keeps the colors, strength, size, direction and places of the previous one, as far as it has them. */
export function withPattern(config: DesignConfig, id: string): DesignConfig {
	if (id === noPattern) return { ...config, pattern: undefined }
	const known = printedPattern(id)
	const { pattern } = config
	if (!pattern) return { ...config, pattern: { id, color: config.secondaryColor, opacity: firstOpacity } }
	if (pattern.tile && id === pattern.id) return config
	if (known?.motif) return changed(config, { id, tile: undefined })
	const places = pattern.places?.filter((place) => place !== 'sleeves')
	return changed(config, {
		id,
		tile: undefined,
		scale: 1,
		angleDeg: 0,
		places: places && places.length > 0 ? places : undefined,
	})
}

/** The effective pattern; `none` when the garment does not support the design's. */
export const patternOf = (config: DesignConfig, { patterns }: Pick<GarmentTemplate, 'patterns'>): string =>
	config.pattern && isOffered(patterns, config.pattern.id) ? config.pattern.id : noPattern

/** All colors that the pattern prints on this garment. */
export const shownPatternColors = (config: DesignConfig, template: GarmentTemplate): string[] =>
	patternColors(resolveDesign(template, config, 'thumb'))

/** @param index 0 for the pattern's first color; further ones that were shades stay as they are shown */
export const withPatternColor =
	(template: GarmentTemplate, index: number) =>
	(config: DesignConfig, hex: string): DesignConfig => {
		if (index === 0) return changed(config, { color: hex })
		const shown = shownPatternColors(config, template)
		const chosen = config.pattern?.more ?? []
		const count = Math.max(chosen.length, index)
		const more = Array.from({ length: count }, (_, at) =>
			at === index - 1 ? hex : (chosen[at] ?? shown[at + 1] ?? hex),
		)
		return changed(config, { more })
	}

/** `percent` is 0–100. */
export const withPatternStrength = (config: DesignConfig, percent: number): DesignConfig =>
	changed(config, { opacity: percent / 100 })

/** `percent` of the usual size, within the limits. */
export const withPatternSize = (config: DesignConfig, percent: number): DesignConfig =>
	changed(config, {
		scale: Math.min(Math.max(Math.round(percent) / 100, patternScales.from), patternScales.to),
	})

/** Any angle in degrees, stored from -180 to 180. */
export const withPatternAngle = (config: DesignConfig, degrees: number): DesignConfig => {
	const whole = Math.round(degrees) % 360
	return changed(config, { angleDeg: whole > 180 ? whole - 360 : whole < -180 ? whole + 360 : whole })
}

/** Where the pattern is printed on this garment. */
export function printedPlaces(config: DesignConfig, template: GarmentTemplate): PatternPlace[] {
	const { pattern } = config
	if (!pattern) return []
	const printed = placesOf(pattern)
	return offeredPlaces(template, pattern.id).filter((place) => printed.includes(place))
}

/** Adds or removes a place; the last one stays. */
export function withPatternPlace(template: GarmentTemplate, place: PatternPlace) {
	return (config: DesignConfig, isPrinted: boolean): DesignConfig => {
		const printed = printedPlaces(config, template)
		const places = patternPlaces.filter((one) => (one === place ? isPrinted : printed.includes(one)))
		return places.length > 0 ? changed(config, { places }) : config
	}
}

/** Every place that the garment has. */
export const withPatternAllOver =
	(template: GarmentTemplate) =>
	(config: DesignConfig): DesignConfig =>
		config.pattern ? changed(config, { places: offeredPlaces(template, config.pattern.id) }) : config
