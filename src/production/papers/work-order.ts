// The work order: pictures, placements, threads and inks, and the players.
import { counted } from '#kit/plural.ts'
import type { DrawnView } from '#designs/proof/drawn.ts'
import { houseInk } from '#garments/colors.ts'
import { drawScene, type ArtOf } from '#documents/pdf-scene.ts'
import { ensure, section, textSection } from '#documents/marks.ts'
import {
	artifact,
	branch,
	nextPage,
	page,
	pageWide,
	tagged,
	tint,
	type Paper,
	type Tag,
} from '#documents/paper.ts'
import { table } from '#documents/table.ts'
import { line, writable } from '#documents/type.ts'
import { isSideView, slotNames, viewInSentence, viewNames } from '#garments/template.ts'
import { methodNames, sizeWords } from '../rules/decoration-labels.ts'
import { sidesToMake } from '../rules/sides.ts'
import type { ChartEntry, JobPlacement } from '../schemas.ts'
import type { JobCard } from '../views.ts'
import { closeSheet, furtherHead, openSheet, type SheetFacts } from '#documents/sheet.ts'

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

type Chart = { title: string; entries: readonly ChartEntry[]; head: (paper: Paper) => void }

/** Prints nothing for a method that the design does not use. */
function chartSection(paper: Paper, { title, entries, head }: Chart): void {
	if (entries.length === 0) return
	ensure(paper, 28 + rowHigh * 2, head)
	const brand = entries[0]?.brand ?? houseInk
	const list = branch(paper, section(paper, title, `${brand}. Codes govern, not the screen.`), 'L')
	for (const entry of entries) {
		ensure(paper, rowHigh, head)
		row(paper, list, entry)
	}
	paper.y += 16
}

export type WorkDesign = {
	/** "Rawhide Game Jersey". */
	garment: string
	/** "Elite Uniform Set · Jersey"; empty outside kits. */
	kit: string
	version: number
	sceneHash: string
	/** The garment that the inches refer to; empty when unknown. */
	basis: string
	/** The printed pattern in words; empty without one. */
	pattern: string
	/** A remark about the drawing; empty when it is drawn as saved. */
	note: string
	views: readonly DrawnView[]
	placements: readonly JobPlacement[]
	threadChart: readonly ChartEntry[]
	inkChart: readonly ChartEntry[]
}

export type WorkOrderFacts = SheetFacts & {
	designs: readonly WorkDesign[]
	jobs: readonly JobCard[]
	seal: string | null
	artOf: ArtOf
}

type Head = (paper: Paper) => void
const gap = 20
const wide = (pageWide - gap) / 2

/** The sides that are decorated, two in a row. */
function sidePictures(paper: Paper, { views, placements, garment }: WorkDesign, head: Head): void {
	const tag = branch(paper, paper.root, 'Sect')
	const sides = sidesToMake(placements)
	const drawn = views.filter(({ view }) => sides.includes(view))
	pictureRow(paper, tag, { garment, drawn: drawn.slice(0, 2) })
	if (drawn.length < 3) return
	ensure(paper, 360, head)
	pictureRow(paper, tag, { garment, drawn: drawn.slice(2) })
}

type PictureRow = { garment: string; drawn: readonly DrawnView[] }

function pictureRow(paper: Paper, tag: Tag, { garment, drawn }: PictureRow): void {
	const { y } = paper
	let height = 0
	for (const [index, { view, scene }] of drawn.entries()) {
		const x = page.left + index * (wide + gap)
		const label = isSideView(view) ? 66 : 46
		const tall = (wide * scene.height) / scene.width
		height = Math.max(height, tall)
		artifact(paper, () => paper.doc.roundedRect(x, y, wide, tall, 8).fill(tint.chalk))
		tagged(paper, { parent: tag, type: 'Figure', alt: `${garment}, ${viewInSentence(view)}` }, () =>
			drawScene(paper.doc, scene, { x, y, width: wide, artOf: paper.artOf }),
		)
		artifact(paper, () => paper.doc.roundedRect(x + 8, y + 8, label, 17, 4).fill(tint.ink))
		tagged(paper, { parent: tag, type: 'Caption' }, () =>
			line(paper, viewNames[view].toUpperCase(), {
				x: x + 8,
				y: y + 10.4,
				width: label,
				size: 10.5,
				face: 'display',
				color: tint.onTurf,
				align: 'center',
			}),
		)
	}
	paper.y = y + height + 16
}

const isOfPlayer = ({ slot }: JobPlacement): boolean => slot === 'name' || slot === 'number'

