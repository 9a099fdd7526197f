// Undelivered messages, and resending them; on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { outboxMessages } from '../tables.ts'
import type { JobDependencies } from '#jobs/dependencies.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { resend, troubles, troublesPerPage } from './failed.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')

const sent: unknown[] = []
const jobs: JobDependencies = {
	failed: async () => [],
	waiting: async () => [],
	isReady: () => true,
	sendAgain: async () => false,
	send: async (_inner, { name }, { data }) => void sent.push([name, data]),
}

async function message(change: Partial<typeof outboxMessages.$inferInsert> = {}): Promise<string> {
	const id = randomUUID()
	await context.db.insert(outboxMessages).values({
		id,
		channel: 'mail',
		recipient: 'pat@example.test',
		subject: 'Set a new password',
		text: 'https://shop.test/canary-key',
		html: '<a href="https://shop.test/canary-key">',
		links: ['https://shop.test/canary-key'],
		status: 'failed',
		attempts: 15,
		lastError: 'mailbox is full',
		createdAt: context.now,
		...change,
	})
	return id
}
const stateOf = async (id: string) =>
	(await context.db.select().from(outboxMessages).where(eq(outboxMessages.id, id)))[0]?.status

test('what failed or waits is listed page by page, without what it says', async () => {
	const gone = await message({ status: 'sent' })
	const ids = new Set<string>()
	for (let place = 0; place < troublesPerPage + 2; place += 1)
		ids.add(
			await message({
				status: place % 2 === 0 ? 'failed' : 'waiting',
				createdAt: new Date(context.now.getTime() - Math.floor(place / 3)),
			}),
		)
	const first = await troubles(csr, null)
	const second = await troubles(csr, first.older)
	const listed = [...first.messages, ...second.messages]
	expect([first.messages.length, second.messages.length, second.older]).toEqual([troublesPerPage, 2, null])
	expect(new Set(listed.map(({ id }) => id))).toEqual(ids)
	expect(ids.has(gone)).toBe(false)
	expect(JSON.stringify(listed)).not.toContain('canary')
	await context.db.delete(outboxMessages)
})

test('a message is sent again once', async () => {
	const id = await message()
	const [first, second] = await Promise.allSettled([resend(csr, jobs, id), resend(csr, jobs, id)])
	expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
	expect(sent.splice(0)).toEqual([['mail.deliver', { id }]])
	expect(await stateOf(id)).toBe('waiting')
})

test('what has gone out, is emptied or missing is not sent again, and by no one but the staff', async () => {
	const id = await message()
	for (const who of [by('coach'), by('production'), context]) {
		await expect(resend(who, jobs, id)).rejects.toMatchObject({ code: 'forbidden' })
		await expect(troubles(who, null)).rejects.toMatchObject({ code: 'forbidden' })
	}
	for (const change of [{ status: 'sent' as const }, { text: '' }])
		await expect(resend(csr, jobs, await message(change))).rejects.toMatchObject({ code: 'conflict' })
	for (const missing of ['x', randomUUID()])
		await expect(resend(csr, jobs, missing)).rejects.toMatchObject({ code: 'not_found' })
	await expect(resend(csr, null, id)).rejects.toMatchObject({ code: 'conflict' })
	expect([sent, await stateOf(id)]).toEqual([[], 'failed'])
})
