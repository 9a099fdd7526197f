// Comments by a design's link: who may write, what is refused, and what the link shows. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messages as designMessages } from '#designs/messages.ts'
import { allowComments, revokeShare, shareVersion } from '#designs/service/shares.server.ts'
import { designs } from '#designs/tables.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { commentedLink, commentInput, commenting } from '../../../tests/factories/comments.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import { newDesigner, saveTestDesign } from '../../../tests/factories/votes.ts'
import { messages } from '../messages.ts'
import { designBehindLink } from './link.server.ts'
import { commentsForOwner } from './manage.server.ts'
import { commentLimits } from '../rules/comment-form.ts'
import { designComments } from '../tables.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const { add, seen, listed, coachWithLink } = commenting(context, productId)

const stored = (designId: string) =>
	database.db.select().from(designComments).where(eq(designComments.designId, designId))

test('anyone with the link pins a comment, and everyone with it sees its number on the picture', async () => {
	const { designId, token } = await coachWithLink()
	expect(await seen(token)).toMatchObject({ allowsComments: true, isOwner: false, comments: [], pins: [] })
	await add(token)
	await add(token, { place: { piece: '', view: 'back', xIn: 0, yIn: 37 }, name: 'Alex', text: 'Two\nlines' })
	const { comments, pins, places } = await seen(token)
	expect(comments).toMatchObject([
		{
			number: 1,
			version: 1,
			name: 'Sam',
			text: 'Please move the number up.',
			isResolved: false,
			answers: [],
		},
		{ number: 2, version: 1, name: 'Alex', text: 'Two\nlines', place: 'Back' },
	])
	expect(comments[0]?.place).toMatch(/^Front: /)
	expect(pins).toMatchObject([
		{ number: 1, piece: '', view: 'front', left: 50 },
		{ number: 2, piece: '', view: 'back', left: 0 },
	])
	expect(places.length).toBeGreaterThan(1)
	expect(await stored(designId)).toMatchObject([{ authorId: null }, { authorId: null }])
})

test('the places of comments are in the language of the page, with the same values', async () => {
	const { coach, designId, token } = await coachWithLink()
	await add(token)
	const [english, spanish] = [await seen(token), await designBehindLink(context, token, 'es')]
	expect([english.comments[0]?.place, spanish.comments[0]?.place]).toEqual([
		expect.stringMatching(/^Front: /),
		expect.stringMatching(/^Frente: /),
	])
	expect(spanish.pins[0]?.place).toBe(spanish.comments[0]?.place)
	expect(spanish.places.map(({ view }) => view)).toContain('Espalda')
	const valuesOf = ({ places }: typeof english) =>
		places.flatMap((view) => view.places.map(({ value }) => value))
	expect(valuesOf(spanish)).toEqual(valuesOf(english))
	const ofOwner = await commentsForOwner(coach, { designId, version: null, language: 'es' })
	expect(ofOwner.comments[0]?.place).toBe(spanish.comments[0]?.place)
})

test('the same form sent twice, also at once, makes one comment', async () => {
	const { designId, token } = await coachWithLink()
	const key = randomUUID()
	await Promise.all([add(token, { key }), add(token, { key }), add(token, { key })])
	await add(token, { key, text: 'Changed' })
	expect(await stored(designId)).toMatchObject([{ id: key, text: 'Please move the number up.' }])
	const other = await coachWithLink()
	await expect(add(other.token, { key })).rejects.toMatchObject({
		code: 'conflict',
		message: messages.formUsed,
	})
})

