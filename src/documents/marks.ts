// Brand graphics in PDF: yard lines, stitches, the shield, section headings.
import { artifact, branch, nextPage, page, pageWide, tagged, tint, type Paper, type Tag } from './paper.ts'
import { line, lines, wrapped } from './type.ts'
import { encode } from 'uqr'

/** Draws a strip of turf with yard lines and hash marks. */
export function turf({ doc }: Paper, { y, height }: { y: number; height: number }): void {
	doc.save()
	doc.rect(0, y, page.width, height).clip()
	const ground = doc.linearGradient(0, y, page.width, y + height)
	ground.stop(0, tint.turf).stop(0.62, '#0d3726').stop(1, '#0f4630')
	doc.rect(0, y, page.width, height).fill(ground)
	doc.strokeColor('#ffffff').strokeOpacity(0.09).lineWidth(0.9)
	for (let x = page.left; x <= page.width; x += 76) doc.moveTo(x, y).lineTo(x, y + height)
	doc.stroke()
	doc.strokeColor('#ffffff').strokeOpacity(0.22).lineWidth(0.8)
	for (let x = page.left - 30.4; x <= page.width; x += 15.2) {
		doc.moveTo(x, y + height - 5).lineTo(x, y + height)
		doc.moveTo(x, y).lineTo(x, y + 5)
	}
	doc.stroke()
	doc.restore()
}

/** Draws a dashed line like a seam. */
export function stitches({ doc }: Paper, { x, y, width }: { x: number; y: number; width: number }): void {
	doc.save()
	doc.lineWidth(0.9).strokeColor(tint.stitch).dash(4, { space: 3 })
	doc
		.moveTo(x, y)
		.lineTo(x + width, y)
		.stroke()
	doc.restore()
}

/** Draws the shield with the F: flat top, rounded bottom. */
export function shield({ doc }: Paper, { x, y, size }: { x: number; y: number; size: number }): void {
	doc.save()
	doc.translate(x, y)
	doc.scale(size / 24, size / 24)
	doc.path('M2 0H22Q24 0 24 2V15Q24 24 12 24Q0 24 0 15V2Q0 0 2 0Z').fill(tint.pine)
	doc.path('M7.6 4.6H17V8H11.2V10.8H16V14.1H11.2V19.6H7.6Z').fill(tint.gold)
	doc.restore()
}

/** Starts a new page unless a block of this height fits on the current one. */
export function ensure(paper: Paper, height: number, head: (paper: Paper) => void): void {
	if (paper.y + height <= page.bottom) return
	nextPage(paper)
	head(paper)
}

/** A note beside a heading, in points. */
const noteWide = pageWide - 200
const noteLeading = 10

/**
 * Opens a section of the reading order with its heading; the caller adds the content. A long note takes several lines.
 */
export function section(paper: Paper, title: string, note = ''): Tag {
	const tag = branch(paper, paper.root, 'Sect')
	const { y } = paper
	artifact(paper, () => {
		paper.doc.rect(page.left, y + 2.5, 4, 15).fill(tint.gold)
	})
	tagged(paper, { parent: tag, type: 'H2' }, () =>
		line(paper, title.toUpperCase(), {
			x: page.left + 12,
			y: y - 0.5,
			width: 300,
			size: 18,
			face: 'display',
			spacing: 0.4,
		}),
	)
	const notes = wrapped(paper, note, { width: noteWide, size: 8 })
	if (notes.length > 0)
		tagged(paper, { parent: tag, type: 'P' }, () =>
			lines(paper, notes, {
				x: page.right - noteWide,
				y: y + 6,
				width: noteWide,
				size: 8,
				leading: noteLeading,
				color: tint.muted,
				align: 'right',
			}),
		)
	paper.y = y + 28 + noteLeading * Math.max(0, notes.length - 1)
	return tag
}

const paragraph = { size: 9, leading: 12.5 }

/** A section of one paragraph; nothing without a text. */
export function textSection(
	paper: Paper,
	{ title, text }: { title: string; text: string },
	head: (paper: Paper) => void,
): void {
	if (text === '') return
	const shown = wrapped(paper, text, { width: pageWide, size: paragraph.size })
	ensure(paper, 28 + shown.length * paragraph.leading, head)
	const parent = section(paper, title)
	tagged(paper, { parent, type: 'P' }, () => {
		paper.y = lines(paper, shown, {
			x: page.left,
			y: paper.y,
			width: pageWide,
			...paragraph,
			color: tint.body,
		})
	})
	paper.y += 16
}

// QR codes in PDF, drawn as one path.
type Square = { x: number; y: number; size: number }

/** Dark modules side by side are one rectangle, so that a page of codes stays small. */
function darkRuns(cells: readonly boolean[]): { from: number; length: number }[] {
	const runs: { from: number; length: number }[] = []
	for (const [column, isDark] of cells.entries()) {
		const last = runs.at(-1)
		if (!isDark) continue
		if (last && last.from + last.length === column) last.length += 1
		else runs.push({ from: column, length: 1 })
	}
	return runs
}

/** Draws the code on white with a quiet zone of two modules, all inside `size` points. */
export function qrCode(paper: Paper, text: string, { x, y, size }: Square): void {
	const { doc } = paper
	const { data, size: count } = encode(text, { ecc: 'M', border: 2 })
	const module = size / count
	artifact(paper, () => {
		doc.rect(x, y, size, size).fill('#ffffff')
		for (const [row, cells] of data.entries())
			for (const { from, length } of darkRuns(cells))
				doc.rect(x + from * module, y + row * module, length * module + 0.02, module + 0.02)
		doc.fill(tint.ink)
	})
}
