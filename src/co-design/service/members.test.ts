// The owner removes a person from a design that is edited together, and lets them back in. On both engines; a removal races
// against changes of the same person on PostgreSQL.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import {
	documentIn,
	namedPerson,
	pageOf,
	setField,
	startedTogether,
} from '../../../tests/factories/shared-designs.ts'
import { messages } from '../messages.ts'
import { coDesigns } from '../tables.ts'
import { invitationBehind, joinTogether } from './join.server.ts'
import { removeMember, restoreMember } from './members.server.ts'
import { togetherFor } from './start.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const started = () => startedTogether(context, productId)
const removal = { code: 'not_found', message: messages.removed }

const positionOf = async (id: string) =>
	(await context.db.select().from(coDesigns).where(eq(coDesigns.id, id)))[0]?.position

test('the owner sees who joined, since when, and whether they are here; guests do not', async () => {
	const { owner, guest, designId, coDesignId, token } = await started()
	const child = await namedPerson(context, 'Minor Child', ['player'])
	await joinTogether({ ...child, now: new Date('2026-11-21T15:00:00Z') }, token)
	await pageOf(guest, coDesignId).open()
	expect((await togetherFor(owner, designId))?.members).toEqual([
		{
			userId: guest.actor.userId,
			name: 'Gus',
			joinedAt: '2026-11-20T15:00:00.000Z',
			isHere: true,
			isRemoved: false,
		},
		{
			userId: child.actor.userId,
			name: 'A player',
			joinedAt: '2026-11-21T15:00:00.000Z',
			isHere: false,
			isRemoved: false,
		},
	])
	expect((await togetherFor(guest, designId))?.members).toEqual([])
})

test('a removed person loses the design at once, and their waiting page learns why', async () => {
	const { owner, guest, designId, coDesignId } = await started()
	const { userId } = guest.actor
	const [one, other] = [pageOf(owner, coDesignId), pageOf(guest, coDesignId)]
	await other.send([setField('teamName', 'Ours')])
	const { presence } = await other.wait(1, -1)
	expect((await one.wait(1, -1)).people).toMatchObject([{ name: 'Gus' }])
	const waiting = other.wait(1, presence)
	const askedAt = Date.now()
	await Promise.all([
		expect(waiting).rejects.toMatchObject(removal),
		removeMember(owner, { coDesignId, userId }),
	])
	expect(Date.now() - askedAt).toBeLessThan(1_000)
	await expect(other.send([setField('teamName', 'Mine')])).rejects.toMatchObject(removal)
	await expect(other.open()).rejects.toMatchObject(removal)
	await expect(other.wait(1, -1)).rejects.toMatchObject(removal)
	expect(await togetherFor(guest, designId)).toBeUndefined()
	// What they changed before stays.
	expect((await documentIn(context, coDesignId))?.pieces['']).toMatchObject({ teamName: 'Ours' })
	expect((await one.wait(1, -1)).people).toEqual([])
	expect((await togetherFor(owner, designId))?.members).toMatchObject([{ isHere: false, isRemoved: true }])
})

test('a removed person cannot come back by the link until the owner lets them back in', async () => {
	const { owner, guest, designId, coDesignId, token } = await started()
	const named = { coDesignId, userId: guest.actor.userId }
	await removeMember(owner, named)
	await removeMember(owner, named)
	expect(await invitationBehind(guest, token)).toMatchObject({ isSignedIn: true, isRemoved: true })
	await expect(joinTogether(guest, token)).rejects.toMatchObject({
		code: 'forbidden',
		message: messages.removed,
	})
	// The link goes on for everyone else.
	await joinTogether(await namedPerson(context, 'Nora New'), token)
	await restoreMember(owner, named)
	await restoreMember(owner, named)
	expect(await togetherFor(guest, designId)).toMatchObject({ isOwner: false })
	await pageOf(guest, coDesignId).send([setField('teamName', 'Again')])
	const log = await context.db.select().from(auditLog).where(eq(auditLog.subject, guest.actor.userId))
	expect(log.map(({ event, actorId, details }) => ({ event, actorId, details })).toSorted(byEvent)).toEqual([
		{ event: 'together.removed', actorId: owner.actor.userId, details: { design: designId } },
		{ event: 'together.restored', actorId: owner.actor.userId, details: { design: designId } },
	])
})

const byEvent = (one: { event: string }, other: { event: string }) => one.event.localeCompare(other.event)

test('only the owner removes people, and only people who joined', async () => {
	const { owner, guest, coDesignId, token } = await started()
	const other = await namedPerson(context, 'Ollie Other')
	const named = (who: typeof guest) => ({ coDesignId, userId: who.actor.userId })
	for (const change of [removeMember, restoreMember]) {
		await expect(change(owner, named(other))).rejects.toMatchObject({ message: messages.unknownPerson })
		await expect(change(owner, { coDesignId, userId: 'no id' })).rejects.toMatchObject({ code: 'not_found' })
		await expect(change(owner, named(owner))).rejects.toMatchObject({ message: messages.unknownPerson })
		await expect(change(guest, named(guest))).rejects.toMatchObject({ code: 'forbidden' })
		await expect(change(other, named(guest))).rejects.toMatchObject({ code: 'not_found' })
		await expect(change(context, named(guest))).rejects.toMatchObject({ code: 'signed_out' })
	}
	await joinTogether(other, token)
	await removeMember(owner, named(other))
	await expect(removeMember(other, named(guest))).rejects.toMatchObject(removal)
})

test('the places of removed people are free for others, and no one is let back into a full design', async () => {
	const { owner, guest, coDesignId, token } = await started()
	const named = { coDesignId, userId: guest.actor.userId }
	await removeMember(owner, named)
	for (let place = 1; place <= 20; place += 1)
		await joinTogether(await namedPerson(context, `Nora ${place}`), token)
	const full = { code: 'conflict', message: messages.tooManyPeople }
	await expect(joinTogether(await namedPerson(context, 'Late'), token)).rejects.toMatchObject(full)
	await expect(restoreMember(owner, named)).rejects.toMatchObject(full)
})

test('of a person’s changes that race against the removal, none counts after it', async () => {
	for (let round = 0; round < 6; round += 1) {
		const { owner, guest, coDesignId } = await started()
		const pages = [pageOf(guest, coDesignId), pageOf(guest, coDesignId)]
		const type = async (page: (typeof pages)[number]) => {
			for (let number = 0; number < 200; number += 1)
				await page.send([setField('teamName', `Team ${number}`)])
		}
		const typing = pages.map((page) => type(page).catch((failure: unknown) => failure))
		await pages[0]?.wait(0, -1)
		await removeMember(owner, { coDesignId, userId: guest.actor.userId })
		const position = await positionOf(coDesignId)
		const document = await documentIn(context, coDesignId)
		const [page] = pages
		await expect(page?.send([setField('teamName', 'After')])).rejects.toMatchObject(removal)
		for (const failure of await Promise.all(typing)) if (failure) expect(failure).toMatchObject(removal)
		expect(await positionOf(coDesignId)).toBe(position)
		expect(await documentIn(context, coDesignId)).toEqual(document)
	}
}, 60_000)
