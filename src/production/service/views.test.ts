// Production pages: board, jobs, bags and papers, and hidden player names, on both engines.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { designVersions } from '#designs/tables.ts'
import { batchFiles, productionZip } from '#designs/proof/production/production-zip.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { newBuyer, newOrder, newVariant, wanted } from '../../../tests/factories/orders.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { filtersIn } from '../rules/forms.ts'
import { drawnJob } from '../store/source.server.ts'
import { approvedOrder, jobsIn, moved, newWorker, testFloor } from '../../../tests/factories/production.ts'
import { boardView } from './board.server.ts'
import { batchExport, jobFiles } from './export.server.ts'
import { addressOfCode, scanIntoBag } from './scan.server.ts'
import { jobView, saveJobNote } from './job.server.ts'
import { moveJob, moveWholeOrder } from './moves.server.ts'
import { floorOrderView } from './order.server.ts'
import { packingSlipsOf, pickListOf, workOrderOf } from './papers.server.ts'
import { jobPicture } from './drawn-design.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const floor = testFloor()
const worker = await newWorker(context)
const filters = (query = '') => filtersIn(new URLSearchParams(query))
const parts = { store: diskStore(tmpdir()), publicUrl: 'http://shop.test' }
/** Makes files in this process. */
const makers = { store: parts.store, pool: { batch: batchFiles } }

const namesLost = (files: Record<string, Uint8Array>) =>
	Object.fromEntries(Object.entries(files).filter(([path]) => !path.includes('/name-back/')))

const filesIn = async ({ body }: { body: ReadableStream<Uint8Array> }) =>
	unzipSync(new Uint8Array(await new Response(body).arrayBuffer()))

/** An order for an undecorated product whose player is not printed. */
async function plainOrder(player: { name: string; number: string }): Promise<string> {
	const buyer = await newBuyer(context)
	const lines = [wanted(await newVariant(context, { model: 'Practice Shorts' }), 2, player)]
	const { id } = await newOrder(buyer, floor.orders, { lines })
	await moved(context, floor, [id, 'pay'])
	return id
}

test('a name stands where it is printed and nowhere else', async () => {
	const printed = await approvedOrder(context, floor, { players: 1 })
	const hidden = await plainOrder({ name: 'Canary', number: '77' })
	const [job] = await jobsIn(context, printed)
	expect(await jobView(worker, job!.id)).toMatchObject({ playerName: 'Player 0', playerNumber: '0' })
	const [plain] = await jobsIn(context, hidden)
	const seen = [await jobView(worker, plain!.id), await floorOrderView(worker, hidden)]
	expect(JSON.stringify(seen)).not.toMatch(/canary|"77"/i)
	expect(seen[1]).toMatchObject({ completeness: '0 of 1 bag complete, Bag 1 still needs Practice Shorts' })
	const request = { filters: { ...filters(), method: 'none' as const }, ids: [], publicUrl: '' }
	const files = await filesIn(await batchExport(worker, makers, request))
	expect(strFromU8(files['jobs.csv']!)).not.toMatch(/canary/i)
})

test('bags are distinguished by player and say what they miss', async () => {
	const id = await approvedOrder(context, floor, { players: 2 })
	for (const move of ['start', 'finish'] as const) await moveWholeOrder(worker, floor, { orderId: id, move })
	const [first] = await jobsIn(context, id)
	await scanIntoBag(worker, floor, { orderId: id, typed: first!.id })
	const order = await floorOrderView(worker, id)
	expect(order.bags.map(({ label, isComplete }) => [label, isComplete])).toEqual([
		['#0 Player 0', true],
		['#1 Player 1', false],
	])
	expect(order.completeness).toBe('1 of 2 bags complete, #1 Player 1 still needs Game Jersey')
	expect(order.can).toEqual({ scan: true, ship: false, deliver: false })
	await moveWholeOrder(worker, floor, { orderId: id, move: 'pack' })
	expect((await floorOrderView(worker, id)).can).toEqual({ scan: false, ship: true, deliver: false })
})

test('the history of a job names what happened, and keeps notes', async () => {
	const [job] = await jobsIn(context, await approvedOrder(context, floor, { players: 1 }))
	const later = (minutes: number) => ({ ...worker, now: new Date(context.now.getTime() + minutes * 60_000) })
	await moveJob(later(1), floor, { jobId: job!.id, move: 'hold', why: 'Twill is out' })
	await saveJobNote(later(2), job!.id, 'Comes on Monday')
	await moveJob(later(3), floor, { jobId: job!.id, move: 'resume' })
	const { history } = await jobView(worker, job!.id)
	expect(history.map(({ what, why }) => [what, why])).toEqual([
		['Queued', ''],
		['On hold', 'Twill is out'],
		['Note', 'Comes on Monday'],
		['To do', ''],
	])
	await expect(saveJobNote(worker, job!.id, ' ')).rejects.toMatchObject({ code: 'invalid' })
})

