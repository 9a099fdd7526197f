// The sheet for families as PDF: one page with the design, its colors, sizes and price. It never has players.
import { sizeChartIn } from '#catalog/rules/size-phrases.ts'
import { specShop } from '#kit/shop.ts'
import type { Language } from '#kit/language.ts'
import { dayIn } from '#kit/time.ts'
import { renderDesign, resolveDesign } from '#garments/render.ts'
import { packsFor } from '#garments/packs.server.ts'
import { shield, turf } from '#documents/marks.ts'
import { artifact, nextPage, openPaper, page, pageWide, tagged, tint, type Paper } from '#documents/paper.ts'
import { drawSceneNodes, type ReadyArt } from '#documents/pdf-scene.ts'
import { line, shrunk, writable } from '#documents/type.ts'
import type { ImageNode } from '#garments/scene.ts'
import { readyArt, readyArts } from '../art.ts'
import { drawProof } from '../drawn.ts'
import type { ProofInput } from '../input.ts'
import { placementsOf } from '../placements.ts'
import { boxOf } from '#pictures/rules/side-by-side.ts'
import { familySheetTexts, type SheetUnit } from '../../rules/family-sheet-texts.ts'
import { designName } from '../sheet/cover.ts'
import { proofColors } from '../uses.ts'
import { drawBlocks, heightOf, plans, type Block, type Plan } from './blocks.ts'
import { colorBlock, factsBlock, type SheetColor, type Texts } from './facts.ts'
import type { FamilySheetInput } from './input.ts'
import { personalTexts, withoutPlayer, type PersonalPiece } from './personal.ts'
import { pictures, type SheetView } from './pictures.ts'
import { chartBlock, distinctCharts, measuringBlock } from './sizes.ts'

const band = 92
const top = band + 14
const bottom = 744
/** Height of the pictures. */
const [leastHigh, mostHigh] = [200, 400]
/** Pixels of the longer side of an upload: a picture is at most 400 points high, printed at 300 dpi. */
const artSide = 1200

type Piece = PersonalPiece & { views: readonly SheetView[]; colors: readonly SheetColor[] }

/** Drawn with placeholders, after the saved drawing has been checked. @throws NotAsSaved */
async function pieceOf(
	input: Pick<ProofInput, 'template' | 'config' | 'sceneHash' | 'art' | 'piece'>,
	{ texts, language }: { texts: Texts; language: Language },
): Promise<Piece> {
	const { template, views } = await drawProof(input)
	const config = withoutPlayer(input.config, texts)
	const packs = packsFor(config, template)
	const placements = placementsOf({ template, config, packs, art: input.art })
	const piece = input.piece?.name ?? ''
	return {
		piece,
		placements,
		colors: proofColors({ template, config, art: input.art, language }, placements),
		views: views.slice(0, 2).map(({ view }) => ({
			view,
			scene: renderDesign({ template, config, view, mode: 'preview', packs }),
			box: boxOf(template.draw(view, resolveDesign(template, config, 'preview')).silhouette),
		})),
	}
}

const logoHigh = 30
const logoWide = 150

/** The shop's logo on white, else its shield and name. */
function shopMark(paper: Paper, shop: string, logo: ReadyArt | undefined): void {
	const draw = () => {
		if (!logo) {
			shield(paper, { x: page.left, y: 14, size: 18 })
			line(paper, shop.toUpperCase(), {
				x: page.left + 25,
				y: 15,
				width: 330,
				size: 16,
				face: 'display',
				color: tint.onTurf,
			})
			return
		}
		const size = logo.kind === 'pixels' ? logo.pixels : logo
		const scale = Math.min(logoHigh / size.height, logoWide / size.width)
		const [width, height] = [size.width * scale, size.height * scale]
		paper.doc.roundedRect(page.left, 8, width + 8, height + 6, 4).fill('#ffffff')
		const box: ImageNode = { type: 'image', href: '', x: page.left + 4, y: 11, width, height }
		drawSceneNodes(paper.doc, [box], () => logo)
	}
	if (logo) tagged(paper, { parent: paper.root, type: 'Figure', alt: shop }, draw)
	else tagged(paper, { parent: paper.root, type: 'P' }, draw)
}

type Head = Pick<FamilySheetInput, 'proof'> & { logo: ReadyArt | undefined; texts: Texts }

