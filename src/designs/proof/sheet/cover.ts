// The first page: team and facts, and the garment from front and back at the largest size that fits.
import type { DrawnView } from '../drawn.ts'
import { viewNames } from '#garments/template.ts'
import type { ProofInput } from '../input.ts'
import { drawScene } from '#documents/pdf-scene.ts'
import { placesOf } from '#pictures/rules/side-by-side.ts'
import type { ProofColor } from '../uses.ts'
import type { WornPrint } from '../worn-print.ts'
import { wornColumn } from './worn-column.ts'
import { shield, stitches, turf } from '#documents/marks.ts'
import { artifact, branch, page, pageWide, tagged, tint, type Paper, type Tag } from '#documents/paper.ts'
import { line, shrunk } from '#documents/type.ts'
import { specShop } from '#kit/shop.ts'

export const coverViewWide = 256
const gap = 20
const bandHeight = 132
const viewTop = bandHeight + 26

/** Largest scale, in points per canvas pixel, at which a scene is printed. */
export const coverScale = coverViewWide / 400

export const designName = ({ config, product }: Pick<ProofInput, 'config' | 'product'>): string =>
	config.teamName.trim() || product.model

/** "Pants · Fieldhouse Gridiron Pro Game Pants"; without the piece outside kits. */
export const productLine = ({ product, piece }: Pick<ProofInput, 'product' | 'piece'>): string =>
	`${piece ? `${piece.name} · ` : ''}${product.brand} ${product.model}`

function masthead(paper: Paper, tag: Tag, input: ProofInput): void {
	const { doc } = paper
	artifact(paper, () => {
		turf(paper, { y: 0, height: bandHeight })
		doc.rect(0, bandHeight, page.width, 3).fill(tint.gold)
		shield(paper, { x: page.left, y: 24, size: 20 })
	})
	const left = { x: page.left, width: 380, color: tint.onTurf }
	tagged(paper, { parent: tag, type: 'P' }, () =>
		line(paper, (input.shop ?? specShop.name).toUpperCase(), {
			...left,
			x: page.left + 28,
			y: 24.5,
			size: 18,
			face: 'display',
			spacing: 0.3,
		}),
	)
	tagged(paper, { parent: tag, type: 'P' }, () =>
		line(paper, 'PRODUCTION PROOF', {
			x: page.right - 200,
			width: 200,
			y: 28,
			size: 12,
			face: 'display',
			color: tint.gold,
			align: 'right',
			spacing: 1.2,
		}),
	)
	const title = designName(input).toUpperCase()
	const size = shrunk(paper, title, { width: 430, size: 46, least: 24 })
	tagged(paper, { parent: tag, type: 'H1' }, () =>
		line(paper, title, { ...left, width: 440, y: 100 - size, size, face: 'display' }),
	)
	tagged(paper, { parent: tag, type: 'P' }, () =>
		line(paper, productLine(input), {
			...left,
			width: 430,
			y: 106,
			size: 10.5,
			color: tint.onTurfMuted,
		}),
	)
	versionMark(paper, tag, input.version)
}

/** Draws the version as an outlined jersey numeral. */
function versionMark(paper: Paper, tag: Tag, version: number): void {
	const { doc } = paper
	const text = `V${version}`
	tagged(paper, { parent: tag, type: 'P', actual: `Version ${version}` }, () => {
		doc.save()
		doc.font('display', 62)
		const wide = doc.widthOfString(text)
		doc.lineWidth(1.4).strokeColor(tint.gold).lineJoin('round')
		doc.text(text, page.right - wide, 57, { lineBreak: false, stroke: true, fill: false })
		doc.restore()
	})
}

type LargeView = { drawn: DrawnView; x: number; width: number }

