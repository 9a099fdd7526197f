// Shields, drawn on a canvas of 512 units.
import { bolt, fiveStar, type OwnMark } from './own-emblems.ts'
import { ellipse, grown, line, polygon, rotated, scaled, shapeOf, without, type Shape } from './polygons.ts'

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
const within = (shape: Shape, frame: Shape): Shape => without(shape, without(ellipse([256, 256], 900), frame))

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
				within(bar(256, 34), band(216 + 450, 900)),
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
