// Ordering proofs: made once, stored, refused to other users, retried after a failure.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { insertProduct } from '../../../tests/factories/catalog.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles } from '#accounts/tables.ts'
import { designs, designVersions } from '../tables.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { packageRoot } from '#kit/root.server.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { openJobs } from '#jobs/service.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import type { ProofOrder } from '../dependencies.server.ts'
import type { ProofInput } from '../proof/input.ts'
import { makeProof as makeWholeProof, type OnProgress } from '../proof/make.ts'
import { createProofPool } from '../proof/proof-pool.server.ts'
import { openBuilder } from '../../../tests/factories/designs/open-builder.ts'
import { wornSample } from '../../../tests/factories/designs/worn-sample.ts'
import { textOfPdf } from '../../../tests/pdf-text.ts'
import {
	followProgress,
	giveUpProof,
	makeProof,
	proofOf,
	proofQueue,
	requestProof,
	sharedProof,
} from './proofs.server.ts'
import { saveDesign } from './save.server.ts'
import { shareVersion } from './shares.server.ts'
import { startingConfig, subjectOf } from './subject.server.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const { database, context } = await openTestDatabase({ seeded: false })
const productId = await insertProduct(database.db)
const plain = startingConfig(await subjectOf(context, productId), specPrices)
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-proofs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const store = diskStore(folder)

/** A picture of nothing, as the renderer answers. */
const wornBytes = await wornSample()
const ordered: ProofOrder[] = []
const pictures = { draw: async () => wornBytes }
const dependencies = {
	store,
	pictures,
	order: async (_inner: ServiceContext, order: ProofOrder) => void ordered.push(order),
}
const made: ProofInput[] = []
const pdf = new TextEncoder().encode('%PDF-1.7 a proof')
const pool = {
	make: async (input: ProofInput) => {
		made.push(input)
		return { pdf, views: [{ view: 'front' as const, png: new Uint8Array([1]) }] }
	},
}

async function saved(change: Partial<DesignConfig> = {}) {
	const userId = randomUUID()
	await database.db.insert(profiles).values({ id: userId, email: `${userId}@example.test` })
	const coach: ServiceContext = { ...context, actor: { userId, roles: ['coach'] } }
	const order = await saveDesign(coach, {
		productId,
		designId: null,
		baseVersion: 0,
		config: { ...plain, ...change },
		owner: { userId, visitorKey: null },
	})
	return { coach, order }
}

async function stateOf({ designId, version }: ProofOrder) {
	const rows = await database.db.select().from(designVersions).where(eq(designVersions.designId, designId))
	return rows.find((row) => row.version === version)?.proofState
}

test('a proof is ordered once, made from what was saved, kept, and not made again', async () => {
	const { coach, order } = await saved({ teamName: 'Wildcats' })
	const before = ordered.length
	await Promise.all([requestProof(coach, dependencies, order), requestProof(coach, dependencies, order)])
	await requestProof(coach, dependencies, order)
	expect(ordered.slice(before)).toEqual([order])
	expect(await stateOf(order)).toBe('queued')

	await makeProof(context, { pool, dependencies }, order)
	expect(await stateOf(order)).toBe('ready')
	expect(made.at(-1)).toMatchObject({ ...order, config: { teamName: 'Wildcats' } })
	expect(made.at(-1)?.worn?.map(({ view }) => view)).toEqual(['front', 'back'])
	const [version] = await database.db
		.select()
		.from(designVersions)
		.where(eq(designVersions.designId, order.designId))
	expect(made.at(-1)?.sceneHash).toBe(version?.sceneHash)
	expect(Buffer.from(await proofOf(coach, dependencies, order)).toString()).toBe('%PDF-1.7 a proof')
	const [design] = await database.db.select().from(designs).where(eq(designs.id, order.designId))
	expect(design?.proofUrl).toBe(`/designs/${order.designId}/proof/1.pdf`)

	const times = made.length
	await makeProof(context, { pool, dependencies }, order)
	await requestProof(coach, dependencies, order)
	expect(made).toHaveLength(times)
	expect(ordered.slice(before)).toEqual([order])
})

