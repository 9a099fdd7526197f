// Runs before every route: checks the access table against the actor of this request.
import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { decideAccess, rowOf } from '../policies.ts'
import { flashValue } from '../rules/flash.ts'
import { refusals, signInRuleMessages } from '../messages.ts'
import { authContext, viewerContext } from '../dependencies.server.ts'
import { sessionForScripts } from '../service/session.server.ts'
import type { PageSession } from '../components/session-client.ts'

/** Body of a refused request. A page also gets the data of its layout, for no loader ran. */
export type RefusedData<Shell> = { message: string; shell?: Shell }

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** The router's own requests for the data of a page. */
const asksForData = (request: Request) => new URL(request.url).pathname.endsWith('.data')

const asksForJson = (request: Request) => {
	const accepted = request.headers.get('accept') ?? ''
	return accepted.includes('json') && !accepted.includes('text/html')
}

/** A form that its page answers itself when the session has expired: with everything that was typed. */
const keepsForm = ({ method, headers }: Request, pathname: string): boolean => {
	const row = rowOf(pathname)
	const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
		headers.get('content-type') ?? '',
	)
	return method === 'POST' && isForm && row !== undefined && 'keepsForm' in row
}

/** Where a second step is added. */
const factorAddress = '/account?tab=settings#two-factor'

const deniedText = (decision: { home: string } | { denied: string }): string =>
	'home' in decision ? decision.home : decision.denied

const signInAddress = (next: string) => `/auth?next=${encodeURIComponent(next)}`

const redirected = (to: string, headers: HeadersInit = {}) =>
	new Response(null, { status: 302, headers: { ...headers, Location: to } })

/**
 * Passes a request on, or answers it: reading a page redirects or shows the refusal, everything else gets 401 or 403.
 * Runs no query: roles and portal are the actor's.
 * @param shellOf data of the page's layout
 */
export function guard<Shell>(
	shellOf: (context: Readonly<RouterContextProvider>) => Shell,
): MiddlewareFunction<Response> {
	return ({ request, url, context }) => {
		const decision = decideAccess(context.get(serviceContext).actor, url.pathname + url.search)
		if ('allow' in decision) return
		// Its other roles wait until the account has a second step.
		const lacksFactor = context.get(viewerContext)?.lacksFactor ?? false
		const isData = asksForData(request)
		const isPage = !isData && !asksForJson(request)
		if ((isPage || isData) && isReading(request.method)) {
			// The browser loads the target as a full page: sign-in and home have another layout.
			const whole: HeadersInit = isData ? { 'X-Remix-Reload-Document': 'true' } : {}
			if (lacksFactor && !('signIn' in decision))
				return redirected(factorAddress, {
					...whole,
					'Set-Cookie': flashValue('factor-needed', context.get(siteContext).publicUrl),
				})
			if ('signIn' in decision) return redirected(signInAddress(decision.signIn), whole)
			if ('home' in decision)
				return redirected('/', {
					...whole,
					'Set-Cookie': flashValue('role-required', context.get(siteContext).publicUrl),
				})
		}
		if ('signIn' in decision && isPage && keepsForm(request, url.pathname)) return
		const [status, message] =
			'signIn' in decision
				? ([401, refusals.signIn] as const)
				: ([403, lacksFactor ? signInRuleMessages.factorNeeded : deniedText(decision)] as const)
		const refusedData: RefusedData<Shell> = isPage ? { message, shell: shellOf(context) } : { message }
		throw data(refusedData, { status })
	}
}

/** Null for a visitor. It holds an access token, so the page must not be cached. */
export async function pageSession(context: Readonly<RouterContextProvider>): Promise<PageSession | null> {
	const session = await sessionForScripts(context.get(authContext), context.get(viewerContext))
	// Cast: the user has the client's shape; of its instants the library needs only `created_at`, always set.
	return session as PageSession | null
}
