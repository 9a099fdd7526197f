// Sizes and places of art in words, in inches on the garment.
import type { ViewDef } from '#garments/template.ts'
import { centerOf, type Frame } from './frames.ts'
import { placeName } from './logos.ts'
import { centerLine, type SnapLine } from './snapping.ts'

/** Inches with one decimal. */
export const inches = (pixels: number, pxPerInch: number): string => (pixels / pxPerInch).toFixed(1)

type Measured = { frame: Frame; view: ViewDef }

/** "11.6 × 3.4 in" */
export const sizeLabel = ({ frame, view }: Measured): string =>
	`${inches(frame.width, view.pxPerInch)} × ${inches(frame.height, view.pxPerInch)} in`

/** "centered", or how far from the garment's center line as one looks at it. */
export function centerLabel({ frame, view }: Measured): string {
	const distance = inches(centerOf(frame).x - view.width / 2, view.pxPerInch)
	const size = distance.replace('-', '')
	if (size === '0.0') return 'centered'
	return `${size} in ${distance.startsWith('-') ? 'left' : 'right'} of center`
}

/** "centered on left chest" when it snapped there, else where it is as seen from the center line. */
export function alignLabel({ guides, ...measured }: Measured & { guides: readonly SnapLine[] }): string {
	const line = guides.find(({ axis, kind }) => axis === 'x' && kind === 'center')
	return line && line.of !== centerLine ? `centered on ${line.of}` : centerLabel(measured)
}

export type Named = Measured & { number: number; alt?: string }

/** "Logo 1, left chest, 3.2 by 3.0 inches" and what it shows. */
export function logoLabel({ frame, view, number, alt }: Named): string {
	const size = `${inches(frame.width, view.pxPerInch)} by ${inches(frame.height, view.pxPerInch)} inches`
	const turnedBy = frame.rotation === 0 ? '' : `, turned ${frame.rotation} degrees`
	return `Logo ${number}, ${placeName(view, frame)}, ${size}${turnedBy}${alt ? `: ${alt}` : ''}`
}
