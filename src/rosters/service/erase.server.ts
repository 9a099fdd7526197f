// What happens to a family's contact when a person's account is deleted, and a player's rows in their data export.
import type { ServiceContext } from '#database/context.server.ts'
import { eraseMessagesTo } from '#mail/service/erase.server.ts'
import { eraseContacts } from '../store/changes.server.ts'
import { rowsOfUser } from '../store/rows.server.ts'

/**
 * Takes the parent's name and addresses from the person's rows, and the messages to them from the outbox; an address that
 * is also of a sibling or of another person keeps its messages. Run it in the transaction that deletes the account, before
 * the profile is deleted.
 */
export const eraseFamily = async (inner: Pick<ServiceContext, 'db'>, userId: string): Promise<void> =>
	eraseMessagesTo(inner, await eraseContacts(inner.db, userId))

const mostExported = 100

/** What the rosters of teams say of a player with an account. */
export const rosterForExport = ({ db }: Pick<ServiceContext, 'db'>, userId: string) =>
	rowsOfUser(db, userId, mostExported)
