// The team hat: six structured panels, flat or curved brim, plastic snap closure.
import { drawCap } from '../caps/snapback.ts'
import { wornCap } from '../worn/caps/cap.ts'
import { embroidered, frontAndBack, inTwoVersions, styleOf, zonesNamed } from '../template.ts'

const views = frontAndBack(
	38,
	{
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
			embroidered('team', { baseline: 277, capHeight: 78, maxWidth: 128, zone: 'front', maxLetters: 1 }),
		],
	},
	{
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
		lettering: [embroidered('number', { baseline: 244, capHeight: 26, maxWidth: 80, zone: 'body' })],
	},
)

export const snapback = inTwoVersions({
	id: 'snapback',
	name: 'Structured team hat',
	sport: 'spirit',
	kind: 'cap',
	views,
	zones: zonesNamed({
		body: ['Sides and back', 'primary'],
		front: ['Front panels', 'primary'],
		brim: ['Brim', 'secondary'],
		underbrim: ['Under brim', 'none'],
		button: ['Button and eyelets', 'secondary'],
		strap: ['Snap strap', 'black'],
	}),
	styles: [
		styleOf('brim', 'Brim', { flat: 'Flat', curved: 'Curved' }),
		{ ...styleOf('back', 'Back', { solid: 'Solid', mesh: 'Mesh' }), view: 'back' },
	],
	sizes: { youth: { scale: 0.9 }, adult: { scale: 1 } },
	patterns: [],
	draw: (view, resolved) => drawCap(resolved, view === 'back' ? 'back' : 'front'),
	worn: wornCap,
})
