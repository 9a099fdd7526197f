// The winter hat for the stands.
import { drawBeanie } from '../caps/beanie.ts'
import { wornBeanie } from '../worn/caps/beanie.ts'
import { embroidered, frontAndBack, inTwoVersions, styleOf, zonesNamed } from '../template.ts'

const views = frontAndBack(
	30,
	{
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
		lettering: [embroidered('team', { baseline: 359, capHeight: 31, maxWidth: 172, zone: 'cuff' })],
	},
	{
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
		lettering: [embroidered('number', { baseline: 359, capHeight: 31, maxWidth: 90, zone: 'cuff' })],
	},
)

export const beanie = inTwoVersions({
	id: 'beanie',
	name: 'Cuffed knit hat',
	sport: 'spirit',
	kind: 'cap',
	views,
	zones: zonesNamed({
		body: ['Crown', 'primary'],
		cuff: ['Cuff', 'primary'],
		stripe: ['Stripes', 'secondary'],
		pom: ['Pompom', 'secondary'],
	}),
	styles: [
		styleOf('top', 'Top', { pom: 'Pompom', plain: 'Plain' }),
		styleOf('stripes', 'Stripes', { stripes: 'Three stripes', none: 'None' }),
	],
	sizes: { youth: { scale: 0.9 }, adult: { scale: 1 } },
	patterns: [],
	draw: (_view, resolved) => drawBeanie(resolved),
	worn: wornBeanie,
})
