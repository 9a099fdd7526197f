// In the browser: a buyer whose session expired while filling in a checkout keeps the page with everything typed.
import { data, isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from 'react-router'
import { authPath } from '#accounts/rules/mailed-links.ts'
import { messages } from '#orders/messages.ts'
import { showToast } from '#ui/show-toast.ts'

const isSignedOut = ({ type, result }: DataStrategyResult) =>
	type === 'error' && isRouteErrorResponse(result) && result.status === 401

/** For a route's `clientMiddleware`: a form answered 401 shows the sign-in toast in place of the error page. */
export const stayWhenSignedOut: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
	{ request },
	next,
) => {
	const results = await next()
	if (request.method === 'GET' || !Object.values(results).some(isSignedOut)) return results
	const link = { href: authPath(location.pathname + location.search), label: 'Sign In' }
	showToast({ tone: 'error', title: messages.signInTitle, detail: messages.signIn, link })
	return Object.fromEntries(
		Object.entries(results).map(([route, result]) => [
			route,
			isSignedOut(result) ? { type: 'data' as const, result: data(undefined, { status: 401 }) } : result,
		]),
	)
}
