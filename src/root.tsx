// The shell of every page: document, header, footer and the page of errors.
import type { ReactNode } from 'react'
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	useMatches,
	useRouteLoaderData,
} from 'react-router'
import { viewerContext } from '#accounts/context.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { needsReact } from '#http/hydration.ts'
import { FrameFooter, FrameHeader } from '#pages/components/site-frame.tsx'
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

export function loader({ context }: Route.LoaderArgs) {
	const { actor, now } = context.get(serviceContext)
	const site = context.get(siteContext)
	const viewer = context.get(viewerContext)
	return {
		viewer:
			viewer === null || actor.userId === null
				? null
				: { roles: actor.roles, name: viewer.name || viewer.email },
		year: now.getUTCFullYear(),
		nonce: site.nonce,
		elementsScript: site.elementsScript,
		isDevelopment: site.isDevelopment,
	}
}

export function Layout({ children }: { children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>('root')
	const hydrates = useMatches().some((match) => needsReact(match.handle))
	return (
		<html lang="en-US">
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
				<FrameHeader viewer={root?.viewer ?? null} />
				<main id="main" tabIndex={-1}>
					{children}
				</main>
				<ToastRegion toasts={[]} />
				<FrameFooter year={root?.year ?? 2026} />
				{hydrates ? <Scripts nonce={root?.nonce} /> : null}
			</body>
		</html>
	)
}

export default function Root() {
	return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return isRouteErrorResponse(error) ? (
		<ErrorPage status={error.status} message={typeof error.data === 'string' ? error.data : undefined} />
	) : (
		<ErrorPage status={500} />
	)
}
