// Moving, resizing and rotating art by hand: frames in inches that stay valid on their view.
import { centerOf, turned, type Point } from './boxes.ts'
import { canvasOf, frameInInches, frameInPixels, minSide, type Frame, type View } from './units.ts'

/** A corner or side of a frame as seen from its center: `{ h: 1, v: -1 }` is the top right corner. */
export type Handle = { h: -1 | 0 | 1; v: -1 | 0 | 1 }

type Sides = Pick<Frame, 'width' | 'height'>

const clamp = (value: number, low: number, high: number) =>
	Math.min(Math.max(value, low), Math.max(low, high))

/** Rounds to hundredths of a view pixel, the precision of a drawing. */
const rounded = (value: number) => Math.round(value * 100) / 100 || 0

/** Degrees in (-180, 180], in hundredths. */
export function normalDegrees(degrees: number): number {
	const rest = ((degrees % 360) + 360) % 360
	return rounded(rest > 180 ? rest - 360 : rest)
}

const longestSide = (view: View) => {
	const { width, height } = canvasOf(view)
	return Math.max(width, height)
}

/** Limits the sides to valid lengths and the center to the canvas, so that part of the frame is always visible. */
export function keptInside(frame: Frame, view: View): Frame {
	const [least, most] = [minSide(view), longestSide(view)]
	const sides = { width: clamp(frame.width, least, most), height: clamp(frame.height, least, most) }
	const canvas = canvasOf(view)
	const center = centerOf(frame)
	const { x, y, width, height } = frameInPixels(
		{
			x: clamp(center.x, 0, canvas.width) - sides.width / 2,
			y: clamp(center.y, 0, canvas.height) - sides.height / 2,
			...sides,
			rotation: frame.rotation,
		},
		view,
	)
	return frameInInches(
		{
			x: rounded(x),
			y: rounded(y),
			width: rounded(width),
			height: rounded(height),
			rotation: normalDegrees(frame.rotation),
		},
		view,
	)
}

/** The position of a handle of the frame. */
export function handlePoint(frame: Frame, { h, v }: Handle): Point {
	const center = centerOf(frame)
	const offset = turned({ x: (h * frame.width) / 2, y: (v * frame.height) / 2 }, frame.rotation)
	return { x: center.x + offset.x, y: center.y + offset.y }
}

const opposite = ({ h, v }: Handle) => ({ h: -h, v: -v }) as Handle

/** New sides, with the point opposite the handle fixed. */
export function withSides(frame: Frame, handle: Handle, { width, height }: Sides): Frame {
	const fixed = handlePoint(frame, opposite(handle))
	const toCenter = turned({ x: (handle.h * width) / 2, y: (handle.v * height) / 2 }, frame.rotation)
	return {
		...frame,
		x: fixed.x + toCenter.x - width / 2,
		y: fixed.y + toCenter.y - height / 2,
		width,
		height,
	}
}

/** New sides around the same center. */
export function resizedTo(frame: Frame, { width, height }: Sides): Frame {
	const center = centerOf(frame)
	return { ...frame, x: center.x - width / 2, y: center.y - height / 2, width, height }
}

/** Both sides times `factor`, within the size limits of a logo. */
export function scaledSides({ width, height }: Sides, factor: number, view: View): Sides {
	const [least, most] = [minSide(view), longestSide(view)]
	const smallest = Math.max(least / width, least / height)
	const largest = Math.min(most / width, most / height)
	const legal = clamp(factor, smallest, largest)
	return { width: width * legal, height: height * legal }
}

export type Pull = { handle: Handle; to: Point; isFree: boolean; view: View }

/** The frame with a handle dragged to a point. With `isFree` sides change independently, else the ratio stays. */
export function pulled(frame: Frame, { handle, to, isFree, view }: Pull): Frame {
	const { h, v } = handle
	const fixed = handlePoint(frame, opposite(handle))
	const reach = turned({ x: to.x - fixed.x, y: to.y - fixed.y }, -frame.rotation)
	if (isFree) {
		const [least, most] = [minSide(view), longestSide(view)]
		return withSides(frame, handle, {
			width: h === 0 ? frame.width : clamp(h * reach.x, least, most),
			height: v === 0 ? frame.height : clamp(v * reach.y, least, most),
		})
	}
	const wide = h * frame.width
	const high = v * frame.height
	const factor = (reach.x * wide + reach.y * high) / (wide * wide + high * high)
	return withSides(frame, handle, scaledSides(frame, factor, view))
}

const turnStep = 15

/** The frame rotated by the pointer's angle around the center; `isStepped` snaps to multiples of 15 degrees. */
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
