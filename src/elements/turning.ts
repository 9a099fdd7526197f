// The turning of a product's garment: eight pictures around it, loaded with this file when the visitor starts to turn.
import { announce } from './announce.ts'

/** The name of a picture in its addresses, with the eighths of its turn. */
const pictureName = /(\/pictures\/[0-9a-f]{24})(?:t(\d))?/

const turnIn = ({ src }: Pick<HTMLImageElement, 'src'>): number => Number(pictureName.exec(src)?.[2] ?? 0)

const turned = (addresses: string, eighths: number) =>
	addresses.replaceAll(
		new RegExp(pictureName, 'g'),
		(_all, start: string) => start + (eighths > 0 ? `t${eighths}` : ''),
	)

/** The next picture on either side, so that it is there when the turn goes on. */
export function preload({ sizes, srcset, src }: HTMLImageElement, eighths = turnIn({ src })): void {
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
	const turnedTo = image.closest<HTMLElement>('product-gallery')?.dataset['turned'] ?? 'Turned, view {} of 8'
	announce(turnedTo.replace('{}', String(eighths + 1)))
}
