// The invoice as a tagged PDF in the shop's typefaces: equal facts give equal bytes.
import { addressOf } from '#kit/shop.ts'
import {
	artifact,
	branch,
	nextPage,
	openPaper,
	page,
	pageWide,
	tagged,
	tint,
	type Paper,
	type Tag,
} from '#documents/paper.ts'
import { table } from '#documents/table.ts'
import { line, lines, shrunk, wrapped } from '#documents/type.ts'
import { formatUsd, signedUsd } from '#kit/money.ts'
import { refundWord } from '#orders/states.ts'
import { shippingName } from '#pricing/rules/delivery.ts'
import { priceRows, type PriceRow } from '#pricing/rules/rows.ts'
import {
	addressLines,
	dayOf,
	longDayOf,
	markOf,
	titleOf,
	wordsOf,
	type InvoiceFacts,
	type InvoiceLine,
} from './facts.ts'

const half = pageWide / 2

function head(paper: Paper, facts: InvoiceFacts): void {
	const { doc, root } = paper
	const name = facts.shop.name.toUpperCase()
	artifact(paper, () => {
		doc.rect(0, 0, page.width, 96).fill(tint.turf)
		doc.rect(0, 96, page.width, 3).fill(tint.gold)
	})
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, name, {
			x: page.left,
			y: 34,
			width: half,
			size: shrunk(paper, name, { width: half, size: 30, least: 14 }),
			face: 'display',
			color: tint.onTurf,
		}),
	)
	tagged(paper, { parent: root, type: 'H1' }, () =>
		line(paper, titleOf(facts), {
			x: page.left + half,
			y: 30,
			width: half,
			size: 20,
			face: 'display',
			color: tint.onTurf,
			align: 'right',
		}),
	)
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, dayOf(facts.placedAt, facts), {
			x: page.left + half,
			y: 58,
			width: half,
			size: 10,
			color: tint.onTurfMuted,
			align: 'right',
		}),
	)
	paper.y = 124
}

type Block = { title: string; texts: readonly string[]; x: number; width: number }

function block(paper: Paper, { title, texts, x, width }: Block): number {
	const { y, root } = paper
	const part = branch(paper, root, 'Sect')
	const shown = texts.flatMap((text) => wrapped(paper, text, { width, size: 10 }))
	tagged(paper, { parent: part, type: 'H2' }, () =>
		line(paper, title, { x, y, width, size: 9, face: 'bold', color: tint.muted }),
	)
	tagged(paper, { parent: part, type: 'P' }, () =>
		lines(paper, shown, { x, y: y + 15, width, size: 10, leading: 14, color: tint.ink }),
	)
	return y + 15 + shown.length * 14
}

function parties(paper: Paper, facts: InvoiceFacts): void {
	const third = pageWide / 3
	const seller = [...addressOf(facts.shop), facts.shop.phone, facts.shop.email]
	const buyer = [facts.school ?? '', ...addressLines(facts.shipTo), facts.contactEmail].filter(Boolean)
	const texts = wordsOf(facts)
	const { from, to, order, quote, buyerGone } = texts.parties
	const placed = dayOf(facts.placedAt, facts)
	const about = [
		...(facts.quotedUntil === undefined
			? [texts.orderOf(facts.orderId.slice(0, 8)), texts.ordered(placed)]
			: [texts.quoteOf(facts.reference), texts.made(placed)]),
		...(facts.paidAt ? [texts.paidByCard(dayOf(facts.paidAt, facts))] : []),
		...(facts.method ? [texts.said(shippingName(facts.method))] : []),
		...(facts.poNumber === null ? [] : [texts.purchaseOrder(facts.poNumber)]),
	]
	const ends = [
		block(paper, { title: from, texts: seller, x: page.left, width: third - 16 }),
		block(paper, {
			title: to,
			texts: buyer.length > 0 ? buyer : [buyerGone],
			x: page.left + third,
			width: third - 16,
		}),
		block(paper, {
			title: facts.quotedUntil === undefined ? order : quote,
			texts: about,
			x: page.left + 2 * third,
			width: third,
		}),
	]
	paper.y = Math.max(...ends) + 22
}

function mark(paper: Paper, facts: InvoiceFacts): void {
	const { doc, root, y } = paper
	const text = markOf(facts)
	doc.font('display', 15)
	const width = Math.min(doc.widthOfString(text.toUpperCase()) + 26, pageWide)
	artifact(paper, () => doc.roundedRect(page.left, y, width, 28, 5).fill(tint.gold))
	tagged(paper, { parent: root, type: 'P', actual: text }, () =>
		line(paper, text.toUpperCase(), {
			x: page.left + 13,
			y: y + 6,
			width: width - 13,
			size: 15,
			face: 'display',
			color: tint.ink,
		}),
	)
	paper.y = y + 44
}

const furtherHead = (paper: Paper, facts: InvoiceFacts): void => {
	artifact(paper, () =>
		line(paper, titleOf(facts), {
			x: page.left,
			y: 36,
			width: pageWide,
			size: 9,
			face: 'bold',
			color: tint.muted,
		}),
	)
}

