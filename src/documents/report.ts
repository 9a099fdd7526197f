// Shared parts of reports about a team: the first-page heading, figures, the header of further pages, page numbers.
import { formatUsd } from '#kit/money.ts'
import { turf } from './marks.ts'
import { artifact, branch, nextPage, openPaper, page, pageWide, tagged, tint, type Paper } from './paper.ts'
import { line } from './type.ts'

export type ReportFacts = {
	/** Name of the shop. */
	shop: string
	/** "Fundraising statement". */
	title: string
	/** The team. */
	about: string
	/** School, sport, season, period: one line each. */
	details: readonly string[]
	/** Day on which it is made, as people read it. */
	madeOn: string
	madeAt: Date
}

const band = 112

function heading(paper: Paper, { title, about, details }: ReportFacts): void {
	const { root } = paper
	const place = { x: page.left, width: pageWide }
	artifact(paper, () => {
		turf(paper, { y: 0, height: band })
		paper.doc.rect(0, band, page.width, 3).fill(tint.gold)
	})
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, title.toUpperCase(), {
			...place,
			y: 20,
			size: 12,
			face: 'display',
			color: tint.gold,
			spacing: 1.2,
		}),
	)
	tagged(paper, { parent: root, type: 'H1' }, () =>
		line(paper, about.toUpperCase(), { ...place, y: 36, size: 30, face: 'display', color: tint.onTurf }),
	)
	for (const [at, detail] of details.entries())
		tagged(paper, { parent: root, type: 'P' }, () =>
			line(paper, detail, { ...place, y: 74 + at * 14, size: 10, color: tint.onTurfMuted }),
		)
	paper.y = band + 22
}

/** Draws the one-line header of every page after the first. */
export const furtherHead =
	({ title, about }: Pick<ReportFacts, 'title' | 'about'>) =>
	(paper: Paper): void => {
		artifact(paper, () => {
			const style = {
				x: page.left,
				y: 34,
				width: pageWide,
				size: 9,
				face: 'bold',
				color: tint.muted,
			} as const
			line(paper, `${title} · ${about}`, style)
			paper.doc.moveTo(page.left, 50).lineTo(page.right, 50).lineWidth(0.8).stroke(tint.line)
		})
		paper.y = page.top
	}

/** Opens a report with its first page and heading. */
export async function openReport(facts: ReportFacts): Promise<Paper> {
	const { title, about, madeAt } = facts
	const paper = await openPaper(
		{ author: facts.shop, title: `${title}: ${about}`, subject: about, keywords: title, createdAt: madeAt },
		() => undefined,
	)
	nextPage(paper)
	heading(paper, facts)
	return paper
}

export type Figure = { label: string; cents: number }

/** A row of amounts with their labels. */
export function figures(paper: Paper, amounts: readonly Figure[]): void {
	const parent = branch(paper, paper.root, 'Sect')
	const { y } = paper
	const width = pageWide / amounts.length
	for (const [at, { label, cents }] of amounts.entries()) {
		const x = page.left + at * width
		tagged(paper, { parent, type: 'P' }, () => {
			line(paper, label, { x, y, width: width - 8, size: 8, face: 'bold', color: tint.muted })
			line(paper, formatUsd(cents), { x, y: y + 13, width: width - 8, size: 17, face: 'display' })
		})
	}
	paper.y = y + 48
}

/** A line of small text. */
export function remark(paper: Paper, text: string): void {
	tagged(paper, { parent: paper.root, type: 'P' }, () =>
		line(paper, text, { x: page.left, y: paper.y, width: pageWide, size: 8.5, color: tint.muted }),
	)
	paper.y += 18
}

/** Writes the footer on every page and returns the PDF bytes. */
export function closeReport(paper: Paper, { shop, title, about, madeOn }: ReportFacts): Promise<Uint8Array> {
	const { doc } = paper
	const { count } = doc.bufferedPageRange()
	for (let at = 0; at < count; at += 1) {
		doc.switchToPage(at)
		const foot = { y: 758, size: 7.5, color: tint.muted } as const
		artifact(paper, () => {
			line(paper, `${shop} · ${title} · ${about} · ${madeOn}`, {
				...foot,
				x: page.left,
				width: pageWide - 90,
			})
			const own = { ...foot, x: page.right - 80, width: 80, face: 'bold', align: 'right' } as const
			line(paper, `Page ${at + 1} of ${count}`, own)
		})
	}
	paper.root.end()
	doc.end()
	return paper.finished
}
