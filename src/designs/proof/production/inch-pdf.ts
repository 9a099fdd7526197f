// One placement as a PDF page of exactly its size.
import Pdf from 'pdfkit'
import { group, type SceneNode } from '#garments/scene.ts'
import { readyArt } from '../art.ts'
import type { ProofArt } from '../input.ts'
import { drawSceneNodes, type ArtOf } from '#documents/pdf-scene.ts'
import { boxAround, sizeInInches } from './outlines.ts'
import type { Contour } from './contours.server.ts'

// Cut lines as a PDF: one optional layer per piece of twill, all in the spot color that cutting software
// recognizes.
type Reference = ReturnType<PDFKit.PDFDocument['ref']>

/** Parts of pdfkit 0.20 that its types omit; pdfkit does not support layers. */
type Insides = PDFKit.PDFDocument & {
	addSpotColor: (name: string, ...cmyk: [number, number, number, number]) => unknown
	_root: { data: Record<string, unknown> }
	page: { resources: { data: Record<string, unknown> } }
}

/** Cutting software finds the cut lines by this spot color name, whatever its color. */
const cutInk = 'CutContour'
const hairlinePt = 0.25

const layerName = ({ what, name }: Contour) => `${what}, ${name}`

/** Declares the layers in the document and returns their names on the page. PDF 32000-1, 8.11. */
function declareLayers(doc: Insides, layers: readonly Contour[]): string[] {
	const groups = layers.map((layer): Reference => {
		const content = doc.ref({ Type: 'OCG', Name: Buffer.from(layerName(layer), 'latin1') })
		content.end(undefined)
		return content
	})
	const names = layers.map((_, index) => `Layer${index + 1}`)
	doc._root.data.OCProperties = { OCGs: groups, D: { Order: groups.toReversed(), ON: groups } }
	doc.page.resources.data.Properties = Object.fromEntries(names.map((name, at) => [name, groups[at]]))
	return names
}

function drawRings(doc: PDFKit.PDFDocument, { rings }: Contour): void {
	for (const ring of rings) {
		for (const [at, { x, y }] of ring.entries())
			if (at === 0) doc.moveTo(x * 72, y * 72)
			else doc.lineTo(x * 72, y * 72)
		doc.closePath()
	}
	doc.stroke()
}

/** Writes the same lines as the SVG, from the cloth up. */
export const cutPdf = (layers: readonly Contour[], page: Page): Promise<Uint8Array> =>
	inchPdf(page, (plain) => {
		// Cast: see `Insides`.
		const doc = plain as Insides
		doc.addSpotColor(cutInk, 0, 100, 0, 0)
		doc.lineWidth(hairlinePt).lineJoin('round').strokeColor(cutInk)
		const names = declareLayers(doc, layers)
		for (const [at, layer] of layers.entries()) {
			doc.addContent(`/OC /${names[at] ?? ''} BDC`)
			drawRings(doc, layer)
			doc.addContent('EMC')
		}
	})

type Page = { title: string; createdAt: string; width: number; height: number }

/** Creates a one-page document of the given size in inches; `draw` uses points from the upper left corner. */
async function inchPdf(
	{ title, createdAt, width, height }: Page,
	draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
	const at = new Date(createdAt)
	const doc = new Pdf({
		size: [width * 72, height * 72],
		margin: 0,
		font: '',
		pdfVersion: '1.7',
		info: { Title: title, Creator: 'Fieldhouse', Producer: 'Fieldhouse', CreationDate: at, ModDate: at },
	})
	const chunks: Uint8Array[] = []
	const finished = new Promise<Uint8Array>((done, failed) => {
		doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
		doc.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
		doc.on('error', failed)
	})
	draw(doc)
	doc.end()
	return finished
}

const noArt: ArtOf = () => undefined

/** Lettering with its borders and effects. */
export function letteringPdf(
	parts: readonly SceneNode[],
	pxPerInch: number,
	about: Pick<Page, 'title' | 'createdAt'>,
): Promise<Uint8Array> {
	const box = boxAround(parts)
	const size = sizeInInches(box, pxPerInch)
	return inchPdf({ ...about, ...size }, (doc) => {
		doc.scale(72 / pxPerInch)
		doc.translate(-box.x, -box.y)
		drawSceneNodes(doc, parts, noArt)
	})
}

const printDpi = 300

/** An upload: vectors if it is a plain vector file, else pixels at up to 300 per inch. */
export async function artPdf(
	file: ProofArt,
	{ mirrored, ...size }: { width: number; height: number; mirrored?: true | undefined },
	about: Pick<Page, 'title' | 'createdAt'>,
): Promise<Uint8Array> {
	const ready = await readyArt(file, Math.max(size.width, size.height) * printDpi)
	const [width, height] = [size.width * 72, size.height * 72]
	const image: SceneNode = { type: 'image', href: 'art', x: 0, y: 0, width, height }
	const drawn = mirrored ? group([image], { matrix: [-1, 0, 0, 1, width, 0] }) : image
	return inchPdf({ ...about, ...size }, (doc) => drawSceneNodes(doc, [drawn], () => ready))
}
