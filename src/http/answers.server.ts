// From a Refusal to the answer a browser gets.
import { data } from 'react-router'
import { Refusal, type RefusalCode } from '#kit/errors.ts'
import type { ToastMessage } from '#ui/toast.tsx'

/** A code without a status does not compile. */
export const statusOf: Record<RefusalCode, number> = {
	invalid: 400,
	signed_out: 401,
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	too_many: 429,
}

/** Runs a use case for a loader: a Refusal becomes the page's error answer with its own message. */
export async function orNotFound<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work()
	} catch (failure) {
		if (failure instanceof Refusal) throw data(failure.message, { status: statusOf[failure.code] })
		throw failure
	}
}

/** What was refused, as a page shows it; `detail` is the refusal's own message. */
export type Toast = ToastMessage & { detail: string }

/** Runs a use case for an action: a Refusal becomes a toast, with the status that fits it. */
export async function answer<Result>(
	title: string,
	work: () => Promise<Result>,
): Promise<{ ok: true; result: Result } | { ok: false; status: number; toast: Toast }> {
	try {
		return { ok: true, result: await work() }
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return {
			ok: false,
			status: statusOf[failure.code],
			toast: { id: 'refused', tone: 'error', title, detail: failure.message },
		}
	}
}

/** Lets the page cache keep this page for visitors: any change of the catalog drops it, else it is renewed after a minute. */
export const cacheableHeaders = (): HeadersInit => ({
	'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
})
