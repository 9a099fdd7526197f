// The proof as one PDF: garment, colors, placements with sizes, players and a signature line.
import { specShop } from '#kit/shop.ts'
import { dayIn, formatLongDay } from '#kit/time.ts'
import { viewOfLogo } from '#garments/logos.ts'
import { printedTileUrl } from '#garments/patterns/tile.ts'
import { toPixels } from '#placement/units.ts'
import { printedPatternWords } from '../rules/pattern-words.ts'
import { readyArts } from './art.ts'
import type { DrawnProof, PieceOfProof } from './drawn.ts'
import type { ProofInput } from './input.ts'
import { placementsOf, sizeBasis } from './placements.ts'
import { approval, footers, runningHead } from './sheet/closing.ts'
import { colorSection } from './sheet/colors.ts'
import { cover, coverScale, designName, kitCover } from './sheet/cover.ts'
import { textSection } from '#documents/marks.ts'
import { nextPage, openPaper, type Paper } from '#documents/paper.ts'
import { playersSection } from './sheet/players.ts'
import { checkSection, placementSection, viewSection } from './sheet/specification.ts'
import { proofColors } from './uses.ts'

const paperDpi = 300

const pxPerInchOf = ({ views }: DrawnProof['template']) => views[0]?.pxPerInch ?? 0

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
		const { pattern } = input.config
		const tile = printedTileUrl(pattern) === url ? pattern?.tile : undefined
		const tileSide = tile ? (tile.widthIn / Math.min(1, tile.aspectRatio)) * pxPerInchOf(template) : 0
		return (Math.max(tileSide, ...sides) * coverScale * paperDpi) / 72
	}

const dayOf = ({ createdAt, timeZone = specShop.timeZone }: ProofInput): string =>
	formatLongDay(dayIn(timeZone, new Date(createdAt)))

/** The coach's facts first, then the shop's. */
const factsOf = (input: ProofInput): ProofInput['facts'] => [
	...input.facts,
	{ label: 'Proof of', value: dayOf(input) },
]

type Pieces = readonly [PieceOfProof, ...PieceOfProof[]]

const placementsIn = ({ input, drawn: { template, packs } }: PieceOfProof) =>
	placementsOf({ template, config: input.config, packs, art: input.art })

const colorsIn = (piece: PieceOfProof) =>
	proofColors({ ...piece.input, template: piece.drawn.template }, placementsIn(piece))

/** The pages after a garment's first. */
function specification(paper: Paper, piece: PieceOfProof): void {
	const { input, drawn } = piece
	const head = (sheet: Paper) => runningHead(sheet, input)
	nextPage(paper)
	head(paper)
	viewSection(paper, drawn.views.slice(2), head)
	colorSection(paper, colorsIn(piece), head)
	textSection(paper, { title: 'Pattern', text: printedPatternWords(drawn.template, input.config) }, head)
	placementSection(paper, { placements: placementsIn(piece), basis: sizeBasis(drawn.template) }, head)
	checkSection(paper, input.checks, head)
}

/** The fronts of all pieces, then each piece from front and back. */
function kitPages(paper: Paper, pieces: Pieces): void {
	const [{ input }] = pieces
	const { product = input.product } = input.kit ?? {}
	const colors = new Map(pieces.flatMap(colorsIn).map((color) => [color.hex, color]))
	const { piece: _piece, ...whole } = input
	nextPage(paper)
	kitCover(
		paper,
		{ ...whole, product },
		{
			pieces: pieces.flatMap(({ input: { piece }, drawn: { views } }) =>
				views.slice(0, 1).map((view) => ({ ...view, name: piece?.name ?? '' })),
			),
			facts: factsOf(input),
			colors: [...colors.values()],
		},
	)
	approval(paper)
	for (const piece of pieces) {
		nextPage(paper)
		cover(paper, piece.input, { ...piece.drawn, facts: [], colors: colorsIn(piece) })
		specification(paper, piece)
	}
}

function write(paper: Paper, pieces: Pieces): void {
	const [first] = pieces
	const { input, drawn } = first
	const { players = [] } = input
	if (pieces.length > 1) kitPages(paper, pieces)
	else {
		nextPage(paper)
		cover(paper, input, { ...drawn, facts: factsOf(input), colors: colorsIn(first) })
		approval(paper)
		specification(paper, first)
	}
	if (players.length > 0) {
		const { product = input.product } = input.kit ?? {}
		const { piece: _piece, ...whole } = input
		const head = (sheet: Paper) => runningHead(sheet, { ...whole, product })
		nextPage(paper)
		head(paper)
		playersSection(paper, { input, pieces, day: dayOf(input) }, head)
	}
	footers(paper, input)
}

/** Returns the PDF bytes; equal input gives equal bytes. @param further the pieces of a kit after the first */
export async function proofDocument(
	input: ProofInput,
	drawn: DrawnProof,
	further: readonly PieceOfProof[] = [],
): Promise<Uint8Array> {
	const pieces: Pieces = [{ input, drawn }, ...further]
	const art = Object.fromEntries(pieces.flatMap((piece) => Object.entries(piece.input.art)))
	const artOf = await readyArts(art, (url) =>
		Math.max(...pieces.map((piece) => sideOnPaper(piece.input, piece.drawn)(url))),
	)
	const name = designName(input)
	const { brand, model } = input.kit?.product ?? input.product
	const paper = await openPaper(
		{
			author: input.shop ?? specShop.name,
			title: `Proof of ${name}, version ${input.version}`,
			subject: `${brand} ${model}`,
			keywords: `${input.designId}, ${input.sceneHash}`,
			createdAt: new Date(input.createdAt),
		},
		artOf,
	)
	write(paper, pieces)
	paper.root.end()
	paper.doc.end()
	return paper.finished
}
