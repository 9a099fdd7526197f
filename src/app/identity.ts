// The identity service with the shop's profiles and mail texts.
import { people } from '#accounts/service/profile.server.ts'
import type { AuthParts, Messenger } from '#auth/dependencies.server.ts'
import { openAuth } from '#auth/service/start.server.ts'
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Config } from './config.ts'

export const openIdentity = (parts: {
	config: Config
	database: Database
	messenger: Messenger
	/** Called inside the transaction that deletes an account, while its data still exists. */
	erase?: (inner: ServiceContext, userId: string) => Promise<void>
}): Promise<AuthParts> =>
	openAuth({
		database: parts.database,
		settings: parts.config.auth,
		masterKeys: parts.config.masterKeys,
		messenger: parts.messenger,
		people: {
			...people,
			removed: async (inner, userId) => {
				await parts.erase?.(inner, userId)
				await people.removed(inner, userId)
			},
		},
	})
