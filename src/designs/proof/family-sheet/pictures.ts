// Front and back of every piece on the sheet for families, all in one scale.
import { placesOf, type Box, type Place } from '#pictures/rules/side-by-side.ts'
import { artifact, branch, page, pageWide, tagged, tint, type Paper, type Tag } from '#documents/paper.ts'
import { drawScene } from '#documents/pdf-scene.ts'
import { line } from '#documents/type.ts'
import type { DrawnView } from '../drawn.ts'
import type { Texts } from './facts.ts'

/** A view and the box around the garment in it, in canvas pixels. */
export type SheetView = DrawnView & { box: Box }

/** `piece` is its name in the kit; empty outside kits. */
export type SheetPiece = { piece: string; views: readonly SheetView[] }

const margin = 10
const captionHigh = 9
/** Inches between garments; captions stand there. */
const gapIn = 2

const widthIn = ({ box, scene }: SheetView) => box.width / scene.pxPerInch
const heightIn = ({ box, scene }: SheetView) => box.height / scene.pxPerInch

const sizeOf = ({ views }: SheetPiece) => ({
	width: views.reduce((sum, view) => sum + widthIn(view), gapIn * (views.length - 1)),
	height: Math.max(...views.map(heightIn)),
})

type Drawn = Place & { tag: Tag; piece: string; isOnly: boolean; texts: Texts }

/** Draws the garment with the upper left corner of its box at the place, and its caption below. */
function drawView(
	paper: Paper,
	{ view, scene, box }: SheetView,
	{ tag, piece, isOnly, texts, x, y, scale }: Drawn,
): void {
	const perPixel = scale / scene.pxPerInch
	const at = { x: x - box.x * perPixel, y: y - box.y * perPixel, width: scene.width * perPixel }
	const alt = `${piece ? `${piece}: ` : ''}${texts.picture(scene.title, view)}`
	tagged(paper, { parent: tag, type: 'Figure', alt }, () =>
		drawScene(paper.doc, scene, { ...at, artOf: paper.artOf }),
	)
	if (!isOnly) return
	const width = box.width * perPixel
	tagged(paper, { parent: tag, type: 'Caption' }, () =>
		line(paper, texts.views[view], {
			x,
			y: y + box.height * perPixel + 5,
			width,
			size: 8,
			face: 'bold',
			align: 'center',
			color: tint.body,
		}),
	)
}

/** Draws the pieces in a frame of this height at `y`: a garment alone with the names of its sides, a kit with those of its pieces. */
export function pictures(
	paper: Paper,
	{ pieces, texts }: { pieces: readonly SheetPiece[]; texts: Texts },
	height: number,
): void {
	const { doc, y } = paper
	const tag = branch(paper, paper.root, 'Sect')
	artifact(paper, () =>
		doc.roundedRect(page.left, y, pageWide, height, 10).lineWidth(0.7).fillAndStroke('#f6f2e8', tint.line),
	)
	const inner = { width: pageWide - 2 * margin, height: height - 2 * margin - captionHigh }
	const places = placesOf(pieces.map(sizeOf), inner, gapIn)
	for (const [index, piece] of pieces.entries()) {
		const place = places[index]
		if (!place) continue
		const at = { x: page.left + margin + place.x, y: y + margin + place.y, scale: place.scale }
		const { width, height: high } = sizeOf(piece)
		let left = at.x
		for (const view of piece.views) {
			const top = at.y + ((high - heightIn(view)) / 2) * at.scale
			const isOnly = pieces.length === 1
			drawView(paper, view, { ...at, x: left, y: top, tag, piece: piece.piece, isOnly, texts })
			left += (widthIn(view) + gapIn) * at.scale
		}
		if (pieces.length === 1) continue
		tagged(paper, { parent: tag, type: 'Caption' }, () =>
			line(paper, piece.piece, {
				x: at.x - 10,
				y: at.y + high * at.scale + 1.5,
				width: width * at.scale + 20,
				size: Math.min(7.5, gapIn * at.scale * 0.8),
				face: 'bold',
				align: 'center',
				color: tint.body,
			}),
		)
	}
}
