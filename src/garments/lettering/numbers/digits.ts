// The digits 0 to 9 from the measures of a family: stems, bars, corners, notches and serifs.
import { turned, type Contour, type Corner, type Cut } from './contour.ts'

/** In font units; the cap height is 800, so 100 units are an inch of an 8 in number. */
export type DigitPlan = {
	/** Width of all digits but 1 and 4. */
	width: number
	/** Thickness of upright strokes. */
	stem: number
	/** Thickness of level strokes. */
	bar: number
	/** Outer corners: top left, top right, bottom right, bottom left. */
	outer: Corners
	/** Corners of counters and of the inside of open strokes. */
	inner: Corners
	/** Where the outline of 3 and 8 goes in between the bowls: how deep, and from how far above and below. */
	notch: { deep: number; half: number; cut?: Cut }
	/** Open stroke ends of 2, 3, 5, 6 and 9: their distance from the top or bottom. */
	end: { at: number; slope: number; serif?: Serif }
	/** Height of the top of the lower bowl of 5 and 6. */
	bowl: number
	/** How far the free ends of level strokes recede from the top or bottom line. */
	recede?: number
	/** Serifs on the free ends of level strokes, as wide as `spurWidth`. */
	spur?: { two: number; five: number; seven: number; width: number }
	one: { width: number; flag: number; slope: number; foot?: Foot }
	two: { kind: 'diagonal'; bend: number; foot: number; cut?: Cut; innerCut?: Cut } | { kind: 'stepped' }
	/** Left end of the middle bar of 3. */
	three: number
	four: { width: number; stem: number; cross: number; top: number; foot?: Foot; cut?: Cut }
	seven: { foot: number; bend: number; cut?: Cut }
}

export type Corners = readonly [Cut?, Cut?, Cut?, Cut?]
/** A serif of a stroke's end: how far it stands out on both sides and how thick it is. */
export type Serif = { out: number; in: number; thick: number; bracket: number }
/** A slab below a stem: how far it stands out, its thickness and the bracket above it. */
export type Foot = { out: number; thick: number; bracket: number }

export const capHeight = 800
const top = capHeight
const middle = capHeight / 2

type Rect = { left: number; bottom: number; right: number; top: number }

/** A counter, counterclockwise from its bottom left. */
const counter = ({ left, bottom, right, top: high }: Rect, [tl, tr, br, bl]: Corners): Contour => [
	[left, bottom, bl],
	[right, bottom, br],
	[right, high, tr],
	[left, high, tl],
]

const wholeCounter = ({ width, stem, bar, inner }: DigitPlan) =>
	counter({ left: stem, bottom: bar, right: width - stem, top: top - bar }, inner)

/** The end of a stroke that hangs from the top left, from its inner edge to its outer edge. */
function strokeEnd({ stem, end }: DigitPlan): Corner[] {
	const { at, slope, serif } = end
	if (!serif)
		return [
			[stem, top - at + slope],
			[0, top - at],
		]
	const [low, high] = [top - at, top - at + serif.thick]
	return [
		[stem, high + serif.bracket],
		[stem + serif.in, high],
		[stem + serif.in, low],
		[-serif.out, low],
		[-serif.out, high],
		[0, high + serif.bracket],
	]
}

/** The free left end of a level stroke on the baseline, from the line up to the stroke's inner edge. */
function levelEnd({ bar, recede = 0, spur }: DigitPlan, high = 0): Corner[] {
	if (!spur || high === 0)
		return [
			[0, 0],
			[recede, bar],
		]
	return [
		[0, 0],
		[0, bar + high],
		[spur.width, bar + high],
		[spur.width, bar],
	]
}

const flippedDown = (corners: readonly Corner[]): Corner[] =>
	corners.map(([x, y, cut]): Corner => [x, top - y, cut]).toReversed()
const flippedAcross = (corners: readonly Corner[], width: number): Corner[] =>
	corners.map(([x, y, cut]): Corner => [width - x, y, cut]).toReversed()

/** The right side between two bowls, from above. */
const notchAt = (plan: DigitPlan): Corner[] => {
	const { deep, half, cut } = plan.notch
	return [
		[plan.width, middle + half, cut],
		[plan.width - deep, middle],
		[plan.width, middle - half, cut],
	]
}

function zero(plan: DigitPlan): Contour[] {
	const { width, outer } = plan
	const [tl, tr, br, bl] = outer
	return [
		[
			[0, top, tl],
			[width, top, tr],
			[width, 0, br],
			[0, 0, bl],
		],
		wholeCounter(plan),
	]
}

/** The slab below a stem from `left` to `right`, clockwise from the stem's right edge. */
function footOf({ out, thick, bracket }: Foot, left: number, right: number): Corner[] {
	return [
		[right, thick + bracket],
		...(bracket > 0
			? [[right + out, thick] as const]
			: [[right, thick] as const, [right + out, thick] as const]),
		[right + out, 0],
		[left - out, 0],
		[left - out, thick],
		...(bracket > 0 ? [] : [[left, thick] as const]),
		[left, thick + bracket],
	].filter((corner, index, all) => String(corner) !== String(all[index - 1])) as Corner[]
}

function one({ stem, one: { width, flag, slope, foot } }: DigitPlan): Contour[] {
	const right = width - (foot?.out ?? 0)
	const left = right - stem
	const flagLeft = foot ? left - foot.out : 0
	return [
		[
			[left + (foot ? stem * 0.1 : 0), top],
			[right, top],
			...(foot
				? footOf(foot, left, right)
				: ([
						[right, 0],
						[left, 0],
					] as const)),
			[left, top - flag - (foot ? 0 : 0)],
			[flagLeft, top - flag],
			[flagLeft, top - slope],
		],
	]
}

