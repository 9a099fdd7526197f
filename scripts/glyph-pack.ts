// Builds a glyph pack from the files of an open font.
import { existsSync, readFileSync } from 'node:fs'
import { create, type Font, type PathCommand } from 'fontkit'
import type { Glyph, GlyphPack, LetteringFont } from '../src/garments/lettering/fonts.ts'

/** One folder for each font, named by its id. */
export const fontsDir = new URL('../node_modules/@fontsource/', import.meta.url)

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const punctuation = [0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2116]
/** Romanian, Navajo and Vietnamese letters; glyphs that a font lacks are composed when drawn. */
const furtherLetters = [
	...range(0x218, 0x21b),
	0x1a0,
	0x1a1,
	0x1af,
	0x1b0,
	0x1ea,
	0x1eb,
	...range(0x1ea0, 0x1ef9),
]
/** Printable ASCII, Latin-1, Latin Extended-A and the punctuation used in names. */
const codePoints = [...range(0x20, 0x7e), ...range(0xa1, 0x17f), ...punctuation]
const kerned = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'’-.abcdefghijklmnopqrstuvwxyz"

const letters: Record<PathCommand['command'], string> = {
	moveTo: 'M',
	lineTo: 'L',
	quadraticCurveTo: 'Q',
	bezierCurveTo: 'C',
	closePath: 'Z',
}
const outline = (commands: PathCommand[]) =>
	commands.map(({ command, args }) => letters[command] + args.map(Math.round).join(' ')).join('')

const lastOfLatin1 = 0xff

/** A font set in capitals needs no small letters of the further ones; one that composes needs none of them. */
const wantedOf = ({ capitals, composes }: LetteringFont) =>
	composes
		? [...codePoints.filter((code) => code <= lastOfLatin1), ...punctuation]
		: [
				...codePoints,
				...furtherLetters.filter((code) => {
					const letter = String.fromCodePoint(code)
					return !capitals || letter === letter.toUpperCase()
				}),
			]

function glyphsOf(fonts: Font[], wanted: readonly number[]): Record<string, Glyph> {
	const glyphs: Record<string, Glyph> = {}
	for (const code of wanted) {
		const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code))
		if (!font) continue
		const glyph = font.glyphForCodePoint(code)
		glyphs[code] = [Math.round(glyph.advanceWidth), outline(glyph.path.commands)]
	}
	return glyphs
}

/** Reads kerning from the shaped pair, which covers every table that a font may store it in. */
function kerningOf(font: Font): Record<string, number> {
	const known = [...kerned].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
	const pairs = known.flatMap((left) => known.map((right) => left + right))
	const kerning: Record<string, number> = {}
	for (const pair of pairs) {
		const { glyphs, positions } = font.layout(pair, { liga: false })
		const [glyph, position] = [glyphs[0], positions[0]]
		if (!glyph || !position || positions.length !== 2) continue
		const units = Math.round(position.xAdvance - glyph.advanceWidth)
		if (units !== 0) kerning[pair] = units
	}
	return kerning
}

/** @throws Error when the package of the font is not installed */
export function buildPack(font: LetteringFont): GlyphPack {
	const { id, name, weight = 400 } = font
	const files = ['latin', 'latin-ext', 'vietnamese'].map(
		(subset) => new URL(`${id}/files/${id}-${subset}-${weight}-normal.woff2`, fontsDir),
	)
	const fonts = files.filter((file) => existsSync(file)).map((file) => create(readFileSync(file)))
	const [latin] = fonts
	if (!latin) throw new Error(`No font file for ${id}`)
	const cap = Math.round(latin.glyphForCodePoint(0x48).bbox.maxY)
	return {
		family: name,
		upm: latin.unitsPerEm,
		cap,
		g: glyphsOf(fonts, wantedOf(font)),
		k: kerningOf(latin),
	}
}
