// A glyph pack: the outlines of one font as data, so that no font parser is needed at run time.

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
