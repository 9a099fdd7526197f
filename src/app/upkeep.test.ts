// What `npm run doctor` finds in files, search index, caches and settings, planted one by one, and what it repairs. On both
// engines.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { products } from '#catalog/tables.ts'
import { readVersion } from '#database/versions.server.ts'
import { versions } from '#database/tables/versions.ts'
import { diskStore } from '#files/object-stores/disk.server.ts'
import { assets } from '#files/tables.ts'
import { indexPages } from '#search/service/indexing.server.ts'
import { searchDocuments } from '#search/tables.ts'
import { shopSettings } from '#shop-settings/tables.ts'
import { shellNow } from '#shop-settings/service/shop.server.ts'
import { openTestDatabase } from '../../tests/database.ts'
import { readConfig } from './config.ts'
import { environmentProblems } from './environment.ts'
import { examineUpkeep } from './upkeep.ts'

const { context } = await openTestDatabase()
const { db, now } = context
const fresh = await openTestDatabase({ seeded: false })
const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-upkeep-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

await shellNow({ db, now })
const store = diskStore(join(folder, 'files'))
const parts = { db, store, config: readConfig({ DATA_DIR: folder }) }
const found = async (options?: { isRepairing: boolean }) =>
	(await examineUpkeep(parts, options)).findings.map(({ what }) => what)
const bytes = Buffer.from('file')

test('nothing is found in the demo shop, and nothing in a new shop before and after its first start', async () => {
	expect(await found()).toEqual([])
	const empty = { ...parts, db: fresh.context.db }
	expect((await examineUpkeep(empty)).findings).toEqual([])
	await indexPages(fresh.context.db)
	expect((await examineUpkeep(empty)).findings).toEqual([])
})

test('files: a row without its object, an object without a row', async () => {
	const owner = randomUUID()
	const row = {
		id: randomUUID(),
		userId: null,
		visitorKey: 'key',
		path: `${owner}/1700000000000.png`,
		originalKey: `originals/${owner}/1700000000000-a.png`,
		name: 'logo.png',
		kind: 'raster' as const,
		bytes: 4,
		width: 1,
		height: 1,
		inks: [],
		warnings: [],
		sha256: 'a',
		createdAt: now,
		removedAt: null,
	}
	await db.insert(assets).values(row)
	await store.put(row.originalKey, bytes, { type: 'image/png' })
	const photo = 'product-photos/0123456789abcdef'
	const others = [
		`design-assets/${randomUUID()}/1700000000001.svg`,
		`po/${randomUUID()}.pdf`,
		`${photo}/original.webp`,
		`${photo}/01234567-480.webp`,
	]
	for (const key of others) await store.put(key, bytes, { type: 'image/png' })
	expect(await found()).toEqual([
		`File design-assets/${row.path}: upload without its file`,
		`File ${others[0]}: no upload names it`,
		// Every size of a photo counts as one.
		expect.stringMatching(/^File product-photos\/0123456789abcdef\/\S+: no photo of a product names it$/),
		`File ${others[1]}: no purchase order names it`,
	])
	// A person decides about files: nothing is deleted.
	expect(await found({ isRepairing: true })).toHaveLength(4)
	await store.put(`design-assets/${row.path}`, bytes, { type: 'image/png' })
	for (const key of others) await store.delete(key)
	expect(await found()).toEqual([])
	await db.delete(assets).where(eq(assets.id, row.id))
	expect(await found()).toEqual([
		`File design-assets/${row.path}: no upload names it`,
		`File ${row.originalKey}: no upload names it`,
	])
	for (const key of [`design-assets/${row.path}`, row.originalKey]) await store.delete(key)
})

test('search index: missing, stale and superfluous documents are found and made again', async () => {
	const [missing, stale, page] = await db
		.select({ id: searchDocuments.id })
		.from(searchDocuments)
		.orderBy(sql`kind <> 'product'`, searchDocuments.id)
		.limit(3)
	const [help] = await db
		.select({ id: searchDocuments.id })
		.from(searchDocuments)
		.where(eq(searchDocuments.kind, 'help'))
		.limit(1)
	if (!missing || !stale || !page || !help) throw new Error('The demo shop has an index')
	await db.delete(searchDocuments).where(eq(searchDocuments.id, missing.id))
	await db.update(searchDocuments).set({ priceCents: 1 }).where(eq(searchDocuments.id, stale.id))
	await db.update(searchDocuments).set({ words: "'old':1A" }).where(eq(searchDocuments.id, help.id))
	await db.execute(sql`insert into search_documents (id, kind, title, title_key, detail, href, category, words)
		values ('help:gone', 'help', 'Gone', 'gone', '', '/gone', 'help', ''),
			('product:gone', 'product', 'Gone', 'gone', '', '/gone', 'jersey', '')`)
	const lines = await found()
	expect(lines.toSorted()).toEqual(
		[
			`Search, ${missing.id}: missing from the index`,
			`Search, ${stale.id}: the index has it as it was before`,
			`Search, ${help.id}: the index has it as it was before`,
			'Search, help:gone: its page does not exist',
			'Search, product:gone: its product is not in the shop',
		].toSorted(),
	)
	const { findings, repaired } = await examineUpkeep(parts, { isRepairing: true })
	expect(findings).toEqual([])
	expect(repaired).toEqual([expect.stringMatching(/^The search index is rebuilt: \d+ documents\.$/)])
})

