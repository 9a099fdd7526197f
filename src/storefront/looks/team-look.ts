// Describes the garments on the shop's pages: a cut, two team colors and a sample team.
import { teamColor, type TeamColorId } from '#garments/colors.ts'
import type { LetteringFontId } from '#garments/lettering/fonts.ts'
import { DesignConfig, type LetteringStyle } from '#garments/schemas.ts'
import type { ViewId } from '#garments/template.ts'

export type Crop = { x: number; y: number; w: number; h: number }

export type TeamLook = {
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

function lettering(look: TeamLook): DesignConfig['lettering'] {
	const { font, letters, shape = 'straight' } = look
	if (!font || !letters) return undefined
	const [fill, border] = letters
	const style = (slot: keyof Heights): LetteringStyle => ({
		font,
		fill: teamColor(fill).hex,
		borders: [{ color: teamColor(border).hex, widthIn: borderIn[slot] }],
		shape: slot === 'team' ? shape : 'straight',
		tracking: 0,
	})
	return { team: style('team'), number: style('number'), name: style('name') }
}

/** The design of a `TeamLook`. */
export function designOf(look: TeamLook): DesignConfig {
	const { zones = {}, pattern } = look
	return DesignConfig.parse({
		templateId: look.template,
		primaryColor: teamColor(look.primary).hex,
		secondaryColor: teamColor(look.secondary).hex,
		teamName: look.team ?? '',
		playerNumber: look.number ?? '',
		playerName: look.name ?? '',
		zoneColors: Object.fromEntries(Object.entries(zones).map(([zone, id]) => [zone, teamColor(id).hex])),
		styles: look.styles ?? {},
		...(pattern && { pattern: { ...pattern, color: teamColor(pattern.color).hex } }),
		lettering: lettering(look),
	})
}
