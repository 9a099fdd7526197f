// Requests per second on PostgreSQL beside a number of times the best of Vendure 3.7.3, Medusa 2.21.2 and EverShop 2.2.1, as
// measured on November 22, 2026 on another machine of two cores: the goals of that day, not scaled.
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import pg from 'pg'
import { testAddress } from '../tests/factories/orders.ts'
import { withNewDatabase } from './engines.ts'
import { load, median } from './load.ts'
import { comparePage, openBare, visitor } from './pages.ts'
import type { Finding } from './report.ts'
import { coachsCookie } from './sessions.ts'
import { openShop, untilQuiet, type Shop } from './shop.ts'

/** What a bare server on the machine of that day sent: 110 kB a page, 16 connections, requests per second. */
const bareThen = { bytes: 110_000, perSecond: 5_132 }
const connections = 16
const seconds = 4
const turns = 3
const list = '/sport/football/products'
/** A session cookie makes the answer personal, so the shared page cache is not used. */
const person = { ...visitor, cookie: 'session=measured' }

/** How much of that day's machine is the machine of this run. */
async function measureBare(): Promise<Finding> {
	const body = Buffer.alloc(bareThen.bytes, 'x').toString('base64')
	const bare = await openBare({ status: 200, headers: [['content-type', 'text/html']], body })
	const ask = () => load({ url: bare.url, seconds, connections })
	await ask()
	const found: number[] = []
	for (let turn = 0; turn < turns; turn += 1) found.push((await ask()).perSecond)
	bare.close()
	return {
		what: 'A bare server that sends 110 kB, for comparison of the machines',
		measured: `${Math.round(median(found))}/s`,
		bar: `${bareThen.perSecond}/s then, by another client`,
		holds: true,
	}
}

type Row = {
	what: string
	path: string
	headers?: Record<string, string>
	nextPath?: () => string
	/** Requests per second on that machine: the best of the others, and how many times as many are the goal. */
	best: number
	times: number
}

async function measureRow(shop: Shop, row: Row): Promise<Finding> {
	const { what, path, headers = person, nextPath, best, times } = row
	const ask = () =>
		load({ url: shop.url + path, seconds, connections, headers, ...(nextPath && { nextPath }) })
	await ask()
	const found: number[] = []
	for (let turn = 0; turn < turns; turn += 1) {
		const { perSecond, failures } = await ask()
		if (failures > 0) throw new Error(`${failures} failed requests: ${what}`)
		found.push(perSecond)
	}
	const goal = best * times
	return {
		what,
		measured: `${Math.round(median(found))}/s`,
		bar: `≥ ${goal}/s: ${times} times ${best}`,
		holds: median(found) >= goal,
	}
}

const words = ['jersey', 'shirt', 'blue', 'custom', 'football', 'pants', 'hoodie', 'jersy', 'football jersey']

async function measureGets(shop: Shop): Promise<Finding[]> {
	const page = await (await fetch(shop.url + list)).text()
	const [product = ''] = /\/product\/[\da-f-]{36}/.exec(page) ?? []
	let asked = 0
	const rows: Row[] = [
		{ what: 'List page of 24 cards, rendered for each request', path: list, best: 137, times: 5 },
		{
			what: 'The same, of prices that nobody has asked for',
			path: list,
			headers: visitor,
			nextPath: () => `${list}?max=${20 + (asked += 1)}`,
			best: 137,
			times: 3,
		},
		{ what: 'Product page, rendered for each request', path: product, best: 21, times: 12 },
		{
			what: 'Search',
			path: '/search',
			nextPath: () => `/search?q=${encodeURIComponent(words[(asked += 1) % words.length] ?? '')}`,
			best: 46,
			times: 5,
		},
	]
	const findings: Finding[] = []
	for (const row of rows) findings.push(await measureRow(shop, row))
	return findings
}

const agent = new Agent({ keepAlive: true })

type Sent = { status: number; headers: IncomingHttpHeaders; text: string }

/** Over connections that stay open, as a browser's do. */
const send = (url: string, headers: Record<string, string>, body?: string): Promise<Sent> =>
	new Promise((resolve, reject) => {
		const asked = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
			let text = ''
			answer.setEncoding('utf8')
			answer.on('data', (part: string) => (text += part))
			answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
		})
		asked.once('error', reject)
		asked.end(body)
	})

type Buyer = {
	get: (path: string) => Promise<Sent>
	post: (path: string, form: Record<string, string>) => Promise<Sent>
}

