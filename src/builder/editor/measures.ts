// Sizes and positions of art as text, in inches on the garment.
import type { ViewDef } from '#garments/template.ts'
import { centerLine, type SnapLine } from '#placement/snapping.ts'
import { frameInPixels, toInches, type Frame } from '#placement/units.ts'
import { placeName } from './logos.ts'

type Measured = { frame: Frame; view: ViewDef }

/** "11.6 × 3.4 in" */
export const sizeLabel = ({ width, height }: Frame): string => `${width.toFixed(1)} × ${height.toFixed(1)} in`

/** "centered", or the distance from the garment's center line as seen by the viewer. */
export function centerLabel({ frame, view }: Measured): string {
	const { x, width } = frameInPixels(frame, view)
	const distance = toInches(x + width / 2 - view.width / 2, view).toFixed(1)
	const size = distance.replace('-', '')
	if (size === '0.0') return 'centered'
	return `${size} in ${distance.startsWith('-') ? 'left' : 'right'} of center`
}

/** "centered on left chest" when it snapped there, else its distance from the center line. */
export function alignLabel({ guides, ...measured }: Measured & { guides: readonly SnapLine[] }): string {
	const line = guides.find(({ axis, kind }) => axis === 'x' && kind === 'center')
	return line && line.of !== centerLine ? `centered on ${line.of}` : centerLabel(measured)
}

export type Named = Measured & { number: number; alt?: string }

/** "Logo 1, left chest, 3.2 by 3.0 inches" and its description. */
export function logoLabel({ frame, view, number, alt }: Named): string {
	const size = `${frame.width.toFixed(1)} by ${frame.height.toFixed(1)} inches`
	const turnedBy = frame.rotation === 0 ? '' : `, turned ${frame.rotation} degrees`
	return `Logo ${number}, ${placeName(view, frame)}, ${size}${turnedBy}${alt ? `: ${alt}` : ''}`
}
