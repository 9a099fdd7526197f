// Letters on a printed pattern: the checks judge them against the cloth alone, a proposal against the print as well.
import { black, white } from '#garments/lettering/defaults.ts'
import { clothUnder, inkOn, patternColors, placesOf } from '#garments/patterns/print.ts'
import { resolveDesign } from '#garments/render.ts'
import type { DesignConfig, LetteringStyle } from '#garments/schemas.ts'
import { letteringSlots, type GarmentTemplate } from '#garments/template.ts'
import { contrastRatio } from '#kit/contrast.ts'
import { clearContrast } from '#sports/jersey-rules.ts'

const lowest = (color: string, grounds: readonly string[]) =>
	Math.min(...grounds.map((ground) => contrastRatio(color, ground)))

/** Borders in nearly the color of the letters would only thicken them. */
const distinct = 1.2

/** The letters in the first color that is clear on every ground; undefined when there is none. */
function clearOn(
	style: LetteringStyle,
	grounds: readonly string[],
	{ primaryColor, secondaryColor }: DesignConfig,
): LetteringStyle | undefined {
	const candidates = [style.fill, white, secondaryColor, primaryColor, black]
	const fill = candidates.find((color) => lowest(color, grounds) >= clearContrast)
	if (fill === undefined) return undefined
	return {
		...style,
		fill,
		borders: style.borders.filter(({ color }) => contrastRatio(color, fill) >= distinct),
	}
}

type Pattern = NonNullable<DesignConfig['pattern']>

/** The same pattern tone on tone: a little lighter than dark cloth, a little darker than light cloth. */
function tonal({ more: _more, ...pattern }: Pattern, cloth: string): Pattern {
	const isDark = contrastRatio(cloth, white) >= clearContrast
	return { ...pattern, color: inkOn(cloth, isDark ? white : black, 0.16) }
}

/** The letters on this pattern in clear colors; undefined when a line has none. */
function clearLetters(config: DesignConfig, template: GarmentTemplate): DesignConfig | undefined {
	const resolved = resolveDesign(template, config, 'thumb')
	const cloth = clothUnder('body', resolved.colors) ?? config.primaryColor
	// A tile has no strength.
	const opacity = resolved.pattern?.tile ? 1 : (resolved.pattern?.opacity ?? 0)
	const grounds = [cloth, ...patternColors(resolved).map((ink) => inkOn(cloth, ink, opacity))]
	const { lettering } = config
	const styles = letteringSlots.flatMap((slot) => {
		const style = lettering?.[slot]
		return style ? [[slot, clearOn(style, grounds, config)] as const] : []
	})
	if (styles.some(([, style]) => style === undefined)) return undefined
	return { ...config, ...(lettering && { lettering: { ...lettering, ...Object.fromEntries(styles) } }) }
}

/** The design with letters that are clear on cloth and print: else tone on tone, else without the pattern. */
export function legibleOnPattern(config: DesignConfig, template: GarmentTemplate): DesignConfig {
	const { pattern: printed, colors } = resolveDesign(template, config, 'thumb')
	const { pattern, ...plain } = config
	if (!pattern || !printed || printed.id === 'none' || !placesOf(printed).includes('body')) return config
	const cloth = clothUnder('body', colors) ?? config.primaryColor
	const toned = { ...config, pattern: tonal(pattern, cloth) }
	return clearLetters(config, template) ?? clearLetters(toned, template) ?? plain
}
