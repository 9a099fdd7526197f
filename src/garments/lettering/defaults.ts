// Default lettering styles: the fonts of the sport and colors that are readable on the cloth.
import { contrastRatio } from '#kit/contrast.ts'
import { sportRecords } from '#sports/records/index.ts'
import type { DesignConfig, LetteringStyle } from '../schemas.ts'
import type { GarmentTemplate, LetteringSlot } from '../template.ts'
import { fontsFor, letteringFont, type LetteringFontId, type NumberFamilyId } from './fonts.ts'

type Sport = GarmentTemplate['sport']

type Lettered = {
	fonts: Readonly<Record<LetteringSlot, LetteringFontId>>
	/** Whether the team name is arched or straight by default. */
	archesTeamName: boolean
	numberFamily: NumberFamilyId
}

const ofSports: Readonly<Record<string, Lettered>> = sportRecords
const spirit: Lettered = {
	fonts: { team: 'bevan', number: 'bevan', name: 'rokkitt' },
	archesTeamName: true,
	numberFamily: 'full-block',
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

/** What the default lettering of a garment depends on. */
export type Lettering = Pick<GarmentTemplate, 'sport' | 'version'>

export type StyleRequest = {
	slot: LetteringSlot
	template: Lettering
	cloth: string
	config: DesignConfig
	/** Letter height of the position, in inches. */
	capIn?: number
}

/** Garments from this version on have number families by default; earlier designs keep the sport's font. */
const familiesFrom = 2

function defaultFont(slot: LetteringSlot, { sport, version }: Lettering) {
	const { fonts, numberFamily } = letteredAs(sport)
	return slot === 'number' && version >= familiesFrom ? numberFamily : fonts[slot]
}

/** Extra space between letters in percent of their height; number families and scripts have their own. */
function defaultTracking(slot: LetteringSlot, font: string): number {
	const style = letteringFont(font)?.style
	if (style === 'script' || style === 'number') return 0
	return slot === 'name' ? 8 : 6
}

/** The font exists and has the characters of the slot. */
const isFontFor = (slot: LetteringSlot, id: string) => fontsFor(slot).some((font) => font.id === id)

/** The font of a slot: the chosen one or the default. */
export function fontOf(
	slot: LetteringSlot,
	{ template, config }: Pick<StyleRequest, 'template' | 'config'>,
): string {
	const chosen = config.lettering?.[slot]?.font
	return chosen !== undefined && isFontFor(slot, chosen) ? chosen : defaultFont(slot, template)
}

/** The chosen style or the default; the default font replaces one that does not exist or has no letters. */
export function letteringStyle({ slot, template, cloth, config, capIn = 2 }: StyleRequest): LetteringStyle {
	const chosen = config.lettering?.[slot]
	const font = fontOf(slot, { template, config })
	if (chosen) return chosen.font === font ? chosen : { ...chosen, font }
	const { fill, border } = readableColors(cloth, config)
	return {
		font,
		fill,
		borders:
			border && slot !== 'name' && capIn >= borderedFromIn
				? [{ color: border, widthIn: capIn * borderShare[slot] }]
				: [],
		shape: slot === 'team' && letteredAs(template.sport).archesTeamName ? 'arch' : 'straight',
		tracking: defaultTracking(slot, font),
	}
}

const textFields = { team: 'teamName', name: 'playerName', number: 'playerNumber' } as const

/** The design's text in a slot, trimmed; may be empty. */
export const slotText = (config: DesignConfig, slot: LetteringSlot): string => config[textFields[slot]].trim()

/** The fonts that a design needs, each once. */
export function fontsOf(config: DesignConfig, template: Lettering): string[] {
	const slots = (['team', 'name', 'number'] as const).filter((slot) => slotText(config, slot) !== '')
	return [...new Set(slots.map((slot) => fontOf(slot, { template, config })))]
}
