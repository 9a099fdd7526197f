// Writes a small static TrueType font with only the tables that a PDF needs.

export type Contour = readonly { x: number; y: number; onCurve: boolean }[]
export type FontGlyph = { code?: number; advance: number; contours: readonly Contour[] }
export type FontPlan = {
	family: string
	style: string
	postscriptName: string
	unitsPerEm: number
	ascent: number
	descent: number
	capHeight: number
	xHeight: number
	weight: number
	/** The first glyph replaces characters that the font lacks. */
	glyphs: readonly FontGlyph[]
	/** Font units by pair of glyph numbers. */
	kerning: readonly { left: number; right: number; value: number }[]
}

const u16 = (value: number) => [(value >> 8) & 255, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xff_ff)]
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

function boxOf(contours: readonly Contour[]) {
	const points = contours.flat()
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
	if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 }
	return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

const steps = (values: readonly number[]) =>
	values.flatMap((value, index) => u16(value - (values[index - 1] ?? 0)))

function glyphBytes({ contours }: FontGlyph): number[] {
	if (contours.length === 0) return []
	const { left, bottom, right, top } = boxOf(contours)
	const points = contours.flat()
	let last = -1
	const ends = contours.flatMap((contour) => u16((last += contour.length)))
	const bytes = [
		...[contours.length, left, bottom, right, top].flatMap(u16),
		...ends,
		...u16(0),
		...points.map(({ onCurve }) => (onCurve ? 1 : 0)),
		...steps(points.map(({ x }) => x)),
		...steps(points.map(({ y }) => y)),
	]
	return [...bytes, ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0)]
}

/** Character map, format 4: one segment per character, small enough for a Latin font. */
function cmap(glyphs: readonly FontGlyph[]): number[] {
	const known = glyphs.flatMap(({ code }, id) => (code === undefined ? [] : [{ code, id }]))
	const segments = known.toSorted((a, b) => a.code - b.code)
	const codes = [...segments.map(({ code }) => code), 0xff_ff]
	const deltas = [...segments.map(({ code, id }) => (id - code) & 0xff_ff), 1]
	const power = 2 ** Math.floor(Math.log2(codes.length))
	const search = [codes.length * 2, power * 2, Math.log2(power), (codes.length - power) * 2]
	const body = [
		...search.flatMap(u16),
		...codes.flatMap(u16),
		...u16(0),
		...codes.flatMap(u16),
		...deltas.flatMap(u16),
		...codes.flatMap(() => u16(0)),
	]
	return [...[0, 1, 3, 1].flatMap(u16), ...u32(12), ...[4, body.length + 6, 0].flatMap(u16), ...body]
}

function nameTable({ family, style, postscriptName }: FontPlan): number[] {
	const texts = [
		[1, family],
		[2, style],
		[4, `${family} ${style}`],
		[6, postscriptName],
	] as const
	let offset = 0
	const records = texts.flatMap(([id, text]) => {
		const record = [3, 1, 0x04_09, id, text.length * 2, offset].flatMap(u16)
		offset += text.length * 2
		return record
	})
	const strings = texts.flatMap(([, text]) => ascii(text).flatMap(u16))
	return [...[0, texts.length, 6 + records.length].flatMap(u16), ...records, ...strings]
}

function kern({ kerning }: FontPlan): number[] {
	const pairs = kerning.toSorted((a, b) => a.left - b.left || a.right - b.right)
	const power = 2 ** Math.floor(Math.log2(Math.max(1, pairs.length)))
	const search = [pairs.length, power * 6, Math.log2(power), (pairs.length - power) * 6]
	const body = pairs.flatMap(({ left, right, value }) => [left, right, value].flatMap(u16))
	return [...[0, 1, 0, body.length + 14, 1].flatMap(u16), ...search.flatMap(u16), ...body]
}

