// The Hono app: checks, health, pictures and, for everything else, the router. Fetch in, fetch out.
import type { ElementScripts } from '#http/element-scripts.ts'
import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { RouterContextProvider } from 'react-router'
import type { Logger } from 'pino'
import { teamItemsContext } from '#approvals/dependencies.server.ts'
import { apiContext, type ApiDependencies } from '#api/dependencies.server.ts'
import { apiRoutes } from '#api/routes/http.server.ts'
import { apiPrefix } from '#api/urls.ts'
import { sharedDesigns } from '#co-design/service/joined.server.ts'
import { statusContext } from '#back-office/dependencies.server.ts'
import { dropMarks } from '#bulk-orders/service/draft.server.ts'
import { teamItems } from '#bulk-orders/service/team-items.server.ts'
import { sealHolds } from '#approvals/service/seal.server.ts'
import { eraseMessagesAbout } from '#family-messages/service/deleted-players.server.ts'
import { findTeams } from '#portals/service/find-teams.server.ts'
import { personalSearchContext } from '#search/dependencies.server.ts'
import {
	authContext,
	membershipSource,
	viewerContext,
	type ViewerSession,
} from '#accounts/dependencies.server.ts'
import { embedRoutes } from '#portals/routes/embed.server.ts'
import { embedPrefix } from '#portals/urls.ts'
import { portalMemberships } from '#portals/store/people.server.ts'
import { createAuthApp, authPrefix } from '#auth/routes/app.server.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Connection, Database } from '#database/client.server.ts'
import type { Replica } from '#database/replica.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { pageLanguage } from '#http/page-language.ts'
import { homePortalOf, visitor } from '#kit/roles.ts'
import { packageVersion } from '#kit/root.server.ts'
import type { ShopShell } from '#kit/shop.ts'
import { shellAt } from '#shop-settings/service/shop.server.ts'
import { proofsContext, sharedDesignsContext, type ProofDependencies } from '#designs/dependencies.server.ts'
import { markRoutes } from '#designs/routes/marks.server.ts'
import { recoloredRoutes } from '#designs/routes/recolored.server.ts'
import { filesContext } from '#files/dependencies.server.ts'
import { textRoutes } from '#family-messages/routes/http.server.ts'
import type { Files } from '#files/module.ts'
import { fileRoutes } from '#files/routes/http.server.ts'
import { photoRoutes } from '#files/routes/photos.server.ts'
import { jobsContext } from '#jobs/dependencies.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import { paymentsContext } from '#payments/dependencies.server.ts'
import { paymentSandbox } from '#payments/sandbox/open.server.ts'
import { pictureRendererContext } from '#pictures/dependencies.server.ts'
import { pictureRoutes } from '#pictures/routes/http.server.ts'
import type { PictureRenderer } from '#pictures/service/drawn-pictures.server.ts'
import { playersDeleted } from '#rosters/dependencies.server.ts'
import { webhooksContext, type WebhookDependencies } from '#webhooks/dependencies.server.ts'
import { sealCheck } from '#production/dependencies.server.ts'
import type { Background } from '../background.ts'
import type { AppEnv } from './http-server.ts'
import { bodyLimit, tooLargeAnswer } from './body-limit.tsx'
import { answerWhenBusy } from './busy.tsx'
import { acceptsBrotli, compressed } from './compression.ts'
import type { Config } from '../config.ts'
import { healthRoutes, type Metrics } from './monitoring.ts'
import { loggablePath } from '../log.ts'
import { fromReplica, isReplicaRead } from './replica-reads.ts'
import type { Payments } from '#payments/module.ts'
import { isInOtherLanguage } from '../cache/page-cache.ts'
import type { PersonalPages } from '../cache/personalised-pages.ts'
import {
	addSessionCookies,
	authCallOf,
	authenticate,
	serviceAuthentication,
	type RequestFacts,
} from './session.ts'
import { contentSecurityPolicy, createNonce, isSafe, canMutate } from './security.ts'

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>

export type AppParts = {
	config: Config
	database: Database
	replica: Replica | null
	log: Logger
	metrics: Metrics
	pictureRenderer: PictureRenderer
	auth: AuthParts
	background: Pick<Background, 'dependencies'> & Partial<Pick<Background, 'firstAttempt' | 'jobs'>>
	files: Files
	proofs: ProofDependencies
	payments: Payments
	webhooks: WebhookDependencies
	/** Cached pages for signed-in people. */
	personal: PersonalPages
	/** The router: loaders, actions and pages. */
	handle: PageHandler
	elementScripts: ElementScripts
	/** True once the server has begun to stop. */
	isStopping: () => boolean
}