test('a code leads to its job, a reference to its order, anything else nowhere', async () => {
	const id = await approvedOrder(context, floor, { players: 1 })
	const [job] = await jobsIn(context, id)
	expect(await addressOfCode(worker, job!.id.slice(0, 8))).toBe(`/production/jobs/${job!.id}`)
	expect(await addressOfCode(worker, `#${id.slice(0, 8)}`)).toBe(`/production/orders/${id}`)
	await expect(addressOfCode(worker, '00000000')).rejects.toMatchObject({ code: 'not_found' })
})

test('papers and pictures are made for the floor and for no one else', async () => {
	const id = await approvedOrder(context, floor, { players: 2, seal: 'ab12' })
	const [job] = await jobsIn(context, id)
	for (const paper of [workOrderOf, pickListOf, packingSlipsOf]) {
		const { bytes } = await paper(worker, parts, id)
		expect(strFromU8(bytes.slice(0, 5))).toBe('%PDF-')
	}
	const { svg } = await jobPicture(worker, parts.store, { jobId: job!.id, side: 'back' })
	expect(await svg()).toMatch(/^<svg/)
	const coach = await newBuyer(context, ['coach'])
	const refused = { code: 'forbidden' }
	const asked = { filters: { ...filters(), method: 'screen' as const }, ids: [], publicUrl: '' }
	await expect(workOrderOf(coach, parts, id)).rejects.toMatchObject(refused)
	await expect(boardView(coach, filters())).rejects.toMatchObject(refused)
	await expect(jobView(coach, job!.id)).rejects.toMatchObject(refused)
	await expect(floorOrderView(coach, id)).rejects.toMatchObject(refused)
	await expect(batchExport(coach, makers, asked)).rejects.toMatchObject(refused)
	await expect(addressOfCode(coach, 'x')).rejects.toMatchObject(refused)
	const picture = { jobId: job!.id, side: 'worn' as const }
	await expect(jobPicture(coach, parts.store, picture)).rejects.toMatchObject(refused)
})

test('a batch has a row for each decoration with its inches, and only the jobs that were ticked', async () => {
	const id = await approvedOrder(context, floor, { players: 2 })
	const [job, other] = await jobsIn(context, id)
	const request = {
		filters: { ...filters(), method: 'tackle_twill' as const },
		publicUrl: 'http://shop.test',
	}
	const files = await filesIn(await batchExport(worker, makers, { ...request, ids: [job!.id] }))
	const rows = strFromU8(files['jobs.csv']!)
	const twill = job!.placements.filter(({ method }) => method === 'tackle_twill')
	expect(rows.trim().split('\r\n')).toHaveLength(1 + twill.length)
	expect(rows).toContain(`Player name PLAYER 0,Back,`)
	expect(rows).toContain(`http://shop.test/production/jobs/${job!.id}/files.zip`)
	expect(rows).not.toContain(other!.id.slice(0, 8))
})

test('a batch carries the files that its method works by: shared ones once, each player’s own by job code', async () => {
	const id = await approvedOrder(context, floor, { players: 7 })
	const made = await jobsIn(context, id)
	const ids = made.map((job) => job.id)
	const request = { filters: { ...filters(), method: 'tackle_twill' as const }, publicUrl: '', ids }
	const files = await filesIn(await batchExport(worker, makers, request))
	const paths = Object.keys(files)
	const folders = paths.flatMap((path) => path.match(/^art\/[^/]+\/(.+)\/cut\.svg$/)?.[1] ?? [])
	const own = (slot: string) => made.map((job) => `${job.id.slice(0, 8)}/${slot}`)
	expect(folders.filter((folder) => !folder.startsWith('shared/')).toSorted()).toEqual(
		made
			.flatMap(({ id: jobId, placements }) =>
				placements
					.filter(({ slot, method }) => slot !== undefined && slot !== 'team' && method === 'tackle_twill')
					.map((placement) => `${jobId.slice(0, 8)}/${placement.id}`),
			)
			.toSorted(),
	)
	expect(folders).toEqual(expect.arrayContaining(own('name-back')))
	expect(new Set(paths).size).toBe(paths.length)
	const rows = strFromU8(files['jobs.csv']!).trim().split('\r\n').slice(1)
	for (const row of rows) {
		const folder = /art\/[^,]+/.exec(row)?.[0]
		expect(paths.filter((path) => path.startsWith(`${folder}/`)).length).toBeGreaterThan(1)
	}
	// Names are listed and outlined for cutting; no file name or PDF title contains them.
	expect(paths.join()).not.toMatch(/player/i)
	const pdf = paths.find((path) => path.endsWith('name-back/art.pdf'))!
	expect(strFromU8(files[pdf]!, true)).not.toMatch(/player \d/i)
	expect(paths).not.toContain('READ-FIRST.txt')
	const noNames = {
		...makers,
		pool: { batch: async (...asked: Parameters<typeof batchFiles>) => namesLost(await batchFiles(...asked)) },
	}
	const less = await filesIn(await batchExport(worker, noNames, { ...request, ids: ids.slice(0, 1) }))
	expect(strFromU8(less['READ-FIRST.txt']!)).toContain(ids[0]!.slice(0, 8))
})

