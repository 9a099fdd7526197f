// Puts the parts together and runs them until the process is told to stop.
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { join } from 'node:path'
import { listDemoAccounts } from '#accounts/seeds/seed.server.ts'
import { askAnew, forgetApprovals } from '#approvals/service/erase.server.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { followVersion } from '#database/versions.server.ts'
import { forgetOrders, keepOrderedDesigns } from '#orders/service/erase.server.ts'
import { housePictures } from '#storefront/service/pictures.server.ts'
import { createRenderPool } from '#pictures/render/render-pool.server.ts'
import { pictureByHash } from '#pictures/store/pictures.server.ts'
import { createStudio, type PictureStudio } from '#pictures/service/drawn-pictures.server.ts'
import { keepWornDesigns } from '#portals/service/reassign.server.ts'
import { createApp, type PageHandler } from './http/app.ts'
import {
	openBackground,
	scheduleUpkeep,
	startBackground,
	stopBackground,
	type Background,
} from './background.ts'
import { atPort, type Config } from './config.ts'
import { openIdentity } from './identity.ts'
import { createListener, type StaticFiles } from './http/listener.ts'
import { createLogger } from './log.ts'
import { createHttpServer, drain, freePort, listen } from './http/http-server.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { orderListeners } from './order-subscribers.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPersonalPages } from './cache/personalised-pages.ts'
import { fixedHeaders } from './http/security.ts'
import { openTill, type Till } from './selling.ts'
import { openWorkshop, type Workshop } from './uploads-and-proofs.ts'
import { warmPictures } from './cache/warm-pictures.ts'

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

export type House = {
	config: Config
	log: Logger
	metrics: Metrics
	database: Database
	studio: PictureStudio
	background: Background
	auth: AuthParts
	workshop: Workshop
	till: Till
}

export type HouseOptions = Pick<StartOptions, 'config' | 'image' | 'prepare'> & {
	/** Whether this process does the jobs. */
	works: boolean
}

/** Everything but the door: the shop must know its own port before it writes its address into tokens and mails. */
export async function openHouse(options: HouseOptions): Promise<House> {
	const given = options.config
	const config = given.port === 0 ? atPort(given, await freePort(given.host)) : given
	const log = createLogger(config)
	const database = await openDatabase({
		url: config.databaseUrl,
		folder: config.dataDir === 'memory' ? 'memory' : join(config.dataDir, 'embedded'),
		image: options.image,
		poolSize: config.databasePool,
		onError: (failure) => log.error({ err: failure }, 'database connection lost'),
	})
	await database.migrate()
	await options.prepare(database)
	const studio = createStudio({
		folder: join(config.dataDir, 'pictures'),
		pool: createRenderPool({ size: 2 }),
		specOf: (hash) => pictureByHash(database.db, hash),
	})
	const background = openBackground({ config, database, log, works: options.works })
	const workshop = openWorkshop({ config, jobs: background.jobs, log })
	const auth = await openIdentity({
		config,
		database,
		messenger: background.messenger,
		forget: async (inner, userId) => {
			await keepWornDesigns(inner, userId)
			const passedOn = await forgetOrders(inner, till.orderDesk, userId)
			await askAnew(inner, background.desk, passedOn)
			await keepOrderedDesigns(inner, userId)
			await forgetApprovals(inner, userId)
			await till.sandbox?.forget(inner, userId)
			await workshop.forget(inner, userId)
		},
	})
	const till = openTill({
		listeners: orderListeners({ ...background.desk, orderProof: workshop.desk.order }),
		config,
		database,
		jobs: background.jobs,
		desk: background.desk,
		secretFor: (purpose) => auth.vault.mac(purpose, ''),
		log,
	})
	scheduleUpkeep(background, auth)
	return { config, log, metrics: createMetrics(), database, studio, background, auth, workshop, till }
}

/** Ends what the house does, when nobody asks anything of it any more. */
export async function closeHouse(house: House, begun: Promise<void>): Promise<void> {
	await stopBackground(house.background, begun)
	house.studio.close()
	house.workshop.close()
	await house.database.close()
	house.log.info('stopped')
}

/** The web server with the page cache in front of the app. */
function createDoor(options: StartOptions, house: House, isStopping: () => boolean): Server {
	const { config, database, log, metrics } = house
	const pages = createPageCache({
		render: async (path): Promise<Response> => app.fetch(new Request(config.publicUrl + path)),
		catalog: followVersion(database.db, 'catalog'),
		fixedHeaders: fixedHeaders(config),
		metrics,
		onError: (failure) => log.error({ err: failure }, 'page not renewed'),
	})
	const personal = createPersonalPages((path) => pages.shared(path))
	const app = createApp({ ...options, ...house, personal, isStopping })
	const server = createHttpServer()
	server.on('request', createListener({ ...options, ...house, app, pages, isStopping }))
	return server
}

/** What goes on while the first visitors are served already; resolves when the queue has begun to work. */
function beginQuietly(
	{ config, database, log, studio, background }: House,
	isStopping: () => boolean,
): Promise<void> {
	const orLog = (work: Promise<unknown>, otherwise: string) =>
		work.then(
			() => {},
			(failure: unknown) => log.error({ err: failure }, otherwise),
		)
	// The house pages need their pictures known; a visitor who is faster waits for the same work.
	void orLog(housePictures(database.db), 'house pictures not registered')
	if (config.drawsAhead) void orLog(warmPictures(database.db, studio, isStopping), 'pictures not drawn ahead')
	return startBackground(background, { database, log })
}

/** @throws DataFolderInUse, or the driver's error when PostgreSQL does not answer. */
export async function start(options: StartOptions): Promise<Running> {
	const house = await openHouse({ ...options, works: options.config.jobs === 'here' })
	const { config, database, studio } = house
	let isStopping = false
	const server = createDoor(options, house, () => isStopping)
	const port = await listen(server, config)
	const begun = beginQuietly(house, () => isStopping)
	let stopped: Promise<void> | null = null
	const stop = () =>
		(stopped ??= (async () => {
			isStopping = true
			await drain(server)
			await closeHouse(house, begun)
		})())
	const demoAccounts = async () => (config.demo ? listDemoAccounts(database.db) : [])
	return { config, database, studio, server, port, demoAccounts, stop }
}
