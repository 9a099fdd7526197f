// A supplier order as a PDF.
import { section } from '#documents/marks.ts'
import { closeReport, furtherHead, openReport, remark, type ReportFacts } from '#documents/report.ts'
import { table } from '#documents/table.ts'
import { writable } from '#documents/type.ts'
import { counted } from '#kit/plural.ts'

type Line = { sku: string; brand: string; model: string; color: string; size: string; quantity: number }

/** @returns the bytes of the PDF */
export async function supplierOrderPaper(
	facts: ReportFacts,
	{ lines, note }: { lines: readonly Line[]; note: string },
): Promise<Uint8Array> {
	const paper = await openReport(facts)
	const text = (words: string) => writable(paper, 'text', words)
	const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
	if (note !== '') remark(paper, text(note))
	table<Line>(paper, {
		parent: section(
			paper,
			'Units to deliver',
			`${counted(units, 'unit')} in ${counted(lines.length, 'size')}`,
		),
		rows: lines,
		head: furtherHead(facts),
		columns: [
			{ title: 'SKU', width: 86, text: ({ sku }) => text(sku), face: 'bold' },
			{ title: 'Product', width: 206, text: ({ brand, model }) => text(`${brand} ${model}`), most: 2 },
			{ title: 'Color', width: 130, text: ({ color }) => text(color), most: 2 },
			{ title: 'Size', width: 60, text: ({ size }) => text(size), face: 'bold' },
			{ title: 'Units', width: 50, text: ({ quantity }) => String(quantity), align: 'right' },
		],
	})
	return closeReport(paper, facts)
}
