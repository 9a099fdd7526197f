import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of all pages of a PDF, as a viewer reads it. */
export async function textOfPdf(data: Uint8Array): Promise<string> {
	const task = getDocument({ data: new Uint8Array(data), disableFontFace: true, verbosity: 0 })
	const document = await task.promise
	const pages = Array.from({ length: document.numPages }, async (_, at) => {
		const { items } = await (await document.getPage(at + 1)).getTextContent()
		return items.map((item) => ('str' in item ? item.str : '')).join(' ')
	})
	const texts = await Promise.all(pages)
	await task.destroy()
	return texts.join(' ').replaceAll(/\s+/g, ' ')
}
