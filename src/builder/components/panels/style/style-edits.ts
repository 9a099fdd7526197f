// Changes of cut and pattern as pure functions from config to config.
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, StyleDef } from '#garments/template.ts'

export const noPattern = 'none'

export const patternNames: Record<string, string> = {
	none: 'Plain',
	pinstripe: 'Pinstripe',
	hoop: 'Hoops',
	chevron: 'Chevron',
	fade: 'Hem fade',
	'side-fade': 'Side fade',
	sash: 'Sash',
	halves: 'Halves',
	argyle: 'Argyle',
	'digital-camo': 'Digital camo',
}

export const patternName = (id: string): string => patternNames[id] ?? id

/** The effective option: the design's, or the first if that is unknown. */
export const optionOf = (config: Pick<DesignConfig, 'styles'>, style: StyleDef) =>
	style.options.find(({ id }) => id === config.styles?.[style.id]) ?? style.options[0]

export const withStyle = (config: DesignConfig, styleId: string, optionId: string): DesignConfig => ({
	...config,
	styles: { ...config.styles, [styleId]: optionId },
})

/** Strong enough to be visible, weak enough to keep a number readable. */
const firstOpacity = 0.7

/** A new pattern keeps the color and opacity of the previous one. */
export function withPattern(config: DesignConfig, id: string): DesignConfig {
	if (id === noPattern) return { ...config, pattern: undefined }
	const { color = config.secondaryColor, opacity = firstOpacity } = config.pattern ?? {}
	return { ...config, pattern: { id, color, opacity } }
}

export const withPatternColor = (config: DesignConfig, color: string): DesignConfig =>
	config.pattern ? { ...config, pattern: { ...config.pattern, color } } : config

/** `percent` is 0–100. */
export const withPatternStrength = (config: DesignConfig, percent: number): DesignConfig =>
	config.pattern ? { ...config, pattern: { ...config.pattern, opacity: percent / 100 } } : config

/** The effective pattern; `none` when the garment does not support the design's. */
export const patternOf = (config: DesignConfig, { patterns }: Pick<GarmentTemplate, 'patterns'>): string =>
	config.pattern && patterns.includes(config.pattern.id) ? config.pattern.id : noPattern
