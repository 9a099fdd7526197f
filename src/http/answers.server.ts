// Maps a Refusal to the response for a browser.
import { data } from 'react-router'
import { isAway } from '#database/failures.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal, type RefusalCode } from '#kit/errors.ts'
import type { ToastMessage } from '#ui/toast.tsx'
import { refusedToast } from '#ui/outcomes.ts'

/** A code without a status does not compile. */
export const statusOf: Record<RefusalCode, number> = {
	invalid: 400,
	signed_out: 401,
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	too_many: 429,
}

/** Runs a use case for a loader: a Refusal becomes an error page with its own message. */
export async function orNotFound<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work()
	} catch (failure) {
		if (failure instanceof Refusal) throw data(failure.message, { status: statusOf[failure.code] })
		throw failure
	}
}

/** Of every answer about a person or an order: no cache stores it. */
export const noStore = { 'Cache-Control': 'private, no-store' }

/** Export as `headers` of such a page. */
export const noStoreHeaders = (): HeadersInit => noStore

/** Data of a loader or action of such a page, with its status. */
export const noStoreData = <Body>(body: Body, status = 200) => data(body, { status, headers: noStore })

/** JSON for a script of such a page. */
export const noStoreJson = (body: unknown, status = 200): Response =>
	Response.json(body, { status, headers: noStore })

/** Whether a failure already determines the response: a refusal, a redirect, or an unavailable database (503). */
export const isAnswer = (failure: unknown): boolean =>
	failure instanceof Refusal || failure instanceof Response || isAway(failure)

/** Like `orNotFound`; logs any other failure and shows `message` with status 500 (spec §8). */
export const foundOr = <Result>(
	{ log }: Pick<ServiceContext, 'log'>,
	message: string,
	work: () => Promise<Result>,
): Promise<Result> =>
	orNotFound(async () => {
		try {
			return await work()
		} catch (failure) {
			if (isAnswer(failure)) throw failure
			log.error({ err: failure }, message)
			throw data(message, { status: 500, headers: noStore })
		}
	})

/**
 * Reads the list of a page. Spec §8: a failed list is only logged and stays empty; `init` answers 500, so that no cache
 * keeps the empty page. @throws Refusal as `read`
 */
export async function listOr<List>(
	{ log }: Pick<ServiceContext, 'log'>,
	empty: List,
	read: () => Promise<List>,
): Promise<{ list: List; init: ResponseInit }> {
	try {
		return { list: await read(), init: {} }
	} catch (failure) {
		if (isAnswer(failure)) throw failure
		log.error({ err: failure }, 'list not read')
		return { list: empty, init: { status: 500, headers: noStore } }
	}
}

/** A refusal as a page shows it; `detail` is the refusal's own message. */
export type Toast = ToastMessage & { detail: string }

/** Runs a use case for an action: a Refusal becomes a toast with the matching status. */
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
			toast: refusedToast(title, failure.message),
		}
	}
}

type Answered = { loaderHeaders: Headers; errorHeaders: Headers | undefined }

/**
 * Lets the page cache store this page for visitors: any catalog change drops it, else it is renewed after a minute.
 * A `Cache-Control` of the loader's own response or error takes precedence.
 */
export const cacheableHeaders = (answered?: Answered): HeadersInit => ({
	'Cache-Control':
		answered?.errorHeaders?.get('Cache-Control') ??
		answered?.loaderHeaders.get('Cache-Control') ??
		'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
})
