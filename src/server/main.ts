// Puts the parts together and runs them until the process is told to stop.
import { createServer, type Server } from 'node:http'
import { createServer as createNetServer, Server as NetServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { listDemoAccounts } from '#accounts/seeds.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { followVersion } from '#database/versions.server.ts'
import { housePictures } from '#pages/pictures.server.ts'
import { createRenderPool } from '#pictures/render-pool.server.ts'
import { pictureByHash } from '#pictures/store.server.ts'
import { createStudio, type PictureStudio } from '#pictures/studio.server.ts'
import { createApp, type PageHandler } from './app.ts'
import { atPort, type Config } from './config.ts'
import { openIdentity } from './identity.ts'
import { createListener, type StaticFiles } from './listener.ts'
import { createLogger } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache.ts'
import { createPersonalPages } from './personal-pages.ts'
import { fixedHeaders } from './security.ts'
import { warmPictures } from './warm-pictures.ts'

export type StartOptions = {
	config: Config
	/** Archive that a new embedded database starts from. */
	image: string | null
	handle: PageHandler
	elementsScript: string
	/** Built assets and public files; null in development, where Vite serves them. */
	staticFiles: StaticFiles | null
	/** Brings data into a new demo database. */
	prepare: (database: Database) => Promise<void>
}

export type Running = {
	config: Config
	database: Database
	studio: PictureStudio
	server: Server
	/** The address that was taken, when PORT was 0. */
	port: number
	/** Who may try the demo; empty without demo data. */
	demoAccounts: () => Promise<{ email: string; role: string }[]>
	stop: () => Promise<void>
}

/** How long a load balancer has to notice that this process is leaving, and open requests to end, in milliseconds. */
const drainMs = 500
/** How long somebody who was let in may take to send a request. */
const lingerMs = 300
const lastCallMs = 10_000
const hourMs = 3_600_000
const silentMessenger = { mail: async () => {}, sms: async () => {} }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function listen(server: Server, config: Config): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject)
		server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port))
	})
}

function createHttpServer(): Server {
	// Slow or silent clients are cut off; 16 kB of headers are plenty.
	return createServer({
		requestTimeout: 30_000,
		headersTimeout: 15_000,
		keepAliveTimeout: 65_000,
		maxHeaderSize: 16_384,
	})
}

/** A port that nobody uses: the shop has to know its own address before it writes it into tokens and mails. */
function freePort(host: string): Promise<number> {
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
async function drain(server: Server): Promise<void> {
	await pause(drainMs)
	// The plain close of a socket server: that of a web server would cut off who connected but was not heard yet.
	const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
	await pause(lingerMs)
	server.closeIdleConnections()
	const cut = setTimeout(() => server.closeAllConnections(), lastCallMs).unref()
	await closed
	clearTimeout(cut)
}

/** @throws DataFolderInUse, or the driver's error when PostgreSQL does not answer. */
export async function start(options: StartOptions): Promise<Running> {
	const config =
		options.config.port === 0 ? atPort(options.config, await freePort(options.config.host)) : options.config
	const log = createLogger(config)
	const metrics = createMetrics()
	const database = await openDatabase({
		url: config.databaseUrl,
		folder: config.dataDir === 'memory' ? 'memory' : join(config.dataDir, 'embedded'),
		image: options.image,
		poolSize: config.databasePool,
		onError: (failure) => log.error({ err: failure }, 'database connection lost'),
	})
	await database.migrate()
	await options.prepare(database)

	let isStopping = false
	const studio = createStudio({
		folder: join(config.dataDir, 'pictures'),
		pool: createRenderPool({ size: 2 }),
		specOf: (hash) => pictureByHash(database.db, hash),
	})
	const auth = await openIdentity({ config, database, messenger: silentMessenger })
	const keyTimer = setInterval(() => {
		auth.keys.advance().catch((failure: unknown) => log.error({ err: failure }, 'signing keys not renewed'))
	}, hourMs).unref()
	const pages = createPageCache({
		render: async (path): Promise<Response> => app.fetch(new Request(config.publicUrl + path)),
		catalog: followVersion(database.db, 'catalog'),
		fixedHeaders: fixedHeaders(config),
		metrics,
		onError: (failure) => log.error({ err: failure }, 'page not renewed'),
	})
	const app = createApp({
		...options,
		config,
		database,
		log,
		metrics,
		studio,
		auth,
		personal: createPersonalPages(pages.shared),
		isStopping: () => isStopping,
	})
	const server = createHttpServer()
	server.on(
		'request',
		createListener({ ...options, config, app, log, metrics, pages, isStopping: () => isStopping }),
	)
	const port = await listen(server, config)
	// The house pages need their pictures known; a visitor who is faster waits for the same work.
	housePictures(database.db).catch((failure: unknown) =>
		log.error({ err: failure }, 'house pictures not registered'),
	)
	warmPictures(database.db, studio, () => isStopping).catch((failure: unknown) =>
		log.error({ err: failure }, 'pictures not drawn ahead'),
	)
	let stopped: Promise<void> | null = null
	const stop = () =>
		(stopped ??= (async () => {
			isStopping = true
			clearInterval(keyTimer)
			await drain(server)
			studio.close()
			await database.close()
			log.info('stopped')
		})())
	const demoAccounts = async () => (config.demo ? listDemoAccounts(database.db) : [])
	return { config, database, studio, server, port, demoAccounts, stop }
}
