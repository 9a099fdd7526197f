// Assembles the application and runs it until the process is stopped.
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { join } from 'node:path'
import { showOfferedSports } from '#search/service/indexing.server.ts'
import { offerExtraSports } from '#sports/sports.ts'
import { listDemoAccounts } from '#accounts/seeds/seed.server.ts'
import { askAnew, eraseApprovals } from '#approvals/service/erase.server.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { followVersion } from '#database/versions.server.ts'
import { eraseOrders, keepOrderedDesigns } from '#orders/service/erase.server.ts'
import { storefrontPictures } from '#storefront/service/pictures.server.ts'
import { createRenderPool } from '#pictures/render/render-pool.server.ts'
import { pictureByHash } from '#pictures/store/pictures.server.ts'
import { createPictureRenderer, type PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import { openPayments, paymentQueues, type Payments } from '#payments/module.ts'
import { keepWornDesigns } from '#portals/service/membership.server.ts'
import { createApp, type PageHandler } from './http/app.ts'
import { openBackground, startBackground, stopBackground, type Background } from './background.ts'
import { atPort, type Config } from './config.ts'
import { openIdentity } from './identity.ts'
import { createListener, type StaticFiles } from './http/listener.ts'
import { createLogger } from './log.ts'
import { createHttpServer, drain, freePort, listen } from './http/http-server.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { orderSubscribers, registerJobs } from './modules.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPersonalPages } from './cache/personalised-pages.ts'
import { fixedHeaders } from './http/security.ts'
import { openUploadsAndProofs, type UploadsAndProofs } from './uploads-and-proofs.ts'
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
	pictureRenderer: PictureRenderer
	server: Server
	/** The port in use, also when PORT was 0. */
	port: number
	/** Demo accounts to sign in with; empty without demo data. */
	demoAccounts: () => Promise<{ email: string; role: string }[]>
	stop: () => Promise<void>
}

export type House = {
	config: Config
	log: Logger
	metrics: Metrics
	database: Database
	pictureRenderer: PictureRenderer
	background: Background
	auth: AuthParts
	uploadsAndProofs: UploadsAndProofs
	payments: Payments
}

export type ShopOptions = Pick<StartOptions, 'config' | 'image' | 'prepare'> & {
	/** Whether this process runs jobs. */
	works: boolean
}

/**
 * Everything but the web server: the shop must know its own port before it writes its address into tokens and mails.
 */
export async function openHouse(options: ShopOptions): Promise<House> {
	const given = options.config
	const config = given.port === 0 ? atPort(given, await freePort(given.host)) : given
	offerExtraSports(config.extraSports)
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
	await showOfferedSports(database.db)
	const pictureRenderer = createPictureRenderer({
		folder: join(config.dataDir, 'pictures'),
		pool: createRenderPool(),
		specOf: (hash) => pictureByHash(database.db, hash),
	})
	const background = openBackground({ config, database, log, works: options.works })
	const uploadsAndProofs = openUploadsAndProofs({ config, jobs: background.jobs, log })
	const auth = await openIdentity({
		config,
		database,
		messenger: background.messenger,
		forget: async (inner, userId) => {
			await keepWornDesigns(inner, userId)
			const passedOn = await eraseOrders(inner, payments.dependencies.orders, userId)
			await askAnew(inner, background.dependencies, passedOn)
			await keepOrderedDesigns(inner, userId)
			await eraseApprovals(inner, userId)
			await payments.sandbox?.erasePerson(inner, userId)
			await uploadsAndProofs.forget(inner, userId)
		},
	})
	const payments = openPayments({
		subscribers: orderSubscribers({
			...background.dependencies,
			orderProof: uploadsAndProofs.dependencies.order,
			payments: paymentQueues(background.jobs),
		}),
		config,
		database,
		jobs: background.jobs,
		mail: background.dependencies,
		secretFor: (purpose) => auth.vault.mac(purpose, ''),
		log,
	})
	registerJobs(background.jobs, { auth, mail: background.dependencies, payments })
	return {
		config,
		log,
		metrics: createMetrics(),
		database,
		pictureRenderer,
		background,
		auth,
		uploadsAndProofs,
		payments,
	}
}

/** Stops background work once all requests have finished. */
export async function closeShop(house: House, begun: Promise<void>): Promise<void> {
	await stopBackground(house.background, begun)
	house.pictureRenderer.close()
	house.uploadsAndProofs.close()
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

/** Work that runs while the first visitors are already served; resolves when the queue has started. */
function beginQuietly(
	{ config, database, log, pictureRenderer, background }: House,
	isStopping: () => boolean,
): Promise<void> {
	const orLog = (work: Promise<unknown>, otherwise: string) =>
		work.then(
			() => {},
			(failure: unknown) => log.error({ err: failure }, otherwise),
		)
	// The storefront pages need these pictures registered; an earlier request waits for the same promise.
	void orLog(storefrontPictures(database.db), 'house pictures not registered')
	if (config.drawsAhead)
		void orLog(warmPictures(database.db, pictureRenderer, isStopping), 'pictures not drawn ahead')
	return startBackground(background, { database, log })
}

/** @throws DataFolderInUse, or the driver's error when PostgreSQL does not answer */
export async function start(options: StartOptions): Promise<Running> {
	const house = await openHouse({ ...options, works: options.config.jobs === 'here' })
	const { config, database, pictureRenderer } = house
	let isStopping = false
	const server = createDoor(options, house, () => isStopping)
	const port = await listen(server, config)
	const begun = beginQuietly(house, () => isStopping)
	let stopped: Promise<void> | null = null
	const stop = () =>
		(stopped ??= (async () => {
			isStopping = true
			await drain(server)
			await closeShop(house, begun)
		})())
	const demoAccounts = async () => (config.demo ? listDemoAccounts(database.db) : [])
	return { config, database, pictureRenderer, server, port, demoAccounts, stop }
}
