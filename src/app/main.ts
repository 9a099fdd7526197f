// Assembles the application and runs it until the process is stopped.
import type { ElementScripts } from '#http/element-scripts.ts'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { join } from 'node:path'
import { showOfferedSports } from '#search/service/indexing.server.ts'
import { prepareSearch } from '#search/service/search.server.ts'
import { latestShell, shellNow } from '#shop-settings/service/shop.server.ts'
import { offerExtraSports } from '#sports/sports.ts'
import { listDemoAccounts } from '#accounts/seeds/seed.server.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import { galleryPictures } from '#designs/service/gallery.server.ts'
import { openProofs } from '#designs/module.ts'
import { openFiles, type Files } from '#files/module.ts'
import { openDatabase, type Database } from '#database/client.server.ts'
import { openReplica, type Replica } from '#database/replica.server.ts'
import { followVersion } from '#database/versions.server.ts'
import { packageVersion } from '#kit/root.server.ts'
import { openTelemetry, type Telemetry } from '#telemetry/open.server.ts'
import { storefrontPictures } from '#storefront/service/pictures.server.ts'
import { openPictureRenderer, type PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import { openPayments, paymentQueues, shareSecretOf, type Payments } from '#payments/module.ts'
import type { WebhookDependencies } from '#webhooks/dependencies.server.ts'
import { openWebhooks } from '#webhooks/module.ts'
import { createApp, type PageHandler } from './http/app.ts'
import { openBackground, startBackground, stopBackground, type Background } from './background.ts'
import { atPort, type Config } from './config.ts'
import { openIdentity } from './identity.ts'
import { createListener, type StaticFiles } from './http/listener.ts'
import { createLogger } from './log.ts'
import { createHttpServer, drain, freePort, listen } from './http/http-server.ts'
import { createMetrics, type Metrics } from './http/monitoring.ts'
import { erasePerson, orderSubscribers, registerJobs } from './modules.ts'
import { measureShop } from './shop-metrics.ts'
import { createPageCache } from './cache/page-cache.ts'
import { createPersonalPages } from './cache/personalised-pages.ts'
import { fixedHeaders } from './http/security.ts'
import { warmPictures } from './cache/warm-pictures.ts'

export type StartOptions = {
	config: Config
	/** Archive that a new embedded database starts from. */
	image: string | null
	handle: PageHandler
	elementScripts: ElementScripts
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

export type Shop = {
	config: Config
	log: Logger
	metrics: Metrics
	telemetry: Telemetry
	database: Database
	/** Answers for open pages and suggestions while it is recent enough. */
	replica: Replica | null
	pictureRenderer: PictureRenderer
	background: Background
	auth: AuthParts
	files: Files
	proofs: ProofDependencies
	payments: Payments
	webhooks: WebhookDependencies
}

export type ShopOptions = Pick<StartOptions, 'config' | 'image' | 'prepare'> & {
	/** Whether this process runs jobs. */
	works: boolean
}

const openReplicaOf = async (config: Config, { db }: Database, log: Logger): Promise<Replica | null> =>
	config.databaseReplicaUrl === null
		? null
		: openReplica({
				url: config.databaseReplicaUrl,
				primary: db,
				poolSize: config.databasePool,
				onChange: (state, failure) =>
					state === 'ready'
						? log.info({ state }, 'the replica answers')
						: log.warn({ state, err: failure }, 'the replica is not asked'),
			})

/**
 * Everything but the web server: the shop must know its own port before it writes its address into tokens and mails.
 */
export async function openShop(options: ShopOptions): Promise<Shop> {
	const given = options.config
	const config = given.port === 0 ? atPort(given, await freePort(given.host)) : given
	offerExtraSports(config.extraSports)
	// Before the log and the database, whose lines and statements it traces.
	const telemetry = await openTelemetry(config.telemetry, {
		version: packageVersion,
		onProblem: (message) => log.warn({ about: message }, 'telemetry not sent'),
	})
	const log = createLogger(config, undefined, telemetry.logLines)
	const database = await openDatabase({
		url: config.databaseUrl,
		folder: config.dataDir === 'memory' ? 'memory' : join(config.dataDir, 'embedded'),
		image: options.image,
		poolSize: config.databasePool,
		onError: (failure) => log.error({ err: failure }, 'database connection lost'),
		onMigration: (message) => log.info(message),
	})
	await database.migrate()
	await options.prepare(database)
	const replica = await openReplicaOf(config, database, log)
	// The sports sold, before the search and the lists are matched to them.
	await shellNow({ db: database.db, now: new Date() })
	await showOfferedSports(database.db)
	const pictureRenderer = openPictureRenderer(database, config, latestShell)
	const background = openBackground({ config, database, log, works: options.works })
	const { jobs } = background
	const files = openFiles(config)
	const proofs = openProofs(jobs, files, pictureRenderer)
	const auth = await openIdentity({
		config,
		database,
		messenger: background.messenger,
		erase: (inner, userId) =>
			erasePerson(inner, userId, {
				jobs,
				orders: payments.dependencies.orders,
				payments,
				mail: { ...background.dependencies, shareSecret },
			}),
	})
	const secretFor = (purpose: string) => auth.vault.mac(purpose, '')
	const shareSecret = shareSecretOf(secretFor)
	const payments = openPayments({
		subscribers: orderSubscribers({
			...background.dependencies,
			shareSecret,
			orderProof: proofs.order,
			payments: paymentQueues(jobs),
		}),
		config,
		database,
		jobs,
		mail: background.dependencies,
		secretFor,
		log,
	})
	const webhooks = openWebhooks({ auth, jobs, config })
	registerJobs(jobs, { auth, mail: background.dependencies, payments, files, proofs, webhooks })
	const metrics = createMetrics()
	measureShop(metrics.registry, {
		database,
		replica,
		jobs,
		log,
		dataDir: config.dataDir,
		provider: payments.dependencies.provider,
	})
	telemetry.reportMetrics(metrics.registry)
	return {
		config,
		log,
		metrics,
		telemetry,
		database,
		replica,
		pictureRenderer,
		background,
		auth,
		files,
		proofs,
		payments,
		webhooks,
	}
}

/** Stops background work once all requests have finished. */
export async function closeShop(shop: Shop, started: Promise<void>): Promise<void> {
	await stopBackground(shop.background, started)
	shop.pictureRenderer.close()
	shop.files.checker.close()
	shop.proofs.pool.close()
	await shop.replica?.close()
	await shop.database.close()
	shop.log.info('stopped')
	await shop.telemetry.stop()
}

/** The web server with the page cache in front of the app. */
function createWebServer(options: StartOptions, shop: Shop, isStopping: () => boolean): Server {
	const { config, database, log, metrics } = shop
	const pages = createPageCache({
		render: async (path): Promise<Response> =>
			app.fetch(new Request(config.publicUrl + path), { isShared: true }),
		catalog: followVersion(database.db, 'catalog'),
		fixedHeaders: fixedHeaders(config),
		metrics,
		onError: (failure) => log.error({ err: failure }, 'page not renewed'),
	})
	const personal = createPersonalPages((path) => pages.shared(path))
	const app = createApp({ ...options, ...shop, personal, isStopping })
	const server = createHttpServer()
	server.on('request', createListener({ ...options, ...shop, app, pages, isStopping }))
	return server
}

/** Work that runs while the first visitors are already served; resolves when the queue has started. */
function startWork(
	{ config, database, log, pictureRenderer, background }: Shop,
	isStopping: () => boolean,
): Promise<void> {
	const orLog = (work: Promise<unknown>, otherwise: string) =>
		work.then(
			() => {},
			(failure: unknown) => {
				if (!isStopping()) log.error({ err: failure }, otherwise)
			},
		)
	// The storefront pages need these pictures registered; an earlier request waits for the same promise.
	const { db } = database
	void orLog(storefrontPictures(db), 'storefront pictures not registered')
	// An earlier search waits for the same promise.
	void orLog(prepareSearch(db, isStopping), 'search index not read')
	if (config.drawsAhead)
		void orLog(
			warmPictures({ db, pictureRenderer, further: () => galleryPictures({ db }), isStopping }),
			'pictures not drawn ahead',
		)
	return startBackground(background, { database, log })
}

/** @throws DataFolderInUse, or the driver's error when PostgreSQL does not answer */
export async function start(options: StartOptions): Promise<Running> {
	const shop = await openShop({ ...options, works: options.config.jobs === 'here' })
	const { config, database, pictureRenderer } = shop
	let isStopping = false
	const server = createWebServer(options, shop, () => isStopping)
	const port = await listen(server, config)
	const started = startWork(shop, () => isStopping)
	let stopped: Promise<void> | null = null
	const stop = () =>
		(stopped ??= (async () => {
			isStopping = true
			await drain(server)
			await closeShop(shop, started)
		})())
	const demoAccounts = async () => (config.demo ? listDemoAccounts(database.db) : [])
	return { config, database, pictureRenderer, server, port, demoAccounts, stop }
}

/**
 * A process that runs background work and serves no requests: any number of them on one PostgreSQL. Resolves when jobs
 * are running. @throws the driver's error when PostgreSQL does not answer
 */
export async function startWorker(config: Config): Promise<Pick<Running, 'stop'>> {
	const shop = await openShop({ config, image: null, prepare: async () => {}, works: true })
	const started = startBackground(shop.background, shop)
	let stopped: Promise<void> | null = null
	const stop = () => (stopped ??= closeShop(shop, started))
	await started
	shop.log.info('worker ready')
	return { stop }
}
