// One design in two processes on one PostgreSQL, each with its own waiting loop: nothing but the database connects them. The
// embedded database has one process.
import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import { documentIn, pageOf, setField, startedTogether } from '../../../tests/factories/shared-designs.ts'
import { messages } from '../messages.ts'
import { applyOperations } from '../rules/operations.ts'
import type { SharedWork } from '../rules/shared-work.ts'
import { coDesignChanges } from '../tables.ts'
import { removeMember } from './members.server.ts'
import { endTogether } from './start.server.ts'

const { database, context, url } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const other =
	url === null ? undefined : await openDatabase({ url, folder: 'memory', image: null, onError: () => {} })
afterAll(() => other?.close())

/** The owner's page is open in one process, the guest's in the other. */
async function startedInTwo() {
	const { owner, guest, coDesignId } = await startedTogether(context, productId)
	const there = inOther(guest)
	return { owner, guest: there, coDesignId, one: pageOf(owner, coDesignId), two: pageOf(there, coDesignId) }
}
const inOther = <Context extends ServiceContext>(who: Context): Context => ({
	...who,
	db: other?.db ?? who.db,
})

/** Milliseconds. */
async function timed(work: Promise<unknown>): Promise<number> {
	const startedAt = Date.now()
	await work
	return Date.now() - startedAt
}

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
	work.then(
		() => undefined,
		(failure: unknown) => failure,
	)

/** So that the other process has asked the database before, and found nothing. */
const untilWaiting = () => new Promise((resolve) => setTimeout(resolve, 400))

test.skipIf(url === null)(
	'a change in one process reaches the waiting page of the other within a second, in both directions',
	async () => {
		const { one, two } = await startedInTwo()
		// Both have come, so that only changes answer them.
		await one.wait(0, -1)
		let presence = (await two.wait(0, -1)).presence
		for (let round = 0; round < 3; round += 1) {
			const position = 2 * round
			const there = two.wait(position, presence)
			await untilWaiting()
			const sent = one.send([setField('teamName', `Owner ${round}`)], { after: position })
			expect(await timed(there)).toBeLessThan(1_000)
			const news = await there
			presence = news.presence
			expect(news).toMatchObject({ changes: [{ position: position + 1 }] })
			await sent

			const here = one.wait(position + 1, presence)
			await untilWaiting()
			const back = two.send([setField('teamName', `Guest ${round}`)], { after: position + 1 })
			expect(await timed(here)).toBeLessThan(1_000)
			expect(await here).toMatchObject({ changes: [{ position: position + 2 }] })
			await back
		}
	},
)

test.skipIf(url === null)(
	'who comes and goes, a removal and the end in one process are known in the other within a second',
	async () => {
		const { owner, guest, coDesignId, one, two } = await startedInTwo()
		const { presence } = await one.wait(0, -1)
		const arrival = one.wait(0, presence)
		await untilWaiting()
		const opening = two.open(3, new Date())
		expect(await timed(arrival)).toBeLessThan(1_000)
		expect(await arrival).toMatchObject({ people: [{ name: 'Gus', step: 3 }] })
		await opening

		const waiting = two.wait(0, (await two.wait(0, -1)).presence)
		const refusal = refusalOf(waiting)
		await untilWaiting()
		const removing = removeMember(owner, { coDesignId, userId: guest.actor.userId })
		expect(await timed(refusal)).toBeLessThan(1_000)
		expect(await refusal).toMatchObject({ code: 'not_found', message: messages.removed })
		await removing

		const ownersOther = pageOf(inOther(owner), coDesignId)
		const last = ownersOther.wait(0, (await ownersOther.wait(0, -1)).presence)
		const end = refusalOf(last)
		await untilWaiting()
		const ending = endTogether(owner, coDesignId)
		expect(await timed(end)).toBeLessThan(1_000)
		expect(await end).toMatchObject({ code: 'not_found', message: messages.ended })
		await ending
	},
)

/** What a page has that follows the news from the start. */
async function followed(
	page: ReturnType<typeof pageOf>,
	{ document, until }: { document: SharedWork; until: number },
): Promise<{ document: SharedWork; positions: number[] }> {
	const seen = { document, position: 0, presence: -1, positions: [] as number[] }
	while (seen.position < until) {
		const news = await page.wait(seen.position, seen.presence)
		seen.presence = news.presence
		for (const { position, operations } of 'changes' in news ? news.changes : []) {
			seen.document = applyOperations(seen.document, operations)
			seen.position = position
			seen.positions.push(position)
		}
	}
	return seen
}

test.skipIf(url === null)(
	'changes of both processes get one order without gaps, and pages in both see the same',
	async () => {
		const { owner, guest, coDesignId, one, two } = await startedInTwo()
		const { document } = await two.open()
		const changes = 15
		const writers = [owner, inOther(owner), guest, { ...guest, db: context.db }].map((who, at) => ({
			page: pageOf(who, coDesignId),
			at,
		}))
		const all = changes * writers.length
		const following = [one, two].map((page) => followed(page, { document, until: all }))
		await Promise.all(
			writers.map(async ({ page, at }) => {
				for (let number = 1; number <= changes; number += 1) {
					await page.send([setField('teamName', `Team ${at} ${number}`)])
					// A repeated change counts once.
					if (number % 5 === 0)
						await page.send([setField('teamName', `Team ${at} ${number}`)], { repeat: true })
				}
			}),
		)
		const numbers = Array.from({ length: all }, (_, at) => at + 1)
		const log = await context.db
			.select()
			.from(coDesignChanges)
			.where(eq(coDesignChanges.coDesignId, coDesignId))
			.orderBy(asc(coDesignChanges.position))
		expect(log.map(({ position }) => position)).toEqual(numbers)
		for (const { page } of writers)
			expect(
				log.filter(({ clientId }) => clientId === page.clientId).map(({ sequence }) => sequence),
			).toEqual(numbers.slice(0, changes))
		const present = await documentIn(context, coDesignId)
		for (const seen of await Promise.all(following)) {
			expect(seen.positions).toEqual(numbers)
			expect(seen.document.pieces).toEqual(present?.pieces)
		}
	},
	60_000,
)

test.skipIf(url === null)('a change that is repeated in the other process counts once', async () => {
	const { guest, coDesignId, one, two } = await startedInTwo()
	await two.send([setField('teamName', 'First')])
	await one.send([setField('teamName', 'Second')], { after: 1 })
	const repeated = pageOf({ ...guest, db: context.db }, coDesignId, two.clientId)
	expect(await repeated.send([setField('teamName', 'First')], { after: 1 })).toMatchObject({
		changes: [{ position: 2 }],
	})
	expect((await documentIn(context, coDesignId))?.pieces['']).toMatchObject({ teamName: 'Second' })
})
