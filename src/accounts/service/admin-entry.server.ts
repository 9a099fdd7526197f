// Rules of sign-in never lock every admin out.
import type { SignInRules } from '#auth/schemas.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { signInRuleMessages as messages } from '../messages.ts'
import { lockStayingAdmins, waysIn } from '../store/people.server.ts'

/**
 * Call it in the transaction that saves the rules. @throws Refusal conflict when no admin could sign in under them, or
 * when the actor asks all admins for a second step and has none
 */
export async function assertAdminsKeepEntry(
	inner: ServiceContext,
	{ configured }: Pick<AuthParts, 'configured'>,
	rules: SignInRules,
): Promise<void> {
	const admins = await waysIn(inner.db, await lockStayingAdmins(inner.db))
	const offered = configured.providers
		.map(({ name }) => name)
		.filter((name) => !rules.hiddenProviders.includes(name))
	const canEnter = admins.some(
		({ hasPassword, providers }) => hasPassword || providers.some((name) => offered.includes(name)),
	)
	if (admins.length > 0 && !canEnter) throw new Refusal('conflict', messages.noAdminLeft)
	const own = admins.find(({ userId }) => userId === inner.actor.userId)
	if (rules.factorRoles.includes('admin') && own && !own.hasFactor)
		throw new Refusal('conflict', messages.ownFactorFirst)
}