function masthead(paper: Paper, { proof, logo, texts }: Head): void {
	const { root, doc } = paper
	const { product = proof.product } = proof.kit ?? {}
	const at = { x: page.left, width: pageWide }
	artifact(paper, () => {
		turf(paper, { y: 0, height: band })
		doc.rect(0, band, page.width, 3).fill(tint.gold)
	})
	shopMark(paper, proof.shop ?? specShop.name, logo)
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, texts.forFamilies, {
			...at,
			y: 18,
			size: 12,
			face: 'display',
			color: tint.gold,
			align: 'right',
			spacing: 1.2,
		}),
	)
	const title = writable(paper, 'display', designName({ ...proof, product })).toUpperCase()
	const size = shrunk(paper, title, { width: pageWide, size: 32, least: 16 })
	tagged(paper, { parent: root, type: 'H1' }, () =>
		line(paper, title, { ...at, y: 71 - size, size, face: 'display', color: tint.onTurf }),
	)
	tagged(paper, { parent: root, type: 'P' }, () =>
		line(paper, `${product.brand} ${product.model}`, { ...at, y: 74, size: 10, color: tint.onTurfMuted }),
	)
}

function footer(paper: Paper, { input: { proof }, day, texts }: Omit<Content, 'pieces'>): void {
	const text = { y: 758, size: 7, color: tint.muted }
	artifact(paper, () => {
		const parts = [proof.shop ?? specShop.name, texts.version(proof.version), texts.day(day)]
		line(paper, parts.join(' · '), {
			...text,
			x: page.left,
			width: 260,
		})
		line(paper, texts.clothDiffers, {
			...text,
			x: page.right - 260,
			width: 260,
			align: 'right',
		})
	})
}

type Content = { pieces: readonly Piece[]; input: FamilySheetInput; day: string; texts: Texts }

function blocksOf(paper: Paper, { pieces, input, day, texts }: Content, plan: Plan): Block[] {
	// Shades that have one name are one color to a reader.
	const colors = new Map(pieces.flatMap((piece) => piece.colors).map((color) => [color.name, color]))
	const unit: SheetUnit = pieces.length > 1 ? 'kit' : 'piece'
	const charts = distinctCharts(
		input.charts.map((chart, at) => ({
			chart: sizeChartIn(input.language ?? 'en', chart),
			name: pieces[at]?.piece ?? '',
		})),
	)
	const { price, order } = input
	const personal = personalTexts(pieces, texts)
	const steps = measuringBlock(paper, { charts, texts }, plan)
	return [
		colorBlock(paper, { colors: [...colors.values()], texts }, plan),
		factsBlock(paper, { price, order, unit, day, personal, texts }, plan),
		chartBlock(paper, { charts, texts }, plan),
		...(steps ? [steps] : []),
	]
}

/** The blocks of the best plan that leaves enough for the pictures; of the last one if none does. */
function fittingBlocks(paper: Paper, content: Content): Block[] {
	let blocks: Block[] = []
	for (const plan of plans) {
		blocks = blocksOf(paper, content, plan)
		if (bottom - top - heightOf(blocks) >= leastHigh) break
	}
	return blocks
}

/** Returns the PDF bytes, one page; equal input gives equal bytes. @throws NotAsSaved */
export async function familySheet(input: FamilySheetInput): Promise<Uint8Array> {
	const { proof, logo, printedAt, language = 'en' } = input
	const texts = familySheetTexts[language]
	const inputs: readonly Omit<ProofInput, 'players'>[] = [proof, ...(proof.kit?.further ?? [])]
	const pieces: Piece[] = []
	for (const piece of inputs) pieces.push(await pieceOf(piece, { texts, language }))
	const art = Object.assign({}, ...inputs.map((piece) => piece.art))
	const paper = await openPaper(
		{
			author: proof.shop ?? specShop.name,
			title: texts.title(designName(proof)),
			language,
			subject: `${proof.product.brand} ${proof.product.model}`,
			keywords: proof.designId,
			createdAt: new Date(printedAt),
		},
		await readyArts(art, () => artSide),
	)
	const day = dayIn(proof.timeZone ?? specShop.timeZone, new Date(printedAt))
	nextPage(paper)
	masthead(paper, { proof, logo: logo && (await readyArt(logo, 600)), texts })
	const content = { pieces, input, day, texts }
	const blocks = fittingBlocks(paper, content)
	const high = Math.min(mostHigh, bottom - top - heightOf(blocks))
	paper.y = top
	pictures(paper, content, high)
	paper.y = top + high + 12
	drawBlocks(paper, blocks)
	footer(paper, content)
	paper.root.end()
	paper.doc.end()
	return paper.finished
}
