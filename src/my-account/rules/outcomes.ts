import type { AuthFailure } from '#auth/rules/errors.ts'

// The tabs of the account page and their addresses (spec §2).

export const tabIds = ['profile', 'orders', 'favorites', 'settings'] as const
export type TabId = (typeof tabIds)[number]

export const tabLabels: Record<TabId, string> = {
	profile: 'Profile',
	orders: 'Orders',
	favorites: 'Favorites',
	settings: 'Settings',
}

/** The profile by default; the orders after a payment. */
export const tabIn = (query: URLSearchParams): TabId =>
	tabIds.find((id) => id === query.get('tab')) ?? (query.has('payment') ? 'orders' : 'profile')

export const tabHref = (id: TabId): string => (id === 'profile' ? '/account' : `/account?tab=${id}`)

/** A page of the orders. */
export const ordersHref = (page: number): string => `${tabHref('orders')}${page > 1 ? `&page=${page}` : ''}`

// Refusals of the identity service, assigned to their field, with messages that say what to do.
type Words = { field: string; text: string }

const words: Record<string, Words> = {
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

type Done = { section: SectionId; title: string; detail?: string; tone?: 'error' }

/** Codes and their messages: a URL never carries text of its own. */
export const doneMessages = {
	profile: { section: 'profile', title: 'Profile saved' },
	password: {
		section: 'password',
		title: 'Password changed',
		detail: 'Your other devices have been signed out.',
	},
	code: {
		section: 'password',
		title: 'Code sent',
		detail: 'Look in your mail and type it here within 10 minutes.',
	},
	email: {
		section: 'email',
		title: 'Check both mailboxes',
		detail: 'The change counts once the old and the new address have confirmed it.',
	},
	device: { section: 'devices', title: 'Device signed out' },
	devices: { section: 'devices', title: 'All other devices signed out' },
	unlinked: { section: 'identities', title: 'Way to sign in removed' },
	leaving: {
		section: 'deletion',
		title: 'Your account will be deleted',
		detail: 'You have 30 days to change your mind.',
	},
	kept: { section: 'profile', title: 'Your account stays', detail: 'Good to have you back.' },
	'export-limit': {
		section: 'export',
		title: 'Download not ready',
		detail: 'You have downloaded your data several times this hour. Please try again later.',
		tone: 'error',
	},
} as const satisfies Record<string, Done>
export type DoneCode = keyof typeof doneMessages

/** The page that shows the success message. */
export function doneHref(code: DoneCode): string {
	const { section } = doneMessages[code]
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
