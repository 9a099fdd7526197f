// The session for the scripts of a page that React runs.
import type { RouterContextProvider } from 'react-router'
import { authContext, viewerContext } from '../dependencies.server.ts'
import { sessionForScripts } from '../service/session.server.ts'
import type { PageSession } from '../components/session-client.ts'

/** Null for a visitor. It holds an access token, so the page must not be cached. */
export async function pageSession(context: Readonly<RouterContextProvider>): Promise<PageSession | null> {
	const session = await sessionForScripts(context.get(authContext), context.get(viewerContext))
	// Cast: the user has the client's shape; of its instants the library needs only `created_at`, always set.
	return session as PageSession | null
}
