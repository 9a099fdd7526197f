import { hoodCollar } from '../drawing/collars/hood.ts'
import { bandCollar } from '../drawing/collars/band.ts'
import { zipCollar, zipSeams } from '../drawing/collars/zip.ts'
import { kangarooPocket, kangarooPocketSeams } from '../drawing/sewn-on.ts'
import type { BodyShape } from '../drawing/body.ts'
import { topSeams } from '../drawing/seams.ts'
import { drawTop, type Collar, type TopPlan } from '../drawing/top.ts'
import { spot, styleOf, topSizes, topViews, zonesOf, type TopViewPlan } from '../drawing/top-template.ts'
import type { GarmentTemplate, Look } from '../template.ts'

const fleecePatterns = ['none', 'halves', 'fade', 'digital-camo'] as const

type Fleece = { neck: BodyShape['neck']; collar: Collar }

const fleecePlan = ({ neck, collar }: Fleece): TopPlan => ({
	body: {
		neck,
		shoulder: [120, 101],
		armpit: [122, 204],
		waist: [122, 320],
		hem: [113, 446],
		hemDrop: 5,
		blouse: 30,
	},
	sleeve: { long: true, outer: [187, 408], inner: [154, 418] },
	collar,
	ribbedHem: 30,
	cuff: { high: 26, ribbed: true },
	drape: 'fleece',
	texture: 'fleece',
	sleeveStripes: ({ colors }) =>
		colors.stripe1
			? [
					{ from: 110, to: 122, color: colors.stripe1 },
					{ from: 130, to: 142, color: colors.stripe1 },
				]
			: [],
})

const hoodiePlan = ({ styles }: Look): TopPlan => ({
	...fleecePlan({ neck: { half: 46, top: 76, depth: 44, shape: 'round' }, collar: hoodCollar }),
	...(styles.pocket === 'none' ? {} : { sewnOn: kangarooPocket, seams: [kangarooPocketSeams] }),
})

const fleeceViews = (chestY: number): TopViewPlan => ({
	chestY,
	low: { x: 244, front: 366, back: 352 },
	sleeve: { x: 156, y: 210, wideIn: 3, highIn: 8 },
	front: [spot('team', { baseline: chestY + 92, capIn: 2.4, wideIn: 12 })],
	back: [
		spot('name', { baseline: 184, capIn: 2, wideIn: 13 }),
		spot('number', { baseline: 308, capIn: 8, wideIn: 12 }),
	],
})

export const hoodie: GarmentTemplate = {
	id: 'hoodie',
	version: 1,
	name: 'Pullover hoodie',
	sport: 'spirit',
	kind: 'hoodie',
	views: topViews({
		...fleeceViews(168),
		frontHighIn: 11.5,
		low: { x: 225, front: 350, back: 352 },
	}),
	zones: zonesOf({
		body: 'primary',
		sleeve: 'primary',
		cuff: 'none',
		stripe1: 'none',
		hood: 'primary',
		lining: 'secondary',
		drawcord: 'white',
	}),
	styles: [styleOf('pocket', 'Pocket', { kangaroo: 'Kangaroo pocket', none: 'No pocket' })],
	sizes: topSizes,
	patterns: fleecePatterns,
	draw: (view, look) => drawTop(hoodiePlan(look), view, look),
	seams: (view, look) => topSeams(hoodiePlan(look), view, look),
}

const crewNeck: Fleece = {
	neck: { half: 43, top: 70, depth: 31, shape: 'round' },
	collar: bandCollar({ width: 13, ribbed: true }),
}

export const crewneck: GarmentTemplate = {
	...hoodie,
	id: 'crewneck',
	name: 'Crewneck sweatshirt',
	views: topViews(fleeceViews(144)),
	zones: zonesOf({ body: 'primary', sleeve: 'primary', collar: 'primary', cuff: 'none', stripe1: 'none' }),
	styles: [],
	draw: (view, look) => drawTop(fleecePlan(crewNeck), view, look),
	seams: (view, look) => topSeams(fleecePlan(crewNeck), view, look),
}

const zipNeck: Fleece = { neck: { half: 46, top: 66, depth: 18, shape: 'round' }, collar: zipCollar }

const zipPlan: TopPlan = { ...fleecePlan(zipNeck), sidePanel: 24, seams: [zipSeams] }

export const quarterZip: GarmentTemplate = {
	...hoodie,
	id: 'quarter-zip',
	name: 'Quarter-zip pullover',
	views: topViews({
		...fleeceViews(150),
		measureFrom: 'placket',
		frontY: 198,
		frontHighIn: 12,
		front: [spot('team', { x: 250, baseline: 184, capIn: 0.9, wideIn: 4.5 })],
	}),
	zones: zonesOf({
		body: 'primary',
		sleeve: 'primary',
		side: 'none',
		collar: 'primary',
		cuff: 'none',
		stripe1: 'none',
		zip: 'black',
	}),
	styles: [],
	draw: (view, look) => drawTop(zipPlan, view, look),
	seams: (view, look) => topSeams(zipPlan, view, look),
}
