// Balls and equipment of the shop's sports, drawn on a canvas of 512 units.
import type { OwnMark } from './own-emblems.ts'
import {
	arc,
	ellipse,
	grown,
	line,
	moved,
	polygon,
	regular,
	rotated,
	scaled,
	shapeOf,
	union,
	without,
	type Shape,
} from './polygons.ts'

const middle = [256, 256] as const
const ball = ellipse([256, 256], 226)
const inBall = (shape: Shape): Shape => without(shape, without(ellipse([256, 256], 500), grown(ball, -0.5)))

function football(): Shape {
	const hull = shapeOf(
		'M20 256C90 130 180 96 256 96C332 96 422 130 492 256C422 382 332 416 256 416C180 416 90 382 20 256Z',
	)
	const bands = [-1, 1].map((side) =>
		line(arc([256 + side * 90, 256], [46, 190], side < 0 ? [110, 250] : [-70, 70]), 22, true),
	)
	const laces = [-2, -1, 0, 1, 2].map((at) =>
		line(
			[
				[256 + at * 32, 212],
				[256 + at * 32, 268],
			],
			15,
		),
	)
	const seam = line(
		[
			[172, 240],
			[340, 240],
		],
		15,
	)
	return rotated(without(hull, ...bands, seam, ...laces), -35)
}

const basketball = (): Shape =>
	rotated(
		without(
			ball,
			line(
				[
					[256, 10],
					[256, 502],
				],
				20,
			),
			line(
				[
					[10, 256],
					[502, 256],
				],
				20,
			),
			line(arc([40, 256], [130, 190], [-90, 90]), 20),
			line(arc([472, 256], [130, 190], [90, 270]), 20),
		),
		-20,
	)

/** The two seams of a baseball with their stitches. */
function stitchedBall(turn: number): Shape {
	const side = (sign: 1 | -1) => {
		const [x, from] = sign < 0 ? [20, -62] : [492, 118]
		const seam = arc([x, 256], [152, 220], [from, from + 124])
		const stitches = arc([x, 256], [152, 220], [from + 8, from + 116])
			.filter((_, at) => at % 6 === 0)
			.flatMap(([sx, sy]) => {
				const lean = ((sy - 256) / 256) * 26
				return [
					line(
						[
							[sx - 22, sy - lean * sign - 8],
							[sx + 22, sy + lean * sign - 8],
						],
						11,
					),
				]
			})
		return [line(seam, 14), ...stitches]
	}
	return rotated(without(ball, ...side(-1), ...side(1)), turn)
}

function soccerBall(): Shape {
	const angles = [0, 1, 2, 3, 4].map((at) => -Math.PI / 2 + (at * 2 * Math.PI) / 5)
	const at = (angle: number, reach: number) =>
		[256 + reach * Math.cos(angle), 256 + reach * Math.sin(angle)] as const
	const patches = angles.map((angle) => {
		const [x, y] = at(angle, 212)
		return inBall(rotated(regular([x, y], 78, 5), (angle * 180) / Math.PI - 90, [x, y]))
	})
	const seams = angles.flatMap((angle) => [
		line([at(angle, 74), at(angle, 150)], 16),
		line([at(angle - 0.34, 168), at(angle - 0.94, 168)], 16),
	])
	return union(
		without(ball, grown(ball, -22)),
		regular([256, 256], 82, 5),
		...patches,
		inBall(union(...seams)),
	)
}

/** Three sectors that turn around the middle; each has bands along its outer edge. */
function volleyball(): Shape {
	const centers = [0, 1, 2].map((at) => {
		const angle = -Math.PI / 2 + (at * 2 * Math.PI) / 3
		return [256 + 226 * Math.cos(angle), 256 + 226 * Math.sin(angle)] as const
	})
	const edge = (at: number, radius: number): Shape => {
		const [x, y] = centers[at % 3] ?? middle
		return ellipse([x, y], radius)
	}
	const seams = [0, 1, 2].flatMap((at) => {
		const bands = [226, 156, 86].map((radius) => without(edge(at, radius), edge(at, radius - 17)))
		return bands.map((band) => without(band, edge(at + 1, 226)))
	})
	return without(ball, ...seams)
}

const puck = (): Shape =>
	without(
		union(
			ellipse([256, 196], 226, 96),
			polygon([30, 196], [482, 196], [482, 316], [30, 316]),
			ellipse([256, 316], 226, 96),
		),
		without(ellipse([256, 206], 226, 96), ellipse([256, 190], 226, 96)),
	)

const bat = (): Shape =>
	union(
		shapeOf('M238 20C238 0 274 0 274 20L290 60C296 190 274 300 268 440L244 440C238 300 216 190 222 60Z'),
		ellipse([256, 462], 30, 18),
	)

