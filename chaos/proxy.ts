// A reverse proxy as it stands before two web processes: it takes turns, leaves out who is not ready, and repeats what is
// safe to repeat.
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Proxy = {
	url: string
	/** Requests that a process answered, by its port. */
	answered: ReadonlyMap<number, number>
	close: () => Promise<void>
}

const lookEveryMs = 500
const lookLimitMs = 2_000

const isReady = async (port: number): Promise<boolean> => {
	try {
		const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
			signal: AbortSignal.timeout(lookLimitMs),
		})
		await answer.arrayBuffer()
		return answer.ok
	} catch {
		return false
	}
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = []
	for await (const part of request) parts.push(part as Buffer)
	return Buffer.concat(parts)
}

/** Sent to none, so any process may get it. */
const isUnsent = (failure: unknown): boolean =>
	failure instanceof Error && 'code' in failure && failure.code === 'ECONNREFUSED'

type Forwarded = { request: IncomingMessage; response: ServerResponse; body: Buffer; port: number }

/** Resolves with the whole answer under way. @throws the failure of the connection, before an answer has begun */
const forward = ({ request, response, body, port }: Forwarded): Promise<void> =>
	new Promise((resolve, reject) => {
		const { method, url: path, headers, socket } = request
		const forwarded = ask(
			{
				host: '127.0.0.1',
				port,
				method,
				path,
				headers: { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' },
				// A new connection for each: a kept one may close at the moment of a write, which then cannot be repeated.
				agent: false,
			},
			(answer) => {
				response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
				// An answer that ends too early ends so for the client, too.
				answer.once('error', () => response.destroy())
				answer.pipe(response)
				resolve()
			},
		)
		forwarded.once('error', reject)
		forwarded.end(body)
	})

/** Processes may start later: they get requests once they are ready. */
export async function openProxy(ports: readonly number[]): Promise<Proxy> {
	const ready = new Set<number>()
	const answered = new Map<number, number>()
	let turn = 0
	const look = async () => {
		for (const port of ports) {
			if (await isReady(port)) ready.add(port)
			else ready.delete(port)
		}
	}
	const closed = new AbortController()
	const looking = (async () => {
		while (!closed.signal.aborted) {
			await look()
			await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
		}
	})()

	async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await bodyOf(request)
		const isSafe = request.method === 'GET' || request.method === 'HEAD'
		for (;;) {
			const able = ports.filter((port) => ready.has(port))
			turn += 1
			const port = able[turn % able.length]
			if (port === undefined) {
				response.writeHead(503, { 'Retry-After': '1' }).end()
				return
			}
			try {
				await forward({ request, response, body, port })
				answered.set(port, (answered.get(port) ?? 0) + 1)
				return
			} catch (failure) {
				ready.delete(port)
				// It may have been done: to the client the answer is lost.
				if (!isSafe && !isUnsent(failure)) {
					response.destroy()
					return
				}
			}
		}
	}

	const server = createServer((request, response) => {
		serve(request, response).catch(() => response.destroy())
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', () => resolve())
	})
	// Cast: a server that listens on TCP has a port.
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		answered,
		close: async () => {
			closed.abort()
			await looking
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
