// The response of an overloaded shop: 503 with Retry-After, in the format that the client reads.
import type { MiddlewareHandler } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isAway, watchDatabase } from '#database/failures.server.ts'
import { busyTexts } from '#http/busy-texts.ts'
import { pageLanguage } from '#http/page-language.ts'
import { retryAfterSeconds } from '#http/stay-when-busy.ts'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { AppEnv } from './http-server.ts'
import type { Config } from '../config.ts'
import { isDataPath, PlainPage, plainPolicy, wantsPage } from './plain-page.tsx'

/** Fields never repeated on a page, not even to the person who typed them. */
const secretName = /password|secret|token|code/i
const longestForm = 64 * 1024

/** A copy of a URL-encoded form, for resending; null for every other body. */
function copyOfForm(request: Request): Request | null {
	const isForm = (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
	const length = Number(request.headers.get('content-length') ?? Infinity)
	if (request.method !== 'POST' || !isForm || length > longestForm) return null
	return wantsPage(request) ? request.clone() : null
}

type BusyPageProps = { language: PageLanguage; message: string; action?: ReactNode }

const BusyPage = ({ language, message, action }: BusyPageProps) => (
	<PlainPage status={503} {...{ message, language }}>
		{action}
	</PlainPage>
)

/** A link to the same address. */
const TryAgain = ({ to, label }: { to: string; label: string }) => (
	<ButtonLink href={to} variant="action" size="large">
		{label}
	</ButtonLink>
)

type Field = { place: number; name: string; value: string }

const fieldsIn = (text: string): Field[] =>
	[...new URLSearchParams(text)].map(([name, value], place) => ({ place, name, value }))

/** The submitted form with its fields hidden, ready to be sent again. */
const SendAgain = ({ to, fields, label }: { to: string; fields: Field[]; label: string }) => (
	<form method="post" action={to}>
		{fields.map(({ place, name, value }) => (
			<input key={place} type="hidden" name={name} value={value} />
		))}
		<Button type="submit" variant="action" size="large">
			{label}
		</Button>
	</form>
)

async function pageFor(request: Request, form: Request | null, language: PageLanguage): Promise<string> {
	const { pathname, search } = new URL(request.url)
	const to = pathname + search
	const texts = busyTexts[language]
	const page = (message: string, action?: ReactNode) =>
		renderToStaticMarkup(<BusyPage {...{ language, message, action }} />)
	if (request.method === 'GET' || request.method === 'HEAD')
		return page(texts.shown, <TryAgain to={to} label={texts.tryAgain} />)
	const fields = form && fieldsIn(await form.text())
	if (!fields || fields.some(({ name }) => secretName.test(name))) return page(texts.goBack)
	return page(texts.sent, <SendAgain to={to} fields={fields} label={texts.sendAgain} />)
}

/** The error under every name that the shop's scripts and the clients of the identity service read. */
const json = (request: Request, language: PageLanguage) => {
	const message = messageFor(request)
	return {
		error: message,
		message,
		msg: message,
		error_code: 'request_timeout',
		// For the reader of the page that the script stands on.
		toast: {
			tone: 'error',
			title: busyTexts[language].title,
			detail: messageFor(request, language),
			language,
		},
	}
}

const messageFor = ({ method }: Request, language: PageLanguage = 'en'): string =>
	method === 'GET' ? busyTexts[language].shown : busyTexts[language].sent

type Busy = {
	config: Pick<Config, 'mode' | 'publicUrl' | 'hasPseudoLanguage'>
	/** What `copyOfForm` returned before the request was handled. */
	form: Request | null
	/** The response that this one replaces: its other headers are kept. */
	replaced?: Response
}

function headersOf(replaced: Response | undefined): Headers {
	const headers = new Headers(replaced?.headers)
	// Its cookies are kept, so that a renewed session is not lost.
	for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
	headers.set('Retry-After', String(retryAfterSeconds))
	headers.set('Cache-Control', 'no-store')
	return headers
}

/** A page in the language of its reader, JSON for scripts that ask for it, one line of text in English for other clients. */
export async function busyAnswer(request: Request, { config, form, replaced }: Busy): Promise<Response> {
	const headers = headersOf(replaced)
	const respond = (body: string, type: string) => {
		headers.set('Content-Type', `${type}; charset=utf-8`)
		return new Response(request.method === 'HEAD' ? null : body, { status: 503, headers })
	}
	const { url, headers: asked } = request
	const language = pageLanguage({ url: new URL(url), headers: asked, hasPseudo: config.hasPseudoLanguage })
	if (wantsPage(request)) {
		headers.set('Content-Language', languageTags[language])
		headers.set('Content-Security-Policy', plainPolicy(config))
		return respond(`<!DOCTYPE html>${await pageFor(request, form, language)}`, 'text/html')
	}
	const isJson = [headers.get('content-type'), request.headers.get('accept')].some((type) =>
		type?.includes('json'),
	)
	return isJson && !isDataPath(request)
		? respond(JSON.stringify(json(request, language)), 'application/json')
		: respond(messageFor(request), 'text/plain')
}

/** A failure caused by an unavailable database is answered with "try again" instead of an error page. */
export const answerWhenBusy =
	(config: Busy['config']): MiddlewareHandler<AppEnv> =>
	async (c, next) => {
		const form = copyOfForm(c.req.raw)
		const wasAway = await watchDatabase(next)
		if (c.res.status !== 500 || !(wasAway || isAway(c.error))) return
		const answer = await busyAnswer(c.req.raw, { config, form, replaced: c.res })
		// Reset first: Hono would copy headers of the replaced response.
		c.res = undefined
		c.res = answer
	}
