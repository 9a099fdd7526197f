// Sends the roster page's requests to the server. Typed text stays on the page for every answer.
import type { RosterRequest } from '../schemas.ts'
import type { RosterAnswer } from '../views.ts'

const unreachable =
	'The shop could not be reached. Everything is still here: check your connection and try again.'
const words: Record<number, string> = {
	401: 'You are signed out. Sign in again in another tab, then save here: everything is still here.',
	403: 'You may not change this roster any more. Everything is still here.',
	413: 'That is more than one roster can take. Everything is still here.',
	503: 'The shop is very busy. Everything is still here: try again in a moment.',
}

const isAnswer = (body: unknown): body is RosterAnswer =>
	typeof body === 'object' && body !== null && 'ok' in body && typeof body.ok === 'boolean'

/** Never throws: the answer contains the failure, with status 0 when there was no response. */
export async function sendRosterRequest<Asked extends RosterRequest>(
	portalId: string,
	asked: Asked,
): Promise<RosterAnswer<Asked['intent']>> {
	try {
		const response = await fetch(`/portal/${portalId}/roster/actions`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
			body: JSON.stringify(asked),
		})
		const isJson = (response.headers.get('content-type') ?? '').includes('json')
		const body: unknown = isJson ? await response.json() : null
		// Cast: the route answers each intent with its type in `RosterResult`.
		if (isAnswer(body)) return body as RosterAnswer<Asked['intent']>
		return { ok: false, status: response.status, message: words[response.status] ?? unreachable }
	} catch {
		return { ok: false, status: 0, message: unreachable }
	}
}
