// The pick list, and packing slips: one per bag, with the QR code of every garment.
import { counted } from '#kit/plural.ts'
import { stitches, qrCode } from '#documents/marks.ts'
import { artifact, branch, nextPage, page, pageWide, tagged, tint, type Paper } from '#documents/paper.ts'
import { line, shrunk, nameless, writable } from '#documents/type.ts'
import type { Bag } from '../rules/bags.ts'
import type { FloorItem } from '../views.ts'
import { closeSheet, furtherHead, openSheet, type SheetFacts } from '#documents/sheet.ts'
import { table } from '#documents/table.ts'

export type SlipFacts = SheetFacts & {
	bags: readonly Bag<FloorItem>[]
	/** Address of a job, for its QR code. */
	jobAddress: (jobId: string) => string
}

const sizeWide = 104
const headHigh = 46
const itemHigh = 72
/** Garments of one bag per part of a slip. */
const mostItems = 7

const labelWide = pageWide - 164

/** Number and name, as far as the PDF font has their letters. */
function labelWords(paper: Paper, { label, items }: SlipFacts['bags'][number]): string {
	const whole = label.toUpperCase()
	const written = writable(paper, 'display', whole)
	if (written !== nameless) return written
	const jersey = items.find(({ forNumber }) => forNumber !== '')?.forNumber
	return [jersey === undefined ? '' : `#${jersey}`, 'NAME ON SCREEN'].filter(Boolean).join(' ')
}

function slipHead(paper: Paper, { bag, of }: { bag: Bag<FloorItem>; of: number }): void {
	const { y, root } = paper
	const label = labelWords(paper, bag)
	const size = shrunk(paper, label, { width: labelWide, size: 22, least: 13 })
	artifact(paper, () => {
		paper.doc.roundedRect(page.left, y, pageWide, headHigh - 8, 6).fill(tint.turf)
		paper.doc.rect(page.left, y + headHigh - 11, pageWide, 3).fill(tint.gold)
	})
	tagged(paper, { parent: root, type: 'H2' }, () =>
		line(paper, label, {
			x: page.left + 12,
			y: y + 7 + (22 - size) / 2,
			width: labelWide,
			size,
			face: 'display',
			color: tint.onTurf,
		}),
	)
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, `Bag ${bag.number} of ${of} · ${counted(bag.units, 'piece')}`, {
			x: page.right - 150,
			y: y + 13,
			width: 138,
			size: 9.5,
			color: tint.onTurfMuted,
			align: 'right',
		}),
	)
	paper.y = y + headHigh
}

function itemRow(paper: Paper, item: FloorItem, address: string): void {
	const { doc, y, root } = paper
	const { card } = item
	const row = branch(paper, root, 'Sect')
	qrCode(paper, address, { x: page.left, y, size: itemHigh - 6 })
	artifact(paper, () => {
		doc
			.roundedRect(page.right - 22, y + 24, 18, 18, 3)
			.lineWidth(1.2)
			.stroke(tint.ink)
		stitches(paper, { x: page.left, y: y + itemHigh - 2, width: pageWide })
	})
	const x = page.left + itemHigh + 6
	tagged(paper, { parent: row, type: 'P' }, () =>
		line(paper, `${item.qty} × ${card.brand} ${card.model}`, {
			x,
			y: y + 12,
			width: 312,
			size: 11.5,
			face: 'bold',
		}),
	)
	tagged(paper, { parent: row, type: 'P' }, () =>
		line(paper, card.colors, {
			x,
			y: y + 28,
			width: 320,
			size: 9,
			color: tint.body,
		}),
	)
	tagged(paper, { parent: row, type: 'P' }, () =>
		line(paper, [`Job ${card.code}`, card.kit].filter(Boolean).join(' · '), {
			x,
			y: y + 43,
			width: 320,
			size: 9,
			face: 'bold',
			color: tint.pine,
		}),
	)
	tagged(paper, { parent: row, type: 'P' }, () => {
		const size = shrunk(paper, card.size, { width: sizeWide, size: 24, least: 11 })
		line(paper, card.size, {
			x: page.right - 34 - sizeWide,
			y: y + 20 + (24 - size) / 2,
			width: sizeWide,
			size,
			face: 'display',
			align: 'right',
		})
	})
	paper.y = y + itemHigh
}

/** Starts a new page when the slip does not fit on this one, unless it is longer than a page. */
function room(paper: Paper, items: number, head: (paper: Paper) => void): void {
	const height = headHigh + Math.min(items, mostItems) * itemHigh
	if (paper.y + height <= page.bottom) return
	nextPage(paper)
	head(paper)
}

/** The bytes of the PDF. */
export async function packingSlips(facts: SlipFacts): Promise<Uint8Array> {
	const paper = await openSheet(facts)
	const head = furtherHead(facts)
	for (const bag of facts.bags) {
		room(paper, bag.items.length, head)
		slipHead(paper, { bag, of: facts.bags.length })
		for (const item of bag.items) {
			if (paper.y + itemHigh > page.bottom) {
				nextPage(paper)
				head(paper)
			}
			itemRow(paper, item, facts.jobAddress(item.jobId))
		}
		paper.y += 18
	}
	return closeSheet(paper, facts)
}

export type PickRow = {
	sku: string
	brand: string
	model: string
	/** The pieces of kits that it is for, each once: "Elite Uniform Set · Pants". */
	kits: readonly string[]
	color: string
	size: string
	qty: number
}

const blankWords = ({ brand, model, kits }: PickRow): string =>
	kits.length === 0 ? `${brand} ${model}` : `${brand} ${model} (${kits.join(', ')})`

function total(paper: Paper, rows: readonly PickRow[]): void {
	const units = rows.reduce((sum, { qty }) => sum + qty, 0)
	const { y, root } = paper
	artifact(paper, () => paper.doc.roundedRect(page.left, y, pageWide, 34, 6).fill(tint.gold))
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, `${counted(units, 'blank')} in all`.toUpperCase(), {
			x: page.left + 12,
			y: y + 8,
			width: pageWide - 24,
			size: 18,
			face: 'display',
		}),
	)
	paper.y = y + 50
}

/** The bytes of the PDF. */
export async function pickList(facts: SheetFacts, rows: readonly PickRow[]): Promise<Uint8Array> {
	const paper = await openSheet(facts)
	total(paper, rows)
	table<PickRow>(paper, {
		parent: paper.root,
		rows,
		head: furtherHead(facts),
		size: 10,
		columns: [
			{ title: 'Qty', width: 42, text: ({ qty }) => String(qty), face: 'bold', align: 'right' },
			{ title: 'Size', width: 66, text: ({ size }) => size, face: 'bold', most: 3 },
			{ title: 'Blank', width: 158, text: blankWords, most: 4 },
			{ title: 'Color', width: 98, text: ({ color }) => color, most: 2 },
			{ title: 'SKU', width: 114, text: ({ sku }) => sku },
			{ title: 'Picked', width: 54, text: () => '[    ]' },
		],
	})
	return closeSheet(paper, facts)
}
