// What all shorts and pants share: print areas, sizes, seams.
import { centerX } from '../drawing/curves.ts'
import { cutStyle } from '../drawing/cuts.ts'
import { tiledPatterns } from '../patterns/list.ts'
import {
	inTwoVersions,
	standardDesign,
	type GarmentTemplate,
	type PlacementDef,
	type ResolvedDesign,
} from '../template.ts'
import { wornBottoms } from '../worn/bottoms/worn-bottoms.ts'
import { inAllCuts, viewInCut } from './cuts.ts'
import { bottomSeams, drawBottoms, type BottomsPlan } from './draw.ts'

type LegArea = { center: number; top: number; bottom: number; width: number; pxPerInch: number }

/** A field on each leg; `center` is its distance from the center line. The wearer's left is on the right side. */
export function legPlacements({ center, top, bottom, width, pxPerInch }: LegArea): PlacementDef[] {
	const onLeg = (side: 1 | -1, id: string, name: string): PlacementDef => ({
		id,
		name,
		location: 'front',
		area: { x: centerX + side * center - width / 2, y: top, w: width, h: bottom - top },
		maxIn: {
			w: Math.floor((width / pxPerInch) * 2) / 2,
			h: Math.floor(((bottom - top) / pxPerInch) * 2) / 2,
		},
		methods: ['screen', 'tackle_twill', 'embroidery'],
		measureFrom: 'hem',
	})
	return [onLeg(1, 'left-leg', 'Left leg'), onLeg(-1, 'right-leg', 'Right leg')]
}

/** A field below the waistband of the back view. */
export const backWaistPlacement = (top: number): PlacementDef => ({
	id: 'back-waist',
	name: 'Below the waistband',
	location: 'back',
	area: { x: centerX - 42, y: top, w: 84, h: 40 },
	maxIn: { w: 6, h: 3 },
	methods: ['screen', 'embroidery'],
	measureFrom: 'waistband',
})

export const youthAndAdult = { youth: { scale: 0.8 }, adult: { scale: 1 } }
/** Of a design in the youth cut, which is drawn as a youth large. */
const asYouth = { youth: { scale: 1 }, adult: { scale: 1.25 } }

type Bottoms = Omit<GarmentTemplate, 'version' | 'sizes' | 'patterns' | 'draw' | 'seams'> & {
	patterns?: readonly string[]
	plan: (resolved: ResolvedDesign) => BottomsPlan
}

const garment = ({ plan, ...about }: Bottoms): Omit<GarmentTemplate, 'version'> => ({
	sizes: youthAndAdult,
	patterns: [],
	...about,
	draw: (view, resolved) => drawBottoms(plan(resolved), resolved, view === 'back'),
	worn: (resolved) => wornBottoms(plan(resolved), resolved, about.views[0]?.pxPerInch ?? 1),
	seams: (view, resolved) => bottomSeams(plan(resolved), view, resolved),
})

/** Shorts or pants in version 1 and version 2; `second` is what version 2 changes, which also has a choice of cuts. */
export function bottomVersions(
	first: Bottoms,
	second: Partial<Bottoms> = {},
	cuts = cutStyle,
): readonly [first: GarmentTemplate, second: GarmentTemplate] {
	const { plan, styles, ...about } = { ...first, ...second }
	const inCuts = garment({
		...about,
		patterns: ['none', ...tiledPatterns],
		plan: inAllCuts(plan, cuts),
		styles: [...styles, cuts],
	})
	const [before, template] = inTwoVersions(garment(first), inCuts)
	const drawn = plan(standardDesign({ styles }))
	const others = cuts.options.slice(1).map(({ id }) => {
		const sizes = id === 'youth' ? asYouth : template.sizes
		const views = template.views.map((view) => viewInCut(view, drawn, { id, of: cuts }))
		return [id, { ...template, sizes, views }] as const
	})
	return [before, { ...template, cuts: Object.fromEntries(others) }]
}
