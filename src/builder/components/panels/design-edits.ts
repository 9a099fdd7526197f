// Changes of color, cut, pattern, decorations, add-ons and quantity as pure functions from config to config.
import type { Decoration } from '#designs/rules/elements.ts'
import { withTeamColors } from '#garments/recolor.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { DecorationMethod, GarmentTemplate, StyleDef, ZoneDef } from '#garments/template.ts'
import type { AddOnType } from '#pricing/states.ts'
import { mostPieces } from '#pricing/rules/price-list.ts'

/** Spec §5: at least 1; anything but a number becomes 1. Undefined for more than can be ordered. */
export function quantityIn(text: string): number | undefined {
	const digits = /^\s*\d[\d,\s]*/.exec(text)?.[0].replace(/[,\s]/g, '')
	const pieces = Math.max(digits ? Number.parseInt(digits, 10) : 1, 1)
	return pieces <= mostPieces ? pieces : undefined
}

export const withQuantity = (config: DesignConfig, quantity: number): DesignConfig => ({
	...config,
	quantity: Math.min(Math.max(quantity, 1), mostPieces),
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

/** Adds a decoration in words, to be described. */
export const withFurtherDecoration = (config: DesignConfig, type: DecorationMethod): DesignConfig => ({
	...config,
	decorations: [...config.decorations, { type, location: 'custom', size: 'small', description: '' }],
})

export const hasAddOn = (config: Pick<DesignConfig, 'addOns'>, wanted: AddOnType): boolean =>
	config.addOns.some(({ type }) => type === wanted)

/** Adds or removes the add-on; each counts once. */
export const toggledAddOn = (config: DesignConfig, type: AddOnType): DesignConfig => ({
	...config,
	addOns: hasAddOn(config, type)
		? withoutAddOn(config, type).addOns
		: [...config.addOns, { type, description: '' }],
})

export const withoutAddOn = (config: DesignConfig, type: string): DesignConfig => ({
	...config,
	addOns: config.addOns.filter((addOn) => addOn.type !== type),
})

export const withAddOnText = (config: DesignConfig, type: AddOnType, description: string): DesignConfig => ({
	...config,
	addOns: config.addOns.map((addOn) => (addOn.type === type ? { ...addOn, description } : addOn)),
})

/** Another start on the same garment; what is ordered of it stays. */
export const startedFrom = (start: DesignConfig, config: DesignConfig): DesignConfig => ({
	...start,
	quantity: config.quantity,
	addOns: config.addOns,
	fundraisingEnabled: config.fundraisingEnabled,
	...(config.portalId !== undefined && { portalId: config.portalId }),
})

/** The effective option: the design's, or the first if that is unknown. */
export const optionOf = (config: Pick<DesignConfig, 'styles'>, style: StyleDef) =>
	style.options.find(({ id }) => id === config.styles?.[style.id]) ?? style.options[0]

export const withStyle = (config: DesignConfig, styleId: string, optionId: string): DesignConfig => ({
	...config,
	styles: { ...config.styles, [styleId]: optionId },
})

/** One of the team's colors; marks in the old one follow. */
export const withTeamColor =
	(of: 'primaryColor' | 'secondaryColor') =>
	(config: DesignConfig, hex: string): DesignConfig =>
		withTeamColors(config, {
			primary: of === 'primaryColor' ? hex : config.primaryColor,
			secondary: of === 'secondaryColor' ? hex : config.secondaryColor,
		})

export const swapped = (config: DesignConfig): DesignConfig =>
	withTeamColors(config, { primary: config.secondaryColor, secondary: config.primaryColor })

export const withZone =
	(zoneId: string) =>
	(config: DesignConfig, hex: string): DesignConfig => ({
		...config,
		zoneColors: { ...config.zoneColors, [zoneId]: hex },
	})

/** Resets the zone to the template's color. */
export function withoutZone(config: DesignConfig, zoneId: string): DesignConfig {
	const { [zoneId]: _left, ...others } = config.zoneColors ?? {}
	return { ...config, zoneColors: others }
}

const followed: Record<ZoneDef['fallback'], string> = {
	primary: 'Follows primary',
	secondary: 'Follows secondary',
	white: 'White unless you choose',
	black: 'Black unless you choose',
	none: 'Same as the cloth beneath',
}

/** Describes a zone's color when the design does not set one. */
export const zoneDefault = ({ fallback }: Pick<ZoneDef, 'fallback'>): string => followed[fallback]

export const hasOwnColor = (config: DesignConfig, zone: Pick<ZoneDef, 'id'>): boolean =>
	config.zoneColors?.[zone.id] !== undefined

/** Resets every zone to the template's color. */
export const withoutZones = (config: DesignConfig): DesignConfig => ({ ...config, zoneColors: {} })

/** True when the design sets the color of at least one zone of this garment. */
export const hasZoneColors = (config: DesignConfig, { zones }: Pick<GarmentTemplate, 'zones'>): boolean =>
	zones.some((zone) => hasOwnColor(config, zone))
