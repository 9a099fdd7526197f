// The identity service with what the shop lends it: profiles, and words for its mails.
import { people } from '#accounts/service/people.server.ts'
import type { AuthParts, Messenger } from '#auth/dependencies.server.ts'
import { openAuth } from '#auth/service/start.server.ts'
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Config } from './config.ts'

/** Opens the service for this shop. */
export const openIdentity = (parts: {
	config: Config
	database: Database
	messenger: Messenger
	/** Told inside the transaction in which an account goes, while everything about it is still there. */
	forget?: (inner: ServiceContext, userId: string) => Promise<void>
}): Promise<AuthParts> =>
	openAuth({
		database: parts.database,
		settings: parts.config.auth,
		masterKeys: parts.config.masterKeys,
		messenger: parts.messenger,
		people: {
			...people,
			removed: async (inner, userId) => {
				await parts.forget?.(inner, userId)
				await people.removed(inner, userId)
			},
		},
	})
