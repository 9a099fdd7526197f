// Notes of the staff about a person. The person does not see them; they go with the account.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { assertCan } from '#policies/policy.ts'
import { peoplePolicy } from '../policies.ts'
import * as store from '../store/notes.server.ts'
import { lockProfile } from '../store/people.server.ts'
import { note } from './audit.server.ts'

export const mostNotes = 100
const longest = 1_000

const uuid = z.uuid()

/** All notes about a person, newest first; one statement. @throws Refusal forbidden */
export async function personNotesOf(context: ServiceContext, userId: string) {
	assertCan(context, peoplePolicy, 'note')
	const rows = await store.notesOf(context.db, userId, mostNotes)
	return rows.map(({ writtenBy, ...row }) => ({
		...row,
		isOwn: writtenBy !== null && writtenBy === context.actor.userId,
	}))
}
export type PersonNote = Awaited<ReturnType<typeof personNotesOf>>[number]

/** @throws Refusal forbidden, not_found, invalid; conflict when there are too many */
export async function writePersonNote(
	context: ServiceContext,
	{ userId, text }: { userId: string; text: string },
): Promise<void> {
	assertCan(context, peoplePolicy, 'note')
	const words = text.replaceAll('\r\n', '\n').trim()
	if (words === '' || words.length > longest)
		throw new Refusal('invalid', `Please write a note of 1 to ${longest} characters.`)
	const id = uuid.safeParse(userId)
	await inTransaction(context, async (inner) => {
		const { db, now: createdAt, actor } = inner
		const person = id.success ? await lockProfile(db, id.data) : undefined
		if (!person) throw new Refusal('not_found', 'This account does not exist.')
		if ((await store.countNotes(db, person.id)) >= mostNotes)
			throw new Refusal(
				'conflict',
				`A person has at most ${mostNotes} notes. Delete one that is no longer needed.`,
			)
		const row = { id: randomUUID(), userId: person.id, text: words, writtenBy: actor.userId, createdAt }
		await store.insertNote(db, row)
		await note(inner, { event: 'person.noted', subject: person.id })
	})
}

/** Deletes a note that the actor wrote. @throws Refusal forbidden; not_found, also for another's note */
export async function deletePersonNote(
	context: ServiceContext,
	{ userId, noteId }: { userId: string; noteId: string },
): Promise<void> {
	assertCan(context, peoplePolicy, 'note')
	const writtenBy = context.actor.userId
	const isKnown = [userId, noteId].every((id) => uuid.safeParse(id).success)
	await inTransaction(context, async (inner) => {
		const isGone =
			isKnown && writtenBy !== null && (await store.deleteNote(inner.db, { id: noteId, userId, writtenBy }))
		if (!isGone) throw new Refusal('not_found', 'There is no such note of yours any more.')
		await note(inner, { event: 'person.note_deleted', subject: userId })
	})
}
