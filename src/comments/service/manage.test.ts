// What an owner does with comments: answer, resolve, delete; mails, export and deletion. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#accounts/tables.ts'
import type { Mail } from '#mail/templates/content.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { commentedLink, commenting } from '../../../tests/factories/comments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import { newDesigner, saveTestDesign } from '../../../tests/factories/votes.ts'
import { messages } from '../messages.ts'
import { commentLimits } from '../rules/comment-form.ts'
import { designCommentAnswers, designComments } from '../tables.ts'
import {
	answerComment,
	commentsForExport,
	commentsForOwner,
	commentsInBuilder,
	deleteComment,
	resolveComment,
} from './manage.server.ts'
import { notifyOwners } from './notify.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const { add, seen, listed, coachWithLink } = commenting(context, productId)

const answerOf = (text = 'Done, thank you.') => ({ key: randomUUID(), text })

async function commented() {
	const link = await coachWithLink()
	await add(link.token)
	const [comment] = await listed(link.coach, link.designId)
	return { ...link, comment: { designId: link.designId, commentId: comment?.id ?? '' } }
}

test('the owner answers, and everyone with the link sees it once', async () => {
	const { coach, designId, token, comment } = await commented()
	const answer = answerOf()
	await answerComment(coach, { ...comment, answer })
	await answerComment(coach, { ...comment, answer })
	expect((await seen(token)).comments).toMatchObject([{ answers: [{ text: 'Done, thank you.' }] }])
	await add(token)
	const [, second] = await listed(coach, designId)
	await expect(answerComment(coach, { designId, commentId: second?.id ?? '', answer })).rejects.toMatchObject(
		{ code: 'conflict', message: messages.formUsed },
	)
	for (let more = 1; more < commentLimits.answers; more += 1)
		await answerComment(coach, { ...comment, answer: answerOf() })
	await expect(answerComment(coach, { ...comment, answer: answerOf() })).rejects.toMatchObject({
		code: 'conflict',
		message: messages.answersFull,
	})
})

test('a comment is resolved and opened again; the second click changes nothing', async () => {
	const { coach, token, comment } = await commented()
	await resolveComment(coach, { ...comment, isResolved: true })
	await resolveComment({ ...coach, now: new Date('2030-01-01') }, { ...comment, isResolved: true })
	expect((await seen(token)).comments).toMatchObject([{ isResolved: true }])
	const [row] = await database.db
		.select()
		.from(designComments)
		.where(eq(designComments.id, comment.commentId))
	expect(row?.resolvedAt).toEqual(context.now)
	await resolveComment(coach, { ...comment, isResolved: false })
	expect((await seen(token)).pins).toMatchObject([{ isResolved: false }])
})

test('a deleted comment is gone with its answers, and its number is not given to a comment before it', async () => {
	const { coach, designId, token, comment } = await commented()
	await add(token)
	await answerComment(coach, { ...comment, answer: answerOf() })
	await deleteComment(coach, comment)
	expect((await listed(coach, designId)).map(({ number }) => number)).toEqual([2])
	const gone = { code: 'not_found', message: messages.notFound }
	await expect(deleteComment(coach, comment)).rejects.toMatchObject(gone)
	await expect(answerComment(coach, { ...comment, answer: answerOf() })).rejects.toMatchObject(gone)
	await expect(resolveComment(coach, { ...comment, isResolved: true })).rejects.toMatchObject(gone)
	const answers = database.db
		.select()
		.from(designCommentAnswers)
		.where(eq(designCommentAnswers.commentId, comment.commentId))
	expect(await answers).toEqual([])
})

test('comments of another person’s design answer as missing, whatever is asked of them', async () => {
	const { designId, comment } = await commented()
	const other = await commented()
	const notFound = { code: 'not_found' }
	const people = [other.coach, await newDesigner(context, ['csr', 'admin'])]
	for (const who of people)
		for (const asked of [
			comment,
			{ ...comment, commentId: 'none' },
			{ designId: 'none', commentId: 'none' },
		]) {
			await expect(commentsForOwner(who, { designId: asked.designId, version: null })).rejects.toMatchObject(
				notFound,
			)
			await expect(answerComment(who, { ...asked, answer: answerOf() })).rejects.toMatchObject(notFound)
			await expect(resolveComment(who, { ...asked, isResolved: true })).rejects.toMatchObject(notFound)
			await expect(deleteComment(who, asked)).rejects.toMatchObject(notFound)
		}
	// One's own design opens no comment of another one.
	const mixed = { designId: other.designId, commentId: comment.commentId }
	await expect(deleteComment(other.coach, mixed)).rejects.toMatchObject(notFound)
	await expect(answerComment(other.coach, { ...mixed, answer: answerOf() })).rejects.toMatchObject(notFound)
	for (const ask of [
		() => commentsForOwner(context, { designId, version: null }),
		() => answerComment(context, { ...comment, answer: answerOf() }),
		() => deleteComment(context, comment),
	])
		await expect(ask()).rejects.toMatchObject({ code: 'signed_out' })
	expect(await commentsInBuilder(other.coach, designId)).toEqual([])
	expect(await commentsInBuilder(context, designId)).toEqual([])
})

