// Changes of sign-in methods, by forms that work without scripts.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { AuthFailure } from '#auth/rules/errors.ts'
import { normalizeEmail } from '#auth/rules/passwords.ts'
import { signedInBy, type SignedIn } from '#auth/service/bearer.server.ts'
import { unlink } from '#auth/service/oauth/linking.server.ts'
import { sendNonce } from '#auth/service/reauthentication.server.ts'
import { changeUser } from '#auth/service/user-changes.server.ts'
import type { PasswordForm } from '../rules/forms.ts'

/** A call with the access token of its page's session. */
export type OwnCall = { call: AuthCall; accessToken: string }

const signedIn = ({ call, accessToken }: OwnCall): Promise<SignedIn> => signedInBy(call, accessToken)

const back = ({ call }: OwnCall) => ({
	redirectTo: `${call.auth.settings.siteUrl}/account?tab=settings`,
	challenge: null,
})

/**
 * Sets a new password and ends all other sessions. An existing password must be given; a mailed code replaces it in a
 * session that is no longer young.
 * @throws AuthFailure current_password_invalid, reauthentication_needed, weak_password, same_password and more
 */
export async function changePassword(own: OwnCall, form: PasswordForm): Promise<void> {
	const who = await signedIn(own)
	const { passwordHash } = who.full.user
	const { currentPassword, code: nonce, newPassword: password } = form
	if (passwordHash !== null && !currentPassword && !(nonce && !isYoung(own, who)))
		throw new AuthFailure(400, 'current_password_invalid', { message: 'Current password is missing' })
	await changeUser(own.call, who, { ...back(own), currentPassword, nonce, password })
}

/** Whether this session is young enough to need no old password (auth contract §5.3). */
export const isYoung = (
	{ call: { now, auth } }: Pick<OwnCall, 'call'>,
	{ session }: { session: Pick<SignedIn['session'], 'createdAt'> },
): boolean => (now.getTime() - session.createdAt.getTime()) / 1_000 < auth.settings.lifetimes.freshSession

/** Both addresses must confirm by mail. @throws AuthFailure same_email, email_exists, validation_failed */
export async function changeEmail(own: OwnCall, email: string): Promise<void> {
	const who = await signedIn(own)
	if (normalizeEmail(email) === who.full.user.email)
		throw new AuthFailure(422, 'same_email', { message: 'This is your address already' })
	await changeUser(own.call, who, { ...back(own), email })
}

/** @throws AuthFailure over_email_send_rate_limit, email_not_confirmed */
export async function mailCode(own: OwnCall): Promise<void> {
	await sendNonce(own.call, await signedIn(own))
}

/** @throws AuthFailure single_identity_not_deletable, identity_not_found, insufficient_aal */
export async function unlinkIdentity(own: OwnCall, identityId: string): Promise<void> {
	await unlink(own.call, await signedIn(own), identityId)
}