function largeView(paper: Paper, tag: Tag, { drawn, x, width }: LargeView): void {
	const { doc, artOf } = paper
	const height = (width * drawn.scene.height) / drawn.scene.width
	artifact(paper, () => {
		const light = doc.radialGradient(
			x + width / 2,
			viewTop + height * 0.42,
			0,
			x + width / 2,
			viewTop + height * 0.45,
			height * 0.72,
		)
		light.stop(0, '#fffefa').stop(1, '#ece7da')
		doc.roundedRect(x, viewTop, width, height + 8, 10).fill(light)
		doc
			.roundedRect(x, viewTop, width, height + 8, 10)
			.lineWidth(0.7)
			.stroke(tint.line)
	})
	tagged(paper, { parent: tag, type: 'Figure', alt: `${drawn.scene.title} of the finished garment` }, () =>
		drawScene(doc, drawn.scene, { x, y: viewTop, width, artOf }),
	)
	artifact(paper, () => doc.roundedRect(x + 10, viewTop + 10, 46, 17, 4).fill(tint.ink))
	tagged(paper, { parent: tag, type: 'Caption' }, () =>
		line(paper, viewNames[drawn.view].toUpperCase(), {
			x: x + 10,
			y: viewTop + 12.4,
			width: 46,
			size: 10.5,
			face: 'display',
			color: tint.onTurf,
			align: 'center',
			spacing: 0.6,
		}),
	)
}

/** Up to five facts fit in one row. */
const columnsOf = (facts: ProofInput['facts']) => (facts.length <= 5 ? Math.max(1, facts.length) : 4)

function factStrip(paper: Paper, tag: Tag, { facts, y }: { facts: ProofInput['facts']; y: number }): void {
	const columns = columnsOf(facts)
	const width = pageWide / columns
	for (const [index, { label, value }] of facts.slice(0, 8).entries()) {
		const x = page.left + (index % columns) * width
		const top = y + Math.floor(index / columns) * 36
		artifact(paper, () => {
			if (index % columns > 0)
				paper.doc
					.moveTo(x - 8, top + 1)
					.lineTo(x - 8, top + 26)
					.lineWidth(0.7)
					.stroke(tint.line)
		})
		tagged(paper, { parent: tag, type: 'P' }, () => {
			line(paper, label.toUpperCase(), {
				x,
				y: top,
				width: width - 16,
				size: 6.8,
				face: 'bold',
				color: tint.muted,
				spacing: 0.6,
			})
			line(paper, value, { x, y: top + 11, width: width - 16, size: 11, face: 'bold' })
		})
	}
}

const swatches = 8

/** Draws the color swatches; the second page lists threads and inks. */
function palette(paper: Paper, tag: Tag, { colors, y }: { colors: readonly ProofColor[]; y: number }): void {
	const { doc } = paper
	const shown = colors.slice(0, swatches)
	const width = pageWide / Math.max(5, shown.length)
	const list = branch(paper, tag, 'L')
	for (const [index, { hex, name }] of shown.entries()) {
		const x = page.left + index * width
		artifact(paper, () => {
			doc.roundedRect(x, y, width - 8, 22, 5).fill(hex)
			doc
				.roundedRect(x, y, width - 8, 22, 5)
				.lineWidth(0.6)
				.stroke(tint.line)
		})
		const item = branch(paper, list, 'LI')
		tagged(paper, { parent: item, type: 'LBody' }, () => {
			line(paper, name, { x, y: y + 26, width: width - 10, size: 7.6, face: 'bold' })
			line(paper, hex.toUpperCase(), { x, y: y + 36, width: width - 10, size: 7, color: tint.muted })
		})
	}
}

type CoverParts = {
	views: readonly DrawnView[]
	worn?: readonly WornPrint[]
	facts: ProofInput['facts']
	colors: readonly ProofColor[]
}

/** Widths of the two flat views and of the column of worn ones, in points. */
const besideWorn = { flat: 206, worn: 100, gap: 10 }

type Flat = { shown: readonly DrawnView[]; width: number; gap: number; left: number }

