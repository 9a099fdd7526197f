// How a top sits on the figure: depth of chest and back, shoulders, posture. In inches where nothing else is said.
import { ramp } from '../mesh.ts'
import type { FitPlan, Panel } from './model.ts'

type PanelFit = {
	/** Above 1, a row is flat in the middle and round at the sides, more so at the waist: that is less deep. */
	power: { chest: number; waist: number }
	/** Distance of the armhole's edge from its seams' plane. */
	armholeDepth: number
	/** Length over which the cloth below the shoulder comes out to chest or shoulder blade. */
	slope: number
}

export type Fit = Record<'front' | 'back', PanelFit> & {
	shoulderRound: number
	/** z of the shoulder's ridge at a distance from the center; inside of the neck, where it is open, panels differ. */
	ridgeAt: (x: number, panel: Panel) => number
	/** Inches that the edge of the neck is higher than its cloth reaches: it is tilted, low in front. */
	neckRise: (x: number, panel: Panel) => number
	/** z of the trunk's axis at a distance below the neck. */
	lean: (down: number) => number
	/** Fall in pixels of the worn shoulder, from that of the flat one; `s` in pixels from the center. */
	shoulderDrop: (flat: number, s: number) => number
}

/** Distance of the neck opening's middle in front and back from the shoulder's ridge. */
const neckDepth = { front: 2.45, back: -1.35 } as const

const neckTilt = { front: -0.9, back: 0.15 } as const

/** @param neckHalf half width of the neck opening in inches */
export function fitOf({ pads = 0 }: FitPlan, neckHalf: number): Fit {
	const inside = (x: number) => Math.max(0, 1 - (x / neckHalf) ** 2) ** 1.3
	return {
		front: { power: { chest: 2.2, waist: 2.45 }, armholeDepth: 2.7 + pads * 0.6, slope: 8.2 - pads * 0.4 },
		back: { power: { chest: 2.35, waist: 3.1 }, armholeDepth: 2.6 + pads * 0.6, slope: 5.6 },
		shoulderRound: 2 + pads * 1.2,
		ridgeAt: (x, panel) => -0.3 + 0.4 * ramp(x, 2, 9) + neckDepth[panel] * inside(x),
		neckRise: (x, panel) => neckTilt[panel] * inside(x),
		lean: (down) => 0.1 + 0.45 * ramp(down, 2, 9) + 0.25 * ramp(down, 9, 16) - 0.7 * ramp(down, 16, 26),
		shoulderDrop: (flat) => flat * (1 - 0.4 * Math.min(1, pads)),
	}
}
