// Where art lies on the canvas: boxes in canvas pixels that turn around their center. Pure geometry.

/** Left top corner before turning; degrees clockwise. */
export type Frame = { x: number; y: number; width: number; height: number; rotation: number }
export type Point = { x: number; y: number }
export type Canvas = { width: number; height: number }
export type Bounds = { left: number; right: number; top: number; bottom: number }

/** A corner or side of a frame as seen from its center: `{ h: 1, v: -1 }` is the top right corner. */
export type Handle = { h: -1 | 0 | 1; v: -1 | 0 | 1 }

/** Spec §9: no logo gets smaller than this on either side. */
export const minSide = 40

const tidy = (value: number) => Math.round(value * 100) / 100 || 0
const clamp = (value: number, low: number, high: number) =>
	Math.min(Math.max(value, low), Math.max(low, high))

export const centerOf = ({ x, y, width, height }: Frame): Point => ({ x: x + width / 2, y: y + height / 2 })

/** A vector turned clockwise by degrees. */
export function turned({ x, y }: Point, degrees: number): Point {
	const angle = (degrees * Math.PI) / 180
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
	return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The smallest upright box around the turned frame. */
export function boundsOf(frame: Frame): Bounds {
	const center = centerOf(frame)
	const angle = (frame.rotation * Math.PI) / 180
	const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
	const halfWidth = (frame.width * cos + frame.height * sin) / 2
	const halfHeight = (frame.width * sin + frame.height * cos) / 2
	return {
		left: center.x - halfWidth,
		right: center.x + halfWidth,
		top: center.y - halfHeight,
		bottom: center.y + halfHeight,
	}
}

/** Degrees in (-180, 180]. */
export function normalDegrees(degrees: number): number {
	const rest = ((degrees % 360) + 360) % 360
	return tidy(rest > 180 ? rest - 360 : rest)
}

/** Legal sides, two decimals, and the center on the canvas, so that some of the frame can always be seen. */
export function keptInside(frame: Frame, canvas: Canvas): Frame {
	const longest = Math.max(canvas.width, canvas.height)
	const width = clamp(frame.width, minSide, longest)
	const height = clamp(frame.height, minSide, longest)
	const center = centerOf(frame)
	return {
		x: tidy(clamp(center.x, 0, canvas.width) - width / 2),
		y: tidy(clamp(center.y, 0, canvas.height) - height / 2),
		width: tidy(width),
		height: tidy(height),
		rotation: normalDegrees(frame.rotation),
	}
}

/** Where a handle of the frame lies on the canvas. */
export function handlePoint(frame: Frame, { h, v }: Handle): Point {
	const center = centerOf(frame)
	const offset = turned({ x: (h * frame.width) / 2, y: (v * frame.height) / 2 }, frame.rotation)
	return { x: center.x + offset.x, y: center.y + offset.y }
}

/** New sides, while the point opposite the handle stays where it is. */
export function withSides(frame: Frame, handle: Handle, sides: Pick<Frame, 'width' | 'height'>): Frame {
	const { width, height } = sides
	const fixed = handlePoint(frame, { h: -handle.h as Handle['h'], v: -handle.v as Handle['v'] })
	const toCenter = turned({ x: (handle.h * width) / 2, y: (handle.v * height) / 2 }, frame.rotation)
	return {
		...frame,
		x: fixed.x + toCenter.x - width / 2,
		y: fixed.y + toCenter.y - height / 2,
		width,
		height,
	}
}

/** Both sides times `factor`, within what a logo may measure. */
export function scaledSides({ width, height }: Frame, factor: number, canvas: Canvas) {
	const longest = Math.max(canvas.width, canvas.height)
	const smallest = Math.max(minSide / width, minSide / height)
	const largest = Math.min(longest / width, longest / height)
	const legal = clamp(factor, smallest, largest)
	return { width: width * legal, height: height * legal }
}

export type Pull = { handle: Handle; to: Point; isFree: boolean; canvas: Canvas }

/** A handle pulled to a point. Free sides change one by one, otherwise the frame keeps its shape. */
export function pulled(frame: Frame, { handle, to, isFree, canvas }: Pull): Frame {
	const { h, v } = handle
	const fixed = handlePoint(frame, { h: -h as Handle['h'], v: -v as Handle['v'] })
	const reach = turned({ x: to.x - fixed.x, y: to.y - fixed.y }, -frame.rotation)
	if (isFree) {
		const longest = Math.max(canvas.width, canvas.height)
		return withSides(frame, handle, {
			width: h === 0 ? frame.width : clamp(h * reach.x, minSide, longest),
			height: v === 0 ? frame.height : clamp(v * reach.y, minSide, longest),
		})
	}
	const wide = h * frame.width
	const high = v * frame.height
	const factor = (reach.x * wide + reach.y * high) / (wide * wide + high * high)
	return withSides(frame, handle, scaledSides(frame, factor, canvas))
}

const turnStep = 15

/** Turned as the pointer went around the center; `isStepped` stops at every 15 degrees. */
export function spun(
	frame: Frame,
	{ from, to, isStepped }: { from: Point; to: Point; isStepped: boolean },
): Frame {
	const center = centerOf(frame)
	const angle = (point: Point) => (Math.atan2(point.y - center.y, point.x - center.x) * 180) / Math.PI
	const free = frame.rotation + angle(to) - angle(from)
	const rotation = isStepped ? Math.round(free / turnStep) * turnStep : Math.round(free)
	return { ...frame, rotation: normalDegrees(rotation) }
}
