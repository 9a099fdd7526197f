// Views beyond front and back, two per row.
import { viewNames, type DrawnView } from '../drawn.ts'
import { drawScene } from '#documents/pdf-scene.ts'
import { ensure, section } from '#documents/marks.ts'
import { artifact, page, pageWide, tagged, tint, type Paper } from '#documents/paper.ts'
import { line } from '#documents/type.ts'

const gap = 20
const wide = (pageWide - gap) / 2

/** Draws nothing for a garment without further views. */
export function viewSection(paper: Paper, views: readonly DrawnView[], head: (paper: Paper) => void): void {
	if (views.length === 0) return
	const scene = views[0]?.scene
	const height = scene ? (wide * scene.height) / scene.width : wide
	ensure(paper, 28 + height + 24, head)
	const tag = section(paper, 'More views')
	for (const [index, { view, scene: shown }] of views.entries()) {
		const column = index % 2
		if (column === 0 && index > 0) ensure(paper, height + 24, head)
		const x = page.left + column * (wide + gap)
		const { y } = paper
		artifact(paper, () => paper.doc.roundedRect(x, y, wide, height, 10).fill(tint.chalk))
		tagged(paper, { parent: tag, type: 'Figure', alt: `${shown.title} of the finished garment` }, () =>
			drawScene(paper.doc, shown, { x, y, width: wide, artOf: paper.artOf }),
		)
		tagged(paper, { parent: tag, type: 'Caption' }, () =>
			line(paper, viewNames[view].toUpperCase(), {
				x,
				y: y + height + 5,
				width: wide,
				size: 10.5,
				face: 'display',
				align: 'center',
			}),
		)
		if (column === 1 || index === views.length - 1) paper.y += height + 28
	}
}