test('comments that arrive at once get different numbers, also by different links', async () => {
	const { coach, designId, token } = await coachWithLink()
	const second = await commentedLink(coach, designId)
	await Promise.all(Array.from({ length: 8 }, (_, at) => add(at % 2 ? token : second.token)))
	const numbers = (await stored(designId)).map(({ number }) => number)
	expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('a link takes and shows comments only while its owner allows it', async () => {
	const { coach, designId, token, shareId } = await coachWithLink()
	await add(token)
	const quiet = await shareVersion(coach, { designId, version: 1 })
	const closed = { code: 'conflict', message: messages.closed }
	await expect(add(quiet)).rejects.toMatchObject(closed)
	expect(await seen(quiet)).toMatchObject({ allowsComments: false, comments: [], pins: [], places: [] })
	await allowComments(coach, { designId, shareId, isAllowed: false })
	await expect(add(token)).rejects.toMatchObject(closed)
	expect((await seen(token)).comments).toEqual([])
	expect(await listed(coach, designId)).toHaveLength(1)
	await allowComments(coach, { designId, shareId, isAllowed: true })
	await allowComments(coach, { designId, shareId, isAllowed: true })
	expect((await seen(token)).comments).toHaveLength(1)
})

test('only the owner decides on comments, and not on a revoked link', async () => {
	const { coach, designId, shareId } = await coachWithLink()
	const other = await coachWithLink()
	const change = { designId, shareId, isAllowed: false }
	const notFound = { code: 'not_found' }
	for (const stranger of [other.coach, await newDesigner(context, ['admin'])])
		await expect(allowComments(stranger, change)).rejects.toMatchObject(notFound)
	await expect(allowComments(other.coach, { ...change, designId: other.designId })).rejects.toMatchObject(
		notFound,
	)
	await expect(allowComments(context, change)).rejects.toMatchObject({ code: 'signed_out' })
	for (const id of [randomUUID(), 'none'])
		await expect(allowComments(coach, { ...change, shareId: id })).rejects.toMatchObject(notFound)
	await revokeShare(coach, { designId, shareId })
	await expect(allowComments(coach, change)).rejects.toMatchObject({ message: designMessages.linkRevoked })
})

test('a revoked link, an unknown one and one of a deleted design are refused, each with its message', async () => {
	const { coach, designId, token, shareId } = await coachWithLink()
	await revokeShare(coach, { designId, shareId })
	await expect(add(token)).rejects.toMatchObject({ code: 'not_found', message: designMessages.linkRevoked })
	const gone = { code: 'not_found', message: designMessages.linkNotFound }
	for (const none of ['A'.repeat(43), 'short', '']) await expect(add(none)).rejects.toMatchObject(gone)
	const deleted = await coachWithLink()
	await database.db.delete(designs).where(eq(designs.id, deleted.designId))
	await expect(add(deleted.token)).rejects.toMatchObject(gone)
	expect(await stored(designId)).toEqual([])
})

test('a comment that is written while the link is revoked arrives before or is refused', async () => {
	const { coach, designId, token, shareId } = await coachWithLink()
	const [written] = await Promise.allSettled([add(token), revokeShare(coach, { designId, shareId })])
	expect(await stored(designId)).toHaveLength(written.status === 'fulfilled' ? 1 : 0)
})

test('a place outside the garment is refused', async () => {
	const { designId, token } = await coachWithLink()
	const { place } = commentInput()
	for (const wrong of [
		{ ...place, xIn: 400 },
		{ ...place, yIn: 37.6 },
		{ ...place, piece: 'pants' },
	])
		await expect(add(token, { place: wrong })).rejects.toMatchObject({
			code: 'invalid',
			message: messages.noPlace,
		})
	expect(await stored(designId)).toEqual([])
})

test('a network that comments very often waits, and a design takes a number of comments at most', async () => {
	const { designId, token } = await coachWithLink()
	const clientAddress = randomUUID()
	for (let turn = 0; turn < 40; turn += 1) await add(token, {}, { clientAddress })
	await expect(add(token, {}, { clientAddress })).rejects.toMatchObject({
		code: 'too_many',
		message: messages.tooMany,
	})
	const { place, ...rest } = commentInput()
	const rows = Array.from({ length: commentLimits.perDesign - 40 }, (_, at) => ({
		...rest,
		...place,
		id: randomUUID(),
		designId,
		version: 1,
		number: 41 + at,
		createdAt: context.now,
	}))
	await database.db.insert(designComments).values(rows)
	await expect(add(token)).rejects.toMatchObject({ code: 'conflict', message: messages.designFull })
	expect((await seen(token)).pins).toHaveLength(commentLimits.perDesign)
})

test('comments stay with the version that they were made on', async () => {
	const { coach, designId, token } = await coachWithLink()
	await add(token, { text: 'On the first' })
	await saveTestDesign(coach, productId, { designId, baseVersion: 1, config: { primaryColor: '#8b1e2d' } })
	const second = await commentedLink(coach, designId, 2)
	await add(second.token, { text: 'On the second' })
	expect((await seen(token)).comments).toMatchObject([{ number: 1, version: 1, text: 'On the first' }])
	expect((await seen(second.token)).comments).toMatchObject([
		{ number: 2, version: 2, text: 'On the second' },
	])
})

test('a comment on a kit belongs to one of its pieces', async () => {
	const coach = await newDesigner(context)
	const [designId] = await insertKitDesign(coach, await insertUniform(context))
	const { token } = await commentedLink(coach, designId)
	await add(token, { place: { piece: 'pants', view: 'front', xIn: 15, yIn: 12 } })
	const { comments, pins } = await seen(token)
	expect(comments[0]?.place).toMatch(/^Pants, front/)
	expect(pins).toMatchObject([{ piece: 'pants', view: 'front' }])
	await expect(add(token)).rejects.toMatchObject({ code: 'invalid' })
})

test('the writer’s account is recorded and never shown; the owner is recognized', async () => {
	const { coach, designId, token } = await coachWithLink()
	const writer = await newDesigner(context)
	await add(token, {}, { by: writer })
	expect(await stored(designId)).toMatchObject([{ authorId: writer.actor.userId, notifiedAt: null }])
	expect(JSON.stringify((await seen(token)).comments)).not.toContain(writer.actor.userId)
	expect((await seen(token, coach)).isOwner).toBe(true)
	expect((await seen(token, writer)).isOwner).toBe(false)
})
