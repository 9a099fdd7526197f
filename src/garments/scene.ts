// The scene: the output of every drawing. No DOM, fonts, filters or blend modes, so that the browser, the picture
// renderer and the proof draw the same geometry. Shading is black or white with alpha.

/** A gradient stop: offset 0–1, hex color, alpha 0–1. */
export type Stop = readonly [offset: number, color: string, alpha: number]

export type LinearGradient = { kind: 'linear'; x1: number; y1: number; x2: number; y2: number; stops: Stop[] }
export type RadialGradient = { kind: 'radial'; cx: number; cy: number; r: number; stops: Stop[] }
export type Paint = string | LinearGradient | RadialGradient

/** An affine map `[a b c d e f]` as in SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number]

export type GroupNode = {
	type: 'group'
	id?: string
	/** The accessible name of this part. */
	label?: string
	matrix?: Matrix
	/** Path data that clips the children. */
	clip?: string
	opacity?: number
	/** The layer of lettering that it is in production files; pictures do not depend on it. */
	role?: 'shadow' | 'inline' | 'bevel'
	children: SceneNode[]
}

export type PathNode = {
	type: 'path'
	d: string
	fill?: Paint
	stroke?: Paint
	strokeWidth?: number
	dash?: readonly number[]
	join?: 'round' | 'miter' | 'bevel'
	cap?: 'round' | 'butt'
	evenOdd?: boolean
	opacity?: number
}

/** `href` is always a file re-encoded by the shop, or a data URI of one. */
export type ImageNode = {
	type: 'image'
	href: string
	x: number
	y: number
	width: number
	height: number
	/**
	 * Repeats the image, which then fills its box, in all directions over this box; every second one is its mirror image
	 * where it is `mirrored`, so that all edges meet themselves.
	 */
	fills?: { x: number; y: number; width: number; height: number; mirrored?: boolean }
}

export type SceneNode = GroupNode | PathNode | ImageNode

/** Sizes in canvas pixels; `pxPerInch` turns them into inches on the garment. */
export type Scene = { width: number; height: number; pxPerInch: number; title: string; nodes: SceneNode[] }

export const group = (
	children: SceneNode[],
	attributes: Omit<GroupNode, 'type' | 'children'> = {},
): GroupNode => ({
	type: 'group',
	...attributes,
	children,
})

export const path = (d: string, attributes: Omit<PathNode, 'type' | 'd'>): PathNode => ({
	type: 'path',
	d,
	...attributes,
})

/** How far repeats of an image reach over each other, in pixels, so that no line of cloth shows between them. */
export const tileOverlap = 0.25

/** The nodes with the images' new addresses; images without one are left out. */
export const withImages = (
	nodes: readonly SceneNode[],
	hrefOf: (href: string) => string | undefined,
): SceneNode[] =>
	nodes.flatMap((node): SceneNode[] => {
		if (node.type === 'group') return [{ ...node, children: withImages(node.children, hrefOf) }]
		if (node.type === 'path') return [node]
		const href = hrefOf(node.href)
		return href === undefined ? [] : [{ ...node, href }]
	})

/** Rounds to two decimals, which hides last-bit differences of `Math.sin` between engines. */
export const round = (value: number): string => String(Math.round(value * 100) / 100 || 0)
