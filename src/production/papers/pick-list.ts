// The pick list: blanks and quantities, with a checkbox for each.
import { counted } from '#kit/plural.ts'
import { artifact, page, pageWide, tagged, tint, type Paper } from '#documents/paper.ts'
import { table } from '#documents/table.ts'
import { line } from '#documents/type.ts'
import { closeSheet, furtherHead, openSheet, type SheetFacts } from '#documents/sheet.ts'

export type PickRow = {
	sku: string
	brand: string
	model: string
	color: string
	size: string
	qty: number
}

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
export function pickList(facts: SheetFacts, rows: readonly PickRow[]): Promise<Uint8Array> {
	const paper = openSheet(facts)
	total(paper, rows)
	table<PickRow>(paper, {
		parent: paper.root,
		rows,
		head: furtherHead(facts),
		size: 10,
		columns: [
			{ title: 'Qty', width: 42, text: ({ qty }) => String(qty), face: 'bold', align: 'right' },
			{ title: 'Size', width: 66, text: ({ size }) => size, face: 'bold', most: 3 },
			{ title: 'Blank', width: 158, text: ({ brand, model }) => `${brand} ${model}`, most: 3 },
			{ title: 'Color', width: 98, text: ({ color }) => color, most: 2 },
			{ title: 'SKU', width: 114, text: ({ sku }) => sku },
			{ title: 'Picked', width: 54, text: () => '[    ]' },
		],
	})
	return closeSheet(paper, facts)
}