test('pictures: files that are cut off, of another width or no pictures are found and deleted; whole ones stay', async () => {
	const pictures = join(folder, 'pictures')
	await mkdir(pictures, { recursive: true })
	const name = (letter: string, end: string) => `${letter.repeat(24)}-${end}`
	const image = sharp({ create: { width: 320, height: 400, channels: 4, background: '#123456' } })
	const lossy = await image.webp().toBuffer()
	const lossless = await image.webp({ lossless: true }).toBuffer()
	const opaque = await image.clone().removeAlpha().webp().toBuffer()
	const png = await image.png().toBuffer()
	const card = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#123456' } })
		.png()
		.toBuffer()
	const good: [string, Uint8Array][] = [
		[name('a', '320.webp'), lossy],
		[name('b', '320.webp'), lossless],
		[`${'c'.repeat(24)}t3-320.webp`, opaque],
		[name('d', '320.png'), png],
		[name('e', 'card.png'), card],
		[name('f', 'card-1a2b.png'), card],
		['.123-4', Buffer.from('half')],
	]
	const bad: [string, Uint8Array, string][] = [
		[name('1', '320.webp'), lossy.subarray(0, -9), `it has ${lossy.length - 9} of ${lossy.length} bytes`],
		[name('2', '640.webp'), lossy, 'it is 320 pixels wide'],
		[name('3', '320.png'), png.subarray(0, -20), 'its end is missing'],
		[name('4', 'card.png'), png, 'it is 320 pixels wide'],
		[
			name('5', '320.webp'),
			Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="320"/>'),
			'it is no WebP',
		],
		[name('6', '320.webp'), Buffer.alloc(0), 'it is empty'],
		['notes.txt', bytes, 'no picture has this name'],
	]
	for (const [file, content] of [...good, ...bad]) await writeFile(join(pictures, file), content)
	expect((await found()).toSorted()).toEqual(
		bad.map(([file, , problem]) => `Picture file ${file}: ${problem}`).toSorted(),
	)
	const { findings, repaired } = await examineUpkeep(parts, { isRepairing: true })
	expect(findings).toEqual([])
	expect(repaired).toEqual(['Damaged picture files are deleted and will be drawn again: 7.'])
	expect((await readdir(pictures)).toSorted()).toEqual(good.map(([file]) => file).toSorted())
	expect(await readFile(join(pictures, name('a', '320.webp')))).toEqual(lossy)
})

test('the version row of the page cache: one that is none is found, and raised above every number before', async () => {
	const before = await readVersion(db, 'catalog')
	await db.update(versions).set({ version: -1 }).where(eq(versions.name, 'catalog'))
	await db.insert(versions).values({ name: 'unknown', version: 3 })
	expect(await found()).toEqual([
		'Page cache, version row catalog: -1 is no version',
		'Page cache, version row unknown: 3 is no version',
	])
	expect(await found({ isRepairing: true })).toEqual([])
	expect(await readVersion(db, 'catalog')).toBeGreaterThan(before)
})

test('settings: versions that today’s schema cannot read are named without their values', async () => {
	const row = { section: 'shop' as const, changedBy: null, changedAt: now }
	await db.insert(shopSettings).values([{ ...row, version: 7, values: { name: 4, secret: 'canary' } }])
	const lines = await found({ isRepairing: true })
	expect(lines).toEqual([
		expect.stringMatching(/^Settings, shop 7: not readable \(\w+: invalid_type\)$/),
		'Not examined while settings are not readable: search',
	])
	await db.delete(shopSettings).where(eq(shopSettings.version, 7))
})

test('a product that was changed behind the shop’s back is stale in the index', async () => {
	const [one] = await db.select({ id: products.id, model: products.model }).from(products).limit(1)
	if (!one) throw new Error('The demo shop has products')
	await db.update(products).set({ model: 'Renamed' }).where(eq(products.id, one.id))
	expect(await found()).toContain(`Search, product:${one.id}: the index has it as it was before`)
	await db.update(products).set({ model: one.model }).where(eq(products.id, one.id))
})

test.each([
	[{}, []],
	[{ PUBLIC_URL: 'https://shop.example.com', TRUST_PROXY: '1', SESSION_KEYS: '' }, []],
	[{ PUBLIC_URL: 'https://shop.example.com' }, [/TRUST_PROXY=0/]],
	[{ HOST: '0.0.0.0' }, [/without PUBLIC_URL/]],
	[
		{
			STRIPE_SECRET_KEY: 'sk_test_aaaaaaaaaaaaaaaaaaaaaaaa',
			STRIPE_WEBHOOK_SECRET: 'whsec_aaaaaaaaaaaaaaaa',
		},
		[/DEMO is on with a real payment provider/],
	],
])('the environment %j', (env: Record<string, string>, expected: RegExp[]) => {
	const problems = environmentProblems(readConfig(env))
	expect(problems).toHaveLength(expected.length)
	for (const [at, pattern] of expected.entries()) expect(problems[at]).toMatch(pattern)
})
