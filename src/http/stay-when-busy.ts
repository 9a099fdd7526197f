// In the browser: a page whose form met a busy shop stays as it is, with all typed input.
import { data, isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from 'react-router'
import { showToast } from '#ui/show-toast.ts'
import { busyTexts } from './busy-texts.ts'
import { scriptLanguage } from './page-language.ts'

/** Seconds until a retry makes sense, for `Retry-After`. */
export const retryAfterSeconds = 5

const isBusy = ({ type, result }: DataStrategyResult) =>
	type === 'error' && isRouteErrorResponse(result) && result.status === 503

/** For the root's `clientMiddleware`. Navigation to a busy page shows the error page. */
export const stayWhenBusy: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
	{ request },
	next,
) => {
	const results = await next()
	if (request.method === 'GET' || !Object.values(results).some(isBusy)) return results
	const language = scriptLanguage()
	const { title, sent } = busyTexts[language]
	showToast({ tone: 'error', title, detail: sent, language })
	return Object.fromEntries(
		Object.entries(results).map(([route, result]) => [
			route,
			isBusy(result) ? { type: 'data' as const, result: data(undefined, { status: 503 }) } : result,
		]),
	)
}
