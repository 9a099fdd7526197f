// Shields, banners, stripes and stars, drawn on a canvas of 512 units.
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
	star,
	union,
	without,
	type Shape,
} from './polygons.ts'

export type OwnMark = { id: string; name: string; words: string; sports?: string; draw: () => Shape }

/** The silhouettes of shields; they are also the frames around other marks. */
export const shields = {
	heater: 'M56 40L456 40L456 236C456 372 372 444 256 492C140 444 56 372 56 236Z',
	crest:
		'M256 30C300 62 370 74 440 66C470 150 470 270 428 350C392 416 326 456 256 492C186 456 120 416 84 350C42 270 42 150 72 66C142 74 212 62 256 30Z',
	classic:
		'M64 48C130 74 190 70 256 40C322 70 382 74 448 48L448 280C448 390 350 440 256 484C162 440 64 390 64 280Z',
	round: 'M66 60L446 60L446 270C446 390 360 476 256 476C152 476 66 390 66 270Z',
	notched:
		'M110 40L402 40L462 104L438 150L462 300C440 400 340 440 256 488C172 440 72 400 50 300L74 150L50 104Z',
	pointed: 'M256 20L462 96L440 320L256 496L72 320L50 96Z',
	modern: 'M76 36L436 36L476 120L436 380L256 492L76 380L36 120Z',
} as const

const shield = (id: keyof typeof shields): Shape => shapeOf(shields[id])
const within = (shape: Shape, frame: Shape): Shape => without(shape, without(ellipse(256, 256, 900), frame))

const wide = 900
const bar = (x: number, width: number): Shape =>
	polygon([x - width / 2, -wide], [x + width / 2, -wide], [x + width / 2, wide], [x - width / 2, wide])
const band = (y: number, height: number): Shape =>
	polygon([-wide, y - height / 2], [wide, y - height / 2], [wide, y + height / 2], [-wide, y + height / 2])
const chevron = (y: number, rise: number, width: number): Shape =>
	line(
		[
			[-200, y + rise * 1.78],
			[256, y],
			[712, y + rise * 1.78],
		],
		width,
		true,
	)

const fiveStar = (x: number, y: number, radius: number): Shape =>
	star(x, y, { radius, points: 5, depth: 0.42 })

export const ownShields: readonly OwnMark[] = [
	{ id: 'shield-heater', name: 'Heater shield', words: 'shield crest plain', draw: () => shield('heater') },
	{ id: 'shield-crest', name: 'Crest shield', words: 'shield crest plain', draw: () => shield('crest') },
	{
		id: 'shield-classic',
		name: 'Classic shield',
		words: 'shield crest plain',
		draw: () => shield('classic'),
	},
	{ id: 'shield-round', name: 'Round shield', words: 'shield crest plain', draw: () => shield('round') },
	{
		id: 'shield-notched',
		name: 'Notched shield',
		words: 'shield crest plain',
		draw: () => shield('notched'),
	},
	{
		id: 'shield-pointed',
		name: 'Pointed shield',
		words: 'shield crest plain',
		draw: () => shield('pointed'),
	},
	{
		id: 'shield-modern',
		name: 'Modern shield',
		words: 'shield crest plain badge',
		draw: () => shield('modern'),
	},
	{
		id: 'shield-chevron',
		name: 'Shield with chevron',
		words: 'shield crest chevron',
		draw: () => without(shield('heater'), chevron(190, 100, 60)),
	},
	{
		id: 'shield-two-chevrons',
		name: 'Shield with two chevrons',
		words: 'shield crest chevron',
		draw: () => without(shield('heater'), chevron(120, 80, 46), chevron(230, 80, 46)),
	},
	{
		id: 'shield-band',
		name: 'Shield with band',
		words: 'shield crest band',
		draw: () => without(shield('classic'), band(230, 70)),
	},
	{
		id: 'shield-sash',
		name: 'Shield with sash',
		words: 'shield crest sash diagonal',
		draw: () => without(shield('heater'), rotated(bar(256, 70), 40)),
	},
	{
		id: 'shield-bars',
		name: 'Shield with bars',
		words: 'shield crest bars stripes',
		draw: () => without(shield('round'), bar(160, 40), bar(256, 40), bar(352, 40)),
	},
	{
		id: 'shield-halves',
		name: 'Halved shield',
		words: 'shield crest half',
		draw: () => without(shield('heater'), within(bar(256 + 450, 900), grown(shield('heater'), -26))),
	},
	{
		id: 'shield-quarters',
		name: 'Quartered shield',
		words: 'shield crest quarter checked',
		draw: () => {
			const inner = grown(shield('heater'), -26)
			const right = within(within(bar(256 + 450, 900), band(250 - 450, 900)), inner)
			const left = within(within(bar(256 - 450, 900), band(250 + 450, 900)), inner)
			return without(shield('heater'), right, left)
		},
	},
	{
		id: 'shield-star',
		name: 'Shield with star',
		words: 'shield crest star sheriff patriot',
		draw: () => without(shield('crest'), fiveStar(256, 256, 130)),
	},
	{
		id: 'shield-three-stars',
		name: 'Shield with three stars',
		words: 'shield crest star patriot',
		draw: () =>
			without(
				shield('classic'),
				...[136, 256, 376].map((x) => fiveStar(x, x === 256 ? 130 : 140, 50)),
				within(band(216, 24), grown(shield('classic'), -1)),
				bar(256, 34).length > 0 ? within(bar(256, 34), band(216 + 450, 900)) : [],
			),
	},
	{
		id: 'shield-bolt',
		name: 'Shield with bolt',
		words: 'shield crest lightning thunder bolt charger',
		draw: () => without(shield('pointed'), scaled(bolt(), 0.62)),
	},
	{
		id: 'shield-ring',
		name: 'Ringed shield',
		words: 'shield crest inline',
		draw: () =>
			without(shield('modern'), without(grown(shield('modern'), -34), grown(shield('modern'), -62))),
	},
]

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
	const tail = polygon([26, 330], [86, 270], [128, 360], [178, 336], [194, 372], [60, 436], [76, 372])
	const other = polygon([486, 330], [426, 270], [384, 360], [334, 336], [318, 372], [452, 436], [436, 372])
	return union(front, without(union(tail, other), grown(front, 12)))
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

function bolt(): Shape {
	return polygon([300, 16], [110, 292], [238, 292], [196, 496], [402, 196], [270, 196])
}

function ringed(shape: Shape): Shape {
	const disk = ellipse(256, 256, 236)
	return union(without(disk, grown(disk, -30)), shape)
}

const sunburst = (): Shape =>
	union(
		ellipse(256, 256, 96),
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
			without(regular(256, 256, 240, 4), without(regular(256, 256, 190, 4), regular(256, 256, 150, 4))),
	},
]
