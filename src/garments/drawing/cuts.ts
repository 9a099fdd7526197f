// The cuts of a top: what the design's style `fit` changes in its plan, as one table of measures for all garments.
import { styleOf, type ResolvedDesign, type StyleDef } from '../template.ts'
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
 * and hem 0.6 in, body 0.6 in shorter, short sleeves 1 in shorter, and the neck 0.45 in lower. The differences of team
 * shirts in retailers' size charts are about the same.
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

/** The choice of cut; the first one is that of the plan. */
export const cutStyle: StyleDef = styleOf('fit', 'Cut', { men: 'Men’s', women: 'Women’s' })

/** The plan in the cut that the design asks for. */
export const inAllCuts =
	(plan: (resolved: ResolvedDesign) => TopPlan) =>
	(resolved: ResolvedDesign): TopPlan => {
		const drawn = plan(resolved)
		if (resolved.styles.fit !== 'women') return drawn
		return changed(drawn, drawn.ribbedHem ? womensFleece : womens)
	}
