// Stars, suns and bolts, drawn on a canvas of 512 units.
import {
	ellipse,
	grown,
	moved,
	polygon,
	regular,
	rotated,
	scaled,
	star,
	union,
	without,
	type Shape,
} from './polygons.ts'

export type OwnMark = { id: string; name: string; words: string; sports?: string; draw: () => Shape }

export const fiveStar = (x: number, y: number, radius: number): Shape =>
	star(x, y, { radius, points: 5, depth: 0.42 })

export function bolt(): Shape {
	return polygon([300, 16], [110, 292], [238, 292], [196, 496], [402, 196], [270, 196])
}

function ringed(shape: Shape): Shape {
	const disk = ellipse([256, 256], 236)
	return union(without(disk, grown(disk, -30)), shape)
}

const sunburst = (): Shape =>
	union(
		ellipse([256, 256], 96),
		...Array.from({ length: 12 }, (_, at) =>
			rotated(polygon([256 - 34, 136], [256, 20], [256 + 34, 136]), at * 30),
		),
	)

export const ownEmblems: readonly OwnMark[] = [
	{
		id: 'star',
		name: 'Star',
		words: 'star all-star ranger patriot general',
		draw: () => fiveStar(256, 276, 244),
	},
	{
		id: 'star-ringed',
		name: 'Ringed star',
		words: 'star all-star ranger sheriff',
		draw: () => ringed(fiveStar(256, 266, 170)),
	},
	{
		id: 'star-six',
		name: 'Six-pointed star',
		words: 'star sheriff marshal',
		draw: () => star(256, 256, { radius: 236, points: 6, depth: 0.577 }),
	},
	{
		id: 'star-eight',
		name: 'Compass star',
		words: 'star north compass navigator explorer',
		draw: () =>
			union(
				star(256, 256, { radius: 240, points: 4, depth: 0.26 }),
				star(256, 256, { radius: 150, points: 4, depth: 0.42, turn: Math.PI / 4 }),
			),
	},
	{
		id: 'stars-three',
		name: 'Three stars',
		words: 'star patriot general',
		draw: () => union(fiveStar(256, 150, 120), fiveStar(126, 352, 120), fiveStar(386, 352, 120)),
	},
	{
		id: 'stars-row',
		name: 'Row of stars',
		words: 'star patriot champion',
		draw: () => union(...[96, 256, 416].map((x) => moved(fiveStar(256, 262, 84), x - 256, 0))),
	},
	{
		id: 'star-cut',
		name: 'Outlined star',
		words: 'star all-star cowboy ranger',
		draw: () => without(fiveStar(256, 276, 244), without(fiveStar(256, 276, 190), fiveStar(256, 276, 120))),
	},
	{ id: 'sunburst', name: 'Sunburst', words: 'sun ray burst', draw: sunburst },
	{ id: 'bolt', name: 'Bolt', words: 'lightning thunder bolt storm charger electric', draw: bolt },
	{
		id: 'bolt-ringed',
		name: 'Ringed bolt',
		words: 'lightning thunder bolt storm charger',
		draw: () => ringed(scaled(bolt(), 0.72)),
	},
	{
		id: 'diamond-cut',
		name: 'Diamond badge',
		words: 'diamond badge',
		draw: () =>
			without(regular([256, 256], 240, 4), without(regular([256, 256], 190, 4), regular([256, 256], 150, 4))),
	},
]
