// Composes letters that a font lacks from its other glyphs.
import { marks } from './alphabet.ts'
import { markOf, type Mark } from './marks.ts'
import {
	boundsOf,
	contoursOf,
	glyphOutline,
	mapOutline,
	pathData,
	turnOf,
	type Box,
	type Outline,
} from './outline.ts'
import type { Glyph, GlyphPack } from './fonts.ts'

/** The next mark is placed relative to `body`, which grows with marks over and under the letter. */
type Letter = { advance: number; outline: Outline; body: Box }

const made = new WeakMap<GlyphPack, Map<string, Glyph | undefined>>()

const glyphOf = (pack: GlyphPack, letter: string): Glyph | undefined => pack.g[letter.codePointAt(0) ?? 0]

function letterOf(glyph: Glyph | undefined): Letter | undefined {
	const outline = glyph && glyphOutline(glyph)
	return outline && { advance: glyph[0], outline, body: boundsOf(outline) }
}

const moved = (outline: Outline, right: number, up: number) =>
	mapOutline(outline, ([x, y]) => [x + right, y + up])

/** Narrow letters get a narrower mark. */
function narrowed(outline: Outline, room: number): Outline {
	const { width } = boundsOf(outline)
	const scale = Math.max(0.6, Math.min(1, (room * 1.3) / width))
	return mapOutline(outline, ([x, y]) => [x * scale, y])
}

/** Letters with the ogonek at their right foot; others have it in the middle. */
const footed = /^[AEae]/

function withMark({ advance, outline, body }: Letter, base: string, mark: Mark): Letter {
	const { stands, gap } = mark
	const drawn = stands === 'over' ? narrowed(mark.outline, body.width) : mark.outline
	const { width, height } = boundsOf(drawn)
	const centered = body.x + (body.width - width) / 2
	const right = body.x + body.width
	const head = body.y + body.height
	const put = (x: number, y: number) => [...outline, ...moved(drawn, x, y)]
	switch (stands) {
		case 'over':
			return {
				advance,
				outline: put(centered, head + gap),
				body: { ...body, height: body.height + gap + height },
			}
		case 'under':
			return {
				advance,
				outline: put(centered, body.y - height - gap),
				body: { ...body, y: body.y - height - gap, height: body.height + height + gap },
			}
		case 'at the foot':
			return {
				advance,
				outline: put(footed.test(base) ? right - width * 0.9 : centered, body.y - height),
				body,
			}
		case 'at the shoulder': {
			const x = right - width * 0.35
			return { advance: Math.max(advance, x + width), outline: put(x, head - height * 0.7), body }
		}
	}
}

/** A bar through a letter, in the direction of the letter's contour, so that both are filled. */
function bar(outline: Outline, corners: readonly (readonly [x: number, y: number])[]): Outline {
	const widest = contoursOf(outline).toSorted((a, b) => boundsOf(b).height - boundsOf(a).height)[0] ?? []
	const whole = (points: typeof corners): Outline => [
		...points.map((point, at) => ({ op: at === 0 ? ('M' as const) : ('L' as const), points: [point] })),
		{ op: 'Z', points: [] },
	]
	const drawn = whole(corners)
	return turnOf(drawn) * turnOf(widest) < 0 ? whole(corners.toReversed()) : drawn
}

/** Height and slope of the bar per letter, as shares of the letter's height and of the cap height. */
const barred: Readonly<
	Record<string, { base: string; from: number; to: number; at: number; slope: number }>
> = {
	Ł: { base: 'L', from: -0.14, to: 0.5, at: 0.5, slope: 0.16 },
	ł: { base: 'l', from: -0.3, to: 1.3, at: 0.5, slope: 0.12 },
	Đ: { base: 'D', from: -0.12, to: 0.5, at: 0.5, slope: 0 },
	đ: { base: 'd', from: 0.45, to: 1.12, at: 0.82, slope: 0 },
	Ħ: { base: 'H', from: -0.1, to: 1.1, at: 0.76, slope: 0 },
	ħ: { base: 'h', from: -0.12, to: 0.6, at: 0.82, slope: 0 },
	Ŧ: { base: 'T', from: 0.16, to: 0.84, at: 0.45, slope: 0 },
	ŧ: { base: 't', from: 0, to: 1, at: 0.36, slope: 0 },
}

