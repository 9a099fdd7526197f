// Router context of the account pages.
import { createContext } from 'react-router'
import type { AuthCall } from '#auth/dependencies.server.ts'
import type { MembershipSource } from './contract.ts'
import type { Viewer } from './service/viewer.server.ts'

/** The identity service, for this request. */
export const authContext = createContext<AuthCall>()

export const membershipSource = createContext<MembershipSource>()

/** The viewer, with the access token that page scripts may hold; null for a visitor. */
export type ViewerSession = Viewer & { accessToken: string; userId: string; expiresAt: number }
export const viewerContext = createContext<ViewerSession | null>(null)
