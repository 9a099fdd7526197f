// Marks for letters that a font lacks, extracted from its other letters or built from its other characters.
import { marks } from './alphabet.ts'
import {
	boundsOf,
	contoursOf,
	glyphOutline,
	mapOutline,
	reversed,
	type Box,
	type Outline,
	type Point,
} from './outline.ts'
import type { GlyphPack } from './fonts.ts'

/** A mark in font units with its origin at the lower left; `stands` is its position relative to the letter. */
export type Mark = {
	outline: Outline
	stands: 'over' | 'under' | 'at the foot' | 'at the shoulder'
	/** Between letter and mark, in font units. */
	gap: number
}

const outlineOf = (pack: GlyphPack, sign: string): Outline => {
	const glyph = pack.g[sign.codePointAt(0) ?? 0]
	return glyph ? glyphOutline(glyph) : []
}

const topOf = ({ y, height }: Box) => y + height

/** Moves the lower left corner to the origin. */
function grounded(outline: Outline): Outline {
	const { x, y } = boundsOf(outline)
	return mapOutline(outline, ([px, py]) => [px - x, py - y])
}

/** Mirroring inverts the direction of contours; reversing restores it, so that they are filled as before. */
const mirrored = (outline: Outline, map: (point: Point) => Point) =>
	grounded(reversed(mapOutline(outline, map)))
const upsideDown = (outline: Outline) => mirrored(outline, ([x, y]) => [x, -y])
const sideways = (outline: Outline) => mirrored(outline, ([x, y]) => [-x, y])

const scaled = (outline: Outline, [across, up]: readonly [across: number, up: number]) =>
	mapOutline(outline, ([x, y]) => [x * across, y * up])

/** Extracts the contours above the base letter's top from an accented letter of the font. */
function over(pack: GlyphPack, letter: string, base: string): Mark {
	const head = topOf(boundsOf(outlineOf(pack, base)))
	const parts = contoursOf(outlineOf(pack, letter)).filter((contour) => boundsOf(contour).y > head)
	const outline = parts.flat()
	return { outline: grounded(outline), stands: 'over', gap: boundsOf(outline).y - head }
}

/** A breve of the given stroke thickness. */
function bow(width: number, thick: number): Outline {
	const deep = width * 0.3 + thick
	const [inner, middle] = [thick * 0.9, width / 2]
	const curve = (corner: Point, end: Point) => ({ op: 'Q' as const, points: [corner, end] })
	return [
		{ op: 'M', points: [[0, deep]] },
		{ op: 'L', points: [[inner, deep]] },
		curve([inner, thick], [middle, thick]),
		curve([width - inner, thick], [width - inner, deep]),
		{ op: 'L', points: [[width, deep]] },
		curve([width, 0], [middle, 0]),
		curve([0, 0], [0, deep]),
		{ op: 'Z', points: [] },
	]
}

/** Two narrower copies side by side. */
function doubled(outline: Outline): Outline {
	const one = scaled(outline, [0.66, 1])
	const { width } = boundsOf(one)
	return [...one, ...mapOutline(one, ([x, y]) => [x + width * 0.95, y])]
}

/** The font's question mark without its dot, scaled to a hook. */
function hookOf(pack: GlyphPack): Outline {
	const parts = contoursOf(outlineOf(pack, '?'))
	const upper = parts.filter((contour) => boundsOf(contour).y > pack.cap * 0.1)
	const height = boundsOf(upper.flat()).height
	const scale = (pack.cap * 0.26) / (height || 1)
	return scaled(grounded(upper.flat()), [scale, scale])
}

/** The outline of a character of the font, moved to the origin. */
const sign = (pack: GlyphPack, written: string, scale = 1): Outline =>
	scaled(grounded(outlineOf(pack, written)), [scale, scale])

const apostropheOf = (pack: GlyphPack) => sign(pack, pack.g['’'.charCodeAt(0)] ? '’' : "'")

/** @param isSmall for lowercase letters, which have their own marks. @returns undefined for an unsupported mark */
export function markOf(pack: GlyphPack, mark: string, isSmall: boolean): Mark | undefined {
	const from = (letters: string): Mark => {
		const [letter = '', base = ''] = isSmall ? letters.toLowerCase() : letters
		return over(pack, letter, base)
	}
	const hat = from('ÊE')
	const onTop = (outline: Outline): Mark => ({ ...hat, outline: grounded(outline) })
	const below = (outline: Outline, gap: number): Mark => ({ outline, stands: 'under', gap })
	const bar = sign(pack, '¯')
	const thin = pack.cap * 0.06
	switch (mark) {
		case marks.grave:
			return from('ÈE')
		case marks.acute:
			return from('ÉE')
		case marks.circumflex:
			return hat
		case marks.tilde:
			return from('ÑN')
		case marks.diaeresis:
			return from('ËE')
		case marks.ring:
			return from('ÅA')
		case marks.caron:
			return onTop(upsideDown(hat.outline))
		case marks.macron:
			return onTop(bar)
		case marks.breve:
			return onTop(bow(boundsOf(hat.outline).width, boundsOf(bar).height))
		case marks.dot:
			return { ...from('ËE'), outline: grounded(contoursOf(from('ËE').outline).slice(0, 1).flat()) }
		case marks.doubleAcute:
			return onTop(doubled(from('ÉE').outline))
		case marks.hook:
			return onTop(hookOf(pack))
		case marks.dotBelow:
			return below(sign(pack, '.'), thin * 1.4)
		case marks.commaBelow:
			return below(sign(pack, ','), thin)
		case marks.cedilla:
			return below(sign(pack, '¸'), 0)
		case marks.ogonek:
			return { outline: sideways(sign(pack, '¸')), stands: 'at the foot', gap: 0 }
		case marks.horn:
			return { outline: scaled(apostropheOf(pack), [0.7, 0.7]), stands: 'at the shoulder', gap: 0 }
		default:
			return undefined
	}
}
