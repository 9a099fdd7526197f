// The approval block, the header of later pages and the footer of all pages.
import type { ProofInput } from '../input.ts'
import { designName, productLine } from './cover.ts'
import { shield, stitches, turf } from '#documents/marks.ts'
import { artifact, branch, page, pageWide, tagged, tint, type Paper } from '#documents/paper.ts'
import { line, lines, wrapped } from '#documents/type.ts'

const approvalHeight = 124

const promise =
	'I have checked spelling, numbers, colors, sizes and positions on every page. The garments will be made exactly ' +
	'as this proof shows. Custom orders are final once approved.'

/** Draws fields for a handwritten name, signature and date at the bottom of the page. */
export function approval(paper: Paper): void {
	const { doc } = paper
	const y = page.bottom - approvalHeight + 8
	const tag = branch(paper, paper.root, 'Sect')
	artifact(paper, () => {
		doc
			.roundedRect(page.left, y, pageWide, approvalHeight - 8, 10)
			.lineWidth(1.2)
			.stroke(tint.pine)
		stitches(paper, { x: page.left + 14, y: y + 34, width: pageWide - 28 })
	})
	tagged(paper, { parent: tag, type: 'H2' }, () =>
		line(paper, 'APPROVAL', {
			x: page.left + 14,
			y: y + 10,
			width: 160,
			size: 18,
			face: 'display',
			spacing: 0.4,
		}),
	)
	tagged(paper, { parent: tag, type: 'P' }, () =>
		line(paper, 'Codes govern, not the screen.', {
			x: page.right - 214,
			y: y + 15,
			width: 200,
			size: 9,
			face: 'bold',
			color: tint.pine,
			align: 'right',
		}),
	)
	tagged(paper, { parent: tag, type: 'P' }, () =>
		lines(paper, wrapped(paper, promise, { width: pageWide - 28, size: 8.5 }), {
			x: page.left + 14,
			y: y + 42,
			width: pageWide - 28,
			size: 8.5,
			leading: 12,
			color: tint.body,
		}),
	)
	for (const [label, x, width] of [
		['Name', 14, 160],
		['Signature', 190, 200],
		['Date', 406, 112],
	] as const) {
		artifact(paper, () =>
			doc
				.moveTo(page.left + x, y + 96)
				.lineTo(page.left + x + width, y + 96)
				.lineWidth(0.8)
				.stroke(tint.ink),
		)
		tagged(paper, { parent: tag, type: 'P' }, () =>
			line(paper, label, { x: page.left + x, y: y + 100, width, size: 7.5, color: tint.muted }),
		)
	}
}

/** Draws the header of every page after the first. */
export function runningHead(paper: Paper, input: ProofInput): void {
	artifact(paper, () => {
		turf(paper, { y: 0, height: 40 })
		paper.doc.rect(0, 40, page.width, 2).fill(tint.gold)
		shield(paper, { x: page.left, y: 12, size: 16 })
		line(paper, designName(input).toUpperCase(), {
			x: page.left + 24,
			y: 13,
			width: 280,
			size: 14,
			face: 'display',
			color: tint.onTurf,
			spacing: 0.3,
		})
		line(paper, productLine(input), {
			x: page.right - 230,
			y: 16,
			width: 230,
			size: 8.5,
			color: tint.onTurfMuted,
			align: 'right',
		})
	})
	paper.y = page.top
}

/** Identifies the design on every page; called when the number of pages is known. */
export function footers(paper: Paper, { designId, version, sceneHash }: ProofInput): void {
	const { doc } = paper
	const { count } = doc.bufferedPageRange()
	for (let index = 0; index < count; index += 1) {
		doc.switchToPage(index)
		const text = { y: 758, size: 7, color: tint.muted }
		artifact(paper, () => {
			stitches(paper, { x: page.left, y: 750, width: pageWide })
			line(paper, `Design ${designId}`, { ...text, x: page.left, width: 220 })
			line(paper, `Version ${version}`, { ...text, x: page.left + 226, width: 60, face: 'bold' })
			line(paper, `Scene ${sceneHash}`, { ...text, x: page.left + 290, width: 150 })
			line(paper, `Page ${index + 1} of ${count}`, {
				...text,
				x: page.right - 80,
				width: 80,
				face: 'bold',
				align: 'right',
			})
		})
	}
}
