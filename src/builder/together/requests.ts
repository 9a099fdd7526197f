// Requests of a page that edits a design together with others.
import type { TogetherRequest, TogetherResult } from '#co-design/schemas.ts'
import { togetherUrl } from '#co-design/urls.ts'
import { sendPageRequest, type PageAnswer } from '#http/page-requests.ts'

const unreachable = 'The shop could not be reached. Check your connection and try again.'

/** Never throws: failures are in the answer, with status 0 when there was no response. */
export const sendTogether = <Asked extends TogetherRequest>(
	asked: Asked,
	options: { keepalive?: boolean; signal?: AbortSignal } = {},
): Promise<PageAnswer<TogetherResult[Asked['intent']]>> =>
	sendPageRequest({ address: togetherUrl, body: asked, messageFor: () => unreachable, ...options })

/** Refused for good; any other failure is tried again. */
export const isRefused = (status: number) => [400, 403, 409, 413].includes(status)

/** Shorter when one of the signals is aborted. */
export const pause = (ms: number, signals: readonly AbortSignal[]) =>
	new Promise<void>((resolve) => {
		const done = new AbortController()
		const go = () => {
			clearTimeout(timer)
			done.abort()
			resolve()
		}
		const timer = setTimeout(go, ms)
		for (const target of signals) target.addEventListener('abort', go, { signal: done.signal })
	})
