// The shell of every page: document, header, footer and the page of errors.
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
import { guard, type RefusedData } from '#accounts/routes/guard.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { offeredExtras } from '#sports/sports.ts'
import { hasBottomBar, hasOwnFrame, needsReact } from '#http/hydration.ts'
import { documentLanguage } from '#http/page-language.ts'
import { stayWhenBusy } from '#http/stay-when-busy.ts'
import { homePortalOf } from '#kit/roles.ts'
import { FrameFooter, FrameHeader } from '#storefront/components/site-frame.tsx'
import { ErrorPage } from '#ui/error-page.tsx'
import { preloadedFonts } from '#ui/fonts.ts'
import { ToastRegion } from '#ui/toast.tsx'
import theme from '#ui/theme.css?url'
import type { Route } from './+types/root'

export const links: Route.LinksFunction = () => [
	...preloadedFonts.map((href) => ({
		rel: 'preload',
		href,
		as: 'font',
		type: 'font/woff2',
		crossOrigin: 'anonymous' as const,
	})),
	{ rel: 'stylesheet', href: theme },
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
		year: now.getUTCFullYear(),
		nonce: site.nonce,
		elementsScript: site.elementsScript,
		isDevelopment: site.isDevelopment,
	}
}

type Shell = ReturnType<typeof shellOf>

export const loader = ({ context }: Route.LoaderArgs) => shellOf(context)

export const middleware: Route.MiddlewareFunction[] = [guard(shellOf)]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayWhenBusy]

/** The guard's message to a person whom it refuses; a refusal comes without the data of any loader. */
function refusedOf(error: unknown): RefusedData<Shell> | undefined {
	if (!isRouteErrorResponse(error) || typeof error.data !== 'object' || error.data === null) return undefined
	// Cast: of the answers with an object, the guard's alone has a message.
	return 'message' in error.data ? (error.data as RefusedData<Shell>) : undefined
}

function messageOf(error: { data: unknown }): string | undefined {
	return typeof error.data === 'string' ? error.data : refusedOf(error)?.message
}

export function Layout({ children }: { children: ReactNode }) {
	const loaded = useRouteLoaderData<typeof loader>('root')
	const error = useRouteError()
	const refused = refusedOf(error)
	const root = loaded ?? refused?.shell
	const matches = useMatches()
	const hydrates = matches.some((match) => needsReact(match.handle))
	// A page that could not be shown stands in the usual frame.
	const isFramed = (error ?? null) !== null || !matches.some((match) => hasOwnFrame(match.handle))
	const language = documentLanguage(matches.map(({ loaderData }) => loaderData))
	// The frame is in English on every page.
	const frameLanguage = language === 'en-US' ? undefined : 'en-US'
	return (
		<html
			lang={language}
			data-bottom-bar={matches.some((match) => hasBottomBar(match.handle)) ? '' : undefined}
			data-own-frame={isFramed ? undefined : ''}
			data-extra-sports={offeredExtras().join(' ') || undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content="#0d1b15" />
				<Meta />
				<Links />
				{root ? <script type="module" src={root.elementsScript} /> : null}
			</head>
			<body>
				{isFramed ? (
					<InLanguage language={frameLanguage}>
						<FrameHeader viewer={root?.viewer ?? null} />
					</InLanguage>
				) : null}
				<main id="main" tabIndex={-1}>
					{children}
				</main>
				<ToastRegion toasts={[]} />
				{isFramed ? (
					<InLanguage language={frameLanguage}>
						<FrameFooter year={root?.year ?? 2026} />
					</InLanguage>
				) : null}
				{hydrates ? <Scripts nonce={root?.nonce} /> : null}
			</body>
		</html>
	)
}

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
	return isRouteErrorResponse(error) ? (
		<ErrorPage status={error.status} message={messageOf(error)} />
	) : (
		<ErrorPage status={500} />
	)
}
