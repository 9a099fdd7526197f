// Messages of visitors, for the staff.
import { assertCan } from '#policies/policy.ts'
import { supportPolicy } from '../policies.ts'
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { cursorIn, cursorOf } from '#kit/cursor.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../messages.ts'
import { messagesOf, setAnswered, type MessagesAsked } from '../store/messages.server.ts'

export const messagesPerPage = 30

const uuid = z.uuid()

export type Asked = Partial<MessagesAsked> & { before: string | null }

/** Newest first; one statement. Ids that are none find nothing. @throws Refusal forbidden */
export async function supportInbox(
	context: ServiceContext,
	{ isOpen = false, alikeId = null, userId = null, before }: Asked,
) {
	assertCan(context, supportPolicy, 'read')
	if ([alikeId, userId].some((id) => id !== null && !uuid.safeParse(id).success))
		return { messages: [], older: null }
	const asked = { isOpen, alikeId, userId, before: cursorIn(before), limit: messagesPerPage + 1 }
	const rows = await messagesOf(context.db, asked)
	const shown = rows.slice(0, messagesPerPage)
	const last = shown.at(-1)
	return {
		messages: shown,
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
	if (!id.success) throw new Refusal('not_found', messages.notFound)
	await inTransaction(context, async (inner) => {
		const by = isAnswered ? { at: inner.now, by: inner.actor.userId } : null
		if (!(await setAnswered(inner.db, id.data, by))) throw new Refusal('conflict', messages.changed)
		await note(inner, { event: isAnswered ? 'message.answered' : 'message.reopened', subject: id.data })
	})
}
