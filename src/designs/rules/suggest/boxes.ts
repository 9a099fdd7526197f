// Upright boxes on a view's canvas, in canvas pixels.
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, PlacementDef, ViewDef } from '#garments/template.ts'

export type Box = { x: number; y: number; width: number; height: number }
export type Logo = DesignConfig['logos'][number]

export const boxOfArea = ({ area }: Pick<PlacementDef, 'area'>): Box => ({
	x: area.x,
	y: area.y,
	width: area.w,
	height: area.h,
})

/** The upright box around a logo as it lies there, turned or not. */
export function boundsOfLogo({ x, y, width, height, rotation }: Logo): Box {
	const angle = (rotation * Math.PI) / 180
	const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
	const wide = width * cos + height * sin
	const high = width * sin + height * cos
	return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high }
}

/** Is the inner box inside the outer one, give or take `slack` pixels? */
export const contains = (outer: Box, inner: Box, slack = 0): boolean =>
	inner.x >= outer.x - slack &&
	inner.y >= outer.y - slack &&
	inner.x + inner.width <= outer.x + outer.width + slack &&
	inner.y + inner.height <= outer.y + outer.height + slack

/** Area that two boxes share, in square pixels. */
export function sharedArea(a: Box, b: Box): number {
	const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
	const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
	return Math.max(0, wide) * Math.max(0, high)
}

export const centerDistance = (a: Box, b: Box): number =>
	Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)

/** The view a logo lies on; logos saved before views existed belong to the first one. */
export const viewOfLogo = (template: GarmentTemplate, logo: Logo): ViewDef | undefined =>
	template.views.find((view) => view.id === (logo.view ?? template.views[0]?.id))

/** What decorations and checks call a logo: its id, or its place in the list for designs saved without ids. */
export const logoItemId = (logo: Logo, index: number): string => logo.id ?? `logo-${index}`
