// What modules above do when players are deleted from a roster.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'

/** Runs in the transaction that deletes the rows, before they are gone. */
export type DeletesOfPlayers = (
	inner: ServiceContext,
	players: { portalId: string; rosterIds: readonly string[] },
) => Promise<void>

/** Set by the application: carts and messages of teams are above this module. Without it no roster is saved. */
export const playersDeleted = createContext<readonly DeletesOfPlayers[]>()
