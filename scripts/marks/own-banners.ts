// Banners and stripes, drawn on a canvas of 512 units.
import { fiveStar, type OwnMark } from './own-emblems.ts'
import { arc, grown, line, polygon, shapeOf, union, without, type Shape } from './polygons.ts'

function ribbon(): Shape {
	const front = polygon([96, 176], [416, 176], [416, 306], [96, 306])
	const end = polygon([10, 216], [84, 216], [84, 318], [130, 318], [130, 346], [10, 346], [52, 281])
	const other = polygon([502, 216], [428, 216], [428, 318], [382, 318], [382, 346], [502, 346], [460, 281])
	return union(front, end, other)
}

function curvedRibbon(): Shape {
	const outer = arc([256, 620], [460, 460], [242, 298])
	const inner = arc([256, 620], [330, 330], [298, 242])
	const front = polygon(...outer, ...inner)
	const end = polygon([26, 330], [86, 270], [128, 360], [178, 336], [194, 372], [60, 436], [76, 372])
	const other = polygon([486, 330], [426, 270], [384, 360], [334, 336], [318, 372], [452, 436], [436, 372])
	return union(front, without(union(end, other), grown(front, 12)))
}

const pennant = (): Shape => polygon([36, 96], [486, 256], [36, 416])

function pennantWithBand(): Shape {
	return without(pennant(), polygon([96, 0], [124, 0], [124, 512], [96, 512]))
}

const waved = (y: number): readonly (readonly [number, number])[] =>
	Array.from({ length: 49 }, (_, at) => [30 + at * 9.4, y + 34 * Math.sin((at / 48) * 2 * Math.PI)] as const)

const flag = (): Shape => polygon(...waved(150), ...waved(370).toReversed())
const wavedStripes = (): Shape =>
	union(...[150, 240, 330].map((y) => polygon(...waved(y), ...waved(y + 52).toReversed())))

const hangingBanner = (): Shape => polygon([96, 30], [416, 30], [416, 482], [256, 400], [96, 482])
const swallowtail = (): Shape => polygon([30, 130], [482, 130], [400, 256], [482, 382], [30, 382])

function tail(): Shape {
	return shapeOf(
		'M20 210C160 260 330 262 496 190C470 250 440 272 400 290C430 300 446 300 470 298C380 360 190 372 96 322C120 318 132 314 146 306C96 286 52 252 20 210Z',
	)
}

function scroll(): Shape {
	const sheet = polygon([86, 170], [426, 170], [426, 342], [86, 342])
	const rolls = [70, 442].map((x) => polygon([x - 34, 140], [x + 34, 140], [x + 34, 372], [x - 34, 372]))
	return union(without(sheet, ...rolls.map((roll) => grown(roll, 14))), ...rolls)
}

const nameBar = (): Shape => polygon([60, 196], [500, 196], [452, 316], [12, 316])

export const ownBanners: readonly OwnMark[] = [
	{ id: 'ribbon', name: 'Ribbon', words: 'banner ribbon', draw: ribbon },
	{ id: 'ribbon-curved', name: 'Curved ribbon', words: 'banner ribbon arch', draw: curvedRibbon },
	{ id: 'pennant', name: 'Pennant', words: 'banner pennant flag', draw: pennant },
	{ id: 'pennant-band', name: 'Pennant with band', words: 'banner pennant flag', draw: pennantWithBand },
	{ id: 'flag', name: 'Waving flag', words: 'banner flag patriot', draw: flag },
	{ id: 'banner-hanging', name: 'Hanging banner', words: 'banner champion', draw: hangingBanner },
	{ id: 'banner-swallowtail', name: 'Swallowtail banner', words: 'banner flag', draw: swallowtail },
	{ id: 'tail', name: 'Script tail', words: 'banner tail swoosh script baseball underline', draw: tail },
	{ id: 'scroll', name: 'Scroll', words: 'banner scroll', draw: scroll },
	{ id: 'name-bar', name: 'Slanted bar', words: 'banner bar stripe name', draw: nameBar },
	{ id: 'stripes-waved', name: 'Waved stripes', words: 'stripe wave flag patriot', draw: wavedStripes },
	{
		id: 'stripes-three',
		name: 'Three stripes',
		words: 'stripe bars',
		draw: () =>
			union(...[160, 256, 352].map((y) => polygon([20, y - 30], [492, y - 30], [492, y + 30], [20, y + 30]))),
	},
	{
		id: 'stripes-slanted',
		name: 'Slanted stripes',
		words: 'stripe slash diagonal speed',
		draw: () =>
			union(
				...[0, 1, 2].map((at) =>
					polygon([150 + at * 110, 110], [222 + at * 110, 110], [112 + at * 110, 402], [40 + at * 110, 402]),
				),
			),
	},
	{
		id: 'stripe-sleeve',
		name: 'Sleeve stripe',
		words: 'stripe band northwestern',
		draw: () =>
			union(
				...[
					[180, 30],
					[256, 76],
					[332, 30],
				].map(([y = 0, height = 0]) =>
					polygon([10, y - height / 2], [502, y - height / 2], [502, y + height / 2], [10, y + height / 2]),
				),
			),
	},
	{
		id: 'stripes-speed',
		name: 'Speed lines',
		words: 'stripe speed jet racer',
		draw: () =>
			union(
				polygon([20, 150], [492, 120], [492, 180]),
				polygon([90, 256], [492, 222], [492, 290]),
				polygon([20, 362], [492, 332], [492, 392]),
			),
	},
	{
		id: 'chevron',
		name: 'Chevron',
		words: 'stripe chevron sergeant',
		draw: () =>
			line(
				[
					[60, 340],
					[256, 190],
					[452, 340],
				],
				90,
				true,
			),
	},
	{
		id: 'chevrons-three',
		name: 'Three chevrons',
		words: 'stripe chevron sergeant',
		draw: () =>
			union(
				...[150, 256, 362].map((y) =>
					line(
						[
							[80, y + 90],
							[256, y - 40],
							[432, y + 90],
						],
						54,
						true,
					),
				),
			),
	},
	{
		id: 'stripe-bolt',
		name: 'Bolt stripe',
		words: 'stripe lightning thunder bolt charger',
		draw: () =>
			polygon(
				[10, 300],
				[200, 150],
				[210, 226],
				[330, 160],
				[326, 214],
				[502, 130],
				[300, 344],
				[300, 278],
				[190, 352],
				[180, 284],
			),
	},
	{
		id: 'stripe-stars',
		name: 'Stripe of stars',
		words: 'stripe star patriot',
		draw: () => {
			const plate = polygon([16, 190], [496, 190], [496, 322], [16, 322])
			return without(plate, ...[76, 166, 256, 346, 436].map((x) => fiveStar(x, 260, 40)))
		},
	},
]