test('a new version has no proof yet; the old one keeps its own', async () => {
	const { coach, order } = await saved()
	await requestProof(coach, dependencies, order)
	await makeProof(context, { pool, dependencies }, order)
	const next = await saveDesign(coach, {
		productId,
		designId: order.designId,
		baseVersion: 1,
		config: { ...plain, teamName: 'Next' },
		owner: { userId: coach.actor.userId, visitorKey: null },
	})
	const [design] = await database.db.select().from(designs).where(eq(designs.id, order.designId))
	expect(design?.proofUrl).toBeNull()
	expect((await proofOf(coach, dependencies, order)).length).toBe(pdf.length)
	await expect(proofOf(coach, dependencies, next)).rejects.toMatchObject({ code: 'not_found' })
})

test('strangers and visitors neither order nor read it; a link shows it until it ends', async () => {
	const { coach, order } = await saved()
	const { coach: stranger } = await saved()
	await expect(requestProof(stranger, dependencies, order)).rejects.toMatchObject({ code: 'not_found' })
	await expect(requestProof(context, dependencies, order)).rejects.toMatchObject({ code: 'signed_out' })
	expect(await stateOf(order)).toBe('none')
	await requestProof(coach, dependencies, order)
	await makeProof(context, { pool, dependencies }, order)
	await expect(proofOf(stranger, dependencies, order)).rejects.toMatchObject({ code: 'not_found' })
	await expect(proofOf(context, dependencies, order)).rejects.toMatchObject({ code: 'signed_out' })
	const token = await shareVersion(coach, order)
	expect((await sharedProof(context, dependencies, token)).bytes.length).toBe(pdf.length)
	await expect(sharedProof(context, dependencies, 'B'.repeat(43))).rejects.toMatchObject({
		code: 'not_found',
	})
})

test('a failed run is tried again; given up, it may be ordered anew', async () => {
	const { coach, order } = await saved()
	await requestProof(coach, dependencies, order)
	const killed = { make: () => Promise.reject(new Error('the maker died')) }
	await expect(makeProof(context, { pool: killed, dependencies }, order)).rejects.toThrow('the maker died')
	expect(await stateOf(order)).toBe('making')
	await giveUpProof(context, order)
	expect(await stateOf(order)).toBe('failed')
	await requestProof(coach, dependencies, order)
	await makeProof(context, { pool, dependencies }, order)
	expect(await stateOf(order)).toBe('ready')
	await giveUpProof(context, order)
	expect(await stateOf(order)).toBe('ready')
})

test('letters that a font lacks block the proof and not the save', async () => {
	const { coach, order } = await saved({ teamName: 'Łódź 東京' })
	await expect(requestProof(coach, dependencies, order)).rejects.toMatchObject({ code: 'invalid' })
	expect(await stateOf(order)).toBe('none')
})

/** The proof in the page's data. */
async function shownTo(coach: ServiceContext, { designId }: ProofOrder) {
	const owner = { userId: coach.actor.userId, visitorKey: null }
	return (await openBuilder(coach, { productId, designId, owner })).saved?.proof
}

test('how far a proof is shows while it is made: forwards only, and seldom enough', async () => {
	const { coach, order } = await saved()
	await requestProof(coach, dependencies, order)
	expect(await shownTo(coach, order)).toMatchObject({ state: 'queued', progress: null })
	const seen: unknown[] = []
	const watched = {
		make: async (input: ProofInput, tell: OnProgress) => {
			const before = database.statements()
			for (let percent = 10; percent <= 80; percent += 1) tell(percent / 100, 'writing')
			expect(database.statements() - before).toBeLessThanOrEqual(1)
			await expect.poll(async () => (await shownTo(coach, order))?.progress?.percent).toBe(80)
			tell(0.4, 'front')
			seen.push((await shownTo(coach, order))?.progress)
			return pool.make(input)
		},
	}
	await makeProof(context, { pool: watched, dependencies }, order)
	expect(seen).toEqual([{ percent: 80, step: 'writing' }])
	expect(await shownTo(coach, order)).toMatchObject({ state: 'ready', progress: null })
	const late = followProgress(context, order)
	late.tell(0.9, 'back')
	await late.stop()
	expect(await shownTo(coach, order)).toMatchObject({ state: 'ready', progress: null })
})

