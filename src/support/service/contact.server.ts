// Saves and mails messages from visitors to the shop.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { supportMail } from '#mail/templates/support-mails.ts'
import type { SupportMessage } from '../schemas.ts'
import { insertMessage } from '../store/messages.server.ts'

/** People ask once or twice; scripts keep sending. */
export const messagesPerHour = 5
const hourMs = 3_600_000

export type SentMessage = {
	message: SupportMessage
	clientAddress: string
	/** Mails the message to the shop's support address, when one is configured. */
	dependencies: Pick<MailDependencies, 'sendMail' | 'sender' | 'supportTo'>
}

/**
 * Saves a message for the staff and mails it. The client address limits the rate and is stored only as a salted hash.
 * @returns the id of the message. @throws Refusal too_many
 */
export function sendMessage(
	context: ServiceContext,
	{ message, clientAddress, dependencies }: SentMessage,
): Promise<string> {
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const limit = { name: 'support', subject: clientAddress, turns: messagesPerHour, windowMs: hourMs }
		if (!(await takeTurn(db, now, limit)))
			throw new Refusal(
				'too_many',
				'You have sent several messages within the hour. Please wait a little, or call us.',
			)
		if (dependencies.supportTo)
			await dependencies.sendMail(inner, supportMail(message, dependencies.supportTo, dependencies.sender))
		return insertMessage(db, { ...message, userId: inner.actor.userId }, now)
	})
}
