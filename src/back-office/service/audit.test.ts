// The logs, on both engines: filters, pages, and access by admins alone.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { note } from '#accounts/service/audit.server.ts'
import { profiles, userRoles } from '#accounts/tables.ts'
import { authAuditLog } from '#auth/tables/index.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { JobDependencies } from '#jobs/dependencies.server.ts'
import type { Role } from '#kit/roles.ts'
import type { IsoDate } from '#kit/time.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { entriesPerPage, logPage } from './audit.server.ts'
import { mailAndJobs, sendMailAgain, tryJobAgain } from './mail.server.ts'
import { closeTask, overview } from './overview.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const [admin, csr] = [by('admin'), by('csr')]
const everything = {
	log: 'shop',
	personId: null,
	event: null,
	portalId: null,
	from: null,
	to: null,
	before: null,
} as const

test('the log is narrowed by person, event and portal', async () => {
	const actor = { userId: randomUUID(), roles: ['csr'] as const }
	await context.db.insert(profiles).values({ id: actor.userId, fullName: 'Robin Vale' })
	const own = { ...context, actor }
	await note(own, { event: 'order.refund', subject: 'one', portalId: 'team-1', details: { amountCents: 5 } })
	await note(own, { event: 'order.opened', subject: 'two', portalId: 'team-2' })
	await note(admin, { event: 'orders.searched', subject: 'three' })
	const subjects = async (change: Partial<Parameters<typeof logPage>[1]>) =>
		(await logPage(admin, { ...everything, ...change })).entries.map(({ subject }) => subject).toSorted()
	expect(await subjects({ personId: actor.userId })).toEqual(['one', 'two'])
	expect(await subjects({ event: 'order' })).toEqual(['one', 'two'])
	expect(await subjects({ event: 'order.refund' })).toEqual(['one'])
	expect(await subjects({ portalId: 'team-2' })).toEqual(['two'])
	expect((await logPage(admin, { ...everything, event: 'order.refund' })).entries).toMatchObject([
		{ personName: 'Robin Vale', role: 'csr', details: { amountCents: 5 } },
	])
})

test('the log is narrowed by days of the shop, and names subjects but no player', async () => {
	const [pat, minor] = [randomUUID(), randomUUID()]
	await context.db.insert(profiles).values([
		{ id: pat, fullName: 'Pat Kim' },
		{ id: minor, fullName: 'Canary Subject' },
	])
	await context.db.insert(userRoles).values([
		{ userId: minor, role: 'player' },
		{ userId: pat, role: 'production' },
	])
	// Three in the morning in Greenwich is the evening before in Ohio.
	const at = (text: string) => ({ ...admin, now: new Date(text) })
	await note(at('2025-03-02T03:00:00Z'), { event: 'person.noted', subject: pat })
	await note(at('2025-03-02T15:00:00Z'), { event: 'person.noted', subject: minor })
	const said = async (from: string, to: string) => {
		const page = await logPage(admin, { ...everything, from: from as IsoDate, to: to as IsoDate })
		return page.entries.map(({ says }) => says.map(({ text }) => text).join(''))
	}
	expect(await said('2025-03-01', '2025-03-01')).toEqual(['wrote a note about Pat Kim'])
	expect(await said('2025-03-02', '2025-03-02')).toEqual(['wrote a note about a person'])
	expect(await said('2025-03-01', '2025-03-02')).toHaveLength(2)
	const { staff } = await logPage(admin, everything)
	expect(staff).toContainEqual({ id: pat, name: 'Pat Kim' })
	expect(JSON.stringify(staff)).not.toContain('Canary')
})

test('a player is not named in either log', async () => {
	const userId = randomUUID()
	await context.db
		.insert(profiles)
		.values({ id: userId, fullName: 'Canary Minor', email: 'canary@family.test' })
	await context.db.insert(userRoles).values({ userId, role: 'player' })
	await note(
		{ ...context, actor: { userId, roles: ['player'] } },
		{ event: 'person.joined', subject: userId },
	)
	await context.db
		.insert(authAuditLog)
		.values({ id: randomUUID(), at: context.now, event: 'signed_in', userId })
	for (const log of ['shop', 'accounts'] as const) {
		const { entries } = await logPage(admin, { ...everything, log, personId: userId })
		expect(entries).toMatchObject([{ personId: userId, isPlayer: true }])
		expect(JSON.stringify(entries).toLowerCase()).not.toContain('canary')
	}
})

test('both logs go on page by page without a gap', async () => {
	const userId = randomUUID()
	const rows = Array.from({ length: entriesPerPage + 2 }, (_, place) => ({
		id: randomUUID(),
		at: new Date(context.now.getTime() - Math.floor(place / 3)),
		event: 'signed_in',
		userId,
	}))
	await context.db.insert(authAuditLog).values(rows)
	const asked = { ...everything, log: 'accounts', personId: userId } as const
	const first = await logPage(admin, asked)
	const second = await logPage(admin, { ...asked, before: first.older })
	expect([first.entries.length, second.entries.length, second.older]).toEqual([entriesPerPage, 2, null])
	expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(rows.length)
	expect((await logPage(admin, { ...asked, event: 'signed_out' })).entries).toEqual([])
})

test('jobs are tried again by the staff, and that is written down', async () => {
	const tried: string[] = []
	const jobs: JobDependencies = {
		failed: async () => [],
		waiting: async () => [],
		isReady: () => true,
		sendAgain: async (id) => id === 'there' && tried.push(id) > 0,
		send: async () => undefined,
	}
	await tryJobAgain(csr, jobs, 'there')
	await expect(tryJobAgain(csr, jobs, 'gone')).rejects.toMatchObject({ code: 'not_found' })
	await expect(tryJobAgain(csr, null, 'there')).rejects.toMatchObject({ code: 'not_found' })
	expect(tried).toEqual(['there'])
	expect((await logPage(admin, { ...everything, event: 'job' })).entries).toMatchObject([
		{ subject: 'there' },
	])
})

test('an empty shop has a scoreboard of zeros', async () => {
	expect(await overview(csr, null)).toMatchObject({
		counts: {
			openRequests: 0,
			oldestRequestAt: null,
			toApprove: 0,
			lateJobs: 0,
			failedMails: 0,
			failedJobs: 0,
		},
		tasks: [],
	})
	await expect(closeTask(csr, randomUUID())).rejects.toMatchObject({ code: 'not_found' })
})

test('customer service reads no log, and others see and do nothing', async () => {
	const refused = { code: 'forbidden' }
	await expect(logPage(csr, everything)).rejects.toMatchObject(refused)
	for (const who of [by('coach', 'school_admin'), by('production'), by('player'), context]) {
		await expect(logPage(who, everything)).rejects.toMatchObject(refused)
		await expect(mailAndJobs(who, null, null)).rejects.toMatchObject(refused)
		await expect(sendMailAgain(who, null, 'x')).rejects.toMatchObject(refused)
		await expect(tryJobAgain(who, null, 'x')).rejects.toMatchObject(refused)
		await expect(overview(who, null)).rejects.toMatchObject(refused)
		await expect(closeTask(who, randomUUID())).rejects.toMatchObject(refused)
	}
})
