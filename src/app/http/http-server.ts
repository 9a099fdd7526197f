// The web server: its limits, its port, and a shutdown that loses no request.
import { createServer, type Server } from 'node:http'
import { createServer as createNetServer, Server as NetServer, type AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import type { Logger } from 'pino'

/** Milliseconds for a load balancer to notice that this process is stopping, and for open requests to end. */
const drainMs = 500
/** Milliseconds in which an accepted connection may still send a request. */
const lingerMs = 300
const lastCallMs = 10_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export function listen(server: Server, config: Config): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port))
	})
}

export function createHttpServer(): Server {
	// Slow or silent clients are disconnected; 16 kB of headers are plenty.
	return createServer({
		requestTimeout: 30_000,
		headersTimeout: 15_000,
		keepAliveTimeout: 65_000,
		maxHeaderSize: 16_384,
	})
}

/** A free port: the shop must know its own address before it writes it into tokens and mails. */
export function freePort(host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createNetServer()
		probe.once('error', reject)
		probe.listen(0, host, () => {
			const { port } = probe.address() as AddressInfo
			probe.close(() => resolve(port))
		})
	})
}

/** Refuses no request while the balancer still sends: reports "not ready", closes idle connections, then waits. */
export async function drain(server: Server): Promise<void> {
	await pause(drainMs)
	// The close of a plain socket server: that of a web server would cut off connections that have not sent yet.
	const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
	await pause(lingerMs)
	server.closeIdleConnections()
	const cut = setTimeout(() => server.closeAllConnections(), lastCallMs).unref()
	await closed
	clearTimeout(cut)
}

/** What Hono gives each handler of the application. `address` is the client's; absent for calls within the process. */
export type AppEnv = {
	Bindings: { address?: string; isShared?: boolean }
	Variables: { requestId: string; log: Logger }
}
