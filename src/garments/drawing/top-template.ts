// What all upper garments share: zones, sizes, views and placements on 400 × 500 px at 40/3 px per inch, as on an adult
// size M to L.
import {
	asDyed,
	cutStyleId,
	frontAndBack,
	isSideView,
	standardDesign,
	topPxPerInch,
	type GarmentTemplate,
	type LetteringSlot,
	type LetteringPosition,
	type ResolvedDesign,
	type PlacementDef,
	type StyleDef,
	type ViewDef,
	type ZoneDef,
} from '../template.ts'
import { classicPatterns, tiledPatterns } from '../patterns/list.ts'
import { topSeams } from './seams.ts'
import { sideSeams } from './side/side-seams.ts'
import { drawSide } from './side/side-view.ts'
import { sideViews, sleeveNumberStyles, type SleeveNumbers } from './side/side-views.ts'
import { viewInCut } from './cut-views.ts'
import { inAllCuts, youthSizes } from './cuts.ts'
import { drawTop, type TopPlan } from './top.ts'
import { wornTop } from '../worn/tops/worn-top.ts'

const zoneNames = {
	body: 'Body',
	sleeve: 'Sleeves',
	side: 'Side panels',
	yoke: 'Shoulder yoke',
	collar: 'Collar',
	collarStripe: 'Collar stripe',
	cuff: 'Cuffs',
	stripe1: 'Stripe 1',
	stripe2: 'Stripe 2',
	piping: 'Piping',
	buttons: 'Buttons',
	lace: 'Laces',
	placket: 'Placket',
	hood: 'Hood',
	lining: 'Hood lining',
	drawcord: 'Drawcord',
	zip: 'Zipper',
} as const
type TopZone = keyof typeof zoneNames
type TopZones = Partial<Record<TopZone, ZoneDef['fallback']>>

/** The zones of a template in the order in which a designer colors them. */
const zonesOf = (fallbacks: TopZones): ZoneDef[] =>
	(Object.keys(zoneNames) as TopZone[]).flatMap((id) => {
		const fallback = fallbacks[id]
		return fallback ? [{ id, name: zoneNames[id], fallback }] : []
	})

/** Art shrinks on youth sizes and stays the same from adult S up. */
const topSizes = {
	YS: { scale: 0.75 },
	YM: { scale: 0.8 },
	YL: { scale: 0.87 },
	S: { scale: 0.96 },
	M: { scale: 1 },
	L: { scale: 1 },
	XL: { scale: 1.04 },
	'2XL': { scale: 1.08 },
	'3XL': { scale: 1.1 },
}

const allMethods = ['screen', 'embroidery', 'tackle_twill'] as const
const flatMethods = ['screen', 'tackle_twill'] as const
const smallMethods = ['screen', 'embroidery'] as const

type Where = { x: number; y: number; wideIn: number; highIn: number }
type Placement = Omit<PlacementDef, 'area' | 'maxIn'>

/** A placement centered on x with its top at y. */
function placement({ x, y, wideIn, highIn }: Where, what: Placement): PlacementDef {
	const w = Math.round(wideIn * topPxPerInch)
	const h = Math.round(highIn * topPxPerInch)
	return { ...what, area: { x: Math.round(x - w / 2), y, w, h }, maxIn: { w: wideIn, h: highIn } }
}

type Spot = { x?: number; baseline: number; capIn: number; wideIn: number }

/** A lettering position with measures in inches. */
export const position = (
	slot: LetteringSlot,
	{ x = 200, baseline, capIn, wideIn }: Spot,
): LetteringPosition => ({
	slot,
	x,
	baseline,
	capHeight: Math.round(capIn * topPxPerInch * 10) / 10,
	maxWidth: Math.round(wideIn * topPxPerInch),
})

export type TopViewPlan = {
	front: readonly LetteringPosition[]
	back: readonly LetteringPosition[]
	/** Top of the front and back print areas. */
	chestY: number
	/** Top of the back print area where a hood lies on it; default `chestY`. */
	backY?: number
	/** Top of wide front art below a zip or short placket; `frontHighIn` limits its height above a pocket. */
	frontY?: number
	frontHighIn?: number
	/** Top of the areas near the hem where a ribbed hem or a pocket pushes them up; `x` is that of the front. */
	low?: { x: number; front: number; back: number }
	/** The print on a sleeve, in version 1 with its distance from the center line; sleeveless tops have none. */
	sleeve?: { x: number; y: number; wideIn: number; highIn: number }
	/** Numbers that the sleeves may have, from version 2 on. */
	sleeveNumbers?: SleeveNumbers
	measureFrom?: 'collar' | 'placket'
}

const usualLow = { x: 244, front: 390, back: 370 }

function frontPlacements(plan: TopViewPlan): PlacementDef[] {
	const { chestY, frontY = chestY, frontHighIn = 14, low = usualLow, sleeve, measureFrom = 'collar' } = plan
	const chest = (id: string, name: string, x: number) =>
		placement(
			{ x, y: chestY + 8, wideIn: 4, highIn: 4 },
			{ id, name, location: 'chest', methods: allMethods, measureFrom },
		)
	const arms = sleeve
		? (
				[
					['left-sleeve', 'Left sleeve', 200 + sleeve.x],
					['right-sleeve', 'Right sleeve', 200 - sleeve.x],
				] as const
			).map(([id, name, x]) =>
				placement(
					{ ...sleeve, x },
					{ id, name, location: 'sleeve', methods: allMethods, measureFrom: 'shoulder-seam' },
				),
			)
		: []
	return [
		placement(
			{ x: 200, y: frontY, wideIn: 12, highIn: frontHighIn },
			{ id: 'full-front', name: 'Full front', location: 'front', methods: flatMethods, measureFrom },
		),
		placement(
			{ x: 200, y: frontY, wideIn: 12, highIn: 5 },
			{ id: 'chest', name: 'Across the chest', location: 'chest', methods: allMethods, measureFrom },
		),
		chest('left-chest', 'Left chest', 252),
		chest('right-chest', 'Right chest', 148),
		...arms,
		placement(
			{ x: low.x, y: low.front, wideIn: 4, highIn: 2.5 },
			{ id: 'hem', name: 'Above the hem', location: 'custom', methods: smallMethods, measureFrom: 'hem' },
		),
	]
}

