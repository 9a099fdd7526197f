// The turning of a product's garment: eight pictures around it, loaded when the visitor starts to turn.
import { announce } from './announce.ts'

/** The name of a picture in its addresses, with the eighths of its turn. */
const pictureName = /(\/pictures\/[0-9a-f]{24})(?:t(\d))?/

const turnIn = ({ src }: HTMLImageElement): number => Number(pictureName.exec(src)?.[2] ?? 0)

/** How far a garment is turned by one step of a drag, in CSS pixels. */
const dragStep = 48

const turned = (addresses: string, eighths: number) =>
	addresses.replaceAll(
		new RegExp(pictureName, 'g'),
		(_all, start: string) => start + (eighths > 0 ? `t${eighths}` : ''),
	)

/** The next picture on either side, so that it is there when the turn goes on. */
function preload({ sizes, srcset, src }: HTMLImageElement, eighths: number): void {
	for (const next of [eighths + 1, eighths + 7]) {
		const image = new Image()
		image.sizes = sizes
		image.srcset = turned(srcset, next % 8)
		image.src = turned(src, next % 8)
	}
}

/** @param by eighths of a turn; more than 0 moves the front to the left */
export function turn(image: HTMLImageElement, by: number): void {
	const eighths = (turnIn(image) + by + 800) % 8
	image.srcset = turned(image.srcset, eighths)
	image.src = turned(image.src, eighths)
	preload(image, eighths)
	announce(`Turned, view ${eighths + 1} of 8`)
}

/**
 * Follows the mouse, the pen or one finger. The page's stylesheet leaves a turnable picture only vertical touches to scroll
 * by; a touch that scrolls ends the drag.
 */
export function followDrag(strip: HTMLElement, imageNow: () => HTMLImageElement | undefined): void {
	let drag: { pointerId: number; from: number } | undefined
	strip.addEventListener('pointerdown', ({ isPrimary, button, clientX, pointerId }) => {
		const image = imageNow()
		if (!isPrimary || button !== 0 || !image) return
		drag = { pointerId, from: clientX }
		strip.setPointerCapture(pointerId)
		preload(image, turnIn(image))
	})
	strip.addEventListener('pointermove', ({ clientX, pointerId }) => {
		const image = imageNow()
		if (drag?.pointerId !== pointerId || !image) return
		const by = Math.trunc((drag.from - clientX) / dragStep)
		if (by === 0) return
		drag.from -= by * dragStep
		turn(image, by)
	})
	strip.addEventListener('lostpointercapture', () => (drag = undefined))
	strip.addEventListener('dragstart', (event) => event.preventDefault())
}
