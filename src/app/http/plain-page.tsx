// A page that the server renders without the router, session or database.
import type { ReactNode } from 'react'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { Logo } from '#ui/logo.tsx'
import { brandTokens } from '#ui/brand-colors.ts'
import { ShopContext } from '#ui/shop.tsx'
import { latestShell } from '#shop-settings/service/shop.server.ts'
import { plainStylesheet } from '#ui/stylesheets.ts'
import type { Config } from '../config.ts'
import { contentSecurityPolicy } from './security.ts'

export const isDataPath = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')

export const wantsPage = (request: Request): boolean =>
	(request.headers.get('accept') ?? '').includes('text/html') && !isDataPath(request)

export const plainPolicy = ({ mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>): string =>
	contentSecurityPolicy({ isDevelopment: mode === 'development', isSecure: publicUrl.startsWith('https:') })

type PlainPageProps = {
	status: number
	message: string
	/** Of the message; English when absent. */
	language?: PageLanguage
	children?: ReactNode
}

export function PlainPage({ status, message, language = 'en', children }: PlainPageProps) {
	const shop = latestShell()
	return (
		<html lang={languageTags[language]} style={brandTokens(shop.look.colors)}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<link rel="stylesheet" href={plainStylesheet || undefined} />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
			</head>
			<body className="turf">
				<ShopContext value={shop}>
					<header className="measure py-5">
						<a href="/" aria-label={shop.facts.name}>
							<Logo on="turf" />
						</a>
					</header>
					<main id="main">
						<ErrorPage {...{ status, message, language }} hasSwitch={false}>
							{children}
						</ErrorPage>
					</main>
				</ShopContext>
			</body>
		</html>
	)
}