function goods(paper: Paper, facts: InvoiceFacts): void {
	const { columns } = wordsOf(facts)
	table<InvoiceLine>(paper, {
		parent: paper.root,
		rows: facts.lines,
		head: (sheet) => furtherHead(sheet, facts),
		size: 9,
		columns: [
			{ title: columns.item, width: 190, text: ({ what }) => what, face: 'bold', most: 2 },
			{ title: columns.detail, width: 152, text: ({ detail }) => detail, most: 6 },
			{
				title: columns.quantity,
				width: 44,
				text: ({ price }) => (price ? String(price.quantity) : ''),
				align: 'right',
			},
			{
				title: columns.each,
				width: 68,
				text: ({ price }) => (price ? formatUsd(price.unitCents) : ''),
				align: 'right',
			},
			{
				title: columns.amount,
				width: 78,
				text: ({ price }) => (price ? formatUsd(price.lineCents) : ''),
				align: 'right',
			},
		],
	})
	paper.y += 16
}

function receivedRows(facts: InvoiceFacts): PriceRow[] {
	const { received } = facts
	if (!received || received.payments.length === 0) return []
	const texts = wordsOf(facts)
	return [
		...received.payments.map(({ on, amountCents }) => ({
			kind: 'refund' as const,
			name: texts.received(longDayOf(on, facts)),
			amount: signedUsd(-amountCents),
		})),
		{ kind: 'remains', name: texts.open, amount: formatUsd(received.openCents) },
	]
}

function sumsOf(facts: InvoiceFacts): PriceRow[] {
	const { said, back, taxOfIt } = wordsOf(facts)
	const name = back[refundWord(facts.paymentMode)]
	const rows = priceRows(facts.pricing, {
		refunds: facts.refunds.map(({ at, amountCents, taxCents }) => ({
			name: name(dayOf(at, facts)),
			amountCents,
			...(taxCents > 0 && { note: taxOfIt(formatUsd(taxCents)) }),
		})),
	})
	return [
		...rows.map((row) => ({ ...row, name: said(row.name), amount: said(row.amount) })),
		...receivedRows(facts),
	]
}

function sumRow(paper: Paper, parent: Tag, { kind, name, amount, note }: PriceRow): void {
	const isStrong = kind === 'total' || kind === 'remains'
	const noted = kind === 'refund' ? note : undefined
	const { doc } = paper
	const y = paper.y + (isStrong ? 4 : 0)
	const x = page.left + half - 10
	const width = half + 10
	if (isStrong)
		artifact(paper, () =>
			doc
				.moveTo(x, y)
				.lineTo(x + width, y)
				.lineWidth(0.8)
				.stroke(tint.ink),
		)
	const style = {
		y: y + 5,
		size: isStrong ? 12 : 9.5,
		face: isStrong ? 'bold' : 'text',
		color: isStrong ? tint.ink : tint.body,
	} as const
	const row = branch(paper, parent, 'TR')
	doc.font(style.face, style.size)
	const nameWidth = width - 24 - doc.widthOfString(amount)
	tagged(paper, { parent: row, type: 'TH', scope: 'Row' }, () => {
		line(paper, name, { x: x + 6, width: nameWidth, ...style })
		if (noted) line(paper, noted, { x: x + 6, width: nameWidth, y: y + 18, size: 8, color: tint.muted })
	})
	tagged(paper, { parent: row, type: 'TD' }, () =>
		line(paper, amount, { x: x + width - 100, width: 94, align: 'right', ...style }),
	)
	paper.y = y + (isStrong ? 24 : noted ? 30 : 17)
}

function sums(paper: Paper, facts: InvoiceFacts): void {
	const rows = sumsOf(facts)
	if (paper.y + rows.length * 24 > page.bottom) {
		nextPage(paper)
		furtherHead(paper, facts)
	}
	const parent = branch(paper, paper.root, 'Table')
	for (const row of rows) sumRow(paper, parent, row)
}

function footers(paper: Paper, facts: InvoiceFacts): void {
	const { doc } = paper
	const { shop } = facts
	const texts = wordsOf(facts)
	const { count } = doc.bufferedPageRange()
	for (let at = 0; at < count; at += 1) {
		doc.switchToPage(at)
		artifact(paper, () =>
			line(paper, `${shop.name} · ${shop.email} · ${shop.phone} · ${texts.page(at + 1, count)}`, {
				x: page.left,
				y: 758,
				width: pageWide,
				size: 8,
				color: tint.muted,
				align: 'center',
			}),
		)
	}
}

export async function invoiceDocument(facts: InvoiceFacts): Promise<Uint8Array> {
	const paper = await openPaper(
		{
			author: facts.shop.name,
			title: titleOf(facts),
			subject: titleOf(facts),
			keywords: facts.orderId,
			createdAt: facts.placedAt,
			language: facts.language,
		},
		() => undefined,
	)
	nextPage(paper)
	head(paper, facts)
	parties(paper, facts)
	mark(paper, facts)
	goods(paper, facts)
	sums(paper, facts)
	footers(paper, facts)
	paper.root.end()
	paper.doc.end()
	return paper.finished
}
