// Changes of decorations and add-ons as pure functions from config to config.
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import type { AddOnType } from '#pricing/rules/decorations.ts'

export type Decoration = DesignConfig['decorations'][number]

/** Maximum per design. */
export const maxDecorations = 40

export const withDecorations = (config: DesignConfig, added: readonly Decoration[]): DesignConfig => ({
	...config,
	decorations: [...config.decorations, ...added].slice(0, maxDecorations),
})

export const withDecoration = (
	config: DesignConfig,
	index: number,
	part: Partial<Decoration>,
): DesignConfig => ({
	...config,
	decorations: config.decorations.map((old, at) => (at === index ? { ...old, ...part } : old)),
})

export const withoutDecoration = (config: DesignConfig, index: number): DesignConfig => ({
	...config,
	decorations: config.decorations.filter((_, at) => at !== index),
})

/** Defaults of a blank line: the middle of the chest in the garment's usual method. */
export const firstDecoration = ({ kind }: Pick<GarmentTemplate, 'kind'>): Decoration => ({
	type: kind === 'cap' || kind === 'hoodie' ? 'embroidery' : 'screen',
	location: 'front',
	size: 'medium',
	description: '',
})

export const hasAddOn = (config: Pick<DesignConfig, 'addOns'>, wanted: AddOnType): boolean =>
	config.addOns.some(({ type }) => type === wanted)

/** Adds or removes the add-on; each counts once. */
export const toggledAddOn = (config: DesignConfig, type: AddOnType): DesignConfig => ({
	...config,
	addOns: hasAddOn(config, type)
		? config.addOns.filter((addOn) => addOn.type !== type)
		: [...config.addOns, { type, description: '' }],
})

export const withAddOnText = (config: DesignConfig, type: AddOnType, description: string): DesignConfig => ({
	...config,
	addOns: config.addOns.map((addOn) => (addOn.type === type ? { ...addOn, description } : addOn)),
})
