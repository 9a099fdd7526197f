// The lettering fonts and number families that a coach can choose, under the shop's names, and their glyphs as data: no
// font parser is needed at run time.

import type { LetteringSlot } from '../template.ts'

export type LetteringClass = 'block' | 'slab' | 'sans' | 'speed' | 'stencil' | 'script' | 'number'

export type LetteringFont = {
	id: string
	name: string
	style: LetteringClass
	/** Block letters are set in capitals; scripts keep the typed case. */
	capitals: boolean
	/** CSS weight that its pack is built from; default 400. */
	weight?: number
	/** Letters have overlapping parts, so a seam along the outline would cross the face. */
	overlaps?: true
	/** Its pack has Latin-1 alone: its own letters beyond that would triple the pack, so they are composed when drawn. */
	composes?: true
	/** A number family: it has the digits 0 to 9 and nothing else. */
	digitsOnly?: true
}

export const letteringFonts = [
	{ id: 'graduate', name: 'Varsity Block', style: 'block', capitals: true },
	{ id: 'alfa-slab-one', name: 'Heavy Slab', style: 'slab', capitals: true },
	{ id: 'rokkitt', name: 'Field Slab', style: 'slab', capitals: true, weight: 800, overlaps: true },
	{ id: 'bevan', name: 'Heritage Slab', style: 'slab', capitals: true },
	{ id: 'bebas-neue', name: 'Tall Sans', style: 'sans', capitals: true },
	{ id: 'anton', name: 'Pro Condensed', style: 'sans', capitals: true },
	{ id: 'oswald', name: 'Training Sans', style: 'sans', capitals: true, weight: 700 },
	{ id: 'teko', name: 'Speed Square', style: 'sans', capitals: true, weight: 700, overlaps: true },
	{ id: 'saira-stencil-one', name: 'Rink Stencil', style: 'stencil', capitals: true },
	{ id: 'black-ops-one', name: 'Unit Stencil', style: 'stencil', capitals: true },
	{ id: 'squada-one', name: 'Angle Block', style: 'block', capitals: true },
	{ id: 'oleo-script', name: 'Ballpark Script', style: 'script', capitals: false, weight: 700 },
	{ id: 'bungee', name: 'Scoreboard Block', style: 'block', capitals: true, composes: true },
	{ id: 'goldman', name: 'Stadium Block', style: 'block', capitals: true, weight: 700, composes: true },
	{ id: 'holtwood-one-sc', name: 'Western Slab', style: 'slab', capitals: true },
	{ id: 'league-gothic', name: 'Tall Gothic', style: 'sans', capitals: true },
	{ id: 'staatliches', name: 'Poster Sans', style: 'sans', capitals: true },
	{ id: 'archivo-black', name: 'Wide Sans', style: 'sans', capitals: true },
	{ id: 'paytone-one', name: 'Soft Sans', style: 'sans', capitals: true },
	{ id: 'russo-one', name: 'Arena Sans', style: 'sans', capitals: true },
	{ id: 'racing-sans-one', name: 'Sprint Italic', style: 'speed', capitals: true, composes: true },
	{ id: 'lobster', name: 'Diner Script', style: 'script', capitals: false, composes: true },
	{ id: 'pacifico', name: 'Surf Script', style: 'script', capitals: false, composes: true },
	{ id: 'lily-script-one', name: 'Dugout Script', style: 'script', capitals: false },
	{
		id: 'oleo-script-swash-caps',
		name: 'Pennant Script',
		style: 'script',
		capitals: false,
		weight: 700,
	},
	{ id: 'pirata-one', name: 'Old English', style: 'script', capitals: false },
] as const satisfies readonly LetteringFont[]
export type LetteringFontId = (typeof letteringFonts)[number]['id']

/** Families of the shop's own, drawn by `numbers`: for the number slot only. */
export const numberFonts = [
	{ id: 'full-block', name: 'Full Block' },
	{ id: 'pro-block', name: 'Pro Block' },
	{ id: 'serif-block', name: 'Serif Block' },
	{ id: 'round', name: 'Round' },
	{ id: 'speed-italic', name: 'Speed Italic' },
	{ id: 'angled', name: 'Angled' },
	{ id: 'hockey', name: 'Hockey' },
	{ id: 'collegiate-outline', name: 'Collegiate Outline' },
] as const satisfies readonly Pick<LetteringFont, 'id' | 'name'>[]
export type NumberFamilyId = (typeof numberFonts)[number]['id']

const numberFamilies = numberFonts.map((font): LetteringFont => ({
	...font,
	style: 'number',
	capitals: true,
	digitsOnly: true,
}))

/** The fonts for a kind of lettering: number families come first and are for numbers only. */
export const fontsFor = (slot: LetteringSlot): readonly LetteringFont[] =>
	slot === 'number' ? [...numberFamilies, ...letteringFonts] : letteringFonts

const byId = new Map(fontsFor('number').map((font) => [font.id, font]))

/** Undefined for an unknown id, such as a font withdrawn since the design was saved. */
export const letteringFont = (id: string): LetteringFont | undefined => byId.get(id)

/** Advance in font units and path data (M L Q C Z, integers, y up). */
export type Glyph = readonly [advance: number, outline: string]

export type GlyphPack = {
	family: string
	/** Font units per em. */
	upm: number
	/** Height of a capital H in font units. */
	cap: number
	/** Glyphs by code point. */
	g: Readonly<Record<string, Glyph>>
	/** Kerning in font units by pair of characters. */
	k: Readonly<Record<string, number>>
}

/** Glyph packs by font id. */
export type GlyphPacks = Readonly<Record<string, GlyphPack>>
