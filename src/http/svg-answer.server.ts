// Pictures of designs for the eyes of those whose they are: kept by no shared cache, harmless where one is opened by itself.
import { orNotFound } from './answers.server.ts'

/** As it is now, kept by nobody. */
export const svgAnswer = (svg: string): Response =>
	new Response(svg, {
		headers: {
			'Content-Type': 'image/svg+xml; charset=utf-8',
			'Cache-Control': 'private, no-store',
			'X-Robots-Tag': 'noindex',
		},
	})

type Tagged = { etag: string; svg: () => Promise<string> }

/** Kept by the browser that asked, which asks anew every time: it is drawn and sent only when it has changed. */
export async function taggedSvgAnswer(request: Request, { etag, svg }: Tagged): Promise<Response> {
	const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
	if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
	const answer = svgAnswer(await orNotFound(svg))
	for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
	return answer
}
