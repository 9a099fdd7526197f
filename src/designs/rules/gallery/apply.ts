// A design of the gallery on a garment: as a whole design, and as an edit of one that is being worked on.
import { teamColor } from '#garments/colors.ts'
import { recolored, type Recoloring } from '#garments/recolor.ts'
import { borderedFromIn } from '#garments/lettering/defaults.ts'
import type { DesignConfig, LetteringStyle } from '#garments/schemas.ts'
import type { TeamChoice } from '#pictures/rules/team-choice.ts'
import { toInches } from '#placement/units.ts'
import type { ColorRole, GalleryDesign } from './records.ts'

/** The colors in which every design of the gallery is described and stored. */
export const sampleColors = { primary: teamColor('navy').hex, secondary: teamColor('gold').hex } as const

const hexOf = (role: ColorRole): string =>
	role === 'primary' || role === 'secondary' ? sampleColors[role] : teamColor(role).hex

/** Border width as a share of the letters' height; letters below `borderedFromIn` have none. */
const borderShare = { team: 0.055, number: 0.04 } as const

/** Height of the smallest line of a slot, in inches; 0 without one. */
function capInOf({ views }: GalleryDesign['template'], slot: 'team' | 'number'): number {
	const heights = views.flatMap((view) =>
		view.lettering
			.filter((position) => position.slot === slot && !position.when)
			.map(({ capHeight }) => toInches(capHeight, view)),
	)
	return heights.length === 0 ? 0 : Math.min(...heights)
}

const inHundredths = (inches: number) => Math.round(inches * 100) / 100

function bordersOf(template: GalleryDesign['template'], slot: 'team' | 'number', color: string) {
	const capIn = capInOf(template, slot)
	return capIn < borderedFromIn ? [] : [{ color, widthIn: inHundredths(capIn * borderShare[slot]) }]
}

function letteringOf({ lettering, template }: GalleryDesign): DesignConfig['lettering'] {
	if (!lettering) return undefined
	const { font, numberFont, shape, fill, border } = lettering
	const style = (slot: 'team' | 'number'): LetteringStyle => ({
		font: slot === 'team' ? font : numberFont,
		fill: hexOf(fill),
		borders: bordersOf(template, slot, hexOf(border)),
		shape: slot === 'team' ? shape : 'straight',
		tracking: 0,
	})
	return { team: style('team'), number: style('number') }
}

export const sampleTexts = { teamName: 'WILDCATS', playerNumber: '24' } as const

/** The design with a sample team, in the colors of the sample. */
export function sampleOf(design: GalleryDesign): DesignConfig {
	const { template, zones, pattern, styles } = design
	const lettering = letteringOf(design)
	return {
		primaryColor: sampleColors.primary,
		secondaryColor: sampleColors.secondary,
		teamName: '',
		playerNumber: '',
		playerName: '',
		...(lettering && sampleTexts),
		decorations: [],
		addOns: [],
		quantity: 12,
		fundraisingEnabled: false,
		templateId: template.id,
		templateVersion: template.version,
		zoneColors: Object.fromEntries(Object.entries(zones).map(([zone, role]) => [zone, hexOf(role)])),
		styles,
		...(pattern && { pattern: { ...pattern, color: hexOf(pattern.color) } }),
		...(lettering && { lettering }),
		schemaVersion: 2,
		logos: [],
	}
}

/** The design in two team colors, readable, with the team's name if given. */
export const inTeamColors = (design: GalleryDesign, team: Recoloring): DesignConfig =>
	recolored(sampleOf(design), team, design.template)

/** Cut, colors, pattern and letters of another design; texts, art, quantity and all else stay as they were. */
export function styledLike(config: DesignConfig, styled: DesignConfig): DesignConfig {
	const { primaryColor, secondaryColor, zoneColors, styles, pattern, lettering } = styled
	const { pattern: _pattern, zoneColors: _zones, styles: _styles, ...kept } = config
	const { places: _places, ...letters } = lettering ?? {}
	return {
		...kept,
		primaryColor,
		secondaryColor,
		...(zoneColors && { zoneColors }),
		...(styles && { styles }),
		...(pattern && { pattern }),
		// Places and heights in inches are the coach's own.
		lettering: { ...letters, ...(config.lettering?.places && { places: config.lettering.places }) },
	}
}

/** The picked team colors, else those of the design. */
export const recoloringFor = (choice: TeamChoice | undefined, config: DesignConfig): Recoloring =>
	choice
		? { primary: choice.primary.hex, secondary: choice.secondary.hex, teamName: choice.teamName }
		: { primary: config.primaryColor, secondary: config.secondaryColor }

/** A finished design on one that is being worked on, with the team's name if given. */
export function withGalleryDesign(
	config: DesignConfig,
	design: GalleryDesign,
	team: Recoloring,
): DesignConfig {
	const teamName = team.teamName?.trim()
	return { ...styledLike(config, inTeamColors(design, team)), ...(teamName && { teamName }) }
}