/** The flat views side by side. @returns their lowest y */
function flatViews(paper: Paper, tag: Tag, { shown, width, gap: between, left }: Flat): number {
	for (const [index, drawn] of shown.entries())
		largeView(paper, tag, { drawn, x: left + index * (width + between), width })
	const heights = shown.map(({ scene }) => (width * scene.height) / scene.width + 8)
	return viewTop + Math.max(0, ...heights)
}

/** The flat views, and the worn ones small beside them. @returns their lowest y */
function pictures(paper: Paper, tag: Tag, { views, worn = [] }: Pick<CoverParts, 'views' | 'worn'>): number {
	const shown = views.slice(0, 2)
	if (worn.length === 0) {
		const total = shown.length * coverViewWide + (shown.length - 1) * gap
		return flatViews(paper, tag, {
			shown,
			width: coverViewWide,
			gap,
			left: page.left + (pageWide - total) / 2,
		})
	}
	const { flat, worn: wornWide, gap: between } = besideWorn
	const total = shown.length * (flat + between) + wornWide
	const left = page.left + (pageWide - total) / 2
	const below = flatViews(paper, tag, { shown, width: flat, gap: between, left })
	const titled = worn.map((print) => ({
		...print,
		title: views.find(({ view }) => view === print.view)?.scene.title ?? '',
	}))
	const column = { x: left + total - wornWide, y: viewTop, width: wornWide, bottom: below }
	return wornColumn(paper, tag, { worn: titled, ...column })
}

/** Draws the cover down to the colors; the approval block follows at the bottom. */
export function cover(paper: Paper, input: ProofInput, { facts, colors, ...drawn }: CoverParts): void {
	const tag = branch(paper, paper.root, 'Sect')
	masthead(paper, tag, input)
	belowPictures(paper, tag, { facts, colors, below: pictures(paper, tag, drawn) })
}

type BelowPictures = Pick<CoverParts, 'facts' | 'colors'> & { below: number }

function belowPictures(paper: Paper, tag: Tag, { facts, colors, below }: BelowPictures): void {
	artifact(paper, () => stitches(paper, { x: page.left, y: below + 16, width: pageWide }))
	factStrip(paper, tag, { facts, y: below + 28 })
	const rows = Math.ceil(Math.min(8, facts.length) / columnsOf(facts))
	palette(paper, tag, { colors, y: below + 28 + rows * 36 })
}

const kitHigh = (coverViewWide * 500) / 400 + 8
const kitMargin = 12

/** The cover of a kit: the fronts of all pieces side by side, in one scale of inches. */
export function kitCover(
	paper: Paper,
	input: ProofInput,
	{
		pieces,
		facts,
		colors,
	}: Pick<CoverParts, 'facts' | 'colors'> & { pieces: readonly (DrawnView & { name: string })[] },
): void {
	const { doc, artOf } = paper
	const tag = branch(paper, paper.root, 'Sect')
	masthead(paper, tag, input)
	artifact(paper, () =>
		doc.roundedRect(page.left, viewTop, pageWide, kitHigh, 10).fillAndStroke('#f6f2e8', tint.line),
	)
	const sizes = pieces.map(({ scene }) => ({
		width: scene.width / scene.pxPerInch,
		height: scene.height / scene.pxPerInch,
	}))
	const inner = { width: pageWide - 2 * kitMargin, height: kitHigh - 2 * kitMargin }
	const places = placesOf(sizes, inner, 0)
	for (const [index, { name, scene }] of pieces.entries()) {
		const [place, size] = [places[index], sizes[index]]
		if (!place || !size) continue
		const at = { x: page.left + kitMargin + place.x, y: viewTop + kitMargin + place.y }
		tagged(paper, { parent: tag, type: 'Figure', alt: `${name}: ${scene.title}` }, () =>
			drawScene(doc, scene, { ...at, width: size.width * place.scale, artOf }),
		)
	}
	belowPictures(paper, tag, { facts, colors, below: viewTop + kitHigh })
}
