// Shared by the loaders of the `/auth` pages.
import { noStore } from '#http/answers.server.ts'
import { data, type RouterContextProvider } from 'react-router'
import { safePath } from '#auth/rules/redirects.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { sidePicture } from '../service/side-picture.server.ts'

/** These pages are neither cached nor indexed. */
const ownHeaders = { ...noStore, 'X-Robots-Tag': 'noindex' }
/** Keeps a token in the address out of the referrer. */
const tokenHeaders = { ...ownHeaders, 'Referrer-Policy': 'no-referrer' }

/** Export as `headers` of a page without secrets in its address. */
export const authHeaders = (): HeadersInit => ownHeaders
/** Export as `headers` of a page with a token or code in its address. */
export const authTokenHeaders = (): HeadersInit => tokenHeaders

export type AuthPageFacts = { publicUrl: string; picture: string | undefined; next: string }

/** The site's address, the jersey picture, and where to continue. */
export async function authPageFacts(
	context: Readonly<RouterContextProvider>,
	url: URL,
): Promise<AuthPageFacts> {
	return {
		publicUrl: context.get(siteContext).publicUrl,
		picture: await sidePicture(context.get(serviceContext).db),
		next: safePath(url.searchParams.get('next')),
	}
}

/** A response with the headers of these pages. */
export const authData = <Body>(body: Body, status = 200) => data(body, { status, headers: ownHeaders })
