// Votes between designs: what their owners do, what stays as it was, and what becomes of it. On both engines.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, profiles } from '#accounts/tables.ts'
import { products } from '#catalog/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { designs } from '#designs/tables.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import type { IsoDate } from '#kit/time.ts'
import { drawPicture } from '#pictures/service/drawing.server.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertKitDesign, insertUniform } from '../../../tests/factories/designs.ts'
import {
	newDesigner,
	newDesigns,
	newVote,
	saveTestDesign,
	voteInput,
	voting,
} from '../../../tests/factories/votes.ts'
import { messages } from '../messages.ts'
import { designVoteBallots, designVoteChoices, designVotes } from '../tables.ts'
import {
	closeVote,
	createVote,
	deleteVote,
	myVotes,
	newVoteView,
	reopenVote,
	showResult,
	voteForOwner,
	votesForExport,
} from './manage.server.ts'
import { voteCard, votePicture } from './picture.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const store = diskStore(tmpdir())
const notFound = { code: 'not_found', message: messages.notFound }
const noLink = { code: 'not_found', message: messages.linkNotFound }

const at = <Context extends ServiceContext>(who: Context, instant: string): Context => ({
	...who,
	now: new Date(instant),
})
const { cast, seen, counts, coachWithVote } = voting(context, productId)

test('a vote that was closed by hand or by its day is opened again with its votes', async () => {
	const { coach, vote } = await coachWithVote()
	await cast(vote.token, 0, 'phone')
	const again = (who: ServiceContext, closesOn: string) =>
		reopenVote(who, { voteId: vote.id, closesOn: closesOn as IsoDate })
	await expect(again(coach, '2026-11-30')).rejects.toMatchObject({
		code: 'conflict',
		message: messages.openAlready,
	})
	await closeVote(coach, vote.id)
	await expect(closeVote(coach, vote.id)).rejects.toMatchObject({
		code: 'conflict',
		message: messages.closedAlready,
	})
	await expect(again(coach, '2026-11-19')).rejects.toMatchObject({ code: 'invalid' })
	await expect(again(coach, '2027-06-01')).rejects.toMatchObject({ code: 'invalid' })
	await again(coach, '2026-11-30')
	expect(await seen(vote.token)).toMatchObject({ isOpen: true, closesOn: '2026-11-30' })
	const later = at(coach, '2026-12-10T12:00:00Z')
	await expect(closeVote(later, vote.id)).rejects.toMatchObject({ code: 'conflict' })
	await again(later, '2026-12-12')
	await cast(vote.token, 1, 'tablet', later.now)
	expect(await counts(later, vote.id)).toEqual([1, 1])
})

test.each([0, 1, 7])('no vote is made of %i designs', async (count) => {
	const coach = await newDesigner(context)
	const ids = await newDesigns(coach, productId, count)
	await expect(createVote(coach, voteInput(coach, ids))).rejects.toMatchObject({
		code: 'invalid',
		message: messages.howMany,
	})
	expect(await myVotes(coach)).toEqual([])
})

test('six designs can be chosen; one twice is one', async () => {
	const coach = await newDesigner(context)
	const ids = await newDesigns(coach, productId, 6)
	expect((await newVote(coach, ids)).rows).toHaveLength(6)
	const twice = [ids[0] ?? '', ids[0] ?? '']
	await expect(createVote(coach, voteInput(coach, twice))).rejects.toMatchObject({ code: 'invalid' })
})

test('foreign, missing and unsold designs cannot be chosen, and a day outside the limits neither', async () => {
	const [coach, stranger] = [await newDesigner(context), await newDesigner(context)]
	const [own = ''] = await newDesigns(coach, productId, 1)
	const [foreign = ''] = await newDesigns(stranger, productId, 1)
	const former = await insertProduct(database.db)
	const unsold = await saveTestDesign(coach, former)
	await database.db.update(products).set({ status: 'archived' }).where(eq(products.id, former))
	for (const other of [foreign, randomUUID(), 'none', unsold])
		await expect(createVote(coach, voteInput(coach, [own, other]))).rejects.toMatchObject({
			code: 'invalid',
			message: messages.designGone,
		})
	const second = await saveTestDesign(coach, productId)
	for (const closesOn of ['2026-11-19', '2027-03-01'] as IsoDate[])
		await expect(createVote(coach, voteInput(coach, [own, second], { closesOn }))).rejects.toMatchObject({
			code: 'invalid',
		})
	expect(await myVotes(coach)).toEqual([])
})