/** Two of the same, crossed, with a gap where the upper one lies over the lower one. */
const crossed = (shape: Shape, degrees: number): Shape => {
	const upper = rotated(shape, degrees)
	return union(upper, without(rotated(shape, -degrees), grown(upper, 13)))
}

const hockeyStick = (): Shape =>
	union(
		line(
			[
				[256, 20],
				[256, 430],
			],
			30,
			true,
		),
		shapeOf('M241 400L271 400L271 440C290 456 340 456 390 448L396 486C330 500 270 500 241 476Z'),
	)

function lacrosseStick(): Shape {
	const head = shapeOf(
		'M256 20C330 20 350 70 336 130C326 176 300 190 284 236L228 236C212 190 186 176 176 130C162 70 182 20 256 20Z',
	)
	const pocket = grown(head, -22)
	const strings = [-1, 0, 1].flatMap((at) => [
		line(
			[
				[256 + at * 46 - 40, 20],
				[256 + at * 46 + 40, 230],
			],
			10,
		),
		line(
			[
				[256 + at * 46 + 40, 20],
				[256 + at * 46 - 40, 230],
			],
			10,
		),
	])
	const net = without(pocket, without(ellipse([256, 256], 600), union(...strings)))
	return union(
		without(head, pocket),
		net,
		line(
			[
				[256, 226],
				[256, 496],
			],
			26,
			true,
		),
	)
}

const homePlate = (): Shape => polygon([40, 70], [472, 70], [472, 270], [256, 462], [40, 270])

function diamond(): Shape {
	const field = regular([256, 256], 236, 4)
	const base = (x: number, y: number) => regular([x, y], 46, 4)
	return union(
		without(field, grown(regular([256, 256], 236, 4), -26)),
		base(256, 66),
		base(66, 256),
		base(446, 256),
		base(256, 446),
	)
}

const goalPosts = (): Shape =>
	union(
		line(
			[
				[96, 40],
				[96, 260],
				[416, 260],
				[416, 40],
			],
			34,
			true,
		),
		line(
			[
				[256, 260],
				[256, 480],
			],
			44,
			true,
		),
		line(
			[
				[186, 480],
				[326, 480],
			],
			34,
			true,
		),
	)

const puckAndSticks = (): Shape => {
	const sticks = scaled(crossed(moved(hockeyStick(), -20, 0), 32), 0.9)
	return union(sticks, ellipse([256, 470], 70, 26))
}

export const ownSports: readonly OwnMark[] = [
	{ id: 'football', name: 'Football', words: 'ball equipment', sports: 'football', draw: football },
	{
		id: 'goal-posts',
		name: 'Goal posts',
		words: 'goal uprights equipment',
		sports: 'football',
		draw: goalPosts,
	},
	{ id: 'basketball', name: 'Basketball', words: 'ball equipment', sports: 'basketball', draw: basketball },
	{
		id: 'baseball',
		name: 'Baseball',
		words: 'ball equipment',
		sports: 'baseball',
		draw: () => stitchedBall(-25),
	},
	{
		id: 'softball',
		name: 'Softball',
		words: 'ball equipment',
		sports: 'softball',
		draw: () => stitchedBall(65),
	},
	{
		id: 'baseball-bat',
		name: 'Bat',
		words: 'bat equipment',
		sports: 'baseball softball',
		draw: () => rotated(bat(), 40),
	},
	{
		id: 'crossed-bats',
		name: 'Crossed bats',
		words: 'bat equipment',
		sports: 'baseball softball',
		draw: () => crossed(bat(), 38),
	},
	{ id: 'home-plate', name: 'Home plate', words: 'plate base', sports: 'baseball softball', draw: homePlate },
	{
		id: 'base-diamond',
		name: 'Base diamond',
		words: 'diamond base field',
		sports: 'baseball softball',
		draw: diamond,
	},
	{
		id: 'soccer-panels',
		name: 'Classic soccer ball',
		words: 'ball equipment',
		sports: 'soccer',
		draw: soccerBall,
	},
	{ id: 'volleyball', name: 'Volleyball', words: 'ball equipment', sports: 'volleyball', draw: volleyball },
	{ id: 'puck', name: 'Puck', words: 'puck equipment', sports: 'hockey', draw: puck },
	{
		id: 'crossed-hockey-sticks',
		name: 'Crossed hockey sticks',
		words: 'stick puck equipment',
		sports: 'hockey',
		draw: puckAndSticks,
	},
	{
		id: 'lacrosse-stick',
		name: 'Lacrosse stick',
		words: 'stick equipment',
		sports: 'lacrosse',
		draw: () => rotated(lacrosseStick(), 35),
	},
	{
		id: 'crossed-lacrosse-sticks',
		name: 'Crossed lacrosse sticks',
		words: 'stick equipment',
		sports: 'lacrosse',
		draw: () => crossed(lacrosseStick(), 35),
	},
]
