// Who may open an account by themselves: what the environment allows, within it what the shop's owner has set.
import type { AuthCall } from '../dependencies.server.ts'
import { signUpsClosed, type AuthFailure } from '../rules/errors.ts'
import { isOfDomain } from '../rules/sign-in-rules.ts'

export type Joining = {
	/** In its normal form; null when it is not verified. */
	email: string | null
	/** Where the sign-up leads: an invitation's page admits who holds its link. Null without one. */
	target: string | null
}

const byDomain = (domains: readonly string[]): string =>
	`new accounts need an invitation or an address at ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(domains)}.`
const byInvitation = 'new accounts are opened by invitation. Please use the link of your invitation.'

/** The refusal, or null for who may. */
export async function joiningRefusal(
	call: AuthCall,
	{ email, target }: Joining,
): Promise<AuthFailure | null> {
	const { settings, people } = call.auth
	if (!settings.signUps) return signUpsClosed()
	const { joining, domains } = settings.rules
	if (joining === 'open') return null
	if (joining === 'domains' && email !== null && isOfDomain(email, domains)) return null
	if (target !== null && (await people.isInvited?.(call, { email, target }))) return null
	return signUpsClosed(joining === 'domains' ? byDomain(domains) : byInvitation)
}

/** @throws AuthFailure signup_disabled */
export async function assertMayJoin(call: AuthCall, joining: Joining): Promise<void> {
	const refusal = await joiningRefusal(call, joining)
	if (refusal) throw refusal
}
