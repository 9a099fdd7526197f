// The winter hat for the stands.
import { drawBeanie } from '../caps/beanie.ts'
import type { GarmentTemplate, ViewDef } from '../template.ts'

const size = { width: 400, height: 500, pxPerInch: 30 } as const

const views: ViewDef[] = [
	{
		...size,
		id: 'front',
		placements: [
			{
				id: 'cuff-front',
				name: 'Front of the cuff',
				location: 'front',
				area: { x: 120, y: 312, w: 160, h: 62 },
				maxIn: { w: 5, h: 2 },
				methods: ['embroidery'],
				measureFrom: 'hem',
			},
		],
		lettering: [
			{
				slot: 'team',
				x: 200,
				baseline: 359,
				capHeight: 31,
				maxWidth: 172,
				zone: 'cuff',
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
				id: 'cuff-back',
				name: 'Back of the cuff',
				location: 'back',
				area: { x: 150, y: 316, w: 100, h: 54 },
				maxIn: { w: 3, h: 1.5 },
				methods: ['embroidery'],
				measureFrom: 'hem',
			},
		],
		lettering: [
			{
				slot: 'number',
				x: 200,
				baseline: 359,
				capHeight: 31,
				maxWidth: 90,
				zone: 'cuff',
				shape: 'straight',
				finish: 'embroidered',
			},
		],
	},
]

export const beanie: GarmentTemplate = {
	id: 'beanie',
	version: 1,
	name: 'Cuffed knit hat',
	sport: 'spirit',
	kind: 'cap',
	views,
	zones: [
		{ id: 'body', name: 'Crown', fallback: 'primary' },
		{ id: 'cuff', name: 'Cuff', fallback: 'primary' },
		{ id: 'stripe', name: 'Stripes', fallback: 'secondary' },
		{ id: 'pom', name: 'Pompom', fallback: 'secondary' },
	],
	styles: [
		{
			id: 'top',
			name: 'Top',
			options: [
				{ id: 'pom', name: 'Pompom' },
				{ id: 'plain', name: 'Plain' },
			],
		},
		{
			id: 'stripes',
			name: 'Stripes',
			options: [
				{ id: 'stripes', name: 'Three stripes' },
				{ id: 'none', name: 'None' },
			],
		},
	],
	sizes: { youth: { scale: 0.9 }, adult: { scale: 1 } },
	patterns: [],
	draw: (_view, look) => drawBeanie(look),
}
