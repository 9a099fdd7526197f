// Who may look into the demo's inbox, and whose mail is asked for.
import { data, type RouterContextProvider } from 'react-router'
import { siteContext } from '#http/context.server.ts'

/** The inbox holds other people's keys: it exists in the demo alone. @throws 404 elsewhere */
export function demoOnly(context: Readonly<RouterContextProvider>): void {
	if (!context.get(siteContext).demo) throw data(null, { status: 404 })
}

/** The receiver asked for; undefined for everyone. A plus in a query is read as a blank, so numbers come without it. */
export const receiverOf = (request: Request): string | undefined =>
	new URL(request.url).searchParams
		.get('to')
		?.replaceAll('\u0000', '')
		.replace(/^[+\s]+/, '')
		.trim()
		.slice(0, 320) || undefined
