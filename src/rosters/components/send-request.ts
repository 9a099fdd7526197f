// Sends the roster page's requests to the server. Typed text stays on the page for every answer.
import { sendPageRequest, type PageAnswer } from '#http/page-requests.ts'
import type { RosterRequest } from '../schemas.ts'
import type { RosterResult } from '../views.ts'

const unreachable =
	'The shop could not be reached. Everything is still here: check your connection and try again.'
const messagesByStatus: Record<number, string> = {
	401: 'You are signed out. Sign in again in another tab, then save here: everything is still here.',
	403: 'You may not change this roster any more. Everything is still here.',
	413: 'That is more than one roster can take. Everything is still here.',
	503: 'The shop is very busy. Everything is still here: try again in a moment.',
}

/** Never throws: the answer contains the failure, with status 0 when there was no response. */
export const sendRosterRequest = <Asked extends RosterRequest>(
	portalId: string,
	asked: Asked,
): Promise<PageAnswer<RosterResult[Asked['intent']]>> =>
	sendPageRequest({
		address: `/portal/${portalId}/roster/actions`,
		body: asked,
		messageFor: (status) => messagesByStatus[status] ?? unreachable,
	})
