// The proxy of a load run: who gets a request, and what is repeated when a process dies.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openProxy, type Proxy } from '../chaos/proxy.ts'

const open: { servers: Server[]; proxy: Proxy | null } = { servers: [], proxy: null }
afterEach(async () => {
	await open.proxy?.close()
	for (const server of open.servers.splice(0)) {
		server.closeAllConnections()
		server.close()
	}
})

/** A process that is ready, and answers everything else with the listener. */
async function processOf(listener: RequestListener): Promise<number> {
	const server = createServer((request, response) => {
		if (request.url === '/readyz') response.end('ok')
		else listener(request, response)
	})
	open.servers.push(server)
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve())
	})
	return (server.address() as AddressInfo).port
}

/** Behind processes of which all are ready. */
async function proxyOf(...listeners: RequestListener[]) {
	const ports = await Promise.all(listeners.map(processOf))
	const proxy = await openProxy(ports)
	open.proxy = proxy
	const known = async () => {
		await (await fetch(`${proxy.url}/`)).text()
		return proxy.answered.size
	}
	await expect.poll(known, { timeout: 5_000 }).toBe(ports.length)
	return { proxy, ports }
}

test('two processes take turns, and get the body, the host and the address of the client', async () => {
	const { proxy } = await proxyOf(
		...['one', 'two'].map((name): RequestListener => async (request, response) => {
			let body = ''
			for await (const part of request) body += String(part)
			response.end(
				[name, request.method, body, request.headers.host, request.headers['x-forwarded-for']].join(),
			)
		}),
	)
	const answers = await Promise.all(
		['a', 'b'].map(async (body) => (await fetch(`${proxy.url}/x`, { method: 'POST', body })).text()),
	)
	const host = new URL(proxy.url).host
	expect(answers.map((answer) => answer.split(',').slice(1))).toEqual([
		['POST', 'a', host, '127.0.0.1'],
		['POST', 'b', host, '127.0.0.1'],
	])
	expect(new Set(answers.map((answer) => answer.split(',')[0])).size).toBe(2)
})

test('a page is read from the other process when one dies; a form is lost, as it may have been done', async () => {
	let forms = 0
	const dying: RequestListener = ({ method, url, socket }, response) => {
		if (method === 'POST') forms += 1
		if (url === '/') response.end('alive')
		else socket.destroy()
	}
	const { proxy } = await proxyOf(dying, (_, response) => response.end('whole'))
	const pages = await Promise.all(
		Array.from({ length: 4 }, async () => (await fetch(`${proxy.url}/page`)).text()),
	)
	expect(pages).toEqual(['whole', 'whole', 'whole', 'whole'])
	const sent = Array.from({ length: 8 }, async () => {
		await new Promise((resolve) => setTimeout(resolve, 700))
		return fetch(`${proxy.url}/form`, { method: 'POST', body: 'x' }).then(
			() => 'answered',
			() => 'lost',
		)
	})
	const outcomes = await Promise.all(sent)
	expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(forms)
	expect(forms).toBeGreaterThan(0)
})

test('without a process that is ready the answer is 503', async () => {
	open.proxy = await openProxy([1])
	expect((await fetch(open.proxy.url)).status).toBe(503)
})
