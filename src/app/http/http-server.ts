// The web server itself: its limits, the port it takes, and how it closes without losing a request.
import { createServer, type Server } from 'node:http'
import { createServer as createNetServer, Server as NetServer, type AddressInfo } from 'node:net'
import type { Config } from '../config.ts'

/** How long a load balancer has to notice that this process is leaving, and open requests to end, in milliseconds. */
const drainMs = 500
/** How long somebody who was let in may take to send a request. */
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
	// Slow or silent clients are cut off; 16 kB of headers are plenty.
	return createServer({
		requestTimeout: 30_000,
		headersTimeout: 15_000,
		keepAliveTimeout: 65_000,
		maxHeaderSize: 16_384,
	})
}

/** A port that nobody uses: the shop has to know its own address before it writes it into tokens and mails. */
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

/** Nothing is refused while the balancer still sends: first say "not ready", then close what is idle, then wait. */
export async function drain(server: Server): Promise<void> {
	await pause(drainMs)
	// The plain close of a socket server: that of a web server would cut off who connected but was not heard yet.
	const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
	await pause(lingerMs)
	server.closeIdleConnections()
	const cut = setTimeout(() => server.closeAllConnections(), lastCallMs).unref()
	await closed
	clearTimeout(cut)
}
