// One placement as a PDF page of exactly its size.
import Pdf from 'pdfkit'
import type { PathNode, SceneNode } from '#garments/scene.ts'
import { readyArt } from '../art.ts'
import type { ProofArt } from '../input.ts'
import { drawSceneNodes, type ArtOf } from '#documents/pdf-scene.ts'
import { boxAround, sizeInInches } from './inch-path.ts'

export type Page = { title: string; createdAt: string; width: number; height: number }

/** Creates a one-page document of the given size in inches; `draw` uses points from the upper left corner. */
export async function inchPdf(
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

/** Lettering with its borders. */
export function letteringPdf(
	paths: readonly PathNode[],
	pxPerInch: number,
	about: Pick<Page, 'title' | 'createdAt'>,
): Promise<Uint8Array> {
	const box = boxAround(paths)
	const size = sizeInInches(box, pxPerInch)
	return inchPdf({ ...about, ...size }, (doc) => {
		doc.scale(72 / pxPerInch)
		doc.translate(-box.x, -box.y)
		drawSceneNodes(doc, paths, noArt)
	})
}

const printDpi = 300

/** An upload: vectors if it is a plain vector file, else pixels at up to 300 per inch. */
export async function artPdf(
	file: ProofArt,
	size: { width: number; height: number },
	about: Pick<Page, 'title' | 'createdAt'>,
): Promise<Uint8Array> {
	const ready = await readyArt(file, Math.max(size.width, size.height) * printDpi)
	const [width, height] = [size.width * 72, size.height * 72]
	const image: SceneNode = { type: 'image', href: 'art', x: 0, y: 0, width, height }
	return inchPdf({ ...about, ...size }, (doc) => drawSceneNodes(doc, [image], () => ready))
}
