// The shop as a process: one process per folder, a crash, a wrong setting, and a stop that loses no request.
import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { Agent, get as httpGet } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { newDataFolder } from './own-shop.ts'
import { patience } from './patience.ts'

type Shop = { process: ChildProcess; output: () => string; exited: Promise<number | null> }

const folders: string[] = []
const shops: Shop[] = []
afterAll(async () => {
	for (const shop of shops) shop.process.kill('SIGKILL')
	await Promise.all(shops.map((shop) => shop.exited))
	for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
	const folder = newDataFolder()
	folders.push(folder)
	return folder
}

function launch(environment: Record<string, string>): Shop {
	const child = spawn(process.execPath, ['scripts/start.mjs'], {
		env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DRAW_AHEAD: 'off', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let printed = ''
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (part: Buffer) => {
			printed += part.toString()
		})
	}
	const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
	const shop = { process: child, output: () => printed, exited }
	shops.push(shop)
	return shop
}

const addressOf = (shop: Shop) => /Fieldhouse is open at (\S+)/.exec(shop.output())?.[1]

async function open(environment: Record<string, string>): Promise<{ shop: Shop; url: string }> {
	const shop = launch(environment)
	await expect.poll(() => addressOf(shop), { timeout: 60_000, interval: 50 }).toBeDefined()
	return { shop, url: addressOf(shop) ?? '' }
}

test('a second process on the same folder is refused and harms nothing; a crash loses nothing', async () => {
	const DATA_DIR = newFolder()
	const first = await open({ DATA_DIR })
	await expect.poll(() => first.shop.output(), patience).toContain('coach@demo.fieldhouse.test')

	const second = launch({ DATA_DIR })
	expect(await second.exited).toBe(1)
	expect(second.output()).toMatch(/is in use by another Fieldhouse process/)
	expect(second.output().trim().split('\n')).toHaveLength(1)

	const form = new URLSearchParams({
		name: 'Pat',
		email: 'pat@school.example',
		subject: 'Sizes',
		message: 'Do you have youth sizes?',
	})
	const sent = await fetch(`${first.url}/support`, {
		method: 'POST',
		body: form,
		redirect: 'manual',
		headers: { 'sec-fetch-site': 'same-origin' },
	})
	expect(sent.status).toBeLessThan(400)
	first.shop.process.kill('SIGKILL')
	await first.shop.exited

	const again = await open({ DATA_DIR })
	const ready = await fetch(`${again.url}/readyz`)
	expect(await ready.json()).toEqual({ ok: true, engine: 'embedded' })
	expect((await fetch(`${again.url}/sport/hockey/products`)).status).toBe(200)
	again.shop.process.kill('SIGTERM')
	expect(await again.shop.exited).toBe(0)
})

test.each([
	[{ PORT: 'eighty' }, 'PORT must be a number (it is "eighty").'],
	[{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must look like https://shop.example.com (it is "shop").'],
	[{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://user:password@host:5432/name.'],
])('a wrong setting stops the start with one clear line: %o', async (environment, line) => {
	const shop = launch(environment)
	expect(await shop.exited).toBe(1)
	expect(shop.output().trim()).toBe(line)
})

/**
 * Sends one request over a kept-alive connection; resolves with the status or the failure. A new connection that
 * is reset was still in the accept queue when the server closed: the request was not received.
 */
function ask(url: string, agent: Agent): Promise<number | string> {
	return new Promise((resolve) => {
		const request = httpGet(url, { agent }, (response) => {
			response.resume()
			response.once('end', () => resolve(response.statusCode ?? 0))
			response.once('error', (failure: NodeJS.ErrnoException) => resolve(`broken answer ${failure.code}`))
		})
		request.once('error', (failure: NodeJS.ErrnoException) => {
			const isAtTheDoor =
				failure.code === 'ECONNREFUSED' || (failure.code === 'ECONNRESET' && !request.reusedSocket)
			resolve(isAtTheDoor ? 'turned away' : `lost ${failure.code}`)
		})
	})
}

test('SIGTERM under load: admitted requests get an answer, later ones are refused', async () => {
	const { shop, url } = await open({ DATA_DIR: newFolder() })
	const answers = new Map<number | string, number>()
	const clients = Array.from({ length: 8 }, async (_, index) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 })
		const path = ['/', '/sport/soccer/products', '/search?q=jersey', '/livez'][index % 4] ?? '/'
		for (let turn = 0; turn < 5_000; turn += 1) {
			const answer = await ask(url + path, agent)
			answers.set(answer, (answers.get(answer) ?? 0) + 1)
			if (answer === 'turned away') return
		}
	})
	await expect.poll(() => answers.get(200) ?? 0, { timeout: 30_000 }).toBeGreaterThan(200)
	shop.process.kill('SIGTERM')
	await Promise.all(clients)
	expect(await shop.exited).toBe(0)
	expect([...answers.keys()].map(String).toSorted()).toEqual(['200', 'turned away'])
})

test('behind TLS and a proxy: links, forms and the host check follow PUBLIC_URL', async () => {
	const { url } = await open({
		DATA_DIR: newFolder(),
		PUBLIC_URL: 'https://shop.example.com',
		TRUST_PROXY: '1',
		PORT: '0',
	})
	const port = new URL(url.startsWith('https') ? 'http://127.0.0.1' : url).port
	expect(port).not.toBe('')
	const origin = `http://127.0.0.1:${port}`
	const home = await fetch(origin)
	expect(home.headers.get('strict-transport-security')).toContain('max-age')
	expect(await home.text()).toContain('<link rel="canonical" href="https://shop.example.com/"')
	const status = await new Promise((resolve) => {
		httpGet(origin, { headers: { host: 'evil.example' } }, (response) => {
			response.resume()
			resolve(response.statusCode)
		})
	})
	expect(status).toBe(421)
	const form = await fetch(`${origin}/support`, {
		method: 'POST',
		body: new URLSearchParams(),
		headers: { origin: 'https://shop.example.com' },
	})
	expect(form.status).toBeLessThan(500)
	expect(form.status).not.toBe(403)
})
