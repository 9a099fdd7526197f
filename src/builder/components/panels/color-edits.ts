// Color changes of a design as pure functions from config to config.
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ZoneDef } from '#garments/template.ts'

export const withPrimary = (config: DesignConfig, hex: string): DesignConfig => ({
	...config,
	primaryColor: hex,
})

export const withSecondary = (config: DesignConfig, hex: string): DesignConfig => ({
	...config,
	secondaryColor: hex,
})

export const withPair = (
	config: DesignConfig,
	pair: { primary: string; secondary: string },
): DesignConfig => ({ ...config, primaryColor: pair.primary, secondaryColor: pair.secondary })

export const swapped = (config: DesignConfig): DesignConfig =>
	withPair(config, { primary: config.secondaryColor, secondary: config.primaryColor })

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
