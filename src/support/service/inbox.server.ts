// Messages of visitors, for the staff.
import { assertCan } from '#policies/policy.ts'
import { supportPolicy } from '../policies.ts'
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { cursorIn, cursorOf } from '#kit/cursor.ts'
import { Refusal } from '#kit/errors.ts'
import { messagesOf, setAnswered } from '../store/messages.server.ts'

export const messagesPerPage = 30

const uuid = z.uuid()

export type Asked = {
	/** Only messages without an answer. */
	isOpen: boolean
	before: string | null
}

/** Newest first; one statement. @throws Refusal forbidden */
export async function supportInbox(context: ServiceContext, { isOpen, before }: Asked) {
	assertCan(context, supportPolicy, 'read')
	const limit = messagesPerPage + 1
	const rows = await messagesOf(context.db, { isOpen, before: cursorIn(before), limit })
	const messages = rows.slice(0, messagesPerPage)
	const last = messages.at(-1)
	return {
		messages,
		older: rows.length > messagesPerPage && last ? cursorOf({ at: last.createdAt, id: last.id }) : null,
	}
}
export type SupportInbox = Awaited<ReturnType<typeof supportInbox>>

/**
 * Marks a message as answered, or as open again.
 * @throws Refusal forbidden; not_found when it is gone, conflict when another person changed it first
 */
export async function markAnswered(
	context: ServiceContext,
	{ messageId, isAnswered }: { messageId: string; isAnswered: boolean },
): Promise<void> {
	assertCan(context, supportPolicy, 'read')
	const id = uuid.safeParse(messageId)
	if (!id.success) throw new Refusal('not_found', 'This message is not there any more.')
	await inTransaction(context, async (inner) => {
		const by = isAnswered ? { at: inner.now, by: inner.actor.userId } : null
		if (!(await setAnswered(inner.db, id.data, by)))
			throw new Refusal(
				'conflict',
				'Someone else has already changed this message. Check its latest version.',
			)
		await note(inner, { event: isAnswered ? 'message.answered' : 'message.reopened', subject: id.data })
	})
}
