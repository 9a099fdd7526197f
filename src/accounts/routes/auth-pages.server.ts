// Shared by the loaders of the `/auth` pages.
import { noStore } from '#http/answers.server.ts'
import { data, type RouterContextProvider } from 'react-router'
import { safePath } from '#auth/rules/redirects.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { languageOf } from '#http/language-answers.server.ts'
import type { PageLanguage } from '#kit/language.ts'
import { sidePicture } from '../service/side-picture.server.ts'

/** These pages are neither cached nor indexed. */
const ownHeaders = { ...noStore, 'X-Robots-Tag': 'noindex' }
/** Keeps a token in the address out of the referrer. */
const tokenHeaders = { ...ownHeaders, 'Referrer-Policy': 'no-referrer' }

/** Export as `headers` of a page without secrets in its address. */
export const authHeaders = (): HeadersInit => ownHeaders
/** Export as `headers` of a page with a token or code in its address. */
export const authTokenHeaders = (): HeadersInit => tokenHeaders

export type AuthPageFacts = {
	publicUrl: string
	picture: string | undefined
	next: string
	language: PageLanguage
	/** The page's address without a choice of the language. */
	query: Record<string, string>
}

type Facts = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

/** The language, the site's address, the jersey picture, and where to continue. */
export async function authPageFacts(facts: Facts): Promise<AuthPageFacts> {
	const { context, url } = facts
	const { lang: _chosen, ...query } = Object.fromEntries(url.searchParams)
	return {
		language: languageOf(facts),
		query,
		publicUrl: context.get(siteContext).publicUrl,
		picture: await sidePicture(context.get(serviceContext).db),
		next: safePath(url.searchParams.get('next')),
	}
}

/** A response with the headers of these pages. */
export const authData = <Body>(body: Body, status = 200) => data(body, { status, headers: ownHeaders })
