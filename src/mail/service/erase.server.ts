// Messages that are deleted before their time, because the person is gone whom they were written to.
import type { ServiceContext } from '#database/context.server.ts'
import * as store from '../store/outbox.server.ts'

/** Deletes all messages to these mail addresses and phone numbers; what waits is not sent. */
export async function eraseMessagesTo(
	{ db }: Pick<ServiceContext, 'db'>,
	addresses: readonly string[],
): Promise<void> {
	const recipients = addresses.map((address) => address.toLowerCase()).filter(Boolean)
	if (recipients.length > 0) await store.deleteMessagesTo(db, recipients)
}

/** Deletes these messages; what waits is not sent. Ids that are not there are ignored. */
export async function eraseMessages(
	{ db }: Pick<ServiceContext, 'db'>,
	ids: readonly string[],
): Promise<void> {
	if (ids.length > 0) await store.deleteMessages(db, ids)
}
