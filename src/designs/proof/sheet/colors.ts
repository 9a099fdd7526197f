// The colors of a design with the matching threads and inks of the shop.
import { matchClassNames, type ChartRow, type MatchClass } from '../../rules/charts/charts.ts'
import type { ProofColor } from '../uses.ts'
import { ensure, section } from '#documents/marks.ts'
import { artifact, branch, page, pageWide, tagged, tint, type Paper, type Tag } from '#documents/paper.ts'
import { line } from '#documents/type.ts'

const columns = 2
const gap = 16
const wide = (pageWide - gap) / columns
const high = 66

const badge: Record<MatchClass, { ground: string; ink: string }> = {
	match: { ground: tint.success, ink: tint.pine },
	close: { ground: tint.chalk, ink: tint.body },
	confirm: { ground: tint.warning, ink: tint.warningInk },
}

type At = { x: number; y: number }

function material(paper: Paper, { label, row, x, y }: At & { label: string; row: ChartRow }): void {
	const { doc } = paper
	const width = wide - 66
	const name = matchClassNames[row.class]
	doc.font('bold', 6.4)
	const badgeWide = doc.widthOfString(name) + 9
	doc.circle(x + 3, y + 4.4, 3).fill(row.hex)
	doc
		.circle(x + 3, y + 4.4, 3)
		.lineWidth(0.4)
		.stroke(tint.line)
	line(paper, label, { x: x + 10, y, width: 32, size: 7.4, color: tint.muted })
	line(paper, `${row.code} ${row.name}`, {
		x: x + 38,
		y,
		width: width - 38 - badgeWide - 6,
		size: 7.6,
		face: 'bold',
	})
	const left = x + width - badgeWide
	doc.roundedRect(left, y - 1.4, badgeWide, 11.4, 3).fill(badge[row.class].ground)
	line(paper, name, {
		x: left,
		y: y + 0.7,
		width: badgeWide,
		size: 6.4,
		face: 'bold',
		color: badge[row.class].ink,
		align: 'center',
	})
}

function card(paper: Paper, parent: Tag, { color, x, y }: At & { color: ProofColor }): void {
	const { doc } = paper
	artifact(paper, () => {
		doc
			.roundedRect(x, y, wide, high - 8, 8)
			.lineWidth(0.7)
			.fillAndStroke('#ffffff', tint.line)
		doc.roundedRect(x + 7, y + 7, 44, 44, 6).fill(color.hex)
		doc
			.roundedRect(x + 7, y + 7, 44, 44, 6)
			.lineWidth(0.5)
			.strokeOpacity(0.25)
			.stroke('#000000')
		doc.strokeOpacity(1)
	})
	const item = branch(paper, parent, 'LI')
	tagged(paper, { parent: item, type: 'LBody' }, () => {
		line(paper, color.name, { x: x + 60, y: y + 6.5, width: wide - 120, size: 10, face: 'bold' })
		line(paper, color.hex.toUpperCase(), {
			x: x + wide - 66,
			y: y + 8,
			width: 58,
			size: 7.6,
			color: tint.muted,
			align: 'right',
		})
		line(paper, color.uses.join(', '), {
			x: x + 60,
			y: y + 19,
			width: wide - 68,
			size: 7.4,
			color: tint.body,
		})
		material(paper, { label: 'Thread', row: color.thread, x: x + 60, y: y + 31 })
		material(paper, { label: 'Ink', row: color.ink, x: x + 60, y: y + 43.5 })
	})
}

/** Draws the list of colors, two per row. */
export function colorSection(
	paper: Paper,
	colors: readonly ProofColor[],
	head: (paper: Paper) => void,
): void {
	ensure(paper, 28 + high, head)
	const brand = colors[0]?.thread.brand ?? ''
	const tag = section(paper, 'Colors', `Threads ${brand} 40. Codes govern, not the screen.`)
	const list = branch(paper, tag, 'L')
	for (const [index, color] of colors.entries()) {
		const column = index % columns
		if (column === 0) ensure(paper, high, head)
		card(paper, list, { color, x: page.left + column * (wide + gap), y: paper.y })
		if (column === columns - 1 || index === colors.length - 1) paper.y += high
	}
	paper.y += 10
}