/** Values that differ per player are in the list of garments. */
const whatOf = (placement: JobPlacement): string =>
	placement.slot && isOfPlayer(placement) ? slotNames[placement.slot] : placement.what

const turned = ({ rotation }: JobPlacement) => (rotation === 0 ? '' : `, turned ${Math.round(rotation)}°`)

function placementRows(paper: Paper, design: WorkDesign, head: Head): void {
	ensure(paper, 90, head)
	const basis = design.basis === '' ? '' : `${design.basis}. `
	const example = design.placements.some(isOfPlayer) ? '; names and numbers as pictured' : ''
	const parent = section(paper, 'Placements', `${basis}Letters without borders${example}.`)
	table<JobPlacement>(paper, {
		parent,
		rows: design.placements,
		head,
		columns: [
			{ title: 'What', width: 130, text: whatOf, face: 'bold', most: 2 },
			{ title: 'Method', width: 80, text: ({ method }) => methodNames[method] },
			{ title: 'Location', width: 96, text: ({ location }) => location, most: 2 },
			{ title: 'Width × height', width: 92, text: sizeWords, face: 'bold' },
			{
				title: 'Position',
				width: pageWide - 398,
				text: (placement) => placement.position + turned(placement),
				most: 3,
			},
		],
	})
	paper.y += 18
}

function designSheet(paper: Paper, one: WorkDesign, head: Head): void {
	const scene = one.note === '' ? `scene ${one.sceneHash}` : one.note
	ensure(paper, one.views.length > 0 ? 360 : 120, head)
	section(paper, one.garment, [one.kit, `Version ${one.version}`, scene].filter(Boolean).join(', '))
	if (one.views.length > 0) sidePictures(paper, one, head)
	textSection(paper, { title: 'Pattern', text: one.pattern }, head)
	if (one.placements.length > 0) placementRows(paper, one, head)
	chartSection(paper, { title: 'Threads', entries: one.threadChart, head })
	chartSection(paper, { title: 'Inks', entries: one.inkChart, head })
}

/** The printed name, and a remark when the garment's font lacks letters. */
const nameWords = (paper: Paper, { playerName, lacksLetters }: JobCard): string =>
	[writable(paper, 'bold', playerName), lacksLetters ? '(letters missing)' : ''].filter(Boolean).join(' ')

/** All jobs with the same blank, in the order of their lines. */
function oneKind(paper: Paper, jobs: readonly JobCard[], head: Head): void {
	const [first] = jobs
	if (!first) return
	ensure(paper, 90, head)
	const units = jobs.reduce((sum, { qty }) => sum + qty, 0)
	const counts = `${counted(jobs.length, 'job')}, ${counted(units, 'piece')}`
	const note = first.kit === '' ? `${first.colors}: ${counts}` : `${first.kit}: ${counts}, ${first.colors}`
	table<JobCard>(paper, {
		parent: section(paper, first.model, note),
		rows: jobs,
		head,
		size: 9,
		columns: [
			{ title: 'No.', width: 36, text: ({ playerNumber }) => playerNumber, face: 'bold', align: 'right' },
			{ title: 'Name', width: 236, text: (job) => nameWords(paper, job), face: 'bold', most: 3 },
			{ title: 'Size', width: 84, text: ({ size }) => size, face: 'bold', most: 3 },
			{ title: 'Qty', width: 34, text: ({ qty }) => String(qty), align: 'right' },
			{ title: 'Job', width: 84, text: ({ code }) => code },
			{ title: 'Made', width: 58, text: () => '[    ]' },
		],
	})
	paper.y += 16
}

/** The header of a continuation page names its content. */
const headOf = (facts: SheetFacts, what: string): Head =>
	furtherHead({ ...facts, forWhom: `${facts.forWhom} · ${what}` })

/** Grouped by blank, not by player: a press works garment by garment. */
function garments(paper: Paper, facts: WorkOrderFacts): void {
	const kinds = Map.groupBy(facts.jobs, ({ kit, model, colors }) =>
		[kit, model, colors].filter(Boolean).join(', '),
	)
	for (const [kind, own] of kinds) oneKind(paper, own, headOf(facts, kind))
}

/** The bytes of the PDF: design by design, then every garment, grouped by blank. */
export async function workOrder(facts: WorkOrderFacts): Promise<Uint8Array> {
	const paper = await openSheet(facts, facts.artOf)
	for (const [at, one] of facts.designs.entries()) {
		const head = headOf(facts, one.garment)
		if (at > 0) {
			nextPage(paper)
			head(paper)
		}
		designSheet(paper, one, head)
	}
	garments(paper, facts)
	return closeSheet(paper, facts, facts.seal === null ? '' : `Seal ${facts.seal}`)
}