const plainText = (message: string, status: number) =>
	new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

/** The shared page with this viewer's header; undefined when the router has to render it. */
async function cachedPageFor(
	{ personal }: AppParts,
	request: Request,
	{ actor, name, email, shop }: ViewerSession & { shop: ShopShell },
): Promise<Response | undefined> {
	if (request.method !== 'GET' || actor.userId === null) return undefined
	const { pathname, search } = new URL(request.url)
	if (isInOtherLanguage(pathname + search, request.headers)) return undefined
	return personal.pageFor(
		pathname + search,
		{ roles: actor.roles, name: name || email, portalId: homePortalOf(actor) },
		{ packed: acceptsBrotli(request.headers.get('accept-encoding')), shop },
	)
}

function personalAnswer(response: Response, setCookies: readonly string[]): Response {
	response.headers.set('Cache-Control', 'private, no-store')
	for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
	return response
}

/** Runs in the transaction that deletes players. */
const onPlayersDeleted = [dropMarks, eraseMessagesAbout]

const apiDependenciesOf = ({ payments, files, pictureRenderer }: AppParts): ApiDependencies => ({
	production: { orders: payments.dependencies.orders, sealHolds },
	store: files.store,
	pictures: pictureRenderer,
	playersDeleted: onPlayersDeleted,
})

type PageFacts = RequestFacts & {
	/** A replica that loaders may read from; the session and the settings are read from the primary all the same. */
	reader?: Connection | undefined
}

async function renderPage(parts: AppParts, request: Request, facts: PageFacts): Promise<Response> {
	const { config } = parts
	const nonce = createNonce()
	const isDevelopment = config.mode === 'development'
	const call = await authCallOf(parts, request, facts)
	const { viewer, setCookies } = await authenticate(call, request)
	const shop = await shellAt(parts.database.db, call.now)
	const ready = viewer && (await cachedPageFor(parts, request, { ...viewer, shop }))
	if (ready) return personalAnswer(ready, setCookies)
	const { auth: _auth, client: _client, ...services } = call
	const context = new RouterContextProvider()
	context.set(serviceContext, {
		...services,
		db: facts.reader ?? services.db,
		actor: viewer?.actor ?? visitor,
	})
	context.set(authContext, call)
	context.set(viewerContext, viewer)
	context.set(membershipSource, portalMemberships)
	context.set(mailContext, parts.background.dependencies)
	context.set(jobsContext, parts.background.jobs ?? null)
	context.set(statusContext, {
		engine: parts.database.engine,
		replica: parts.replica,
		version: packageVersion,
		dataDir: config.dataDir,
		store: parts.files.store,
		picturesWaiting: parts.pictureRenderer.waiting,
	})
	context.set(proofsContext, parts.proofs)
	context.set(filesContext, parts.files)
	context.set(pictureRendererContext, parts.pictureRenderer)
	context.set(ordersContext, parts.payments.dependencies.orders)
	context.set(sealCheck, sealHolds)
	context.set(personalSearchContext, findTeams)
	context.set(teamItemsContext, teamItems)
	context.set(sharedDesignsContext, sharedDesigns)
	context.set(playersDeleted, onPlayersDeleted)
	context.set(apiContext, apiDependenciesOf(parts))
	context.set(paymentsContext, parts.payments.dependencies)
	context.set(paymentSandbox, parts.payments.sandbox)
	context.set(webhooksContext, parts.webhooks)
	context.set(shopContext, shop)
	context.set(siteContext, {
		publicUrl: config.publicUrl,
		nonce,
		isDevelopment,
		demo: config.demo,
		hasPseudoLanguage: config.hasPseudoLanguage,
		readerLanguage: pageLanguage({
			url: new URL(request.url),
			headers: request.headers,
			hasPseudo: config.hasPseudoLanguage,
		}),
		elementScripts: parts.elementScripts,
		clientAddress: facts.clientAddress,
	})
	const response = await parts.handle(request, context)
	if (response.status === 404)
		facts.log.info({ path: loggablePath(new URL(request.url).pathname) }, 'page not found')
	const isShared = (response.headers.get('cache-control') ?? '').includes('s-maxage')
	response.headers.set(
		'Content-Security-Policy',
		contentSecurityPolicy({
			// A shared page carries no inline script and so no nonce.
			nonce: isShared && !isDevelopment ? undefined : nonce,
			isDevelopment,
			isSecure: config.publicUrl.startsWith('https:'),
		}),
	)
	// Pages for a signed-in viewer are never cached publicly, whatever headers the route sets.
	const control = response.headers.get('cache-control') ?? ''
	if (control === '' || (viewer && !control.startsWith('private')))
		response.headers.set('Cache-Control', 'private, no-store')
	addSessionCookies(response, call, setCookies)
	return response
}

