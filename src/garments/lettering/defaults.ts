// Default lettering styles: the fonts of the sport and colors that are readable on the cloth.
import { sportRecords } from '#sports/records/index.ts'
import { contrastRatio } from '../colors.ts'
import type { DesignConfig, LetteringStyle } from '../schemas.ts'
import type { GarmentTemplate, LetteringSlot } from '../template.ts'
import { letteringFont, type LetteringFontId } from './fonts.ts'

type Sport = GarmentTemplate['sport']

type Lettered = {
	fonts: Readonly<Record<LetteringSlot, LetteringFontId>>
	/** Whether the team name is arched or straight by default. */
	archesTeamName: boolean
}

const ofSports: Readonly<Record<string, Lettered>> = sportRecords
const spirit: Lettered = {
	fonts: { team: 'bevan', number: 'bevan', name: 'rokkitt' },
	archesTeamName: true,
}
const letteredAs = (sport: Sport): Lettered => ofSports[sport] ?? spirit

export const white = '#f7f7f5'
export const black = '#17181c'

/** White on dark cloth, else a readable team color or black; a border only if it contrasts with fill and cloth. */
export function readableColors(cloth: string, config: Pick<DesignConfig, 'primaryColor' | 'secondaryColor'>) {
	const { primaryColor, secondaryColor } = config
	const readable = [secondaryColor, primaryColor].find((color) => contrastRatio(color, cloth) >= 3)
	const fill = contrastRatio(white, cloth) >= 3 ? white : (readable ?? black)
	const border = [secondaryColor, primaryColor, white, black].find(
		(color) => contrastRatio(color, fill) >= 1.6 && contrastRatio(color, cloth) >= 1.2,
	)
	return { fill, border }
}

/** Width of the default border as a share of the letters' height. */
const borderShare: Record<LetteringSlot, number> = { team: 0.055, name: 0.05, number: 0.035 }

/** Smaller letters have no default border, in inches. */
export const borderedFromIn = 1.4

export type StyleRequest = {
	slot: LetteringSlot
	sport: Sport
	cloth: string
	config: DesignConfig
	/** Letter height of the position, in inches. */
	capIn?: number
}

/** The chosen style or the default; the sport's font replaces one that no longer exists. */
export function letteringStyle({ slot, sport, cloth, config, capIn = 2 }: StyleRequest): LetteringStyle {
	const chosen = config.lettering?.[slot]
	const font = letteredAs(sport).fonts[slot]
	if (chosen) return letteringFont(chosen.font) ? chosen : { ...chosen, font }
	const { fill, border } = readableColors(cloth, config)
	return {
		font,
		fill,
		borders:
			border && slot !== 'name' && capIn >= borderedFromIn
				? [{ color: border, widthIn: capIn * borderShare[slot] }]
				: [],
		shape: slot === 'team' && letteredAs(sport).archesTeamName ? 'arch' : 'straight',
		tracking: letteringFont(font)?.style === 'script' ? 0 : slot === 'name' ? 8 : 6,
	}
}

const textFields = { team: 'teamName', name: 'playerName', number: 'playerNumber' } as const

/** The design's text in a slot, trimmed; may be empty. */
export const slotText = (config: DesignConfig, slot: LetteringSlot): string => config[textFields[slot]].trim()

/** The fonts that a design needs, each once. */
export function fontsOf(config: DesignConfig, sport: Sport): string[] {
	const slots = (['team', 'name', 'number'] as const).filter((slot) => slotText(config, slot) !== '')
	const fonts = slots.map((slot) => letteringStyle({ slot, sport, cloth: white, config }).font)
	return [...new Set(fonts)]
}
