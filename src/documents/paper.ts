// The PDF page: letter size, brand colors, fonts and tagged content.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageTags, type Language } from '#kit/language.ts'
import { packageRoot } from '#kit/root.server.ts'
import type { ArtOf } from './pdf-scene.ts'

/** Points: 72 to the inch. */
export const page = { width: 612, height: 792, left: 40, right: 572, top: 64, bottom: 738 } as const
export const pageWide = page.right - page.left

export const tint = {
	ink: '#0d1b15',
	body: '#3c463f',
	muted: '#5d665f',
	turf: '#0a2a1d',
	turfLight: '#14563a',
	pine: '#0b6b45',
	gold: '#f4b41a',
	chalk: '#f7f5ef',
	paper: '#fffefa',
	line: '#ddd8ca',
	stitch: '#b9b19a',
	onTurf: '#f7f5ef',
	onTurfMuted: '#bcd0c4',
	warning: '#fff6dd',
	warningInk: '#7a5200',
	success: '#e9f5ee',
	danger: '#b3261e',
	dangerSurface: '#fcebe9',
} as const

export type Face = 'text' | 'bold' | 'display'
const fontBytes = new Map<Face, Uint8Array>()

function fontOf(face: Face): Uint8Array {
	const known = fontBytes.get(face)
	if (known) return known
	const bytes = new Uint8Array(readFileSync(join(packageRoot, `src/documents/fonts/${face}.ttf`)))
	fontBytes.set(face, bytes)
	return bytes
}

export type Tag = ReturnType<PDFKit.PDFDocument['struct']>

/** The document being written; `y` is the top of the next block. */
export type Paper = {
	doc: PDFKit.PDFDocument
	root: Tag
	artOf: ArtOf
	y: number
	finished: Promise<Uint8Array>
}

export type PaperFacts = {
	/** Name of the shop that made it. */
	author: string
	title: string
	subject: string
	createdAt: Date
	keywords: string
	/** Of its texts; English when absent. */
	language?: Language | undefined
}

/** Opens an empty tagged document without pages. Equal facts and equal drawing give equal bytes. */
export async function openPaper(facts: PaperFacts, artOf: ArtOf): Promise<Paper> {
	const { author, title, subject, createdAt, keywords, language = 'en' } = facts
	// Loaded with the first document: it brings a font library.
	const { default: Pdf } = await import('pdfkit')
	const doc = new Pdf({
		size: 'LETTER',
		margin: 0,
		autoFirstPage: false,
		bufferPages: true,
		tagged: true,
		displayTitle: true,
		lang: languageTags[language],
		pdfVersion: '1.7',
		font: '',
		info: {
			Title: title,
			Subject: subject,
			Author: author,
			Creator: 'Fieldhouse',
			Producer: 'Fieldhouse',
			Keywords: keywords,
			CreationDate: createdAt,
			ModDate: createdAt,
		},
	})
	const chunks: Uint8Array[] = []
	const finished = new Promise<Uint8Array>((done, failed) => {
		doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
		doc.on('end', () => done(new Uint8Array(Buffer.concat(chunks))))
		doc.on('error', failed)
	})
	for (const face of ['text', 'bold', 'display'] as const) doc.registerFont(face, fontOf(face))
	const root = doc.struct('Document')
	doc.addStructure(root)
	return { doc, root, artOf, y: page.top, finished }
}

/** Adds a page with its background and resets `y` to the top. */
export function nextPage(paper: Paper): void {
	paper.doc.addPage()
	artifact(paper, () => paper.doc.rect(0, 0, page.width, page.height).fill(tint.paper))
	paper.y = page.top
}

/** Draws decoration that screen readers skip. */
export function artifact({ doc }: Paper, draw: () => void): void {
	doc.markContent('Artifact', { type: 'Layout' })
	draw()
	doc.endMarkedContent()
}

export type TagOptions = { alt?: string; scope?: 'Column' | 'Row'; actual?: string; title?: string }

/** Draws content and appends it to the reading order under `parent`. */
export function tagged(
	{ doc }: Pick<Paper, 'doc'>,
	{ parent, type, ...options }: { parent: Tag; type: string } & TagOptions,
	draw: () => void,
): void {
	const content = doc.markStructureContent(type)
	draw()
	doc.endMarkedContent()
	parent.add(doc.struct(type, options, [content]))
}

/** Appends a branch of the reading order to `parent`. */
export function branch({ doc }: Pick<Paper, 'doc'>, parent: Tag, type: string): Tag {
	const tag = doc.struct(type)
	parent.add(tag)
	return tag
}
