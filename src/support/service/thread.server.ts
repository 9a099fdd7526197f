// One message with its answers and notes, for the staff: reading, answering, noting.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { Language } from '#kit/language.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { deliveryOf } from '#mail/service/failed.server.ts'
import { supportAnswerMail } from '#mail/templates/support-mails.ts'
import { assertCan } from '#policies/policy.ts'
import { messages } from '../messages.ts'
import { supportPolicy } from '../policies.ts'
import { AnswerText, NoteText, referenceOf } from '../schemas.ts'
import { messagesOf, setAnswered } from '../store/messages.server.ts'
import * as store from '../store/thread.server.ts'

export const mostEntries = 200
/** Other messages of the same address that are listed beside one. */
export const alikeShown = 10

const uuid = z.uuid()
const idIn = (text: string): string => {
	const id = uuid.safeParse(text)
	if (!id.success) throw new Refusal('not_found', messages.notFound)
	return id.data
}

/** A message, what the staff wrote about it, and others of its address, in four statements. @throws Refusal forbidden, not_found */
export async function messageThread(context: ServiceContext, messageId: string) {
	assertCan(context, supportPolicy, 'read')
	const { db } = context
	const id = idIn(messageId)
	const message = await store.messageById(db, id)
	if (!message) throw new Refusal('not_found', messages.notFound)
	const entries = await store.entriesOf(db, id, mostEntries)
	const mailIds = entries.flatMap(({ mailId }) => mailId ?? [])
	const deliveries = await deliveryOf(context, mailIds)
	const asked = { isOpen: false, alikeId: id, userId: null, before: null, limit: alikeShown + 2 }
	const alike = (await messagesOf(db, asked)).filter((other) => other.id !== id)
	return {
		message: { ...message, reference: referenceOf(id) },
		entries: entries.map(({ mailId, ...entry }) => ({
			...entry,
			/** Null for a note, and once the outbox has forgotten the mail. */
			delivery: deliveries.get(mailId ?? '') ?? null,
		})),
		answers: entries.filter(({ kind }) => kind === 'answer').length,
		alike: alike
			.slice(0, alikeShown)
			.map((other) => ({ ...other, isLater: other.createdAt > message.createdAt })),
		hasMoreAlike: alike.length > alikeShown,
	}
}
export type MessageThread = Awaited<ReturnType<typeof messageThread>>

export type NewAnswer = {
	messageId: string
	text: string
	/** How many answers its writer has seen. */
	seen: number
	/** Of what the mail says around the answer. */
	language?: Language | undefined
}

/** Locks a message that can take one more entry. @throws Refusal not_found, conflict */
async function lockedMessage({ db }: ServiceContext, messageId: string) {
	const message = await store.lockMessage(db, messageId)
	if (!message) throw new Refusal('not_found', messages.notFound)
	const counts = await store.countEntries(db, messageId)
	if (counts.all >= mostEntries) throw new Refusal('conflict', messages.full)
	return { message, counts }
}

/** Line breaks as one character, as fields count them. @throws Refusal invalid */
function textIn(schema: z.ZodType<string>, text: string): string {
	const read = schema.safeParse(text.replaceAll('\r\n', '\n'))
	if (!read.success) throw new Refusal('invalid', read.error.issues[0]?.message ?? '')
	return read.data
}

/**
 * Mails an answer to the sender and marks the message as answered.
 * @throws Refusal forbidden, not_found, invalid; conflict when another answer was sent meanwhile
 */
export async function answerMessage(
	context: ServiceContext,
	{ sendMail, sender, supportTo }: Pick<MailDependencies, 'sendMail' | 'sender' | 'supportTo'>,
	{ messageId, text, seen, language = 'en' }: NewAnswer,
): Promise<void> {
	assertCan(context, supportPolicy, 'read')
	const id = idIn(messageId)
	const answer = textIn(AnswerText, text)
	await inTransaction(context, async (inner) => {
		const { db, now, actor } = inner
		const { message, counts } = await lockedMessage(inner, id)
		if (counts.answers !== seen) throw new Refusal('conflict', messages.answeredMeanwhile)
		const mailId = randomUUID()
		const facts = { ...message, reference: referenceOf(id), answer, replyTo: supportTo, language }
		await sendMail(inner, { ...supportAnswerMail(facts, sender), id: mailId })
		await store.insertEntry(db, {
			id: randomUUID(),
			messageId: id,
			kind: 'answer',
			text: answer,
			writtenBy: actor.userId,
			mailId,
			createdAt: now,
		})
		await setAnswered(db, id, { at: now, by: actor.userId })
		await note(inner, { event: 'message.answered', subject: id })
	})
}

/** Adds a note that only the staff reads. @throws Refusal forbidden, not_found, invalid, conflict */
export async function noteOnMessage(
	context: ServiceContext,
	{ messageId, text }: { messageId: string; text: string },
): Promise<void> {
	assertCan(context, supportPolicy, 'read')
	const id = idIn(messageId)
	const words = textIn(NoteText, text)
	await inTransaction(context, async (inner) => {
		const { db, now: createdAt, actor } = inner
		await lockedMessage(inner, id)
		const writtenBy = actor.userId
		await store.insertEntry(db, {
			id: randomUUID(),
			messageId: id,
			kind: 'note',
			text: words,
			writtenBy,
			createdAt,
		})
		await note(inner, { event: 'message.noted', subject: id })
	})
}

/** Deletes a message with its answers and notes; what was mailed stays with its reader. @throws Refusal forbidden, not_found */
export async function deleteMessage(context: ServiceContext, messageId: string): Promise<void> {
	assertCan(context, supportPolicy, 'delete')
	const id = idIn(messageId)
	await inTransaction(context, async (inner) => {
		if (!(await store.deleteMessage(inner.db, id))) throw new Refusal('not_found', messages.notFound)
		await note(inner, { event: 'message.deleted', subject: id })
	})
}
