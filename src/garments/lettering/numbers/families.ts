// The measures of each number family, after the numbers of the field.
import type { NumberFamilyId } from '../fonts.ts'
import type { Cut, Shift } from './contour.ts'
import type { Corners, DigitPlan } from './digits.ts'

export type NumberPlan = DigitPlan & {
	/** Leans to the right, as a share of the height. */
	slant?: number
	/** Drawn as a face inside a rim: the rim's width and that of the gap between them. */
	rim?: { rim: number; gap: number }
}

const chamfer = (x: number, y = x): Cut => ({ x, y })
const round = (x: number, y = x): Cut => ({ x, y, round: true })
const all = (cut: Cut | undefined): Corners => [cut, cut, cut, cut]

export const slanted =
	(slant: number): Shift =>
	([x, y]) => [x + y * slant, y]

const fullBlock: NumberPlan = {
	width: 484,
	stem: 150,
	bar: 140,
	outer: all(chamfer(112)),
	inner: all(chamfer(46)),
	notch: { deep: 58, half: 58 },
	end: { at: 252, slope: 0 },
	bowl: 476,
	spur: { two: 90, five: 0, seven: 90, width: 94 },
	one: { width: 370, flag: 190, slope: 100, foot: { out: 110, thick: 120, bracket: 0 } },
	two: { kind: 'diagonal', bend: 420, foot: 214 },
	three: 190,
	four: { width: 506, stem: 432, cross: 200, top: 218, foot: { out: 74, thick: 108, bracket: 0 } },
	seven: { foot: 130, bend: 330 },
}

const sans: Pick<NumberPlan, 'spur' | 'one' | 'two' | 'four' | 'seven'> = {
	spur: undefined,
	one: { width: 270, flag: 250, slope: 120 },
	two: { kind: 'diagonal', bend: 420, foot: 214 },
	four: { width: 504, stem: 430, cross: 140, top: 218 },
	seven: { foot: 110, bend: 300 },
}

const proBlock: NumberPlan = {
	...fullBlock,
	...sans,
	width: 478,
	outer: all(chamfer(125)),
	inner: all(chamfer(52)),
	notch: { deep: 56, half: 56 },
}

const serifBlock: NumberPlan = {
	...fullBlock,
	width: 490,
	stem: 152,
	bar: 108,
	outer: all(chamfer(96)),
	inner: all(chamfer(42)),
	notch: { deep: 66, half: 66 },
	end: { at: 272, slope: 0, serif: { out: 36, in: 28, thick: 52, bracket: 40 } },
	bowl: 462,
	spur: { two: 112, five: 70, seven: 112, width: 84 },
	one: { width: 400, flag: 176, slope: 92, foot: { out: 124, thick: 76, bracket: 34 } },
	two: { kind: 'diagonal', bend: 420, foot: 204 },
	four: { width: 540, stem: 450, cross: 205, top: 245, foot: { out: 90, thick: 76, bracket: 34 } },
	seven: { foot: 130, bend: 330 },
}

const roundNumbers: NumberPlan = {
	...proBlock,
	width: 480,
	stem: 148,
	bar: 138,
	outer: all(round(240, 220)),
	inner: all(round(92, 86)),
	notch: { deep: 64, half: 38, cut: round(0, 132) },
	bowl: 500,
	one: { width: 260, flag: 240, slope: 110 },
	two: { kind: 'diagonal', bend: 400, foot: 214, cut: round(120), innerCut: round(60) },
	seven: { foot: 110, bend: 250, cut: round(140) },
}

const speed: NumberPlan = {
	...proBlock,
	width: 500,
	bar: 128,
	slant: 0.21,
	outer: [chamfer(150, 120), undefined, chamfer(150, 120), undefined],
	inner: [chamfer(60, 48), undefined, chamfer(60, 48), undefined],
	notch: { deep: 50, half: 44 },
	two: { kind: 'stepped' },
}

const angled: NumberPlan = {
	...proBlock,
	width: 490,
	stem: 152,
	bar: 132,
	recede: 56,
	outer: all(chamfer(80, 170)),
	inner: all(chamfer(34, 84)),
	notch: { deep: 56, half: 100 },
	end: { at: 288, slope: 74 },
	bowl: 470,
	one: { width: 270, flag: 290, slope: 150 },
	two: { kind: 'diagonal', bend: 430, foot: 214 },
	four: { width: 530, stem: 430, cross: 140, top: 218 },
}

const hockey: NumberPlan = {
	...proBlock,
	width: 540,
	stem: 168,
	bar: 146,
	outer: all(chamfer(70)),
	inner: all(undefined),
	notch: { deep: 44, half: 44 },
	end: { at: 246, slope: 0 },
	bowl: 480,
	one: { width: 320, flag: 186, slope: 66 },
	two: { kind: 'stepped' },
	three: 200,
	four: { width: 560, stem: 480, cross: 150, top: 250 },
	seven: { foot: 130, bend: 300 },
}

const collegiate: NumberPlan = {
	...fullBlock,
	...sans,
	width: 580,
	stem: 190,
	bar: 164,
	outer: all(chamfer(124)),
	inner: all(chamfer(34)),
	end: { at: 246, slope: 0 },
	bowl: 482,
	one: { width: 430, flag: 230, slope: 110, foot: { out: 120, thick: 164, bracket: 0 } },
	two: { kind: 'diagonal', bend: 440, foot: 280 },
	three: 200,
	four: { width: 640, stem: 540, cross: 150, top: 300 },
	seven: { foot: 130, bend: 320 },
	rim: { rim: 26, gap: 27 },
}

/** By the id of the font. */
export const numberPlans: Readonly<Record<NumberFamilyId, NumberPlan>> = {
	'full-block': fullBlock,
	'pro-block': proBlock,
	'serif-block': serifBlock,
	round: roundNumbers,
	'speed-italic': speed,
	angled,
	hockey,
	'collegiate-outline': collegiate,
}
