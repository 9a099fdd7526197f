// Families are told that their order has arrived. On both engines.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { submitBulk } from '#bulk-orders/service/submit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Mail, Sms } from '#mail/templates/content.ts'
import type { OrderMove } from '#orders/states.ts'
import { noFurtherCheck } from '#production/dependencies.server.ts'
import { roster } from '#rosters/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { loadedCart, memoryStore, newTeam, submissionOf } from '../../../tests/factories/bulk-orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { moved } from '../../../tests/factories/production.ts'
import { receiveText } from './incoming.server.ts'
import { pauseMessages, startMessages } from './settings.server.ts'
import { messagesView } from './view.server.ts'
import { writeNow, writeToFamilies } from './write.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const { sender, shareSecret } = selling.orders

const sent: { to: string; words: string }[] = []
const dependencies = {
	sender,
	shareSecret,
	sendMails: async (_inner: unknown, mails: readonly Mail[]) =>
		void sent.push(...mails.map(({ to, subject }) => ({ to, words: subject }))),
	sendTexts: async (_inner: unknown, texts: readonly Sms[]) =>
		void sent.push(...texts.map(({ phone, text }) => ({ to: phone, words: text }))),
}
const taken = () => sent.splice(0).toSorted((a, b) => a.to.localeCompare(b.to))

/** The clock at this day of November 2026 and hour of UTC; New York is five hours behind. */
const at = <Context extends ServiceContext>(who: Context, day: number, hour = 15): Context => ({
	...who,
	now: new Date(Date.UTC(2026, 10, day, hour)),
})
const run = (day: number, hour?: number) => writeToFamilies(at(context, day, hour), dependencies)

/** A team whose first two families are written to, with a purchase order for all, which waits for its approval. */
async function orderedTeam(address: { mail: string; phone: string }) {
	const { coach, portalId, rosterIds } = await newTeam(context, {
		isDesigned: true,
		deadlineOn: '2026-12-04',
	})
	const [mailed = '', texted = ''] = rosterIds
	const set = (id: string, change: Partial<typeof roster.$inferInsert>) =>
		context.db.update(roster).set(change).where(eq(roster.id, id))
	await set(mailed, { parentEmail: address.mail, language: 'es' })
	await set(texted, { parentPhone: address.phone })
	await startMessages(at(coach, 20), dependencies, portalId)
	taken()
	await loadedCart(coach, portalId)
	const shop = { payments: selling.dependencies, files: memoryStore() }
	const done = await submitBulk(coach, shop, await submissionOf(coach, portalId))
	if (done.kind !== 'submitted') throw new Error(done.kind)
	const floor = { orders: selling.orders, sealHolds: noFurtherCheck }
	return {
		move: (one: OrderMove, day: number) => moved(at(context, day), floor, [done.orderId, one]),
		waiting: async () => (await messagesView(at(coach, 22), { portalId, state: null, page: 1 })).ready,
		notifyReady: (day: number) => writeNow(at(coach, day), dependencies, { portalId, about: 'ready' }),
		pause: () => pauseMessages(coach, portalId),
	}
}

test('families are notified once that an order has arrived, by day, and not a week later', async () => {
	const { move, waiting, pause } = await orderedTeam({
		mail: 'arrived@example.test',
		phone: '(614) 555-0161',
	})
	for (const one of ['approve', 'start', 'ship'] as const) await move(one, 21)
	await run(21)
	expect([taken(), await waiting()]).toEqual([[], 2])
	await move('deliver', 22)
	await run(22, 4)
	await run(30)
	expect(taken()).toEqual([])
	await run(22)
	expect(taken()).toMatchObject([
		{ to: '+16145550161', words: expect.stringContaining('your player’s gear is here') as string },
		{ to: 'arrived@example.test', words: expect.stringContaining('su pedido está listo') as string },
	])
	expect(await waiting()).toBe(0)
	await run(23)
	expect(taken()).toEqual([])
	await pause()
})

test('who answered STOP is not notified of the arrival, and coach and schedule at the same moment notify the other once', async () => {
	const phone = '+16145550162'
	const { move, notifyReady, pause } = await orderedTeam({ mail: 'once@example.test', phone })
	for (const one of ['approve', 'start', 'ship'] as const) await move(one, 21)
	await receiveText(at(context, 21), { sendTexts: () => Promise.resolve() }, { from: phone, text: 'STOP' })
	await move('deliver', 22)
	await Promise.allSettled([run(22), notifyReady(22), run(22)])
	expect(taken().map(({ to }) => to)).toEqual(['once@example.test'])
	await expect(notifyReady(22)).rejects.toMatchObject({ code: 'conflict' })
	await run(23)
	expect(taken()).toEqual([])
	await pause()
})