function withBar(pack: GlyphPack, sign: string): Letter | undefined {
	const plan = barred[sign]
	const letter = plan && letterOf(glyphOf(pack, plan.base))
	if (!plan || !letter) return undefined
	const box = boundsOf(letter.outline)
	const [left, right] = [box.x + box.width * plan.from, box.x + box.width * plan.to]
	const thick = pack.cap * 0.13
	const [low, rise] = [box.y + box.height * plan.at - thick / 2, pack.cap * plan.slope]
	const corners = [
		[left, low - rise / 2],
		[right, low + rise / 2],
		[right, low + rise / 2 + thick],
		[left, low - rise / 2 + thick],
	] as const
	return { ...letter, outline: [...letter.outline, ...bar(letter.outline, corners)] }
}

/** Replacements for missing ligatures and dotless i: plain letters side by side. */
const pairs: Readonly<Record<string, string>> = { Œ: 'OE', œ: 'oe', ı: 'i' }

function withPair(pack: GlyphPack, sign: string): Letter | undefined {
	const parts = [...(pairs[sign] ?? '')].map((part) => letterOf(glyphOf(pack, part)))
	const [first, second] = parts
	if (!first || parts.length === 1) return first
	return (
		second && {
			advance: first.advance + second.advance,
			outline: [...first.outline, ...moved(second.outline, first.advance, 0)],
			body: first.body,
		}
	)
}

/** Some letters have an apostrophe-like mark instead of a caron, or a comma below instead of a cedilla. */
function markFor(mark: string, base: string): string {
	if (mark === marks.cedilla && /^[GKLNRgklnr]$/.test(base)) return marks.commaBelow
	return mark === marks.caron && /^[Lldt]$/.test(base) ? marks.horn : mark
}

const below: ReadonlySet<string> = new Set([marks.ogonek, marks.dotBelow])

/** A lowercase i loses its dot under a mark. */
const dotless = (pack: GlyphPack, base: string, wanted: readonly string[]): Glyph | undefined =>
	base === 'i' && wanted.some((mark) => !below.has(mark))
		? (glyphOf(pack, 'ı') ?? glyphOf(pack, base))
		: glyphOf(pack, base)

function withMarks(pack: GlyphPack, sign: string): Letter | undefined {
	const [base = '', ...above] = sign.normalize('NFD')
	const start = letterOf(dotless(pack, base, above))
	if (!start || above.length === 0) return undefined
	const isSmall = base !== base.toUpperCase()
	return above.reduce<Letter | undefined>((letter, wanted) => {
		const mark = markOf(pack, markFor(wanted, base), isSmall)
		return letter && mark && mark.outline.length > 0 ? withMark(letter, base, mark) : undefined
	}, start)
}

function compose(pack: GlyphPack, sign: string): Glyph | undefined {
	const letter = withBar(pack, sign) ?? withPair(pack, sign) ?? withMarks(pack, sign)
	if (!letter) return undefined
	const whole = mapOutline(letter.outline, ([x, y]) => [Math.round(x), Math.round(y)])
	return [Math.round(letter.advance), pathData(whole)]
}

/** The composed glyph, cached per font; undefined when the font lacks its parts. */
export function composedGlyph(pack: GlyphPack, sign: string): Glyph | undefined {
	const known = made.get(pack) ?? new Map<string, Glyph | undefined>()
	made.set(pack, known)
	if (!known.has(sign)) known.set(sign, compose(pack, sign))
	return known.get(sign)
}
