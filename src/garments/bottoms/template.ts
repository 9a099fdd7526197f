// What all shorts and pants share: print areas, sizes, seams.
import { centerX } from '../drawing/curves.ts'
import { inTwoVersions, type GarmentTemplate, type ResolvedDesign, type PlacementDef } from '../template.ts'
import { wornBottoms } from '../worn/bottoms/worn-bottoms.ts'
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

type Bottoms = Omit<GarmentTemplate, 'version' | 'sizes' | 'patterns' | 'draw' | 'seams'> & {
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

/** Shorts or pants in version 1 and version 2; `second` is what version 2 changes. */
export const bottomVersions = (
	first: Bottoms,
	second: Partial<Bottoms> = {},
): readonly [first: GarmentTemplate, second: GarmentTemplate] =>
	inTwoVersions(garment(first), garment({ ...first, ...second }))
