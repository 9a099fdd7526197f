// The team hat: six structured panels, flat or curved brim, plastic snap closure.
import { drawCap } from '../caps/snapback.ts'
import type { GarmentTemplate, ViewDef } from '../template.ts'

const size = { width: 400, height: 500, pxPerInch: 38 } as const

const views: ViewDef[] = [
	{
		...size,
		id: 'front',
		placements: [
			{
				id: 'front-panels',
				name: 'Front panels',
				location: 'front',
				area: { x: 122, y: 184, w: 156, h: 102 },
				maxIn: { w: 4, h: 2.5 },
				methods: ['embroidery', 'tackle_twill'],
				measureFrom: 'brim',
			},
		],
		lettering: [
			{
				slot: 'team',
				x: 200,
				baseline: 277,
				capHeight: 78,
				maxWidth: 128,
				zone: 'front',
				maxLetters: 1,
				shape: 'straight',
				finish: 'embroidered',
			},
		],
	},
	{
		...size,
		id: 'back',
		placements: [
			{
				id: 'back-arch',
				name: 'Above the closure',
				location: 'back',
				area: { x: 140, y: 206, w: 120, h: 42 },
				maxIn: { w: 3, h: 1 },
				methods: ['embroidery'],
				measureFrom: 'hem',
			},
		],
		lettering: [
			{
				slot: 'number',
				x: 200,
				baseline: 244,
				capHeight: 26,
				maxWidth: 80,
				zone: 'body',
				shape: 'straight',
				finish: 'embroidered',
			},
		],
	},
]

export const snapback: GarmentTemplate = {
	id: 'snapback',
	version: 1,
	name: 'Structured team hat',
	sport: 'spirit',
	kind: 'cap',
	views,
	zones: [
		{ id: 'body', name: 'Sides and back', fallback: 'primary' },
		{ id: 'front', name: 'Front panels', fallback: 'primary' },
		{ id: 'brim', name: 'Brim', fallback: 'secondary' },
		{ id: 'underbrim', name: 'Under brim', fallback: 'none' },
		{ id: 'button', name: 'Button and eyelets', fallback: 'secondary' },
		{ id: 'strap', name: 'Snap strap', fallback: 'black' },
	],
	styles: [
		{
			id: 'brim',
			name: 'Brim',
			options: [
				{ id: 'flat', name: 'Flat' },
				{ id: 'curved', name: 'Curved' },
			],
		},
		{
			id: 'back',
			name: 'Back',
			options: [
				{ id: 'solid', name: 'Solid' },
				{ id: 'mesh', name: 'Mesh' },
			],
		},
	],
	sizes: { youth: { scale: 0.9 }, adult: { scale: 1 } },
	patterns: [],
	draw: (view, look) => drawCap(look, view === 'back' ? 'back' : 'front'),
}
