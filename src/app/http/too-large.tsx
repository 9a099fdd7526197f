// The response to a body above the limit: 413, in the format that the client reads.
import { renderToStaticMarkup } from 'react-dom/server'
import { ButtonLink } from '#ui/button.tsx'
import { tooLargeMessages } from './body-limit.ts'
import type { Config } from '../config.ts'
import { PlainPage, plainPolicy, wantsPage } from './plain-page.tsx'

/** The page that the form is on; the address it was sent to when the browser sends no referrer. */
function formAddress(request: Request): string {
	const own = new URL(request.url)
	const told = URL.parse(request.headers.get('referer') ?? '')
	const { pathname, search } = told?.host === own.host ? told : own
	return pathname + search
}

/** A page with a link back for people, one line of text for other clients. */
export function tooLargeAnswer(request: Request, config: Pick<Config, 'mode' | 'publicUrl'>): Response {
	const { pathname } = new URL(request.url)
	const words = tooLargeMessages(pathname)
	const headers = new Headers({ 'Cache-Control': 'no-store' })
	if (!wantsPage(request)) {
		headers.set('Content-Type', 'text/plain; charset=utf-8')
		return new Response(words, { status: 413, headers })
	}
	headers.set('Content-Type', 'text/html; charset=utf-8')
	headers.set('Content-Security-Policy', plainPolicy(config))
	const message = `${words} Use your browser’s Back button: what you typed is still in the form.`
	const page = renderToStaticMarkup(
		<PlainPage status={413} message={message}>
			<ButtonLink href={formAddress(request)} variant="action" size="large">
				Open the form again
			</ButtonLink>
		</PlainPage>,
	)
	return new Response(`<!DOCTYPE html>${page}`, { status: 413, headers })
}
