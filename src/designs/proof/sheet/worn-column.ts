// The worn views of a proof, small and below each other beside the flat ones.
import { artifact, page, pageWide, tagged, tint, type Paper, type Tag } from '#documents/paper.ts'
import { drawJpeg, type Jpeg } from '#documents/pdf-jpeg.ts'
import { line } from '#documents/type.ts'
import { wornGround, type WornPrint } from '../worn-print.ts'

const caption = 'Worn views are for the look only; the flat views are what is made.'
const captionHigh = 12

type Column = {
	worn: readonly (WornPrint & { title: string })[]
	x: number
	y: number
	width: number
	/** The lowest y of the flat views. */
	bottom: number
}

type Box = { x: number; y: number; width: number; height: number }
type Tile = { tag: Tag; title: string; jpeg: Jpeg; box: Box; picture: Omit<Box, 'height'> }

function tile(paper: Paper, { tag, title, jpeg, box, picture }: Tile): void {
	const { doc } = paper
	const { x, y, width, height } = box
	const outline = () => doc.roundedRect(x, y, width, height, 10)
	artifact(paper, () => outline().fill(wornGround))
	tagged(paper, { parent: tag, type: 'Figure', alt: `${title}, as worn` }, () => {
		doc.save()
		outline().clip()
		drawJpeg(doc, jpeg, picture)
		doc.restore()
	})
	artifact(paper, () => outline().lineWidth(0.7).stroke(tint.line))
}

/** @returns the lowest y of all pictures and the caption */
export function wornColumn(paper: Paper, tag: Tag, { worn, x, y, width, bottom }: Column): number {
	const gap = 8
	const evenly = (bottom - y - gap * (worn.length - 1)) / worn.length
	let top = y
	for (const { title, jpeg } of worn) {
		const high = (width * jpeg.height) / jpeg.width
		const height = Math.max(high, evenly)
		const picture = { x, y: top + (height - high) / 2, width }
		tile(paper, { tag, title, jpeg, picture, box: { x, y: top, width, height } })
		top += height + gap
	}
	const below = Math.max(bottom, top - gap)
	tagged(paper, { parent: tag, type: 'Caption' }, () =>
		line(paper, caption, {
			x: page.left,
			y: below + 4,
			width: pageWide,
			size: 8,
			color: tint.body,
			align: 'right',
		}),
	)
	return below + captionHigh
}
