// The cuts of a top: what the style of cuts changes in its plan, as one table of measures for all garments.
import { cutStyleId, styleOf, type GarmentTemplate, type ResolvedDesign, type StyleDef } from '../template.ts'
import { shift, type Point } from './curves.ts'
import type { TopPlan } from './top.ts'

/** A change in inches: outwards from the center line, and down. */
type Change = readonly [out: number, down: number]

type Measures = {
	neckDepth: number
	shoulder: Change
	armpit: Change
	waist: Change
	hem: Change
	/** End of the sleeve at its upper and at its lower edge. Long sleeves keep their length. */
	outer: Change
	inner: Change
}

/**
 * A women's medium beside a men's medium, laid flat: shoulders 1 in narrower from end to end, chest 1.2 in, waist 2.6 in
 * and hem 0.6 in, body 0.6 in shorter, short sleeves 1 in shorter, and the neck 0.45 in lower.
 */
const womens: Measures = {
	neckDepth: 0.45,
	shoulder: [-0.53, 0.08],
	armpit: [-0.6, -0.3],
	waist: [-1.28, -0.75],
	hem: [-0.3, -0.6],
	outer: [-0.68, -1.05],
	inner: [-0.6, -0.75],
}

/** Fleece blouses over its rib, which holds the hips; its length is that of the men's cut. */
const womensFleece: Measures = { ...womens, waist: [-0.75, -0.75], hem: [-0.75, 0] }

/**
 * A youth large as shares of an adult medium, as in the shop's own size charts: chest 17.5 in of 20, body 23.5 in of 29
 * (28 on an adult small, whose length the drawings have), sleeve from center back 15 in of 17.75. A neck shrinks less,
 * because a child's head is nearly grown. Print keeps its inches.
 */
const youth = { wide: 0.875, long: 0.83, sleeve: 0.86, neck: 0.94 } as const

/** The same for all upper garments; `topPxPerInch` of the templates. */
const pxPerInch = 40 / 3
const pixels = (inches: number): number => Math.round(inches * pxPerInch)

const moved = (point: Point, [out, down]: Change): Point => shift(point, pixels(out), pixels(down))

function changed({ body, sleeve, ...plan }: TopPlan, by: Measures): TopPlan {
	const { neck } = body
	const ofSleeve = ([out, down]: Change): Change => [out, sleeve?.long ? 0 : down]
	return {
		...plan,
		body: {
			...body,
			neck: { ...neck, depth: neck.depth + (plan.hasShapedCollar ? 0 : pixels(by.neckDepth)) },
			shoulder: moved(body.shoulder, by.shoulder),
			armpit: moved(body.armpit, by.armpit),
			waist: moved(body.waist, by.waist),
			hem: moved(body.hem, by.hem),
		},
		...(sleeve && {
			sleeve: {
				...sleeve,
				outer: moved(sleeve.outer, ofSleeve(by.outer)),
				inner: moved(sleeve.inner, ofSleeve(by.inner)),
			},
		}),
	}
}

/** A height of the body as on the youth garment: lengths run from the top of the neck. */
const youthHeight = (top: number, y: number): number => Math.round(top + (y - top) * youth.long)

function shrunken({ body, sleeve, fit, sleeveStripes, hemStripes, ...plan }: TopPlan): TopPlan {
	const { neck, shoulder } = body
	const neckShare = plan.hasShapedCollar ? 1 : youth.neck
	const heightOf = (y: number) => youthHeight(neck.top, y)
	const at = ([x, y]: Point): Point => [Math.round(x * youth.wide), heightOf(y)]
	const end = ([x, y]: Point): Point => [
		Math.round(x * youth.wide),
		Math.round(heightOf(shoulder[1]) + (y - shoulder[1]) * youth.sleeve),
	]
	return {
		...plan,
		body: {
			...body,
			neck: { ...neck, half: Math.round(neck.half * neckShare), depth: Math.round(neck.depth * neckShare) },
			shoulder: at(shoulder),
			...(body.pads && { pads: body.pads * youth.wide }),
			armpit: at(body.armpit),
			waist: at(body.waist),
			hem: at(body.hem),
			...(body.tails && { tails: body.tails * youth.wide }),
		},
		...(sleeve && { sleeve: { ...sleeve, outer: end(sleeve.outer), inner: end(sleeve.inner) } }),
		...(plan.yoke && { yoke: heightOf(plan.yoke) }),
		...(plan.backYoke && { backYoke: heightOf(plan.backYoke) }),
		...(plan.sidePanel && { sidePanel: plan.sidePanel * youth.wide }),
		...(fit && { fit: { ...fit, ...(fit.pads && { pads: fit.pads * youth.wide }) } }),
		...(sleeveStripes && {
			sleeveStripes: (resolved) =>
				sleeveStripes(resolved).map((stripe) => ({
					...stripe,
					from: stripe.from * youth.sleeve,
					to: stripe.to * youth.sleeve,
				})),
		}),
		...(hemStripes && {
			hemStripes: (resolved) =>
				hemStripes(resolved).map((stripe) => ({
					...stripe,
					up: stripe.up * youth.long,
					high: stripe.high * youth.long,
				})),
		}),
	}
}

/** Art scale per size of a design in the youth cut, which is drawn as a youth large. */
export const youthSizes = (sizes: Readonly<Record<string, { scale: number }>>): GarmentTemplate['sizes'] =>
	Object.fromEntries(
		Object.entries(sizes).map(([size, { scale }]) => [
			size,
			{ scale: Math.round((scale / (sizes.YL?.scale ?? 1)) * 100) / 100 },
		]),
	)

const styleOfCuts = (options: Readonly<Record<string, string>>): StyleDef =>
	styleOf(cutStyleId, 'Cut', options)

/** The choice of cut; the first one is that of the plan. */
export const cutStyle = styleOfCuts({ men: 'Men’s', women: 'Women’s', youth: 'Youth' })
/** Cut over pads, or for one sex: only youth is another cut. */
export const paddedCutStyle = styleOfCuts({ adult: 'Adult', youth: 'Youth' })
/** Of a plan that is cut for women. */
export const womensCutStyle = styleOfCuts({ women: 'Women’s', youth: 'Youth' })

/** The plan in the cut that the design asks for. @param cuts the choice; the first one is that of the plan */
export const inAllCuts =
	(plan: (resolved: ResolvedDesign) => TopPlan, cuts: StyleDef) =>
	(resolved: ResolvedDesign): TopPlan => {
		const drawn = plan(resolved)
		const cut = resolved.styles[cutStyleId]
		if (cut === 'youth') return shrunken(drawn)
		if (cut !== 'women' || cut === cuts.options[0]?.id) return drawn
		return changed(drawn, drawn.ribbedHem ? womensFleece : womens)
	}
