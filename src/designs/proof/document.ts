// The proof as one PDF: garment, colors, placements with sizes, players and a signature line.
import { viewOfLogo } from '#garments/logos.ts'
import { toPixels } from '#placement/units.ts'
import { readyArts } from './art.ts'
import type { DrawnProof } from './drawn.ts'
import type { ProofInput } from './input.ts'
import { placementsOf, sizeBasis } from './placements.ts'
import { approval, footers, runningHead } from './sheet/closing.ts'
import { colorSection } from './sheet/colors.ts'
import { cover, coverScale, designName } from './sheet/cover.ts'
import { nextPage, openPaper, type Paper } from '#documents/paper.ts'
import { playersSection } from './sheet/players.ts'
import { checkSection, placementSection, viewSection } from './sheet/specification.ts'
import { proofColors } from './uses.ts'

const paperDpi = 300

/** Pixels of the longer side of an upload's largest print on the sheet. */
const sideOnPaper =
	(input: ProofInput, { template }: DrawnProof) =>
	(url: string) => {
		const sides = input.config.logos
			.filter((logo) => logo.url === url)
			.map((logo) => {
				const view = viewOfLogo(template.views, logo)
				return view ? toPixels(Math.max(logo.width, logo.height), view) : 0
			})
		return (Math.max(0, ...sides) * coverScale * paperDpi) / 72
	}

const dayOf = (iso: string): string =>
	new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))

/** The coach's facts first, then the shop's. */
const factsOf = (input: ProofInput): ProofInput['facts'] => [
	...input.facts,
	{ label: 'Proof of', value: dayOf(input.createdAt) },
]

function write(paper: Paper, input: ProofInput, drawn: DrawnProof): void {
	const { template, packs, views } = drawn
	const { config, art, players = [] } = input
	const head = (sheet: Paper) => runningHead(sheet, input)
	const placements = placementsOf({ template, config, packs, art })
	nextPage(paper)
	const colors = proofColors(template, config, placements)
	cover(paper, input, { views, facts: factsOf(input), colors })
	approval(paper)
	nextPage(paper)
	head(paper)
	viewSection(paper, views.slice(2), head)
	colorSection(paper, colors, head)
	placementSection(paper, { placements, basis: sizeBasis(template) }, head)
	checkSection(paper, input.checks, head)
	if (players.length > 0) {
		nextPage(paper)
		head(paper)
		playersSection(paper, { input, drawn, day: dayOf(input.createdAt) }, head)
	}
	footers(paper, input)
}

/** Returns the PDF bytes; equal input gives equal bytes. */
export async function proofDocument(input: ProofInput, drawn: DrawnProof): Promise<Uint8Array> {
	const artOf = await readyArts(input.art, sideOnPaper(input, drawn))
	const name = designName(input)
	const paper = openPaper(
		{
			title: `Proof of ${name}, version ${input.version}`,
			subject: `${input.product.brand} ${input.product.model}`,
			keywords: `${input.designId}, ${input.sceneHash}`,
			createdAt: new Date(input.createdAt),
		},
		artOf,
	)
	write(paper, input, drawn)
	paper.root.end()
	paper.doc.end()
	return paper.finished
}
