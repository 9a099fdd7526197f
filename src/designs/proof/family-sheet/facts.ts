// What families need to know: colors, price, names and numbers, and where to order.
import { formatUsd } from '#kit/money.ts'
import { qrCode } from '#documents/marks.ts'
import { artifact, branch, page, pageWide, tagged, tint, type Paper, type Tag } from '#documents/paper.ts'
import { line, lines, narrowed, wrapped } from '#documents/type.ts'
import type { familySheetTexts, SheetUnit } from '../../rules/family-sheet-texts.ts'
import type { Block, Plan } from './blocks.ts'
import type { SheetOrder, SheetPrice } from './input.ts'

export type Texts = (typeof familySheetTexts)['en']

export type SheetColor = { hex: string; name: string }

const smallTitle = (paper: Paper, text: string, at: { x: number; y: number; width: number }) =>
	line(paper, text.toUpperCase(), { ...at, size: 10.5, face: 'display', spacing: 0.4 })

export const titleHigh = 15

/** Draws a heading of the sheet. */
export function heading(paper: Paper, parent: Tag, at: { text: string; x: number; y: number }): void {
	artifact(paper, () => paper.doc.rect(at.x, at.y, 3, 10).fill(tint.gold))
	tagged(paper, { parent, type: 'H2' }, () =>
		smallTitle(paper, at.text, { x: at.x + 8, y: at.y - 1, width: 220 }),
	)
}

/** Swatches with their names. */
export function colorBlock(
	paper: Paper,
	{ colors, texts }: { colors: readonly SheetColor[]; texts: Texts },
	{ size, colors: most }: Plan,
): Block {
	const shown = colors.slice(0, most)
	const left = colors.length - shown.length
	const columns = Math.max(1, Math.floor(pageWide / (size * 13)))
	const wide = pageWide / columns
	const high = size + 5
	const cells = shown.length + (left > 0 ? 1 : 0)
	const draw = (y: number) => {
		const parent = branch(paper, paper.root, 'Sect')
		heading(paper, parent, { text: texts.headings.colors, x: page.left, y })
		const list = branch(paper, parent, 'L')
		for (let at = 0; at < cells; at += 1) {
			const color = shown[at]
			const x = page.left + (at % columns) * wide
			const top = y + titleHigh + Math.floor(at / columns) * high
			const text = { width: wide - size - 8, size, y: top + 1 }
			if (color)
				artifact(paper, () =>
					paper.doc
						.roundedRect(x, top, size + 2, size + 2, 1.5)
						.lineWidth(0.5)
						.fillAndStroke(color.hex, tint.stitch),
				)
			const item = branch(paper, list, 'LI')
			tagged(paper, { parent: item, type: 'LBody' }, () =>
				line(paper, color?.name ?? texts.moreColors(left), { ...text, x: color ? x + size + 6 : x }),
			)
		}
	}
	return { height: titleHigh + Math.ceil(cells / columns) * high, draw }
}

/** What stands below the price. */
function priceTexts({ price, unit, day, texts }: Facts): string[] {
	const { quantity, sizes, fundraisingBp } = price
	const extras = sizes.map(({ size, cents }) => `${size} +${formatUsd(cents)}`).join(', ')
	return [
		texts.priceOf({ unit, quantity, on: day }),
		...(extras === '' ? [] : [texts.dearer(extras)]),
		...(fundraisingBp > 0 ? [texts.fundraising(fundraisingBp)] : []),
	]
}

type Column = { title: string; width: number; x: number }

const priceHigh = 27

/** The address in one line, else after the name of the host in two. */
function addressLines(paper: Paper, url: string, { width, size }: { width: number; size: number }): string[] {
	const address = url.replace(/^https?:\/\//, '')
	paper.doc.font('bold', size)
	if (paper.doc.widthOfString(address) <= width) return [address]
	const cut = address.indexOf('/') + 1
	return cut > 0 ? [address.slice(0, cut), address.slice(cut)] : [address]
}

export type Facts = {
	price: SheetPrice
	unit: SheetUnit
	/** Day of the price. */
	day: string
	/** What is printed of a player, in sentences. */
	personal: readonly string[]
	order: SheetOrder | null
	texts: Texts
}

const gap = 18
const qrSize = 58

type OrderColumn = Column & { order: SheetOrder; texts: Texts; size: number; y: number }

/** The address with its deadline, as high as its QR code. */
function orderColumn(paper: Paper, parent: Tag, column: OrderColumn): void {
	const { order, texts, size, title, x, y, width } = column
	heading(paper, parent, { text: title, x, y })
	const top = y + titleHigh
	qrCode(paper, order.url, { x, y: top, size: qrSize })
	const text = { x: x + qrSize + 8, width: width - qrSize - 8 }
	const day = order.deadlineOn === null ? texts.open : texts.until(order.deadlineOn)
	tagged(paper, { parent, type: 'P' }, () => {
		line(paper, day, { ...text, y: top + 2, size: size + 1, face: 'bold' })
		line(paper, texts.onTeamPage, { ...text, y: top + size + 8, size, color: tint.body })
		for (const [at, part] of addressLines(paper, order.url, { width: text.width, size }).entries()) {
			const fits = narrowed(paper, part, { width: text.width, size, face: 'bold' })
			line(paper, part, {
				...text,
				y: top + (at + 2) * (size + 4) + 4,
				size: fits,
				face: 'bold',
				color: tint.pine,
			})
		}
	})
}

/** Price, names and numbers, and where to order, side by side. */
export function factsBlock(paper: Paper, facts: Facts, { size }: Plan): Block {
	const { order, personal, price, texts } = facts
	const { headings } = texts
	const titles = [headings.price, headings.personal, ...(order ? [headings.order] : [])]
	const width = (pageWide - gap * (titles.length - 1)) / titles.length
	const columns = titles.map((title, at): Column => ({ title, width, x: page.left + at * (width + gap) }))
	const leading = size * 1.35
	const wrap = (sentences: readonly string[]) =>
		sentences.flatMap((text) => wrapped(paper, text, { width, size }))
	const [priced, printed] = [wrap(priceTexts(facts)), wrap(personal)]
	const high = Math.max(priceHigh + priced.length * leading, printed.length * leading, order ? qrSize : 0)
	const draw = (y: number) => {
		const parent = branch(paper, paper.root, 'Sect')
		const [first, second, third] = columns
		if (!first || !second) return
		const body = { width, size, leading, color: tint.body }
		heading(paper, parent, { text: first.title, x: first.x, y })
		tagged(paper, { parent, type: 'P' }, () => {
			line(paper, formatUsd(price.eachCents), {
				x: first.x,
				y: y + titleHigh - 1,
				width,
				size: 24,
				face: 'display',
			})
			lines(paper, priced, { ...body, x: first.x, y: y + titleHigh + priceHigh })
		})
		heading(paper, parent, { text: second.title, x: second.x, y })
		tagged(paper, { parent, type: 'P' }, () =>
			lines(paper, printed, { ...body, x: second.x, y: y + titleHigh }),
		)
		if (order && third) orderColumn(paper, parent, { ...third, order, texts, size, y })
	}
	return { height: titleHigh + high, draw }
}
