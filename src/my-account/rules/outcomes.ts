import type { AuthFailure } from '#auth/rules/errors.ts'

// The tabs of the account page and their addresses (spec §2).

export const tabIds = ['profile', 'orders', 'favorites', 'settings'] as const
export type TabId = (typeof tabIds)[number]

/** The form of a tab that the switch of languages sends along, so that what is typed stays. */
export const switchForms: Readonly<Partial<Record<TabId, string>>> = {
	profile: 'profile-form',
	settings: 'email-form',
}

/** The profile by default; the orders after a payment. */
export const tabIn = (query: URLSearchParams): TabId =>
	tabIds.find((id) => id === query.get('tab')) ?? (query.has('payment') ? 'orders' : 'profile')

export const tabHref = (id: TabId): string => (id === 'profile' ? '/account' : `/account?tab=${id}`)

/** A page of the orders. */
export const ordersHref = (page: number): string => `${tabHref('orders')}${page > 1 ? `&page=${page}` : ''}`

// Refusals of the identity service, assigned to their field, with messages that say what to do.
type Words = { field: string; text: string }

export const fieldMessages = {
	current_password_invalid: { field: 'currentPassword', text: 'That is not your current password.' },
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
} as const satisfies Record<string, Words>
const words: Readonly<Record<string, Words>> = fieldMessages

export const noticeMessages = {
	insufficient_aal: 'Sign out and in again with your second step to change this.',
	single_identity_not_deletable: 'This is your only way to sign in. Add another one before you remove it.',
	identity_not_found: 'This way to sign in is gone already.',
	email_conflict_identity_not_deletable:
		'Your address came with this way to sign in and belongs to another account. Change your email first.',
	email_not_confirmed: 'Confirm your email address first.',
	session_not_found: 'You have been signed out. Please sign in again.',
} as const
const notices: Readonly<Record<string, string>> = noticeMessages

/** The errors of a section after a refusal of the identity service. */
export function notDoneBy(
	section: SectionId,
	{ code, message, retryAfterS }: Pick<AuthFailure, 'code' | 'message' | 'retryAfterS'>,
): NotDone {
	if (code === 'weak_password')
		return { section, errors: { newPassword: message.replace('should', 'must').replace(/\.$/, '') } }
	const known = words[code]
	if (known) return { section, errors: { [known.field]: known.text } }
	if (code.startsWith('over_'))
		return { section, errors: {}, notice: `Too many tries. Please wait ${retryAfterS ?? 60} seconds.` }
	if (code === 'validation_failed' && section === 'email')
		return { section, errors: { newEmail: 'Invalid email address' } }
	return { section, errors: {}, notice: notices[code] ?? message }
}

// Outcomes of the account page: a code in the URL on success, messages beside the form on failure.

export const sectionIds = [
	'profile',
	'password',
	'email',
	'two-factor',
	'identities',
	'devices',
	'export',
	'deletion',
] as const
export type SectionId = (typeof sectionIds)[number]

export type Done = { section: SectionId; tone?: 'success' | 'error' }

/** Codes of what was done, for the address: it never carries text of its own. Their texts are in the page's language. */
export const outcomes = {
	profile: { section: 'profile' },
	password: { section: 'password' },
	code: { section: 'password' },
	email: { section: 'email' },
	device: { section: 'devices' },
	devices: { section: 'devices' },
	unlinked: { section: 'identities' },
	leaving: { section: 'deletion' },
	kept: { section: 'profile' },
	'export-limit': { section: 'export', tone: 'error' },
} as const satisfies Record<string, Done>
export type DoneCode = keyof typeof outcomes

/** The page that shows the success message. */
export function doneHref(code: DoneCode): string {
	const { section } = outcomes[code]
	return section === 'profile'
		? `/account?done=${code}`
		: `/account?${new URLSearchParams({ tab: 'settings', done: code }).toString()}#${section}`
}

/** A refused form. `typed` is sent back, passwords and codes never are. */
export type NotDone = {
	section: SectionId
	errors: Record<string, string>
	/** The reason, when it is about no single field. */
	notice?: string
	typed?: Record<string, string>
}
