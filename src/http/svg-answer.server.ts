// Pictures of designs for their owners: not stored by shared caches, harmless when opened directly.
import { orNotFound } from './answers.server.ts'

/** The current picture; not cached. */
export const svgAnswer = (svg: string): Response =>
	new Response(svg, {
		headers: {
			'Content-Type': 'image/svg+xml; charset=utf-8',
			'Cache-Control': 'private, no-store',
			'X-Robots-Tag': 'noindex',
		},
	})

type Tagged = { etag: string; svg: () => Promise<string> }

/** Cached by the browser, which revalidates every time: the picture is rendered and sent only after a change. */
export async function taggedSvgAnswer(request: Request, { etag, svg }: Tagged): Promise<Response> {
	const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
	if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
	const answer = svgAnswer(await orNotFound(svg))
	for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
	return answer
}