/** No signed-in person: what is done depends on the request alone. */
const systemContextOf =
	({ database, log }: AppParts) =>
	(): ServiceContext => ({ db: database.db, now: new Date(), actor: visitor, requestId: randomUUID(), log })

/** The client's; empty for calls within the process, such as those of the page cache. */
const addressOf = ({ env }: Context<AppEnv>): string => (env as AppEnv['Bindings'] | undefined)?.address ?? ''

export function createApp(parts: AppParts): Hono<AppEnv> {
	const { config } = parts
	const app = new Hono<AppEnv>()
	const origins = [new URL(config.publicUrl).origin]
	const authApp = createAuthApp(parts.auth)

	app.use(async (c, next) => {
		const requestId = randomUUID()
		c.set('requestId', requestId)
		c.set('log', parts.log.child({ requestId }))
		await next()
		c.res.headers.set('X-Request-Id', requestId)
	})
	app.use(answerWhenBusy(config))
	app.use(async ({ req }, next) => {
		// A write may queue a job: right after a start it waits for the queue's first start attempt.
		if (!isSafe(req.method)) await parts.background.firstAttempt
		return next()
	})
	app.use(async (c, next) => {
		const own = [...origins, new URL(c.req.url).origin]
		const otherOrigins = c.req.path.startsWith(`${authPrefix}/`) ? config.auth.corsOrigins : []
		// A provider's form comes from its own site; it is redirected to a plain GET of the same address.
		const isProvidersForm = c.req.path === `${authPrefix}/callback`
		if (!isProvidersForm && !canMutate(c.req.raw, own, otherOrigins))
			return plainText('This request came from another site.', 403)
		return next()
	})
	app.all(`${authPrefix}/*`, (c) =>
		authApp.fetch(c.req.raw, {
			address: (c.env as AppEnv['Bindings'] | undefined)?.address ?? '',
			requestId: c.get('requestId'),
			log: c.get('log'),
		}),
	)
	const isSecure = config.publicUrl.startsWith('https:')
	const authenticateService = serviceAuthentication(parts)
	const onFileError = (failure: unknown) => parts.log.error({ err: failure }, 'file request failed')
	// Uploads have their own body limit.
	app.route(
		'/files',
		fileRoutes({ ...parts.files, isSecure, authenticate: authenticateService, onError: onFileError }),
	)
	// Bodies of the API have their own limit.
	app.route(
		apiPrefix,
		apiRoutes({
			dependencies: apiDependenciesOf(parts),
			// Its sub-app has the variables and bindings of this one.
			factsOf: (c: Context<AppEnv>) => ({
				context: {
					db: parts.database.db,
					now: new Date(),
					actor: visitor,
					requestId: c.get('requestId'),
					log: c.get('log'),
				},
				address: (c.env as AppEnv['Bindings'] | undefined)?.address ?? '',
			}),
			onError: (c: Context<AppEnv>, failure) => c.get('log').error({ err: failure }, 'API request failed'),
		}),
	)
	app.use(bodyLimit((request) => tooLargeAnswer(request, config)))
	app.route('/', healthRoutes(parts))
	app.route('/', parts.payments.routes(authenticateService))
	const systemContext = systemContextOf(parts)
	app.route('/', textRoutes({ dependencies: parts.background.dependencies, systemContext }))
	app.route(embedPrefix, embedRoutes({ publicUrl: config.publicUrl, systemContext, addressOf }))
	const onPictureError = (failure: unknown) => parts.log.warn({ err: failure }, 'picture not drawn')
	app.route('/marks', markRoutes())
	app.route('/recolored', recoloredRoutes({ store: parts.files.store, onError: onPictureError }))
	app.route('/pictures', photoRoutes({ store: parts.files.store, onError: onPictureError }))
	app.route('/pictures', pictureRoutes({ pictureRenderer: parts.pictureRenderer, onError: onPictureError }))
	app.all('*', async (c) => {
		const { address = '', isShared = false } = (c.env as AppEnv['Bindings'] | undefined) ?? {}
		const facts = { requestId: c.get('requestId'), log: c.get('log'), clientAddress: address }
		const replica = isReplicaRead(c.req, isShared) ? parts.replica : null
		const response = await fromReplica(replica, (reader) =>
			renderPage(parts, c.req.raw, { ...facts, reader }),
		)
		return compressed(c.req.raw, response)
	})
	app.onError((failure, c) => {
		c.get('log').error({ err: failure }, 'request failed')
		return plainText('An unexpected error occurred', 500)
	})
	return app
}
