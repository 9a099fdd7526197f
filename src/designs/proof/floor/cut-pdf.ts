// Lines for the cutter as a PDF: one layer that can be switched for each piece of twill, all in the ink that cutters
// know as their own.
import type { Contour } from './contours.server.ts'
import { inchPdf, type Page } from './inch-pdf.ts'

type Reference = ReturnType<PDFKit.PDFDocument['ref']>

/** Parts of pdfkit 0.20 that its types leave out; layers are not known to it at all. */
type Insides = PDFKit.PDFDocument & {
	addSpotColor: (name: string, ...cmyk: [number, number, number, number]) => unknown
	_root: { data: Record<string, unknown> }
	page: { resources: { data: Record<string, unknown> } }
}

/** Cutters find their lines by this name of a spot color, whatever it looks like. */
const cutInk = 'CutContour'
const hairlinePt = 0.25

const layerName = ({ what, name }: Contour) => `${what}, ${name}`

/** Declares the layers in the document and gives each its name on the page. PDF 32000-1, 8.11. */
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

/** The same lines as the SVG has, from the cloth up. */
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
