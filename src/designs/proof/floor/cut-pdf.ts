// Cut lines as a PDF: one optional layer per piece of twill, all in the spot color that cutting software
// recognizes.
import type { Contour } from './contours.server.ts'
import { inchPdf, type Page } from './inch-pdf.ts'

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
		const group = doc.ref({ Type: 'OCG', Name: Buffer.from(layerName(layer), 'latin1') })
		group.end(undefined)
		return group
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
