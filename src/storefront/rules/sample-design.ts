// Describes the garments on the shop's pages: a cut, two team colors and a sample team.
import { teamColor, type TeamColorId } from '#garments/colors.ts'
import type { LetteringFontId, NumberFamilyId } from '#garments/lettering/fonts.ts'
import { DesignConfig, type LetteringStyle } from '#garments/schemas.ts'
import type { ViewId } from '#garments/template.ts'

export type Crop = { x: number; y: number; w: number; h: number }

export type SampleDesign = {
	template: string
	primary: TeamColorId
	secondary: TeamColorId
	zones?: Record<string, TeamColorId>
	styles?: Record<string, string>
	pattern?: { id: string; color: TeamColorId; opacity: number }
	team?: string
	number?: string
	name?: string
	font?: LetteringFontId
	/** The family of its number; default the font of its words. */
	numberFont?: NumberFamilyId
	shape?: LetteringStyle['shape']
	/** Fill and border of the letters; the default is the sport's readable colors. */
	letters?: readonly [fill: TeamColorId, border: TeamColorId]
	view?: ViewId
	/** A part of the view, in canvas pixels. */
	crop?: Crop
}

type Heights = { team: number; number: number; name: number }
/** Border widths in inches: numbers are bigger than names and have a wider border. */
const borderIn: Heights = { team: 0.16, number: 0.34, name: 0.1 }

function lettering(sample: SampleDesign): DesignConfig['lettering'] {
	const { font, numberFont = font, letters, shape = 'straight' } = sample
	if (!font || !numberFont || !letters) return undefined
	const [fill, border] = letters
	const style = (slot: keyof Heights): LetteringStyle => ({
		font: slot === 'number' ? numberFont : font,
		fill: teamColor(fill).hex,
		borders: [{ color: teamColor(border).hex, widthIn: borderIn[slot] }],
		shape: slot === 'team' ? shape : 'straight',
		tracking: 0,
	})
	return { team: style('team'), number: style('number'), name: style('name') }
}

/** The design of a `SampleDesign`. */
export function designOf(sample: SampleDesign): DesignConfig {
	const { zones = {}, pattern } = sample
	return DesignConfig.parse({
		templateId: sample.template,
		primaryColor: teamColor(sample.primary).hex,
		secondaryColor: teamColor(sample.secondary).hex,
		teamName: sample.team ?? '',
		playerNumber: sample.number ?? '',
		playerName: sample.name ?? '',
		zoneColors: Object.fromEntries(Object.entries(zones).map(([zone, id]) => [zone, teamColor(id).hex])),
		styles: sample.styles ?? {},
		...(pattern && { pattern: { ...pattern, color: teamColor(pattern.color).hex } }),
		lettering: lettering(sample),
	})
}
