// Tables across pages: the header is drawn on every page and tagged once for screen readers.
import { artifact, branch, nextPage, page, tagged, tint, type Face, type Paper, type Tag } from './paper.ts'
import { line, lines, wrapped } from './type.ts'

export type Column<Row> = {
	title: string
	width: number
	text: (row: Row) => string
	face?: Face
	align?: 'left' | 'right'
	/** Maximum lines per cell. */
	most?: number
}

export type TableRequest<Row> = {
	parent: Tag
	columns: readonly Column<Row>[]
	rows: readonly Row[]
	/** Draws the header of every further page, above the table. */
	head: (paper: Paper) => void
	/** Number of side-by-side columns of rows on one page; they share the page width. */
	runs?: number
	size?: number
}

const headHeight = 20
const padding = 6
const gutter = 22

type Layout<Row> = TableRequest<Row> & { left: number; width: number; size: number }

function header<Row>(paper: Paper, { columns, left, width, parent }: Layout<Row>, isFirst: boolean): void {
	const { doc, y } = paper
	artifact(paper, () => doc.roundedRect(left, y, width, headHeight - 3, 3).fill(tint.ink))
	const cells = (draw: (column: Column<Row>, x: number) => void) => {
		let x = left
		for (const column of columns) {
			draw(column, x)
			x += column.width
		}
	}
	const title = (column: Column<Row>, x: number) =>
		line(paper, column.title.toUpperCase(), {
			x: x + padding,
			y: y + 4.6,
			width: column.width - 2 * padding,
			size: 7,
			face: 'bold',
			color: tint.onTurf,
			spacing: 0.5,
			...(column.align && { align: column.align }),
		})
	if (isFirst) {
		const row = branch(paper, parent, 'TR')
		cells((column, x) => tagged(paper, { parent: row, type: 'TH', scope: 'Column' }, () => title(column, x)))
	} else artifact(paper, () => cells(title))
	paper.y = y + headHeight
}

type Cell = { texts: string[] }

const cellsOf = <Row>(paper: Paper, { columns, size }: Layout<Row>, row: Row): Cell[] =>
	columns.map(({ text, width, face = 'text', most = 1 }) => {
		const whole = text(row)
		if (most === 1) return { texts: [whole] }
		const texts = wrapped(paper, whole, { width: width - 2 * padding, size, face })
		const kept = texts.slice(0, most - 1)
		return { texts: texts.length > most ? [...kept, texts.slice(most - 1).join(' ')] : texts }
	})

function body<Row>(paper: Paper, layout: Layout<Row>, row: { cells: Cell[]; isOdd: boolean }): void {
	const { doc, y } = paper
	const { columns, left, width, size, parent } = layout
	const leading = size * 1.36
	const height = rowHeight(row.cells, size)
	artifact(paper, () => {
		if (row.isOdd) doc.rect(left, y, width, height).fill(tint.chalk)
		doc
			.moveTo(left, y + height)
			.lineTo(left + width, y + height)
			.lineWidth(0.5)
			.stroke(tint.line)
	})
	const tag = branch(paper, parent, 'TR')
	let x = left
	for (const [index, column] of columns.entries()) {
		const at = x
		tagged(paper, { parent: tag, type: 'TD' }, () =>
			lines(paper, row.cells[index]?.texts ?? [], {
				x: at + padding,
				y: y + 4.2,
				width: column.width - 2 * padding,
				size,
				leading,
				color: column.face === undefined ? tint.body : tint.ink,
				...(column.face && { face: column.face }),
				...(column.align && { align: column.align }),
			}),
		)
		x += column.width
	}
	paper.y = y + height
}

const rowHeight = (cells: readonly Cell[], size: number): number =>
	Math.max(...cells.map(({ texts }) => texts.length), 1) * size * 1.36 + 7

/** Draws the whole table and sets `y` below its longest run. */
export function table<Row>(paper: Paper, request: TableRequest<Row>): void {
	const { runs = 1, size = 8.5 } = request
	const parent = branch(paper, request.parent, 'Table')
	const width = request.columns.reduce((total, column) => total + column.width, 0)
	let run = 0
	let top = paper.y
	let lowest = top
	const layout = (): Layout<Row> => ({
		...request,
		parent,
		size,
		width,
		left: page.left + run * (width + gutter),
	})
	header(paper, layout(), true)
	for (const [index, row] of request.rows.entries()) {
		const cells = cellsOf(paper, layout(), row)
		if (paper.y + rowHeight(cells, size) > page.bottom) {
			run += 1
			if (run === runs) {
				run = 0
				nextPage(paper)
				request.head(paper)
				top = paper.y
				lowest = top
			}
			paper.y = top
			header(paper, layout(), false)
		}
		body(paper, layout(), { cells, isOdd: index % 2 === 1 })
		lowest = Math.max(lowest, paper.y)
	}
	paper.y = lowest
}
