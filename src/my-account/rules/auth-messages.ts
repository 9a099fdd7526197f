// Refusals of the identity service, assigned to their field, with messages that say what to do.
import type { AuthFailure } from '#auth/rules/errors.ts'
import type { NotDone, SectionId } from './outcomes.ts'

type Words = { field: string; text: string }

const words: Record<string, Words> = {
	current_password_invalid: { field: 'currentPassword', text: 'That is not your current password.' },
	weak_password: { field: 'newPassword', text: 'Password must be at least 6 characters' },
	same_password: { field: 'newPassword', text: 'Choose a password that differs from the present one.' },
	reauthentication_needed: {
		field: 'code',
		text: 'You signed in a while ago: type your current password, or the code we mail you.',
	},
	reauthentication_not_valid: {
		field: 'code',
		text: 'This code is not right, or it is too old. Ask for a new one.',
	},
	same_email: { field: 'newEmail', text: 'This is your address already.' },
	email_exists: { field: 'newEmail', text: 'Another account has this address.' },
}

const notices: Record<string, string> = {
	insufficient_aal: 'Sign out and in again with your second step to change this.',
	single_identity_not_deletable: 'This is your only way to sign in. Add another one before you remove it.',
	identity_not_found: 'This way to sign in is gone already.',
	email_conflict_identity_not_deletable:
		'Your address came with this way to sign in and belongs to another account. Change your email first.',
	email_not_confirmed: 'Confirm your email address first.',
	session_not_found: 'You have been signed out. Please sign in again.',
}

/** The errors of a section after a refusal of the identity service. */
export function notDoneBy(
	section: SectionId,
	{ code, message, retryAfterS }: Pick<AuthFailure, 'code' | 'message' | 'retryAfterS'>,
): NotDone {
	const known = words[code]
	if (known) return { section, errors: { [known.field]: known.text } }
	if (code.startsWith('over_'))
		return { section, errors: {}, notice: `Too many tries. Please wait ${retryAfterS ?? 60} seconds.` }
	if (code === 'validation_failed' && section === 'email')
		return { section, errors: { newEmail: 'Invalid email address' } }
	return { section, errors: {}, notice: notices[code] ?? message }
}
