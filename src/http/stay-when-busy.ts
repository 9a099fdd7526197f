// In the browser: a page whose form met a busy shop stays as it is, with all typed input.
import { data, isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from 'react-router'
import { showToast } from '#ui/show-toast.ts'

// Messages for a shop that could not answer in time: nothing was done and retrying is safe.

/** Seconds until a retry makes sense, for `Retry-After`. */
export const retryAfterSeconds = 5

export const busyMessages = {
	title: 'The shop is very busy',
	/** A page that was requested. */
	shown: 'We could not show this just now. Try again in a moment.',
	/** A form that was sent. */
	sent: 'We could not finish that just now. Try again in a moment: what you typed is kept.',
	/** A form that was sent and is not repeated on a page: passwords. */
	goBack: 'We could not finish that just now. Go back in a moment and send the form again.',
} as const

const isBusy = ({ type, result }: DataStrategyResult) =>
	type === 'error' && isRouteErrorResponse(result) && result.status === 503

/** For the root's `clientMiddleware`. Navigation to a busy page shows the error page. */
export const stayWhenBusy: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
	{ request },
	next,
) => {
	const results = await next()
	if (request.method === 'GET' || !Object.values(results).some(isBusy)) return results
	showToast({ tone: 'error', title: busyMessages.title, detail: busyMessages.sent })
	return Object.fromEntries(
		Object.entries(results).map(([route, result]) => [
			route,
			isBusy(result) ? { type: 'data' as const, result: data(undefined, { status: 503 }) } : result,
		]),
	)
}
