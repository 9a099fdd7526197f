// Thread and ink charts on paper: the design's color beside the matching spool or bucket.
import { ensure, section } from '#documents/marks.ts'
import { artifact, branch, page, tagged, tint, type Paper, type Tag } from '#documents/paper.ts'
import { line } from '#documents/type.ts'
import type { ChartEntry } from '../schemas.ts'

const rowHigh = 25

function swatch({ doc }: Paper, hex: string, { x, y }: { x: number; y: number }): void {
	doc.roundedRect(x, y, 22, 17, 3).fill(hex)
	doc.roundedRect(x, y, 22, 17, 3).lineWidth(0.5).strokeOpacity(0.3).stroke('#000000')
	doc.strokeOpacity(1)
}

function row(paper: Paper, parent: Tag, entry: ChartEntry): void {
	const { y } = paper
	artifact(paper, () => {
		swatch(paper, entry.designHex, { x: page.left, y: y + 3 })
		swatch(paper, entry.hex, { x: page.left + 27, y: y + 3 })
		paper.doc
			.moveTo(page.left, y + rowHigh - 1)
			.lineTo(page.right, y + rowHigh - 1)
			.lineWidth(0.5)
			.stroke(tint.line)
	})
	const item = branch(paper, parent, 'LI')
	tagged(paper, { parent: item, type: 'LBody' }, () => {
		line(paper, `${entry.code} ${entry.name}`, {
			x: page.left + 60,
			y: y + 6.5,
			width: 190,
			size: 10,
			face: 'bold',
		})
		line(paper, entry.use, { x: page.left + 256, y: y + 7, width: 160, size: 8.5, color: tint.body })
		line(paper, `${entry.designHex.toUpperCase()} · differs ${entry.deltaE.toFixed(1)}`, {
			x: page.right - 112,
			y: y + 7.5,
			width: 112,
			size: 7.5,
			color: tint.muted,
			align: 'right',
		})
	})
	paper.y = y + rowHigh
}

export type Chart = { title: string; entries: readonly ChartEntry[]; head: (paper: Paper) => void }

/** Prints nothing for a method that the design does not use. */
export function chartSection(paper: Paper, { title, entries, head }: Chart): void {
	if (entries.length === 0) return
	ensure(paper, 28 + rowHigh * 2, head)
	const brand = entries[0]?.brand ?? 'Fieldhouse house inks'
	const list = branch(paper, section(paper, title, `${brand}. Codes govern, not the screen.`), 'L')
	for (const entry of entries) {
		ensure(paper, rowHigh, head)
		row(paper, list, entry)
	}
	paper.y += 16
}