function headAndMeasures(plan: FontPlan): Record<string, number[]> {
	const box = boxOf(plan.glyphs.flatMap(({ contours }) => contours))
	const edges = [box.left, box.bottom, box.right, box.top]
	const { ascent, descent, glyphs } = plan
	const widest = Math.max(...glyphs.map(({ advance }) => advance))
	const bold = plan.weight >= 700 ? 1 : 0
	const most = (count: (glyph: FontGlyph) => number) => Math.max(...glyphs.map(count))
	const maxPoints = most(({ contours }) => contours.flat().length)
	const maxContours = most(({ contours }) => contours.length)
	const [first, last] = [0x20, 0x20_ac]
	return {
		head: [
			...[1, 0, 1, 0].flatMap(u16),
			...u32(0),
			...u32(0x5f_0f_3c_f5),
			...[3, plan.unitsPerEm].flatMap(u16),
			...[0, 0, 0, 0].flatMap(u32),
			...edges.flatMap(u16),
			...[bold, 6, 2, 1, 0].flatMap(u16),
		],
		hhea: [1, 0, ascent, descent, 0, widest, 0, 0, box.right, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length].flatMap(
			u16,
		),
		maxp: [1, 0, glyphs.length, maxPoints, maxContours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0].flatMap(u16),
		'OS/2': [
			...[4, Math.round(widest / 2), plan.weight, 5, 0].flatMap(u16),
			...Array.from({ length: 10 }, () => 0).flatMap(u16),
			...u16(0),
			...Array.from({ length: 10 }, () => 0),
			...[1, 0, 0, 0].flatMap(u32),
			...ascii('NONE'),
			...[bold ? 0x20 : 0x40, first, last, ascent, descent, 0, ascent, -descent].flatMap(u16),
			...[1, 0].flatMap(u32),
			...[plan.xHeight, plan.capHeight, 0, 32, 1].flatMap(u16),
		],
		post: [...u32(0x00_03_00_00), ...u32(0), ...[-100, 50].flatMap(u16), ...[0, 0, 0, 0, 0].flatMap(u32)],
	}
}

function checksum(bytes: readonly number[]): number {
	let sum = 0
	for (let at = 0; at < bytes.length; at += 4)
		sum =
			(sum +
				(((bytes[at] ?? 0) << 24) |
					((bytes[at + 1] ?? 0) << 16) |
					((bytes[at + 2] ?? 0) << 8) |
					(bytes[at + 3] ?? 0))) >>>
			0
	return sum
}

/** The bytes of the font file; equal plans give equal bytes. */
export function writeFont(plan: FontPlan): Uint8Array {
	const outlines = plan.glyphs.map(glyphBytes)
	let end = 0
	const offsets = [0, ...outlines.map((bytes) => (end += bytes.length))]
	const bearings = plan.glyphs.flatMap(({ advance, contours }) => [
		...u16(advance),
		...u16(boxOf(contours).left),
	])
	const tables: Record<string, number[]> = {
		...headAndMeasures(plan),
		cmap: cmap(plan.glyphs),
		glyf: outlines.flat(),
		hmtx: bearings,
		loca: offsets.flatMap(u32),
		name: nameTable(plan),
		...(plan.kerning.length > 0 && { kern: kern(plan) }),
	}
	const tags = Object.keys(tables).toSorted()
	const power = 2 ** Math.floor(Math.log2(tags.length))
	const directory = [
		...u32(0x00_01_00_00),
		...[tags.length, power * 16, Math.log2(power), (tags.length - power) * 16].flatMap(u16),
	]
	let at = 12 + tags.length * 16
	const body: number[] = []
	for (const tag of tags) {
		const bytes = tables[tag] ?? []
		directory.push(...ascii(tag), ...u32(checksum(bytes)), ...u32(at), ...u32(bytes.length))
		const padding = (4 - (bytes.length % 4)) % 4
		for (const byte of bytes) body.push(byte)
		for (let index = 0; index < padding; index += 1) body.push(0)
		at += bytes.length + padding
	}
	return Uint8Array.from([...directory, ...body])
}
