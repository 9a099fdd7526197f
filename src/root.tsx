// The shell of every page: document, header, footer and the page of errors.
import { scriptsOf } from '#http/element-scripts.ts'
import { useContext, type ReactNode } from 'react'
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	useLocation,
	useMatches,
	useRouteError,
	useRouteLoaderData,
	type RouterContextProvider,
} from 'react-router'
import { viewerContext } from '#accounts/dependencies.server.ts'
import { refusalPhrases } from '#accounts/rules/refusal-phrases.ts'
import { guard, type RefusedData } from '#accounts/routes/guard.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { hasBottomBar, hasFrameSwitch, hasOwnFrame, needsReact } from '#http/hydration.ts'
import { languageOfData } from '#http/page-language.ts'
import { stayWhenBusy } from '#http/stay-when-busy.ts'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { homePortalOf } from '#kit/roles.ts'
import { specShell } from '#kit/shop.ts'
import { messageIn } from '#kit/translations.ts'
import { dayIn } from '#kit/time.ts'
import { nameRequest } from '#telemetry/spans.server.ts'
import { FrameLanguageContext, type FrameLanguage } from '#storefront/components/frame-language.tsx'
import {
	FrameFooter,
	FrameHeader,
	ReadyFrameContext,
	SiteBanner,
} from '#storefront/components/site-frame.tsx'
import { frameTexts } from '#storefront/rules/frame-texts.ts'
import { ErrorPage, ReaderLanguage } from '#ui/error-page.tsx'
import { preloadedFonts } from '#ui/fonts.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { brandTokens, nightOf } from '#ui/brand-colors.ts'
import { ShopContext } from '#ui/shop.tsx'
import { stylesheetOf } from '#ui/stylesheets.ts'
import { translatedErrorIn } from '#ui/translated-error.ts'
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
	const texts = frameTexts(site.readerLanguage)
	return {
		viewer:
			viewer === null || actor.userId === null
				? null
				: { roles: actor.roles, name: viewer.name || viewer.email, portalId: homePortalOf(actor) },
		shop: context.get(shopContext),
		year: Number(dayIn(context.get(shopContext).facts.timeZone, now).slice(0, 4)),
		nonce: site.nonce,
		readerLanguage: site.readerLanguage,
		/** Header and footer of the reader's pages; English stands in the components. */
		frame: texts ? { language: site.readerLanguage, texts } : null,
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

/** The language of what the page of errors says; undefined for a page that is no error. */
function languageOfError(error: unknown, reader: PageLanguage = 'en'): PageLanguage | undefined {
	if ((error ?? null) === null) return undefined
	if (!isRouteErrorResponse(error)) return reader
	// The text of an error without a language is in English.
	const isOwnText = typeof error.data === 'string' && error.data !== ''
	return languageOfData([error.data]) ?? (isOwnText ? 'en' : reader)
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
	const data = matches.map(({ loaderData }) => loaderData)
	const failedIn = useContext(ReadyFrameContext)?.failedIn
	const language = languageOfError(error, root?.readerLanguage) ?? languageOfData(data) ?? failedIn ?? 'en'
	const { search } = useLocation()
	const hasSwitch = (error ?? null) === null && matches.some((match) => hasFrameSwitch(match.handle))
	const query = hasSwitch ? new URLSearchParams(search) : undefined
	const shop = root?.shop ?? specShell
	return (
		<html
			lang={languageTags[language]}
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
						<Framed {...{ isFramed, language, root, query }}>{children}</Framed>
					</ReaderLanguage>
				</ShopContext>
				{hydrates ? <Scripts nonce={root?.nonce} /> : null}
			</body>
		</html>
	)
}

type FramedProps = {
	isFramed: boolean
	language: PageLanguage
	root: Shell | undefined
	/** Of the address, where menu and footer have the switch of languages. */
	query: URLSearchParams | undefined
	children: ReactNode
}

/** The page with header, banner and footer, or alone. */
function Framed({ isFramed, language, root, query, children }: FramedProps) {
	const frame = useFrame(language, root)
	const mark = frame === null && language !== 'en' ? languageTags.en : undefined
	return (
		<>
			{isFramed ? (
				<InLanguage frame={frame} mark={mark}>
					<FrameHeader viewer={root?.viewer ?? null} query={query} />
					<SiteBanner />
				</InLanguage>
			) : null}
			<main id="main" tabIndex={-1}>
				{children}
			</main>
			<ToastRegion toasts={[]} />
			{isFramed ? (
				<InLanguage frame={frame} mark={mark}>
					<FrameFooter year={root?.year ?? 2026} query={query} />
				</InLanguage>
			) : null}
		</>
	)
}

/**
 * Header and footer in the language of the page. One that React takes over has only the texts of its reader: its frame stays
 * in English where the page is in another language.
 */
function useFrame(language: PageLanguage, root: Shell | undefined): FrameLanguage | null {
	const texts = useContext(ReadyFrameContext)?.texts(language)
	if (texts) return { language, texts }
	return root?.frame?.language === language ? root.frame : null
}

type InLanguageProps = { frame: FrameLanguage | null; mark: string | undefined; children: ReactNode }

/** Marks what is in another language than the page. */
const InLanguage = ({ frame, mark, children }: InLanguageProps) => (
	<FrameLanguageContext value={frame}>
		{mark === undefined ? (
			children
		) : (
			<div lang={mark} className="contents">
				{children}
			</div>
		)}
	</FrameLanguageContext>
)

export default function Root() {
	return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
	const translated = translatedErrorIn(error.data)
	if (translated) return <ErrorPage status={error.status} {...translated} />
	const refused = refusedOf(error)
	if (!refused)
		return (
			<ErrorPage status={error.status} message={typeof error.data === 'string' ? error.data : undefined} />
		)
	const language = refused.shell?.readerLanguage ?? 'en'
	const message = messageIn(language, refused.message, refusalPhrases)
	return <ErrorPage status={error.status} {...{ message, language }} />
}
