// The identity service with the shop's profiles and mail texts.
import { invitationIn } from '#accounts/rules/mailed-links.ts'
import { admitsToStaff } from '#accounts/service/staff-invites.server.ts'
import { people } from '#accounts/service/profile.server.ts'
import type { AuthParts, Messenger } from '#auth/dependencies.server.ts'
import { openAuth } from '#auth/service/start.server.ts'
import type { Database } from '#database/client.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { admitsToPortal } from '#portals/service/invites.server.ts'
import { followSignInRules } from '#shop-settings/service/sign-in.server.ts'
import { latestShell } from '#shop-settings/service/shop.server.ts'
import type { Config } from './config.ts'

/** Passkeys show the shop's name as it is now. */
const inShopsName = (settings: Config['auth']): Config['auth'] => ({
	...settings,
	get siteName() {
		return latestShell().facts.name
	},
})

export const openIdentity = (parts: {
	config: Config
	database: Database
	messenger: Messenger
	/** Called inside the transaction that deletes an account, while its data still exists. */
	erase?: (inner: ServiceContext, userId: string) => Promise<void>
}): Promise<AuthParts> =>
	openAuth({
		database: parts.database,
		settings: inShopsName(parts.config.auth),
		masterKeys: parts.config.masterKeys,
		messenger: parts.messenger,
		rules: followSignInRules(parts.database.db),
		people: {
			...people,
			isInvited: async (inner, { email, target }) => {
				const invitation = invitationIn(target)
				if (!invitation) return false
				const { page, token } = invitation
				return page === 'staff'
					? admitsToStaff(inner, { token, email })
					: admitsToPortal(inner, { token, email })
			},
			removed: async (inner, userId) => {
				await parts.erase?.(inner, userId)
				await people.removed(inner, userId)
			},
		},
	})
