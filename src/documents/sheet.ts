// Shared parts of all production documents: the first-page heading, the header of further pages, the footer.
import { instantFormat } from '#kit/time.ts'
import { qrCode, turf } from './marks.ts'
import { artifact, nextPage, openPaper, page, pageWide, tagged, tint, type Paper } from './paper.ts'
import type { ArtOf } from './pdf-scene.ts'
import { line } from './type.ts'

export type SheetFacts = {
	/** Name of the shop. */
	shop: string
	/** "Work order", "Pick list". */
	title: string
	orderId: string
	reference: string
	/** Team name, or "Shop order". */
	forWhom: string
	/** "Due December 4, 2026 · 24 pieces". */
	detail: string
	/** URL encoded in the QR code of the heading. */
	url: string
	printedAt: Date
	/** Of the shop. */
	timeZone: string
}

const band = 104

const openHeading = (paper: Paper, facts: SheetFacts): void => {
	const { root } = paper
	artifact(paper, () => {
		turf(paper, { y: 0, height: band })
		paper.doc.rect(0, band, page.width, 3).fill(tint.gold)
	})
	qrCode(paper, facts.url, { x: page.right - 78, y: 13, size: 78 })
	const onTurf = { x: page.left, width: pageWide - 100, color: tint.onTurf }
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, facts.title.toUpperCase(), {
			...onTurf,
			y: 20,
			size: 12,
			face: 'display',
			color: tint.gold,
			spacing: 1.2,
		}),
	)
	tagged(paper, { parent: root, type: 'H1' }, () =>
		line(paper, `#${facts.reference} · ${facts.forWhom}`.toUpperCase(), {
			...onTurf,
			y: 37,
			size: 30,
			face: 'display',
		}),
	)
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, facts.detail, { ...onTurf, y: 78, size: 10, color: tint.onTurfMuted }),
	)
	paper.y = band + 22
}

/** Draws the one-line header of every page after the first. */
export const furtherHead =
	({ title, reference, forWhom }: SheetFacts) =>
	(paper: Paper): void => {
		artifact(paper, () => {
			line(paper, `${title} · #${reference} · ${forWhom}`, {
				x: page.left,
				y: 34,
				width: pageWide,
				size: 9,
				face: 'bold',
				color: tint.muted,
			})
			paper.doc.moveTo(page.left, 50).lineTo(page.right, 50).lineWidth(0.8).stroke(tint.line)
		})
		paper.y = page.top
	}

const noArt: ArtOf = () => undefined

/** Opens a document with its first page and heading. */
export async function openSheet(facts: SheetFacts, artOf: ArtOf = noArt): Promise<Paper> {
	const paper = await openPaper(
		{
			author: facts.shop,
			title: `${facts.title} #${facts.reference}`,
			subject: `Order ${facts.reference}`,
			keywords: facts.orderId,
			createdAt: facts.printedAt,
		},
		artOf,
	)
	nextPage(paper)
	openHeading(paper, facts)
	return paper
}

const printed = instantFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** Writes the footer on every page and returns the PDF bytes. */
export function closeSheet(
	paper: Paper,
	{ title, reference, printedAt, timeZone }: SheetFacts,
	note = '',
): Promise<Uint8Array> {
	const { doc } = paper
	const { count } = doc.bufferedPageRange()
	for (let at = 0; at < count; at += 1) {
		doc.switchToPage(at)
		const foot = { y: 758, size: 7.5, color: tint.muted }
		artifact(paper, () => {
			line(paper, `${title} #${reference} · printed ${printed(printedAt, timeZone)}`, {
				...foot,
				x: page.left,
				width: 226,
			})
			line(paper, note, { ...foot, size: 6, x: page.left + 230, width: pageWide - 282 })
			line(paper, `Page ${at + 1} of ${count}`, {
				...foot,
				x: page.right - 48,
				width: 48,
				face: 'bold',
				align: 'right',
			})
		})
	}
	paper.root.end()
	doc.end()
	return paper.finished
}
