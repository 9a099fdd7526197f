// Messages about players who are deleted from a roster.
import { eraseMessages } from '#mail/service/erase.server.ts'
import type { DeletesOfPlayers } from '#rosters/dependencies.server.ts'
import { idsOfPlayers } from '../store/messages.server.ts'

/** Takes them from the outbox, which has the family's address; what waits is not sent. */
export const eraseMessagesAbout: DeletesOfPlayers = async (inner, { rosterIds }) =>
	eraseMessages(inner, await idsOfPlayers(inner.db, rosterIds))
