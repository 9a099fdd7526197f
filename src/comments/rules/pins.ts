// Pins of comments on the picture of a view: where they lie, what they are called, and how they are moved apart.
import { canvasOf, type Inches, type View } from '#placement/units.ts'

type Spot = { xIn: Inches; yIn: Inches }
/** Of a drawn view, in pixels. */
type Size = { width: number; height: number }

/** A point on a view as percents of its width and height. */
export type Percents = { left: number; top: number }

/** Whether the point lies on the canvas of the view. */
export function isOnCanvas(view: View, { xIn, yIn }: Spot): boolean {
	const { width, height } = canvasOf(view)
	return xIn >= 0 && yIn >= 0 && xIn <= width && yIn <= height
}

export function percentsOf({ xIn, yIn }: Spot, view: View): Percents {
	const { width, height } = canvasOf(view)
	return { left: (xIn / width) * 100, top: (yIn / height) * 100 }
}

type Labelled = {
	number: number
	/** Of the writer. */
	name: string
	place: string
	isResolved: boolean
	/** The version of the comment, where a later one is shown. */
	olderVersion?: number | undefined
}

/** `Comment 3, Ana, Front: left chest` */
export const pinLabel = ({ number, name, place, isResolved, olderVersion }: Labelled): string =>
	[
		`Comment ${number}`,
		name,
		place,
		...(olderVersion === undefined ? [] : [`older version ${olderVersion}`]),
		...(isResolved ? ['resolved'] : []),
	].join(', ')

/** A pin with a gap around it, in pixels. */
const pinPx = 30
/** A view on a page of the narrowest phone. */
export const smallestView: Size = { width: 300, height: 375 }
const tries = 60

const pinOn = ({ width, height }: Size): Percents => ({
	left: (pinPx / width) * 100,
	top: (pinPx / height) * 100,
})

/** The nearest point at which a whole pin lies inside the picture. */
export function inside({ left, top }: Percents, size: Size): Percents {
	const pin = pinOn(size)
	const within = (percent: number, length: number) =>
		Math.min(100 - length / 2, Math.max(length / 2, percent))
	return { left: within(left, pin.left), top: within(top, pin.top) }
}

/**
 * The pins moved apart where they would cover each other; the first of them stays where it is.
 * @param size of the picture; by default the smallest of a page
 */
export function apart(pins: readonly Percents[], size = smallestView): Percents[] {
	const length = pinOn(size)
	const placed: Percents[] = []
	for (const pin of pins) {
		const covers = (at: Percents) =>
			placed.some(
				({ left, top }) => Math.abs(left - at.left) < length.left && Math.abs(top - at.top) < length.top,
			)
		let at = pin
		for (let turn = 1; covers(at) && turn <= tries; turn += 1) {
			const ring = Math.ceil(turn / 8)
			const angle = (turn / 8) * 2 * Math.PI
			const moved = {
				left: pin.left + Math.cos(angle) * ring * length.left * 1.1,
				top: pin.top + Math.sin(angle) * ring * length.top * 1.1,
			}
			at = inside(moved, size)
		}
		placed.push(at)
	}
	return placed
}
