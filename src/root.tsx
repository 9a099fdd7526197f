// The shell of every page: document, header, footer and the page of errors.
import { scriptsOf } from '#http/element-scripts.ts'
import type { ReactNode } from 'react'
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	useMatches,
	useRouteError,
	useRouteLoaderData,
	type RouterContextProvider,
} from 'react-router'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { refusalPhrases } from '#accounts/rules/refusal-phrases.ts'
import { guard, type RefusedData } from '#accounts/routes/guard.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { hasBottomBar, hasOwnFrame, needsReact } from '#http/hydration.ts'
import { documentLanguage } from '#http/page-language.ts'
import { stayWhenBusy } from '#http/stay-when-busy.ts'
import { homePortalOf } from '#kit/roles.ts'
import { specShell } from '#kit/shop.ts'
import { messageIn } from '#kit/translations.ts'
import { dayIn } from '#kit/time.ts'
import { nameRequest } from '#telemetry/spans.server.ts'
import { FrameFooter, FrameHeader, SiteBanner } from '#storefront/components/site-frame.tsx'
import { ErrorPage, ReaderLanguage } from '#ui/error-page.tsx'
import { preloadedFonts } from '#ui/fonts.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { brandTokens, nightOf } from '#ui/brand-colors.ts'
import { ShopContext } from '#ui/shop.tsx'
import { stylesheetOf } from '#ui/stylesheets.ts'
import type { Route } from './+types/root'

export const links: Route.LinksFunction = () => [
	...preloadedFonts.map((href) => ({
		rel: 'preload',
		href,
		as: 'font',
		type: 'font/woff2',
		crossOrigin: 'anonymous' as const,
	})),
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
	{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
	{ rel: 'manifest', href: '/manifest.webmanifest' },
]

function shellOf(context: Readonly<RouterContextProvider>) {
	const { actor, now } = context.get(serviceContext)
	const site = context.get(siteContext)
	const viewer = context.get(viewerContext)
	return {
		viewer:
			viewer === null || actor.userId === null
				? null
				: { roles: actor.roles, name: viewer.name || viewer.email, portalId: homePortalOf(actor) },
		shop: context.get(shopContext),
		year: Number(dayIn(context.get(shopContext).facts.timeZone, now).slice(0, 4)),
		nonce: site.nonce,
		readerLanguage: site.readerLanguage,
		elementScripts: site.elementScripts,
		isDevelopment: site.isDevelopment,
	}
}

type Shell = ReturnType<typeof shellOf>

export const loader = ({ context }: Route.LoaderArgs) => shellOf(context)

/** Traces name a request by the pattern of its route. */
const nameByRoute: Route.MiddlewareFunction = ({ pattern }) => nameRequest(`/${pattern.replace(/^\//, '')}`)

export const middleware: Route.MiddlewareFunction[] = [nameByRoute, guard(shellOf)]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayWhenBusy]

/** The guard's message to a person whom it refuses; a refusal comes without the data of any loader. */
function refusedOf(error: unknown): RefusedData<Shell> | undefined {
	if (!isRouteErrorResponse(error) || typeof error.data !== 'object' || error.data === null) return undefined
	// Cast: of the answers with an object, the guard's alone has a message.
	return 'message' in error.data ? (error.data as RefusedData<Shell>) : undefined
}

export function Layout({ children }: { children: ReactNode }) {
	const loaded = useRouteLoaderData<typeof loader>('root')
	const error = useRouteError()
	const refused = refusedOf(error)
	const root = loaded ?? refused?.shell
	const matches = useMatches()
	const routes = matches.slice(1).map(({ id }) => id)
	const hydrates = matches.some((match) => needsReact(match.handle))
	// A page that could not be shown stands in the usual frame.
	const isFramed = (error ?? null) !== null || !matches.some((match) => hasOwnFrame(match.handle))
	const language = documentLanguage(matches.map(({ loaderData }) => loaderData))
	const shop = root?.shop ?? specShell
	// The frame is in English on every page.
	const frameLanguage = language === 'en-US' ? undefined : 'en-US'
	return (
		<html
			lang={language}
			data-bottom-bar={matches.some((match) => hasBottomBar(match.handle)) ? '' : undefined}
			data-own-frame={isFramed ? undefined : ''}
			style={brandTokens(shop.look.colors)}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content={nightOf(shop.look.colors)} />
				<Meta />
				<link rel="stylesheet" href={stylesheetOf(routes) || undefined} />
				<Links />
				{root &&
					scriptsOf(routes, root.elementScripts).map((src) => (
						<script key={src} type="module" src={src} fetchPriority="low" />
					))}
			</head>
			<body>
				<ShopContext value={shop}>
					<ReaderLanguage value={root?.readerLanguage ?? 'en'}>
						<Framed isFramed={isFramed} language={frameLanguage} root={root}>
							{children}
						</Framed>
					</ReaderLanguage>
				</ShopContext>
				{hydrates ? <Scripts nonce={root?.nonce} /> : null}
			</body>
		</html>
	)
}

type FramedProps = {
	isFramed: boolean
	language: string | undefined
	root: Shell | undefined
	children: ReactNode
}

/** The page with header, banner and footer, or alone. */
const Framed = ({ isFramed, language, root, children }: FramedProps) => (
	<>
		{isFramed ? (
			<InLanguage language={language}>
				<FrameHeader viewer={root?.viewer ?? null} />
				<SiteBanner />
			</InLanguage>
		) : null}
		<main id="main" tabIndex={-1}>
			{children}
		</main>
		<ToastRegion toasts={[]} />
		{isFramed ? (
			<InLanguage language={language}>
				<FrameFooter year={root?.year ?? 2026} />
			</InLanguage>
		) : null}
	</>
)

/** Marks what is in another language than the page. */
const InLanguage = ({ language, children }: { language: string | undefined; children: ReactNode }) =>
	language === undefined ? (
		children
	) : (
		<div lang={language} className="contents">
			{children}
		</div>
	)

export default function Root() {
	return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const refused = refusedOf(error)
	if (!refused)
		return (
			<ErrorPage status={error.status} message={typeof error.data === 'string' ? error.data : undefined} />
		)
	const language = refused.shell?.readerLanguage ?? 'en'
	const message = messageIn(language, refused.message, refusalPhrases)
	return <ErrorPage status={error.status} {...{ message, language }} />
}
