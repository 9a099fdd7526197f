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
