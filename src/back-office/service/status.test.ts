// The status page's checks on a real database; on both engines.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { saveReport } from '#backup/service/reports.server.ts'
import { products } from '#catalog/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { raiseVersion } from '#database/versions.server.ts'
import { proofQueue } from '#designs/service/proofs.server.ts'
import { diskSpace } from '#files/service/health.server.ts'
import { openJobs } from '#jobs/service.server.ts'
import type { Role } from '#kit/roles.ts'
import { outboxMessages } from '#mail/tables.ts'
import { paymentEvents } from '#payments/tables.ts'
import { indexEverything } from '#search/service/indexing.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newVariant, statementsOf } from '../../../tests/factories/orders.ts'
import { quietStatus } from '../../../tests/factories/status.ts'
import { shopStatus, type StatusParts } from './status.server.ts'

const { database, context } = await openTestDatabase({ seeded: false })
await newVariant(context)
await indexEverything(context.db)
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const csr = by('csr')
const after = (minutes: number): ServiceContext => ({
	...csr,
	now: new Date(csr.now.getTime() + minutes * 60_000),
})
const dataDir = await mkdtemp(join(tmpdir(), 'fieldhouse-status-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const quiet: StatusParts = { ...quietStatus, dataDir }
const rowOf = async (name: string, parts: Partial<StatusParts> = {}) => {
	const { rows } = await shopStatus(csr, { ...quiet, ...parts })
	return rows.find((row) => row.name === name)
}

test('a waiting and a failed mail are counted apart from text messages', async () => {
	const message = (change: Partial<typeof outboxMessages.$inferInsert>) => ({
		id: randomUUID(),
		channel: 'mail' as const,
		recipient: 'pat@example.test',
		text: 'Hello',
		createdAt: new Date(context.now.getTime() - 20 * 60_000),
		...change,
	})
	await context.db
		.insert(outboxMessages)
		.values([
			message({ status: 'waiting' }),
			message({ status: 'waiting', createdAt: context.now }),
			message({ status: 'failed' }),
			message({ status: 'sent' }),
			message({ status: 'failed', channel: 'sms', recipient: '+12165550100' }),
		])
	onTestFinished(async () => void (await context.db.delete(outboxMessages)))
	expect(await rowOf('Mails')).toMatchObject({
		level: 'look',
		figure: '2 waiting, the oldest for 20 min; 1 failed',
		remedy: { href: '/admin/mail#mails' },
	})
	expect(await rowOf('Text messages')).toMatchObject({ level: 'look', figure: '0 waiting; 1 failed' })
})

test('a failed job and one that waits come from the queue', async () => {
	const jobs = openJobs({ database, log: context.log })
	onTestFinished(() => jobs.stop())
	const broken = { name: 'test.broken', data: z.object({}), retries: 0, firstPauseSeconds: 1 }
	const queue = { ...broken, longestPauseSeconds: 1, limitSeconds: 10 }
	jobs.work(queue, { run: () => Promise.reject(new Error('broken')) })
	await jobs.start()
	expect(await rowOf('Background jobs', { jobs })).toMatchObject({ level: 'good' })
	await inTransaction(context, (inner) => jobs.send(inner, queue, { data: {} }))
	await expect.poll(async () => (await jobs.failed()).length, { timeout: 20_000 }).toBe(1)
	const sending = openJobs({ database, log: context.log, works: false })
	onTestFinished(() => sending.stop())
	const idle = { ...queue, name: 'test.idle' }
	sending.work(idle, { run: () => Promise.resolve() })
	await sending.start()
	await inTransaction(context, (inner) => sending.send(inner, idle, { data: {} }))
	await inTransaction(context, (inner) =>
		sending.send(inner, idle, { data: {}, startAfter: new Date(Date.now() + 3_600_000) }),
	)
	expect(await rowOf('Background jobs', { jobs })).toMatchObject({
		level: 'look',
		figure: expect.stringMatching(/^1 waiting, the oldest for \d+ s; 1 failed$/),
		remedy: { href: '/admin/mail#jobs' },
	})
	expect(await rowOf('Proofs', { jobs })).toMatchObject({ level: 'good', figure: '0 waiting; 0 failed' })
})

test('proofs are the jobs of their queue', async () => {
	const failed = { id: 'a', queue: proofQueue.name, queuedAt: context.now, failedAt: context.now, reason: '' }
	const jobs: StatusParts['jobs'] = {
		isReady: () => true,
		failed: () => Promise.resolve([failed, { ...failed, queue: 'mail.deliver' }]),
		waiting: () => Promise.resolve([{ queue: proofQueue.name, count: 3, oldestSeconds: 2 }]),
	}
	expect(await rowOf('Proofs', { jobs })).toMatchObject({ level: 'look', figure: '3 waiting; 1 failed' })
	expect(await rowOf('Background jobs', { jobs: null })).toMatchObject({ level: 'broken' })
})

test('a full disk, a missing folder and a store that does not answer are broken, the others stay', async () => {
	const full = await shopStatus(csr, {
		...quiet,
		space: () => Promise.resolve({ freeBytes: 1_000, totalBytes: 80_000_000_000 }),
	})
	expect(full.worst).toBe('broken')
	expect(full.rows.filter(({ level }) => level === 'broken')).toMatchObject([
		{ name: 'Disk of the data folder', figure: '0 MB free of 80.0 GB' },
	])
	const gone = await rowOf('Disk of the data folder', { space: diskSpace, dataDir: join(dataDir, 'gone') })
	expect(gone).toMatchObject({ level: 'broken', figure: 'No answer' })
	expect(await rowOf('Disk of the data folder', { space: diskSpace })).toMatchObject({
		figure: expect.stringMatching(/ free of /),
	})
	const silent = { bucket: { name: 'team-files', endpoint: null }, get: () => new Promise<never>(() => {}) }
	expect(await rowOf('Storage of files', { store: silent, limitMs: 20 })).toMatchObject({ level: 'broken' })
	const store = { ...silent, get: () => Promise.resolve(undefined) }
	expect((await rowOf('Storage of files', { store }))?.figure).toMatch(/^Bucket team-files/)
})

test('a product that the search lacks is named, and so is one that it should not have', async () => {
	const searchAfter = async (minutes: number) => {
		const { rows } = await shopStatus(after(minutes), quiet)
		return rows.find(({ name }) => name === 'Search index')
	}
	expect(await searchAfter(1)).toMatchObject({ level: 'good' })
	const [product] = await context.db.select({ id: products.id }).from(products)
	await context.db.execute("delete from search_documents where kind = 'product'")
	// Counted once a minute, and after a change of the catalog.
	expect(await searchAfter(1.9)).toMatchObject({ level: 'good' })
	expect(await searchAfter(2)).toMatchObject({
		level: 'look',
		figure: expect.stringContaining('1 product missing, 0 left over'),
		remedy: { href: `/admin/products/${product?.id}` },
	})
	await indexEverything(context.db)
	await raiseVersion(context.db, 'catalog')
	expect(await searchAfter(2)).toMatchObject({ level: 'good' })
	const setStatus = (status: 'draft' | 'active') =>
		context.db
			.update(products)
			.set({ status })
			.where(eq(products.id, product?.id ?? ''))
	await setStatus('draft')
	expect(await searchAfter(3)).toMatchObject({ level: 'look', remedy: { href: '/admin/products' } })
	await setStatus('active')
	expect(await searchAfter(4)).toMatchObject({ level: 'good' })
})

test('the last webhook is the newest event of the provider', async () => {
	expect(await rowOf('Payments')).toMatchObject({ figure: 'Live; no webhook received yet', level: 'look' })
	const event = (id: string, type: string, hours: number) => ({
		id,
		type,
		outcome: 'applied' as const,
		receivedAt: new Date(context.now.getTime() - hours * 3_600_000),
	})
	await context.db
		.insert(paymentEvents)
		.values([event('evt_1', 'charge', 9), event('evt_2', 'charge', 5), event('told 1', 'refund.told', 1)])
	expect(await rowOf('Payments')).toMatchObject({ figure: 'Live; last webhook 5 h ago', level: 'good' })
})

test('the commands note the last backup and the last run of the doctor; a damaged note is broken', async () => {
	expect(await rowOf('Last backup')).toMatchObject({ figure: 'None known', level: 'look' })
	const at = new Date(context.now.getTime() - 3 * 3_600_000)
	await saveReport(dataDir, 'backup', { at, bytes: 12_000_000 })
	await saveReport(dataDir, 'doctor', { at, findings: 2 })
	expect(await rowOf('Last backup')).toMatchObject({ figure: '3 h ago, 12 MB', level: 'good' })
	expect(await rowOf('Last doctor run')).toMatchObject({ figure: '3 h ago, 2 findings', level: 'broken' })
	await writeFile(join(dataDir, 'last-backup.json'), '{"at":')
	expect(await rowOf('Last backup')).toMatchObject({ figure: 'No answer', level: 'broken' })
})

test('it takes the same number of statements whatever waits', async () => {
	await newVariant(context)
	const few = await statementsOf(() => shopStatus(after(11), quiet))
	await newVariant(context)
	expect(await statementsOf(() => shopStatus(after(12), quiet))).toBe(few)
	expect(few).toBeLessThanOrEqual(5)
	// Products and documents are compared again only after a change.
	expect(await statementsOf(() => shopStatus(after(12), quiet))).toBe(few - 1)
	expect(await statementsOf(() => shopStatus(after(13), quiet))).toBe(few - 1)
})

test('everybody who works for the shop sees it, and no one else', async () => {
	for (const role of ['admin', 'csr', 'production'] as const)
		expect((await shopStatus(by(role), quiet)).isStaff).toBe(role !== 'production')
	for (const who of [by('coach', 'school_admin'), by('player'), by('retail'), context])
		await expect(shopStatus(who, quiet)).rejects.toMatchObject({ code: 'forbidden' })
})
