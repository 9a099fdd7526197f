// Shading: black and white with alpha only, scaled by the lightness of the cloth.
import { group, path, type LinearGradient, type RadialGradient, type SceneNode, type Stop } from '../scene.ts'
import type { ResolvedDesign } from '../template.ts'
import type { Point } from './curves.ts'

export const black = '#000000'
export const white = '#ffffff'

/** Strength of shadow and light on a cloth color: white stays white, black still shows its folds. */
export type Tone = { shadow: number; light: number }

export type Cloth = { color: string; tone: Tone; fine: boolean; cut: string }

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255

/** Perceived lightness 0–1 of a `#rrggbb` color. */
export const lightness = (hex: string): number =>
	Math.sqrt(0.3 * channel(hex, 1) ** 2 + 0.59 * channel(hex, 3) ** 2 + 0.11 * channel(hex, 5) ** 2)

function toneOf(hex: string): Tone {
	const value = lightness(hex)
	return { shadow: 1.12 - 0.4 * value, light: 1.3 - 0.5 * value }
}

/** As `toneOf`, but white stays white in its shadows and navy stays navy in the light. */
function toneAsDyed(hex: string): Tone {
	const value = lightness(hex)
	return { shadow: 0.94 - 0.48 * value ** 2, light: 0.86 + 0.24 * value }
}

/** How cloth is lit and how fine it is drawn. */
export type Light = Pick<ResolvedDesign, 'mode' | 'asDyed'>

export const lightOf = ({ mode, asDyed }: Light): Light => (asDyed ? { mode, asDyed } : { mode })

/** Cloth of one color, clipped to the outline `cut`; stitches and texture only where they are visible. */
export const clothOf = (color: string, { mode, asDyed }: Light, cut: string): Cloth => ({
	color,
	tone: asDyed ? toneAsDyed(color) : toneOf(color),
	fine: mode !== 'thumb',
	cut,
})

/** The first zone that has a color, else silver. */
export function colorOf(resolved: ResolvedDesign, ...zones: string[]): string {
	for (const zone of zones) {
		const color = resolved.colors[zone]
		if (color) return color
	}
	return '#d3d6da'
}

export const linear = (from: Point, to: Point, stops: Stop[]): LinearGradient => ({
	kind: 'linear',
	x1: from[0],
	y1: from[1],
	x2: to[0],
	y2: to[1],
	stops,
})

const radial = ([cx, cy]: Point, r: number, stops: Stop[]): RadialGradient => ({
	kind: 'radial',
	cx,
	cy,
	r,
	stops,
})

/** Stops of black at the given offsets, scaled by the tone of the cloth. */
export const shadows = (tone: Tone, ...stops: (readonly [number, number])[]): Stop[] =>
	stops.map(([offset, alpha]) => [offset, black, alpha * tone.shadow])

type Glow = { at: Point; rx: number; ry: number; turn?: number; color: string; alpha: number }

const disc = 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z'

/** A soft ellipse of light or shadow; `turn` in degrees. */
export function glow({ at, rx, ry, turn = 0, color, alpha }: Glow): SceneNode {
	const angle = (turn * Math.PI) / 180
	const cos = Math.cos(angle) / 10
	const sin = Math.sin(angle) / 10
	const stops: Stop[] = [
		[0, color, alpha],
		[0.35, color, alpha * 0.72],
		[0.7, color, alpha * 0.22],
		[1, color, 0],
	]
	return group([path(disc, { fill: radial([0, 0], 10, stops) })], {
		matrix: [cos * rx, sin * rx, -sin * ry, cos * ry, at[0], at[1]],
	})
}

export const dark = (cloth: Cloth, glowing: Omit<Glow, 'color'>): SceneNode =>
	glow({ ...glowing, color: black, alpha: glowing.alpha * cloth.tone.shadow })
export const lit = (cloth: Cloth, glowing: Omit<Glow, 'color'>): SceneNode =>
	glow({ ...glowing, color: white, alpha: glowing.alpha * cloth.tone.light })

// The shadow of a hanging garment on the ground.
type Ground = { x: number; y: number; halfWidth: number; alpha?: number }

/** A wide faint ellipse with a darker core, in canvas pixels. */
export function groundShadow({ x, y, halfWidth, alpha = 0.2 }: Ground): SceneNode[] {
	const pool = (wide: number, high: number, strength: number) =>
		group(
			[
				path(disc, {
					fill: radial([0, 0], 10, [
						[0, black, strength],
						[0.4, black, strength * 0.62],
						[0.75, black, strength * 0.18],
						[1, black, 0],
					]),
				}),
			],
			{ matrix: [wide / 10, 0, 0, high / 10, x, y] },
		)
	return [pool(halfWidth * 1.2, 13, alpha * 0.55), pool(halfWidth * 0.8, 6, alpha)]
}
