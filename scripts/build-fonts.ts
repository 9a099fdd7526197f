// Builds the proof's static fonts from the variable web fonts: node scripts/build-fonts.ts
// PDF supports neither variable fonts nor WOFF2. Kerning is kept; digits of the text font have equal widths.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { create, type Font, type FontGlyph as FontkitGlyph, type PathCommand } from 'fontkit'
import { writeFont, type Contour, type FontGlyph } from './sfnt.ts'

type RawPoint = { x: number; y: number; copy(): RawPoint }
type RawGlyph = { points?: RawPoint[]; components?: { dx: number; dy: number }[] }
/** Undocumented members of `fontkit` fonts. */
type VariableFont = Font & {
	ascent: number
	descent: number
	capHeight: number
	xHeight: number
	numGlyphs: number
	getGlyph(id: number): FontkitGlyph
	variationCoords: number[] | null
	/** Advance widths by glyph number at the requested weight. */
	advances: Map<number, number>
	_transformGlyfTable(): void
	_transformedGlyphs: RawGlyph[]
	_variationProcessor: { transformPoints(id: number, points: RawPoint[]): void }
}
type Face = { folder: string; family: string; style: string; file: string; weight: number; tabular: boolean }

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const fontsDir = new URL('../src/documents/fonts/', import.meta.url)
const faces: readonly Face[] = [
	{
		folder: 'public-sans',
		family: 'Public Sans',
		style: 'Regular',
		file: 'text',
		weight: 400,
		tabular: true,
	},
	{ folder: 'public-sans', family: 'Public Sans', style: 'Bold', file: 'bold', weight: 700, tabular: true },
	{
		folder: 'big-shoulders',
		family: 'Big Shoulders',
		style: 'ExtraBold',
		file: 'display',
		weight: 800,
		tabular: false,
	},
]

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const signs = [
	0x20_13, 0x20_14, 0x20_18, 0x20_19, 0x20_1c, 0x20_1d, 0x20_22, 0x20_26, 0x21_16, 0x20_ac, 0x21_22, 0x22_12,
]
/** Romanian comma letters, Navajo and Vietnamese. */
const furtherLetters = [
	...range(0x2_18, 0x2_1b),
	0x1_a0,
	0x1_a1,
	0x1_af,
	0x1_b0,
	0x1_ea,
	0x1_eb,
	...range(0x1e_a0, 0x1e_f9),
]
/** Printable ASCII, Latin-1, Latin Extended-A and the characters of names and sizes. */
const codePoints = [...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...furtherLetters, ...signs]
const kerned = range(0x20, 0x7e)
const isFigure = (code: number) => code >= 0x30 && code <= 0x39

function contoursOf(commands: readonly PathCommand[]): Contour[] {
	const contours: { x: number; y: number; onCurve: boolean }[][] = []
	const add = (x: number, y: number, onCurve: boolean) =>
		contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), onCurve })
	for (const { command, args } of commands) {
		const [x = 0, y = 0, endX = 0, endY = 0] = args
		if (command === 'moveTo') contours.push([])
		if (command === 'moveTo' || command === 'lineTo') add(x, y, true)
		if (command === 'quadraticCurveTo') {
			add(x, y, false)
			add(endX, endY, true)
		}
		if (command === 'bezierCurveTo') throw new Error('These faces have quadratic outlines')
	}
	return contours.map((contour) => {
		const [first, last] = [contour[0], contour.at(-1)]
		const isClosed = contour.length > 1 && last?.onCurve && first?.x === last.x && first.y === last.y
		return isClosed ? contour.slice(0, -1) : contour
	})
}

