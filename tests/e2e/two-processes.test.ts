// Shop processes on one PostgreSQL, one of them with a replica for open pages: each caches pages and gets no notifications from
// the others; the staff's commands are another process.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { onServer } from '../database-url.ts'
import { startWithReplica } from '../postgresql.ts'
import { newPerson, signUp } from './account-page.ts'
import { findingsAtBothWidths, openPage } from './browser.ts'
import { buy } from './buying.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { indexedPages } from './open-pages.ts'
import { openOwnShop } from './own-shop.ts'
import { patience } from './patience.ts'
import { productPath } from './product-page.ts'

/** A cached version is at most one second old; the rest is for rendering on a busy machine. */
const noticeMs = 3_000

const { primary: server, replica } = await startWithReplica()
const name = `shops_${randomBytes(6).toString('hex')}`
const admin = new pg.Client({ connectionString: onServer(server.url, 'postgres') })
await admin.connect()
await admin.query(`create database ${name}`)
const DATABASE_URL = onServer(server.url, name)
const first = await openOwnShop({ environment: { DATABASE_URL, DEMO: 'on' } })
let isReplicaUp = true
const DATABASE_REPLICA_URL = onServer(replica.url, name)
const second = await openOwnShop({ environment: { DATABASE_URL, DATABASE_REPLICA_URL, DEMO: 'on' } })
const browser = await openBrowser()
afterAll(async () => {
	await browser.close()
	await Promise.all([first.close(), second.close()])
	await admin.query(`drop database ${name} with (force)`)
	await admin.end()
	if (isReplicaUp) await replica.stop()
	await server.stop()
})

/** Runs `npm run admin -- …` beside the running shops. @returns its output */
async function command(...shown: string[]): Promise<string> {
	const env = { PATH: process.env.PATH ?? '', DATABASE_URL, DEMO: 'on', NODE_ENV: 'production' }
	const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...shown], { env })
	return stdout
}

test('money that the staff sends back by command is seen on the order, in the mail and on the invoice', async () => {
	const [page, person] = [await openPage(browser, { baseURL: first.url }), newPerson()]
	await signUp(page, person, first.url)
	const product = await productPath(first.url, 'football', 'Gridiron Elite Game Jersey')
	const id = await buy(page, first.url, { product, size: 'L', qty: 2 })
	const reference = id.slice(0, 8)
	const invoice = async () => (await page.request.get(`/orders/${id}/invoice.pdf`)).body()
	const before = await invoice()

	const printed = await command('refund', reference, '--line', '1', '--units', '1', '--reason', 'Torn seam')
	const amount = /^\$[\d.]+/.exec(printed)?.[0] ?? ''
	expect(printed).toBe(`${amount} of order #${reference} goes back; the running shop sends it.\n`)

	const letter = await letterTo(first.url, person.email, `${amount} of order #${reference} goes back to you`)
	await page.goto(new URL(linkIn(letter)).pathname)
	const shown = await page.getByRole('main').textContent()
	for (const text of ['1 of 2 refunded', `Refunded−${amount}`, 'Refunded in part', 'Torn seam'])
		expect(shown).toContain(text)
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect((await invoice()).length).toBeGreaterThan(before.length)
})

const pageOf = async (origin: string, path: string) => (await fetch(origin + path)).text()

async function cacheHits(origin: string): Promise<number> {
	const counters = await pageOf(origin, '/metrics')
	return Number(/^page_cache_total\{outcome="hit"\} (\d+)$/m.exec(counters)?.[1] ?? 0)
}

/** Warms the cache: the second answer comes from the process's own page cache. */
async function warmPage(origin: string, path: string): Promise<string> {
	await pageOf(origin, path)
	const hits = await cacheHits(origin)
	const page = await pageOf(origin, path)
	expect(await cacheHits(origin)).toBe(hits + 1)
	return page
}

type Product = { id: string; brand: string; model: string }

async function anyProduct(database: pg.Client): Promise<Product> {
	const { rows } = await database.query<Product>(
		`select id, brand, model from products where status = 'active' order by id limit 1`,
	)
	if (!rows[0]) throw new Error('The demo has no product.')
	return rows[0]
}

/** Updates only the database, as an import does: shop processes are not notified. */
async function reviseProduct(database: pg.Client, id: string): Promise<void> {
	await database.query('begin')
	await database.query(
		`update products set model = 'Renamed Elsewhere', base_price_cents = 98765 where id = $1`,
		[id],
	)
	await database.query(
		`update product_listings set model = 'Renamed Elsewhere', price_cents = 98765 where product_id = $1`,
		[id],
	)
	await database.query(`update versions set version = version + 1 where name = 'catalog'`)
	await database.query('commit')
}

test('a change that only the database knows of replaces the ready pages of both processes', async () => {
	const database = new pg.Client({ connectionString: DATABASE_URL })
	await database.connect()
	try {
		const { id, brand, model } = await anyProduct(database)
		const path = `/product/${id}`
		for (const { url } of [first, second]) expect(await warmPage(url, path)).toContain(`${brand} ${model}`)

		await reviseProduct(database, id)
		await Promise.all(
			[first, second].map(async ({ url }) => {
				const limit = { timeout: noticeMs, interval: 100 }
				await expect.poll(() => pageOf(url, path), limit).toContain('Renamed Elsewhere')
				const page = await pageOf(url, path)
				expect(page).toContain('$987.65')
				expect(page).not.toContain(`${brand} ${model}`)
			}),
		)
	} finally {
		await database.end()
	}
})

/** How often the catalog was read there; the servers count it up a little later. */
const readsOn = async (url: string): Promise<number> => {
	const client = new pg.Client({ connectionString: onServer(url, name) })
	await client.connect()
	const { rows } = await client.query<{ reads: string }>(
		`select sum(coalesce(idx_scan, 0) + seq_scan) as reads from pg_stat_user_tables
		where relname in ('products', 'product_listings', 'search_documents')`,
	)
	await client.end()
	return Number(rows[0]?.reads)
}

test('open pages come from the replica, every one of them; without it they come from the primary', async () => {
	const metric = async () => (await (await fetch(`${second.url}/metrics`)).text()).split('\n')
	const used = async () => (await metric()).find((line) => line.startsWith('database_replica_used '))
	await expect.poll(used, { timeout: 30_000, interval: 500 }).toBe('database_replica_used 1')
	const before = await readsOn(replica.url)
	// Addresses that no cache has. A page that the replica cannot make would switch it off for a second.
	for (const path of indexedPages) {
		expect([path, (await fetch(`${second.url}${path}?utm_source=${path}`)).status]).toEqual([path, 200])
		expect([path, await used()]).toEqual([path, 'database_replica_used 1'])
	}
	const suggested = await fetch(`${second.url}/search/suggest?q=jersey`)
	expect(await suggested.text()).toContain('Jersey')
	// A dozen of these pages list products.
	await expect.poll(() => readsOn(replica.url), patience).toBeGreaterThan(before + 12)
	await replica.stop()
	isReplicaUp = false
	for (const path of ['/', '/search?q=hoodie'])
		expect((await fetch(`${second.url}${path}${path === '/' ? '?' : '&'}without=replica`)).status).toBe(200)
	expect(await used()).toBe('database_replica_used 0')
})