/** A person with a new account and a browser of their own. */
async function newBuyer({ url }: Shop, at: number): Promise<Buyer> {
	const account = { email: `buyer-${at}@example.test`, password: 'fieldhouse-demo' }
	const headers = { 'content-type': 'application/json', origin: url, 'x-session-transport': 'cookie' }
	const { status, headers: answered } = await send(`${url}/auth/v1/signup`, headers, JSON.stringify(person))
	if (status !== 200) throw new Error(`${account.email} got no account: ${status}`)
	const cookie = (answered['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ')
	const form = { origin: url, cookie, 'content-type': 'application/x-www-form-urlencoded' }
	return {
		get: (path) => send(url + path, { cookie }),
		post: (path, fields) => send(url + path, form, new URLSearchParams(fields).toString()),
	}
}

type Good = { product: string; color: string; size: string }

/** One color and size of each product of the list. */
async function goodsOf({ url }: Shop): Promise<Good[]> {
	const page = await (await fetch(url + list)).text()
	const paths = new Set([...page.matchAll(/\/product\/[\da-f-]{36}/g)].map(([path]) => path))
	const goods: Good[] = []
	for (const path of paths) {
		const text = await (await fetch(url + path)).text()
		const valuesOf = (name: string) =>
			[...text.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))]
				.filter(([input]) => !input.includes('disabled'))
				.flatMap(([input]) => / value="([^"]*)"/.exec(input)?.[1] ?? [])
		const [[color], sizes] = [valuesOf('color'), valuesOf('size')]
		const size = sizes[3] ?? sizes[0]
		if (color && size) goods.push({ product: path.slice('/product/'.length), color, size })
	}
	return goods
}

const filledIn = { ...testAddress, paymentMode: 'card', poNumber: '' }

const lines = 30

async function fill(buyer: Buyer, goods: readonly Good[]): Promise<void> {
	for (let at = 0; at < lines; at += 1) {
		const { status } = await buyer.post('/cart', {
			intent: 'add',
			...(goods[at % goods.length] as Good),
			qty: '1',
		})
		if (status !== 303) throw new Error(`An item was not added: ${status}`)
	}
}

/** @returns the milliseconds from the pressed button to the address of the payment page */
async function checkOut(buyer: Buyer): Promise<number> {
	const { text } = await buyer.get('/checkout')
	const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
	const form = { ...filledIn, revision: valueOf('revision'), totalCents: valueOf('totalCents') }
	const startedAt = performance.now()
	const { status, headers } = await buyer.post('/checkout', form)
	const ms = performance.now() - startedAt
	if (!headers.location?.includes('/sandbox/pay/')) throw new Error(`No payment page: ${status}`)
	return ms
}

const atOnce = 4
const purchases = 20
const mostWaitMs = 30

/** Four buyers at once, each with 30 additions to an empty cart and a checkout. */
async function measurePurchases(shop: Shop): Promise<Finding[]> {
	const goods = await goodsOf(shop)
	const buyers: Buyer[] = []
	for (let at = 0; at < 2 * purchases; at += 1) buyers.push(await newBuyer(shop, at))
	const waits: number[] = []
	const buyAll = async (waiting: Buyer[]) => {
		const startedAt = performance.now()
		const queue = [...waiting]
		const work = async () => {
			for (let buyer = queue.pop(); buyer; buyer = queue.pop()) {
				await fill(buyer, goods)
				waits.push(await checkOut(buyer))
			}
		}
		await Promise.all(Array.from({ length: atOnce }, work))
		return waiting.length / ((performance.now() - startedAt) / 1_000)
	}
	await buyAll(buyers.slice(0, purchases))
	waits.length = 0
	const rate = await buyAll(buyers.slice(purchases))
	const goal = 5 * 1.41
	return [
		{
			what: `${lines} times into the cart, then checkout, ${atOnce} buyers at once`,
			measured: `${rate.toFixed(1)}/s`,
			bar: `≥ ${goal.toFixed(1)}/s: 5 times 1.41`,
			holds: rate >= goal,
		},
		{
			what: 'From the button of that checkout to the payment page',
			measured: `${median(waits).toFixed(0)} ms median`,
			bar: `≤ ${mostWaitMs} ms`,
			holds: median(waits) <= mostWaitMs,
		},
	]
}

/** No item may sell out while it is measured. */
async function stockUp(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	await client.query('update variants set stock = 1000000')
	await client.end()
}

async function measure(url: string): Promise<Finding[]> {
	const limits = { signUpPerIp: { turns: 1_000, windowMs: 60_000 } }
	const settings = { DATABASE_URL: url, DEMO: 'on', DRAW_AHEAD: 'off', AUTH_LIMITS: JSON.stringify(limits) }
	const shop = await openShop({ settings })
	try {
		await stockUp(url)
		await untilQuiet(shop)
		const cookie = await coachsCookie(shop)
		const [cached] = await comparePage(shop, { path: list, least: 0.9 })
		const [signedIn] = await comparePage(shop, {
			path: list,
			headers: { ...visitor, cookie },
			reader: 'for a signed-in coach',
			least: 0.5,
		})
		return [cached, signedIn, ...(await measureGets(shop)), ...(await measurePurchases(shop))]
	} finally {
		await shop.stop()
	}
}

export const measureGoals = async (): Promise<Finding[]> => [
	await measureBare(),
	...(await withNewDatabase(measure)),
]