test('the same form sent twice makes one vote, and no form makes one of another person', async () => {
	const { coach, designIds } = await coachWithVote()
	const form = voteInput(coach, designIds)
	const ids = [await createVote(coach, form), await createVote(coach, form)]
	expect(new Set(ids).size).toBe(1)
	expect(await myVotes(coach)).toHaveLength(2)
	const stranger = await newDesigner(context)
	const theirs = { ...form, designIds: await newDesigns(stranger, productId, 2) }
	await expect(createVote(stranger, theirs)).rejects.toMatchObject({ code: 'conflict' })
})

test('after fifty votes one is deleted before the next', async () => {
	const { coach, designIds } = await coachWithVote()
	for (let more = 1; more < 50; more += 1) await createVote(coach, voteInput(coach, designIds))
	await expect(createVote(coach, voteInput(coach, designIds))).rejects.toMatchObject({
		code: 'conflict',
		message: messages.tooManyVotes,
	})
})

test('a vote of another person answers as a missing one, whatever is asked of it', async () => {
	const { vote } = await coachWithVote()
	const closesOn = '2026-11-30' as IsoDate
	const people = [await newDesigner(context), await newDesigner(context, ['csr', 'admin'])]
	for (const who of people)
		for (const voteId of [vote.id, randomUUID(), 'none']) {
			await expect(voteForOwner(who, voteId)).rejects.toMatchObject(notFound)
			await expect(closeVote(who, voteId)).rejects.toMatchObject(notFound)
			await expect(reopenVote(who, { voteId, closesOn })).rejects.toMatchObject(notFound)
			await expect(showResult(who, { voteId, isShown: true })).rejects.toMatchObject(notFound)
			await expect(deleteVote(who, voteId)).rejects.toMatchObject(notFound)
		}
	const asVisitor = [
		() => myVotes(context),
		() => newVoteView(context, { query: '', chosenIds: [] }),
		() => voteForOwner(context, vote.id),
		() => closeVote(context, vote.id),
		() => deleteVote(context, vote.id),
	]
	for (const ask of asVisitor) await expect(ask()).rejects.toMatchObject({ code: 'signed_out' })
})

test('what is voted on stays as it was, and its owner sees that a newer version exists', async () => {
	const { coach, designIds, vote } = await coachWithVote()
	const [designId = ''] = designIds
	const picture = async () =>
		drawPicture(
			(
				await (
					await votePicture(context, store, { token: vote.token, position: '0', side: 'front' })
				).picture()
			).spec,
		)
	const before = await picture()
	const config = { teamName: 'Changed Team', primaryColor: '#8b1e2d' }
	await saveTestDesign(coach, productId, { designId, baseVersion: 1, config })
	expect(await picture()).toBe(before)
	expect((await voteForOwner(coach, vote.id)).rows[0]).toMatchObject({
		version: 1,
		latestVersion: 2,
		builderHref: `/builder/${productId}/${designId}?version=1`,
	})
})

test('the link opens front and back of its designs and a card, and nothing else', async () => {
	const { vote } = await coachWithVote()
	const asked = { token: vote.token, position: '1' }
	const [front, back] = [
		await votePicture(context, store, { ...asked, side: 'front' }),
		await votePicture(context, store, { ...asked, side: 'back' }),
	]
	expect(front.etag).not.toBe(back.etag)
	expect((await front.picture()).spec.view).toBe('front')
	expect((await back.picture()).spec.view).toBe('back')
	expect((await voteCard(context, store, vote.token)).spec.beside).toHaveLength(1)
	for (const position of ['2', '-1', 'a', ''])
		await expect(votePicture(context, store, { ...asked, position, side: 'front' })).rejects.toMatchObject(
			noLink,
		)
	await expect(voteCard(context, store, 'A'.repeat(43))).rejects.toMatchObject(noLink)
})

