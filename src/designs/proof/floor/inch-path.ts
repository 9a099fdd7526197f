// Outlines in inches, so that cutters and presses open them at true size.
import type { PathNode, SceneNode } from '#garments/scene.ts'
import type { Box } from '#placement/boxes.ts'
import { toInches } from '#placement/units.ts'

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

/** The flat parts of lettering: borders as strokes from the widest in, the fill last. */
export const flatPaths = (nodes: readonly SceneNode[]): PathNode[] =>
	nodes.filter((node): node is PathNode => node.type === 'path')

/** The box around all parts with their strokes, in the unit of the outlines. */
export function boxAround(paths: readonly PathNode[]): Box {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
	for (const { d, stroke, strokeWidth = 0 } of paths) {
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