/** A pool whose process stalls during its first proof and is killed as the system would kill it. */
function doomedPool() {
	const makers = createProofPool({
		size: 1,
		script: join(packageRoot, 'tests/factories/designs/stalling-maker.ts'),
	})
	onTestFinished(() => makers.close())
	const pids: number[] = []
	return {
		pids,
		make: (input: ProofInput, tell: OnProgress) => {
			const isFirst = pids.length === 0
			return makers.make(isFirst ? { ...input, designId: 'stall' } : input, (share, step) => {
				tell(share, step)
				const [pid = 0] = makers.processes()
				pids.push(pid)
				if (isFirst) process.kill(pid, 'SIGKILL')
			})
		},
	}
}

test('a maker killed in mid-proof costs a second try: nothing is lost, nothing is filed twice', async () => {
	const doomed = doomedPool()
	const jobs = openJobs({ database, log: context.log })
	onTestFinished(() => jobs.stop())
	const filed: string[] = []
	const put: typeof store.put = (key, ...rest) => {
		filed.push(key.split('/').at(-1) ?? '')
		return store.put(key, ...rest)
	}
	const queue = { ...proofQueue, firstPauseSeconds: 0, longestPauseSeconds: 1 }
	const bench = {
		store: { ...store, put },
		pictures,
		order: (inner: ServiceContext, data: ProofOrder) => jobs.send(inner, queue, { data }),
	}
	jobs.work(queue, {
		run: (inner, order) => makeProof(inner, { pool: doomed, dependencies: bench }, order),
		givenUp: giveUpProof,
	})
	await jobs.start()
	const { coach, order } = await saved({ teamName: 'Wildcats' })
	await Promise.all([requestProof(coach, bench, order), requestProof(coach, bench, order)])
	await expect.poll(() => stateOf(order), { timeout: 20_000 }).toBe('ready')
	const [killed, second, ...others] = doomed.pids
	expect(others).toEqual([])
	expect(second).not.toBe(killed)
	expect(Buffer.from(await proofOf(coach, bench, order)).toString()).toBe(String(second))
	await requestProof(coach, bench, order)
	expect(filed).toEqual(['front.png', 'proof.pdf'])
}, 30_000)

test('a proof has the players with their prices; the public link gets one without them', async () => {
	const { coach, order } = await saved({ playerName: 'Sample', playerNumber: '1' })
	const next = await saveDesign(coach, {
		productId,
		designId: order.designId,
		baseVersion: 1,
		config: { ...plain, playerName: 'Sample', playerNumber: '1' },
		players: [
			{ name: 'Rivera', number: '7', size: 'M', quantity: 2 },
			{ name: '', number: '8', size: 'L', quantity: 1 },
		],
		owner: { userId: coach.actor.userId, visitorKey: null },
	})
	const whole = { make: (input: ProofInput) => makeWholeProof(input) }
	await requestProof(coach, dependencies, next)
	await makeProof(context, { pool: whole, dependencies }, next)
	const token = await shareVersion(coach, next)
	const own = await textOfPdf(await proofOf(coach, dependencies, next))
	const shared = await textOfPdf((await sharedProof(context, dependencies, token)).bytes)
	expect(own).toContain('#7 Rivera')
	const [first, second] = [...own.matchAll(/\$([\d.]+) each/g)].map(([, dollars]) => Number(dollars))
	expect(second).toBeLessThan(first ?? 0)
	expect(shared).toContain('PRODUCTION PROOF')
	expect(shared).not.toMatch(/Rivera|#8/)
})