function two(plan: DigitPlan): Contour[] {
	const { width, stem, bar, outer, inner, two: kind } = plan
	const arch: Corner[] = [
		[0, top, outer[0]],
		[width, top, outer[1]],
	]
	const inside: Corner[] = [
		[width - stem, top - bar, inner[1]],
		[stem, top - bar, inner[0]],
		...strokeEnd(plan),
	]
	if (kind.kind === 'stepped')
		return [
			[
				...arch,
				[width, middle - bar / 2, outer[2]],
				[stem, middle - bar / 2, inner[0]],
				[stem, bar],
				...levelEnd(plan, plan.spur?.two)
					.map(([x, y]): Corner => [width - x, y])
					.toReversed(),
				[0, 0],
				[0, middle + bar / 2, outer[0]],
				[width - stem, middle + bar / 2, inner[2]],
				...inside,
			],
		]
	const { bend, foot } = kind
	const [run, rise] = [width - foot, bend - bar]
	const raised = (stem * Math.hypot(run, rise)) / run
	const slope = rise / run
	const onUpper = (x: number) => bend + raised + (x - width) * slope
	return [
		[
			...arch,
			[width, bend, kind.cut],
			[foot, bar],
			...levelEnd(plan, plan.spur?.two)
				.map(([x, y]): Corner => [width - x, y])
				.toReversed(),
			[0, 0],
			[0, onUpper(0), kind.innerCut],
			[width - stem, onUpper(width - stem), kind.innerCut],
			...inside,
		],
	]
}

function three(plan: DigitPlan): Contour[] {
	const { width, stem, bar, outer, inner, three: left } = plan
	const end = strokeEnd(plan)
	return [
		[
			[0, top, outer[0]],
			[width, top, outer[1]],
			...notchAt(plan),
			[width, 0, outer[2]],
			[0, 0, outer[3]],
			...flippedDown(end),
			[stem, bar, inner[3]],
			[width - stem, bar, inner[2]],
			[width - stem, middle - bar / 2, inner[1]],
			[left, middle - bar / 2],
			[left, middle + bar / 2],
			[width - stem, middle + bar / 2, inner[2]],
			[width - stem, top - bar, inner[1]],
			[stem, top - bar, inner[0]],
			...end,
		],
	]
}

function four({ stem, bar, recede = 0, four: plan }: DigitPlan): Contour[] {
	const { width, stem: right, cross, top: apex, foot, cut } = plan
	const left = right - stem
	const [run, rise] = [apex, top - cross - bar]
	const across = (stem * 0.94 * Math.hypot(run, rise)) / rise
	const head = cross + bar
	return [
		[
			[0, head],
			[apex, top],
			[right, top],
			[right, head],
			[width - recede, head],
			[width, cross],
			...(foot
				? [[right, cross] as const, ...footOf(foot, left, right), [left, cross] as const]
				: ([
						[right, cross],
						[right, 0],
						[left, 0],
						[left, cross],
					] as const)),
			[0, cross, cut],
		],
		[
			[across, head],
			[left, head],
			[left, head + ((left - across) * rise) / run],
		],
	]
}

function five(plan: DigitPlan): Contour[] {
	const { width, stem, bar, outer, inner, bowl } = plan
	return [
		[
			[0, top],
			...levelEnd(plan, plan.spur?.five).map(([x, y]): Corner => [width - x, top - y]),
			[stem, top - bar],
			[stem, bowl],
			[width, bowl, outer[1]],
			[width, 0, outer[2]],
			[0, 0, outer[3]],
			...flippedDown(strokeEnd(plan)),
			[stem, bar, inner[3]],
			[width - stem, bar, inner[2]],
			[width - stem, bowl - bar, inner[1]],
			[0, bowl - bar],
		],
	]
}

function six(plan: DigitPlan): Contour[] {
	const { width, stem, bar, outer, inner, bowl } = plan
	const [tl, tr, br, bl] = outer
	return [
		[
			[0, 0, bl],
			[0, top, tl],
			[width, top, tr],
			...flippedAcross(strokeEnd(plan), width),
			[width - stem, top - bar, inner[1]],
			[stem, top - bar, inner[0]],
			[stem, bowl],
			[width, bowl, tr],
			[width, 0, br],
		],
		counter({ left: stem, bottom: bar, right: width - stem, top: bowl - bar }, inner),
	]
}

function seven(plan: DigitPlan): Contour[] {
	const { width, stem, bar } = plan
	const { foot, bend, cut } = plan.seven
	const right = foot + stem
	return [
		[
			[width, top],
			[width, top - bar * 1.05],
			[right, bend, cut],
			[right, 0],
			[foot, 0],
			[foot, bend + stem * 0.1, cut],
			[width - stem * 1.12, top - bar],
			...flippedDown(levelEnd(plan, plan.spur?.seven)),
		],
	]
}

function eight(plan: DigitPlan): Contour[] {
	const { width, stem, bar, outer, inner } = plan
	const [tl, tr, br, bl] = outer
	const right = notchAt(plan)
	const left = turned(right, [width, top])
	const bowl = (bottom: number) => ({ left: stem, bottom, right: width - stem })
	return [
		[[0, top, tl], [width, top, tr], ...right, [width, 0, br], [0, 0, bl], ...left],
		counter({ ...bowl(middle + bar / 2), top: top - bar }, inner),
		counter({ ...bowl(bar), top: middle - bar / 2 }, inner),
	]
}

const nine = (plan: DigitPlan): Contour[] => six(plan).map((contour) => turned(contour, [plan.width, top]))

/** The contours of a digit. */
export const digits: readonly ((plan: DigitPlan) => Contour[])[] = [
	zero,
	one,
	two,
	three,
	four,
	five,
	six,
	seven,
	eight,
	nine,
]