/** `fontkit` applies variations to plain TrueType only; this applies them to the outlines first. */
function vary(
	font: VariableFont,
	{ transformPoints }: { transformPoints: (id: number, points: RawPoint[]) => void },
) {
	font._transformGlyfTable()
	const model = font._transformedGlyphs.find(({ points }) => points?.[0])?.points?.[0]
	if (!model) throw new Error('A font without outlines')
	const wider: number[] = []
	const point = (x: number, y: number) => Object.assign(model.copy(), { x, y, endContour: true })
	for (const [id, glyph] of font._transformedGlyphs.entries()) {
		const components = glyph.components?.map(({ dx, dy }) => point(dx, dy))
		const phantoms = [point(0, 0), point(0, 0), point(0, 0), point(0, 0)]
		transformPoints(id, [...(components ?? glyph.points ?? []), ...phantoms])
		for (const [index, component] of glyph.components?.entries() ?? [])
			Object.assign(component, { dx: components?.[index]?.x, dy: components?.[index]?.y })
		const [left, right] = phantoms
		wider.push((right?.x ?? 0) - (left?.x ?? 0))
	}
	return new Map(wider.map((units, id) => [id, font.getGlyph(id).advanceWidth + units]))
}

function open({ folder, weight }: Face, subset: string): VariableFont {
	const bytes = readFileSync(new URL(`${folder}/files/${folder}-${subset}-wght-normal.woff2`, packages))
	const font = create(bytes) as VariableFont
	const varied = create(bytes) as VariableFont
	varied.variationCoords = [weight]
	const processor = varied._variationProcessor
	const advances = vary(font, { transformPoints: (id, points) => processor.transformPoints(id, points) })
	return Object.assign(font, { advances })
}

const idOf = (glyph: FontkitGlyph) => (glyph as FontkitGlyph & { id: number }).id

function glyphsOf(face: Face, fonts: readonly VariableFont[]): FontGlyph[] {
	const found = codePoints.flatMap((code): FontGlyph[] => {
		const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code))
		if (!font) return []
		const figure = face.tabular && isFigure(code)
		const shaped = figure ? font.layout(String.fromCodePoint(code), { tnum: true }).glyphs[0] : undefined
		const glyph = shaped ?? font.glyphForCodePoint(code)
		return [
			{
				code,
				advance: Math.round(font.advances.get(idOf(glyph)) ?? glyph.advanceWidth),
				contours: contoursOf(glyph.path.commands),
			},
		]
	})
	const box: Contour = [
		{ x: 60, y: 0, onCurve: true },
		{ x: 60, y: 700, onCurve: true },
		{ x: 440, y: 700, onCurve: true },
		{ x: 440, y: 0, onCurve: true },
	]
	return [{ advance: 500, contours: [box] }, ...found]
}

function kerningOf(font: VariableFont, glyphs: readonly FontGlyph[], { tabular }: Face) {
	const idByCode = new Map(glyphs.map(({ code }, id) => [code, id]))
	const known = kerned.filter((code) => font.hasGlyphForCodePoint(code) && !(tabular && isFigure(code)))
	return known.flatMap((first) =>
		known.flatMap((second) => {
			const pair = String.fromCodePoint(first, second)
			const { glyphs: run, positions } = font.layout(pair, { liga: false })
			const [glyph, position] = [run[0], positions[0]]
			const [left, right] = [idByCode.get(first), idByCode.get(second)]
			if (!glyph || !position || run.length !== 2 || left === undefined || right === undefined) return []
			const value = Math.round(position.xAdvance - glyph.advanceWidth)
			return value === 0 ? [] : [{ left, right, value }]
		}),
	)
}

for (const face of faces) {
	const fonts = ['latin', 'latin-ext', 'vietnamese'].map((subset) => open(face, subset))
	const [latin] = fonts
	if (!latin) throw new Error(`No font file for ${face.family}`)
	const glyphs = glyphsOf(face, fonts)
	const bytes = writeFont({
		family: face.family,
		style: face.style,
		postscriptName: `${face.family.replaceAll(' ', '')}-${face.style}`,
		unitsPerEm: latin.unitsPerEm,
		ascent: latin.ascent,
		descent: latin.descent,
		capHeight: latin.capHeight,
		xHeight: latin.xHeight,
		weight: face.weight,
		glyphs,
		kerning: kerningOf(latin, glyphs, face),
	})
	writeFileSync(new URL(`${face.file}.ttf`, fontsDir), bytes)
	copyFileSync(new URL(`${face.folder}/LICENSE`, packages), new URL(`LICENSE-${face.folder}.txt`, fontsDir))
	console.log(face.file, glyphs.length, bytes.length)
}