const backPlacements = ({ chestY, backY = chestY, low = usualLow }: TopViewPlan): PlacementDef[] => {
	const from = { measureFrom: 'collar' } as const
	return [
		placement(
			{ x: 200, y: backY, wideIn: 12, highIn: 15 },
			{ id: 'full-back', name: 'Full back', location: 'back', methods: flatMethods, ...from },
		),
		placement(
			{ x: 200, y: backY - 16, wideIn: 12, highIn: 3 },
			{ id: 'upper-back', name: 'Upper back', location: 'back', methods: allMethods, ...from },
		),
		placement(
			{ x: 200, y: low.back, wideIn: 10, highIn: 4 },
			{ id: 'lower-back', name: 'Lower back', location: 'custom', methods: flatMethods, measureFrom: 'hem' },
		),
	]
}

type TopGarment = Pick<GarmentTemplate, 'id' | 'name' | 'sport' | 'kind'> &
	Partial<Pick<GarmentTemplate, 'styles' | 'patterns'>> & {
		plan: (resolved: ResolvedDesign) => TopPlan
		views: TopViewPlan
		zones: TopZones
		/** The choice of its cut. */
		cut?: StyleDef
	}

/** The standard design, with any color in the zones that have one. */
const standard = (styles: readonly StyleDef[], zones: TopZones): ResolvedDesign => ({
	...standardDesign({ styles }),
	colors: Object.fromEntries(
		zonesOf(zones).flatMap(({ id, fallback }) => (fallback === 'none' ? [] : [[id, '#808080']])),
	),
})

/** Front and back, and from version 2 on both sides, which carry the prints of the sleeves. */
function viewsOf(version: number, { plan, views, zones, styles = [] }: TopGarment, cut = ''): ViewDef[] {
	const { sleeve, sleeveNumbers: numbers, front: lettering, ...places } = views
	const hasSides = version > 1
	const usual = frontAndBack(
		topPxPerInch,
		{ placements: frontPlacements(hasSides ? { ...places, front: lettering, back: [] } : views), lettering },
		{ placements: backPlacements(views), lettering: views.back },
	)
	const [front] = usual
	if (!hasSides || !front) return usual
	const resolved = standard(styles, zones)
	const inThisCut = { ...resolved, styles: { ...resolved.styles, [cutStyleId]: cut } }
	const [drawn, worn] = [plan(resolved), plan(inThisCut)]
	const prints = { print: sleeve, numbers, pxPerInch: topPxPerInch, methods: allMethods }
	const sides = sideViews({ ...prints, plan: worn, resolved: inThisCut, styles })
	return [
		...(cut ? usual.map((view) => viewInCut(view, { drawn, cut: worn })) : usual),
		{ ...front, id: 'left', ...sides.left },
		{ ...front, id: 'right', ...sides.right },
	]
}

/**
 * One version of an upper garment; without `patterns` it offers all of the classic ones. Tiled patterns are offered from
 * version 2 on.
 */
function topGarment(version: number, garment: TopGarment): GarmentTemplate {
	const { views, zones, cut, styles = [], plan: drawnPlan, patterns = classicPatterns, ...about } = garment
	const plan = cut ? inAllCuts(drawnPlan, cut) : drawnPlan
	const standardCut: GarmentTemplate = {
		version,
		patterns: version > 1 ? [...patterns, ...tiledPatterns] : patterns,
		sizes: topSizes,
		...about,
		styles: [
			...styles,
			...(cut ? [cut] : []),
			...(version > 1 ? sleeveNumberStyles(views.sleeveNumbers) : []),
		],
		zones: zonesOf(zones),
		views: viewsOf(version, { ...garment, plan }),
		draw: (view, resolved) => (isSideView(view) ? drawSide : drawTop)(plan(resolved), view, resolved),
		worn: (resolved) => wornTop(plan(resolved), resolved, version > 1),
		seams: (view, resolved) => (isSideView(view) ? sideSeams : topSeams)(plan(resolved), view, resolved),
	}
	const template = version > 1 ? asDyed(standardCut) : standardCut
	if (!cut) return template
	const others = cut.options.slice(1).map(({ id }) => {
		const sizes = id === 'youth' ? youthSizes(topSizes) : topSizes
		return [id, { ...template, sizes, views: viewsOf(version, { ...garment, plan }, id) }] as const
	})
	return { ...template, cuts: Object.fromEntries(others) }
}

/** An upper garment in its two versions; `second` is what version 2 changes. */
export const topVersions = (
	first: TopGarment,
	second: Partial<TopGarment> = {},
): readonly [first: GarmentTemplate, second: GarmentTemplate] => [
	topGarment(1, first),
	topGarment(2, { ...first, ...second }),
]
