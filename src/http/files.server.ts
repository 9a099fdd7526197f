// Responses that are files: downloads, PDFs and pictures, not stored by caches.
import { noStore } from './answers.server.ts'

type File = { body: BodyInit; type: string; disposition?: string }

export const fileAnswer = ({ body, type, disposition }: File): Response =>
	new Response(body, {
		headers: {
			'Content-Type': type,
			...(disposition !== undefined && { 'Content-Disposition': disposition }),
			...noStore,
			'X-Robots-Tag': 'noindex',
		},
	})

/** Saved by the browser under this name, never shown in the page. */
export const download = ({ name, ...file }: Omit<File, 'disposition'> & { name: string }): Response =>
	fileAnswer({ ...file, disposition: `attachment; filename="${name}"` })

/** The byte order mark makes spreadsheets read it as UTF-8. */
export const csvAnswer = ({ text, name }: { text: string; name: string }): Response =>
	download({ body: `\uFEFF${text}`, type: 'text/csv; charset=utf-8', name })

export const zipAnswer = (file: { body: BodyInit; name: string }): Response =>
	download({ ...file, type: 'application/zip' })

/** To view in a page of ours or to download. */
export const pdfAnswer = (bytes: Uint8Array, name: string): Response =>
	fileAnswer({
		body: new Uint8Array(bytes),
		type: 'application/pdf',
		disposition: `inline; filename="${name}"`,
	})

export const pngAnswer = (bytes: Uint8Array): Response =>
	fileAnswer({ body: new Uint8Array(bytes), type: 'image/png' })

/** Cached by the browser, which revalidates every time: the file is made and sent only after a change. */
export async function taggedAnswer(
	request: Request,
	etag: string,
	make: () => Promise<Response>,
): Promise<Response> {
	const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
	if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
	const answer = await make()
	for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
	return answer
}
