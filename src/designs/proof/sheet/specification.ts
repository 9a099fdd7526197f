// Placements in inches and check results.
import { productionMethodNames } from '#pricing/rules/decorations.ts'
import type { CheckSeverity, ProofInput } from '../input.ts'
import { inches, offsetText } from '../offsets.ts'
import type { ProofPlacement } from '../placements.ts'
import { ensure, section } from '#documents/marks.ts'
import { artifact, branch, page, pageWide, tagged, tint, type Paper } from '#documents/paper.ts'
import { table } from '#documents/table.ts'
import { line, lines, wrapped } from '#documents/type.ts'
import type { DrawnView } from '../drawn.ts'
import { viewNames } from '#garments/template.ts'
import { drawScene } from '#documents/pdf-scene.ts'

// Views beyond front and back, two per row.
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

type Head = (paper: Paper) => void

const turnedAndMirrored = ({ rotation, mirrored }: ProofPlacement) =>
	`${rotation === 0 ? '' : `, turned ${Math.round(rotation)}°`}${mirrored ? ', mirrored' : ''}`

/** @param basis the garment size that the inches refer to */
export function placementSection(
	paper: Paper,
	{ placements, basis }: { placements: readonly ProofPlacement[]; basis: string },
	head: Head,
): void {
	ensure(paper, 90, head)
	const stacked = placements.some((placement) => placement.stacked)
		? ' Stacked letters by width and height of all together.'
		: ''
	const parent = section(
		paper,
		'Placements',
		`${basis}. Letters by width and capital height, without borders.${stacked}`,
	)
	if (placements.length === 0) {
		tagged(paper, { parent, type: 'P' }, () =>
			line(paper, 'No lettering and no art: the garment is delivered plain.', {
				x: page.left,
				y: paper.y,
				width: pageWide,
				size: 9,
				color: tint.body,
			}),
		)
		paper.y += 28
		return
	}
	table(paper, {
		parent,
		rows: placements,
		head,
		columns: [
			{ title: 'What', width: 140, text: ({ what }) => what, face: 'bold', most: 2 },
			{ title: 'Method', width: 76, text: ({ method }) => productionMethodNames[method] },
			{ title: 'Location', width: 90, text: ({ location }) => location, most: 2 },
			{
				title: 'Width × height',
				width: 92,
				text: ({ sizeIn }) => `${inches(sizeIn.width)} × ${inches(sizeIn.height)} in`,
				face: 'bold',
			},
			{
				title: 'Offset',
				width: pageWide - 398,
				text: (row) => offsetText(row.offset) + turnedAndMirrored(row),
				most: 3,
			},
		],
	})
	paper.y += 20
}

const severityLabels: Record<CheckSeverity, string> = {
	'blocks-proof': 'Stops the proof',
	strong: 'Look again',
	warning: 'Check',
	info: 'Note',
	passed: 'Good',
}

const severityColors: Record<CheckSeverity, { ground: string; ink: string }> = {
	'blocks-proof': { ground: tint.dangerSurface, ink: tint.danger },
	strong: { ground: tint.dangerSurface, ink: tint.danger },
	warning: { ground: tint.warning, ink: tint.warningInk },
	info: { ground: tint.chalk, ink: tint.body },
	passed: { ground: tint.success, ink: tint.pine },
}

export function checkSection(paper: Paper, checks: ProofInput['checks'], head: Head): void {
	ensure(paper, 70, head)
	const parent = section(paper, 'Checks')
	const list = branch(paper, parent, 'L')
	const shown = checks.length > 0 ? checks : [{ severity: 'passed' as const, message: 'Nothing to report.' }]
	for (const { severity, message } of shown) {
		const texts = wrapped(paper, message, { width: pageWide - 112, size: 8.5 })
		const height = Math.max(18, texts.length * 11.5 + 7)
		ensure(paper, height + 4, head)
		const { y } = paper
		const colors = severityColors[severity]
		artifact(paper, () => {
			paper.doc.roundedRect(page.left, y, pageWide, height, 5).fill(colors.ground)
		})
		const item = branch(paper, list, 'LI')
		tagged(paper, { parent: item, type: 'Lbl' }, () =>
			line(paper, severityLabels[severity].toUpperCase(), {
				x: page.left + 8,
				y: y + 5.2,
				width: 88,
				size: 7.2,
				face: 'bold',
				color: colors.ink,
				spacing: 0.5,
			}),
		)
		tagged(paper, { parent: item, type: 'LBody' }, () =>
			lines(paper, texts, {
				x: page.left + 100,
				y: y + 4,
				width: pageWide - 108,
				size: 8.5,
				leading: 11.5,
				color: tint.ink,
			}),
		)
		paper.y += height + 4
	}
	paper.y += 12
}
