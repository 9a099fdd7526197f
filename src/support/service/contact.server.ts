// Messages of visitors to the shop.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { supportMail } from '#mail/templates/support-mail.ts'
import type { SupportMessage } from '../schemas.ts'
import { insertMessage } from '../store/messages.server.ts'

/** A person asks once or twice; a script does not stop. */
export const messagesPerHour = 5
const hourMs = 3_600_000

export type SentMessage = {
	message: SupportMessage
	clientAddress: string
	/** Carries the message to where the shop reads its mail, when somebody said where that is. */
	dependencies: Pick<MailDependencies, 'sendMail' | 'sender' | 'supportTo'>
}

/**
 * Keeps a message for the people who answer and mails it to them. The address limits how many arrive and is kept as a salted hash alone.
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
		return insertMessage(db, message, now)
	})
}
