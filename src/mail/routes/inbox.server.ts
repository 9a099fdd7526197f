// Access to the demo's inbox, and its recipient filter.
import { data, type RouterContextProvider } from 'react-router'
import { siteContext } from '#http/context.server.ts'

/** The inbox holds sign-in links of other people: it exists in the demo alone. @throws 404 elsewhere */
export function demoOnly(context: Readonly<RouterContextProvider>): void {
	if (!context.get(siteContext).demo) throw data(null, { status: 404 })
}

/** The recipient to filter by; undefined for all. A plus in a query means a space, so numbers come without it. */
export const receiverOf = (request: Request): string | undefined =>
	new URL(request.url).searchParams
		.get('to')
		?.replaceAll('\u0000', '')
		.replace(/^[+\s]+/, '')
		.trim()
		.slice(0, 320) || undefined
