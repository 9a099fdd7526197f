// What the router hands to the pages of accounts.
import { createContext } from 'react-router'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AuthCall } from '#auth/dependencies.server.ts'
import type { Viewer } from './service/viewer.server.ts'

/** The identity service, for this request. */
export const authContext = createContext<AuthCall>()

/** How accounts learn which portals a person belongs to; `portals` provides it. */
export type MembershipSource = {
	/** Name of the table: a write to it makes remembered viewers stale. */
	table: string
	/** SQL array of the ids of a person's portals. */
	portalIdsOf: (userId: SQLWrapper) => SQL<string[]>
}
export const membershipSource = createContext<MembershipSource>()

/** Who looks, with the access token that page scripts may hold; null for a visitor. */
export type ViewerSession = Viewer & { accessToken: string; userId: string; expiresAt: number }
export const viewerContext = createContext<ViewerSession | null>(null)