test('the owner sees the latest version with comments first, and the others by their numbers', async () => {
	const { coach, designId, token } = await commented()
	await saveTestDesign(coach, productId, { designId, baseVersion: 1, config: { primaryColor: '#8b1e2d' } })
	const only = await commentsForOwner(coach, { designId, version: null })
	expect(only).toMatchObject({ version: 1, latestVersion: 2, isAskedFor: true })
	expect(only.versions).toEqual([{ version: 1, comments: 1, open: 1 }])
	await add((await commentedLink(coach, designId, 2)).token)
	const latest = await commentsForOwner(coach, { designId, version: null })
	expect(latest).toMatchObject({ version: 2, comments: [{ number: 2, version: 2 }] })
	expect(latest.versions.map(({ version }) => version)).toEqual([2, 1])
	expect(await commentsForOwner(coach, { designId, version: 1 })).toMatchObject({ comments: [{ number: 1 }] })
	await expect(commentsForOwner(coach, { designId, version: 9 })).rejects.toMatchObject({ code: 'not_found' })
	await add(token)
	const inBuilder = await commentsInBuilder(coach, designId)
	expect(inBuilder.map(({ number, version }) => [number, version])).toEqual([
		[2, 2],
		[1, 1],
		[3, 1],
	])
	// Each knows where its pin belongs.
	for (const { at } of inBuilder) expect(at).toEqual({ piece: '', view: 'front', xIn: 15, yIn: 12 })
})

test('a design without comments opens at its latest version', async () => {
	const coach = await newDesigner(context)
	const [designId] = await insertKitDesign(coach, await insertUniform(context))
	const view = await commentsForOwner(coach, { designId, version: null })
	expect(view).toMatchObject({ version: 1, comments: [], isAskedFor: false })
	expect(view.pieces.map(({ name }) => name)).toEqual(['Jersey', 'Pants'])
	expect(await commentsInBuilder(coach, undefined)).toEqual([])
})

test('owners get one mail per design with what is new and open, and no text of a comment', async () => {
	const sent: Mail[] = []
	const mail = {
		sender: { publicUrl: 'https://shop.test' },
		sendMails: (_: unknown, mails: readonly Mail[]) => Promise.resolve(void sent.push(...mails)),
	}
	await notifyOwners(context, mail)
	sent.length = 0
	const { coach, designId, token, comment } = await commented()
	await add(token, { name: 'ZYXO', text: 'ZYXO is number 7' })
	await add(token)
	await add(token, {}, { by: coach })
	await resolveComment(coach, { ...comment, isResolved: true })
	const resolved = await commented()
	await resolveComment(resolved.coach, { ...resolved.comment, isResolved: true })
	expect(await notifyOwners(context, mail)).toBe(1)
	expect(sent).toMatchObject([
		{ to: `${coach.actor.userId}@example.test`, subject: '2 new comments on your design' },
	])
	expect(JSON.stringify(sent)).toContain(`https://shop.test/designs/${designId}/comments`)
	expect(JSON.stringify(sent)).not.toMatch(/ZYXO|number 7/)
	expect(await notifyOwners(context, mail)).toBe(0)
})

test('the export has the comments around a person, and with an account its comments and answers go', async () => {
	const { coach, designId, token, comment } = await commented()
	const writer = await newDesigner(context)
	await add(token, { text: 'By an account' }, { by: writer })
	await answerComment(coach, { ...comment, answer: answerOf('By the owner') })
	const owners = await commentsForExport(context, coach.actor.userId)
	expect(owners.comments.map(({ text, writtenByYou }) => [text, writtenByYou]).toSorted()).toEqual([
		['By an account', false],
		['Please move the number up.', false],
	])
	expect(owners.answers).toMatchObject([{ text: 'By the owner' }])
	const writers = await commentsForExport(context, writer.actor.userId)
	expect(writers).toMatchObject({ comments: [{ text: 'By an account', writtenByYou: true }], answers: [] })
	expect(JSON.stringify(writers)).not.toContain(designId)
	expect(JSON.stringify([owners, writers])).not.toContain(token)
	await database.db.delete(profiles).where(eq(profiles.id, writer.actor.userId))
	expect((await listed(coach, designId)).map(({ text }) => text)).toEqual(['Please move the number up.'])
	await database.db.delete(profiles).where(eq(profiles.id, coach.actor.userId))
	const left = database.db.select().from(designComments).where(eq(designComments.designId, designId))
	expect(await left).toEqual([])
})
