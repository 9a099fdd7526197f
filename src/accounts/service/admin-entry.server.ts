// Neither rules of sign-in nor a revoked role lock every admin out.
import type { SignInRules } from '#auth/schemas.ts'
import type { AuthParts } from '#auth/dependencies.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { signInRuleMessages as messages } from '../messages.ts'
import { lockStayingAdmins, waysIn } from '../store/people.server.ts'

/** Locks the admins who stay, with those of them who can sign in with a password or by one of these services. */
export async function lockAdmins({ db, now }: ServiceContext, offered: readonly string[]) {
	const admins = await waysIn(db, await lockStayingAdmins(db, now))
	const entering = admins.filter(
		({ hasPassword, providers }) => hasPassword || providers.some((name) => offered.includes(name)),
	)
	return { admins, entering }
}

/**
 * Call it in the transaction that saves the rules. @throws Refusal conflict when no admin could sign in under them, or
 * when the actor asks all admins for a second step and has none
 */
export async function assertAdminsKeepEntry(
	inner: ServiceContext,
	{ configured }: Pick<AuthParts, 'configured'>,
	rules: SignInRules,
): Promise<void> {
	const offered = configured.providers
		.map(({ name }) => name)
		.filter((name) => !rules.hiddenProviders.includes(name))
	const { admins, entering } = await lockAdmins(inner, offered)
	if (admins.length > 0 && entering.length === 0) throw new Refusal('conflict', messages.noAdminLeft)
	const own = admins.find(({ userId }) => userId === inner.actor.userId)
	if (rules.factorRoles.includes('admin') && own && !own.hasFactor)
		throw new Refusal('conflict', messages.ownFactorFirst)
}
