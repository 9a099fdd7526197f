// Messages of visitors to the shop.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { SupportMessage } from './schemas.ts'
import { insertMessage } from './store.server.ts'

/** A person asks once or twice; a script does not stop. */
export const messagesPerHour = 5
const hourMs = 3_600_000

/**
 * Keeps a message for the people who answer. The address limits how many arrive and is kept as a salted hash alone.
 * @returns the id of the message. @throws Refusal too_many
 */
export function sendMessage(
	context: ServiceContext,
	{ message, clientAddress }: { message: SupportMessage; clientAddress: string },
): Promise<string> {
	return inTransaction(context, async ({ db, now }) => {
		const limit = { name: 'support', subject: clientAddress, turns: messagesPerHour, windowMs: hourMs }
		if (!(await takeTurn(db, now, limit)))
			throw new Refusal(
				'too_many',
				'You have sent several messages within the hour. Please wait a little, or call us.',
			)
		return insertMessage(db, message, now)
	})
}