test('the files of a job name its player and the size of its garment', async () => {
	const id = await approvedOrder(context, floor, { players: 1 })
	const [job] = await jobsIn(context, id)
	const { size } = await jobView(worker, job!.id)
	const dependencies = { store: parts.store, pool: { production: productionZip } }
	const files = unzipSync((await jobFiles(worker, dependencies, job!.id)).body)
	expect(size).not.toBe('')
	expect(strFromU8(files['roster.csv']!).trim().split(/\r?\n/)).toEqual([
		'Number,Name,Size',
		`0,Player 0,${size}`,
	])
	expect(JSON.parse(strFromU8(files['ticket.json']!))).toMatchObject({
		roster: [{ number: '0', name: 'Player 0', size }],
	})
})

test('a design that would be drawn differently is said on paper and in the zip, and never drawn', async () => {
	const id = await approvedOrder(context, floor, { players: 1 })
	const [job] = await jobsIn(context, id)
	const { designId } = (await drawnJob(context.db, job!.id))!
	const [saved] = await context.db.select().from(designVersions).where(eq(designVersions.designId, designId))
	await context.db
		.update(designVersions)
		.set({ sceneHash: 'another' })
		.where(eq(designVersions.designId, designId))
	const request = {
		filters: { ...filters(), method: 'tackle_twill' as const },
		publicUrl: '',
		ids: [job!.id],
	}
	const files = await filesIn(await batchExport(worker, makers, request))
	expect(Object.keys(files)).toEqual(['jobs.csv', 'edge-threads.csv', 'READ-FIRST.txt'])
	expect(strFromU8(files['READ-FIRST.txt']!)).toContain(job!.id.slice(0, 8))
	const dependencies = {
		store: parts.store,
		pool: { production: () => Promise.reject(new Error('not asked')) },
	}
	await expect(jobFiles(worker, dependencies, job!.id)).rejects.toMatchObject({ code: 'conflict' })
	const plain = (await workOrderOf(worker, parts, id)).bytes
	// A proof of this drawing exists: its pictures are used instead.
	const store = diskStore(await mkdtemp(join(tmpdir(), 'proofs-')))
	const png = await sharp({ create: { width: 8, height: 10, channels: 4, background: '#14284f' } })
		.png()
		.toBuffer()
	for (const view of ['front', 'back'])
		await store.put(`proofs/${designId}/1-another/${view}.png`, new Uint8Array(png), { type: 'image/png' })
	const pictured = (await workOrderOf(worker, { ...parts, store }, id)).bytes
	const pictures = (bytes: Uint8Array) => strFromU8(bytes, true).split('/Subtype /Image').length - 1
	expect([pictures(plain), pictures(pictured) > 0]).toEqual([0, true])
	await context.db
		.update(designVersions)
		.set({ sceneHash: saved!.sceneHash })
		.where(eq(designVersions.designId, designId))
})

test('papers and address are kept back where nothing is made', async () => {
	const id = await approvedOrder(context, floor, { players: 1 })
	expect((await floorOrderView(worker, id)).shipTo.name).not.toBe('')
	await moved(context, floor, [id, 'cancel'])
	expect((await floorOrderView(worker, id)).shipTo).toEqual({ name: '', lines: [] })
	for (const paper of [workOrderOf, pickListOf, packingSlipsOf])
		await expect(paper(worker, parts, id)).rejects.toMatchObject({ code: 'not_found' })
})
