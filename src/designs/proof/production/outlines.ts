// Outlines in inches, so that cutters and presses open them at true size.
import type { GroupNode, PathNode, SceneNode } from '#garments/scene.ts'
import type { Box } from '#placement/boxes.ts'
import { toInches } from '#placement/units.ts'

// Path data as closed polygons.

export type RingPoint = { x: number; y: number }
export type Ring = readonly RingPoint[]

const along = (from: RingPoint, to: RingPoint, t: number): RingPoint => ({
	x: from.x + (to.x - from.x) * t,
	y: from.y + (to.y - from.y) * t,
})

function pointOn(polygon: readonly RingPoint[], t: number): RingPoint {
	let points = polygon
	while (points.length > 1)
		points = points.slice(1).map((point, index) => along(points[index] ?? point, point, t))
	return points[0] ?? { x: 0, y: 0 }
}

/** Distance of the middle point from an even, straight course. */
const bend = (a: RingPoint, b: RingPoint, c: RingPoint) =>
	Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)

/** Chords needed to stay within the tolerance: a curve of degree n deviates by n(n−1)/8 × bend ÷ steps². */
function stepsFor(polygon: readonly RingPoint[], tolerance: number): number {
	const degree = polygon.length - 1
	const bends = polygon
		.slice(2)
		.map((point, at) => bend(polygon[at] ?? point, polygon[at + 1] ?? point, point))
	return Math.max(1, Math.ceil(Math.sqrt((degree * (degree - 1) * Math.max(0, ...bends)) / 8 / tolerance)))
}

const sizes: Readonly<Record<string, number>> = { L: 1, Q: 2, C: 3 }

/** The closed outlines of path data with absolute M, L, Q, C and Z; curves become chords within `tolerance`. */
export function flatRings(d: string, tolerance: number): Ring[] {
	const rings: RingPoint[][] = []
	for (const [, op = '', list = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
		const points = pairs(list).map(([x, y]) => ({ x, y }))
		if (op === 'M') rings.push(points)
		const ring = rings.at(-1)
		const size = sizes[op]
		if (!ring || size === undefined) continue
		for (let at = 0; at < points.length; at += size) {
			const polygon = [ring.at(-1) ?? { x: 0, y: 0 }, ...points.slice(at, at + size)]
			const steps = stepsFor(polygon, tolerance)
			for (let step = 1; step <= steps; step += 1) ring.push(pointOn(polygon, step / steps))
		}
	}
	return rings.filter((ring) => ring.length > 2)
}

/** Four decimals: a ten-thousandth of an inch is finer than any blade. */
export const inch = (value: number): string => String(Math.round(value * 10_000) / 10_000 || 0)

const pairs = (d: string): [number, number][] => {
	const values = [...d.matchAll(/-?[\d.]+/g)].map(Number)
	return values.flatMap((x, at): [number, number][] => (at % 2 === 0 ? [[x, values[at + 1] ?? 0]] : []))
}

/** Moves and scales path data with absolute M, L, Q, C and Z. */
export function inchPath(d: string, box: Box, pxPerInch: number): string {
	let isX = false
	return d
		.replace(/(-?[\d.]+)(?=[\s,-]|[A-Z]|$)[\s,]*/g, (_, text: string) => {
			isX = !isX
			return `${inch(toInches(Number(text) - (isX ? box.x : box.y), { pxPerInch }))} `
		})
		.replace(/ (?=[A-Z]|$)/g, '')
}

/** Width and height of a box of outlines, in inches. */
export const sizeInInches = ({ width, height }: Box, pxPerInch: number) => ({
	width: toInches(width, { pxPerInch }),
	height: toInches(height, { pxPerInch }),
})

/** A part of flat lettering: a border or the face as a path, an effect as a group with its role. */
export type LetteringPart = PathNode | GroupNode

/** The flat parts of lettering, from the cloth up. */
export const flatParts = (nodes: readonly SceneNode[]): LetteringPart[] =>
	nodes.filter((node) => node.type !== 'image')

/** Borders as strokes from the widest in, the face last. */
export const flatPaths = (nodes: readonly SceneNode[]): PathNode[] =>
	nodes.filter((node): node is PathNode => node.type === 'path')

/** What reaches beyond the letters: paths, and groups that are not clipped by them. */
const unclipped = (parts: readonly SceneNode[]): PathNode[] =>
	parts.flatMap((part) => {
		if (part.type === 'path') return [part]
		return part.type === 'group' && part.clip === undefined ? unclipped(part.children) : []
	})

/** The box around all parts with their strokes, in the unit of the outlines. */
export function boxAround(parts: readonly SceneNode[]): Box {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
	for (const { d, stroke, strokeWidth = 0 } of unclipped(parts)) {
		const reach = stroke === undefined ? 0 : strokeWidth / 2
		for (const [x, y] of pairs(d)) {
			left = Math.min(left, x - reach)
			right = Math.max(right, x + reach)
			top = Math.min(top, y - reach)
			bottom = Math.max(bottom, y + reach)
		}
	}
	return right > left
		? { x: left, y: top, width: right - left, height: bottom - top }
		: { x: 0, y: 0, width: 0, height: 0 }
}
