// How letters look when the design does not say: the face of the sport, colors that can be read on the cloth.
import { sportRecords } from '#sports/records/index.ts'
import { contrastRatio } from '../contrast.ts'
import type { DesignConfig, LetteringStyle } from '../schemas.ts'
import type { GarmentTemplate, LetteringSlot } from '../template.ts'
import { letteringFont, type LetteringFontId } from './fonts.ts'

type Sport = GarmentTemplate['sport']

type Lettered = {
	fonts: Readonly<Record<LetteringSlot, LetteringFontId>>
	/** Team names arch on the chest; the others set them straight. */
	archesTeamName: boolean
}

const ofSports: Readonly<Record<string, Lettered>> = sportRecords
const spirit: Lettered = {
	fonts: { team: 'bevan', number: 'bevan', name: 'rokkitt' },
	archesTeamName: true,
}
const letteredAs = (sport: Sport): Lettered => ofSports[sport] ?? spirit

const white = '#f7f7f5'
const black = '#17181c'

/** White on dark cloth, else the team color that reads best; a border only where it tells from both. */
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

/** Lower letters read better without a border. */
const borderedFromIn = 1.4

export type StyleRequest = {
	slot: LetteringSlot
	sport: Sport
	cloth: string
	config: DesignConfig
	/** Height of the letters the place is made for, in inches. */
	capIn?: number
}

/** The style the coach chose, or the default; a font that no longer exists gives way to the sport's. */
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

/** What the design writes in a slot, as typed; empty when there is nothing. */
export const slotText = (config: DesignConfig, slot: LetteringSlot): string => config[textFields[slot]].trim()

/** The fonts a design needs, without repeats. */
export function fontsOf(config: DesignConfig, sport: Sport): string[] {
	const slots = (['team', 'name', 'number'] as const).filter((slot) => slotText(config, slot) !== '')
	const fonts = slots.map((slot) => letteringStyle({ slot, sport, cloth: white, config }).font)
	return [...new Set(fonts)]
}