test('a kit is one design with all its pieces, and never shows its players', async () => {
	const coach = await newDesigner(context)
	const players = [{ name: 'ZYXO', number: '77', size: 'M', quantity: 1 }]
	const [lead] = await insertKitDesign(coach, await insertUniform(context), { players })
	const [other = ''] = await newDesigns(coach, productId, 1)
	const { token } = await newVote(coach, [lead, other])
	const view = await seen(token)
	expect(view.choices).toHaveLength(2)
	for (const side of ['front', 'back'] as const) {
		const found = await votePicture(context, store, { token, position: '0', side })
		const { spec } = await found.picture()
		expect([spec.view, ...(spec.beside ?? []).map((beside) => beside.view)]).toEqual([side, side])
		expect(drawPicture(spec)).not.toContain('ZYXO')
	}
	expect(JSON.stringify(view)).not.toContain('ZYXO')
})

test('the form offers saved designs that are sold, latest first, and keeps those that are chosen', async () => {
	const coach = await newDesigner(context)
	const [one = '', two = ''] = await newDesigns(coach, productId, 2)
	const offered = async (query: string, chosenIds: string[] = []) =>
		(await newVoteView(coach, { query, chosenIds })).cards.map(({ id }) => id)
	expect((await offered('')).toSorted()).toEqual([one, two].toSorted())
	expect(await offered('design 2')).toEqual([two])
	expect(await offered('design 2', [one])).toEqual([one, two])
	expect(await offered('nothing', [one, randomUUID(), 'none'])).toEqual([one])
})

test('a deleted vote opens nothing any more, and leaves its designs', async () => {
	const { coach, designIds, vote } = await coachWithVote()
	await cast(vote.token, 0, 'phone')
	await deleteVote(coach, vote.id)
	await expect(seen(vote.token)).rejects.toMatchObject(noLink)
	await expect(deleteVote(coach, vote.id)).rejects.toMatchObject(notFound)
	const ballots = database.db.select().from(designVoteBallots).where(eq(designVoteBallots.voteId, vote.id))
	expect(await ballots).toEqual([])
	const [left] = await database.db
		.select()
		.from(designs)
		.where(eq(designs.id, designIds[0] ?? ''))
	expect(left?.version).toBe(1)
})

test('the export has a person’s votes and results; with the account all of them go', async () => {
	const { coach, designIds, vote } = await coachWithVote()
	await coachWithVote()
	await cast(vote.token, 0, 'phone')
	const { userId } = coach.actor
	const exported = await votesForExport(context, userId)
	expect(exported).toMatchObject([
		{
			id: vote.id,
			title: 'Home jersey',
			ballots: 1,
			designs: [
				{ designId: designIds[0], version: 1, name: 'Design 1', votes: 1 },
				{ designId: designIds[1], version: 1, name: 'Design 2', votes: 0 },
			],
		},
	])
	expect(JSON.stringify(exported)).not.toContain(vote.token)
	await database.db.delete(profiles).where(eq(profiles.id, userId))
	for (const rows of [
		database.db.select().from(designVotes).where(eq(designVotes.id, vote.id)),
		database.db.select().from(designVoteChoices).where(eq(designVoteChoices.voteId, vote.id)),
		database.db.select().from(designVoteBallots).where(eq(designVoteBallots.voteId, vote.id)),
	])
		expect(await rows).toEqual([])
	expect(await votesForExport(context, userId)).toEqual([])
})

test('creating, closing and deleting a vote is recorded once each, without its title', async () => {
	const coach = await newDesigner(context)
	const input = voteInput(coach, await newDesigns(coach, productId, 2), { title: 'Secret plans' })
	const id = await createVote(coach, input)
	await createVote(coach, input)
	await closeVote(coach, id)
	await expect(closeVote(coach, id)).rejects.toMatchObject({ code: 'conflict' })
	await deleteVote(coach, id)
	await expect(deleteVote(coach, id)).rejects.toMatchObject(notFound)
	const entries = await database.db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(entries.map(({ event }) => event).toSorted()).toEqual([
		'vote.closed',
		'vote.created',
		'vote.deleted',
	])
	expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([coach.actor.userId]))
	expect(JSON.stringify(entries)).not.toContain('Secret plans')
})
