// What routes know of the shop and its build, for tests that call them, and a build of a few routes for the router.
import type { ServerBuild } from 'react-router'
import type { SiteContext } from '#http/context.server.ts'
import type { Language } from '#kit/language.ts'

/** The shop, for a reader of this language. */
export const siteIn = (readerLanguage: Language): SiteContext => ({
	publicUrl: 'https://shop.test',
	nonce: undefined,
	isDevelopment: false,
	hasPseudoLanguage: false,
	readerLanguage,
	demo: false,
	elementScripts: { main: [''] },
	clientAddress: '',
})

type Parts = { routes: object; entry: object; known?: object }

/** A build for `createRequestHandler`. @param known the routes of the manifest, which pages are rendered with */
export const routerBuild = ({ routes, entry, known = {} }: Parts): ServerBuild =>
	// Cast: the parts of a build that the handler reads.
	({
		routes,
		entry: { module: entry },
		assets: { version: '1', entry: { module: '', imports: [] }, routes: known, url: '' },
		routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
		basename: '/',
		publicPath: '/',
		assetsBuildDirectory: '',
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
	}) as unknown as ServerBuild
