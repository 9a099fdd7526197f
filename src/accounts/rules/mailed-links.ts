// Kinds of links in our mails: the purpose of each, and where it leads once it is confirmed.
import { safePath } from '#auth/rules/redirects.ts'
import { flashValue, type AuthFlash } from './flash.ts'
import { openFactors } from './second-step.ts'

// Leaving the `/auth` pages with a session: to the requested page, or to the step that is left.
type Arrival = {
	session: Parameters<typeof openFactors>[0]
	next: string
	flash?: AuthFlash
}

/** `/auth`, which later continues to `next`; home is not mentioned. */
export const authPath = (next: string, tab?: 'sign-up'): string => {
	const query = new URLSearchParams()
	if (tab) query.set('tab', tab)
	if (safePath(next) !== '/') query.set('next', safePath(next))
	return query.size > 0 ? `/auth?${query.toString()}` : '/auth'
}

const invitationPage = /^\/(join|staff)\/([\w-]{20,80})(?:[?#]|$)/

/** The invitation that an address, or the page to which it continues, stands for. */
export function invitationIn(target: string): { page: 'join' | 'staff'; token: string } | null {
	const address = URL.parse(target)
	if (!address) return null
	const pages = [address.pathname, address.searchParams.get('next') ?? '']
	const found = pages.map((path) => invitationPage.exec(path)).find((match) => match !== null)
	const [, page, token] = found ?? []
	return token ? { page: page === 'staff' ? 'staff' : 'join', token } : null
}

/** Where a sign-up leads: home, or the invitation that admits it. @param siteUrl without a slash at the end */
export const signUpTarget = (siteUrl: string, next: string): string => {
	const target = `${siteUrl}${safePath(next)}`
	return invitationIn(target) ? target : `${siteUrl}/`
}

/** Where a new session leads. */
export const destinationOf = ({ session, next }: Pick<Arrival, 'session' | 'next'>): string =>
	openFactors(session).length > 0 ? authPath(next) : safePath(next)

/** Loads that address as a new page, so that the header and everything else know the person. */
export function arrive({ session, next, flash }: Arrival): void {
	const isComplete = openFactors(session).length === 0
	if (flash && isComplete) document.cookie = flashValue(flash, location.href)
	location.assign(destinationOf({ session, next }))
}

export const linkTypes = ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email'] as const
export type LinkType = (typeof linkTypes)[number]

/** `token_hash` is the service's own short text; anything longer is not our token. */
const maxTokenLength = 300

export type MailedLink = { token: string; type: LinkType; next: string }

/** The link in an address; undefined when a part is missing, for example cut off by a mail program. */
export function mailedLinkIn(query: URLSearchParams): MailedLink | undefined {
	const token = query.get('token_hash') ?? ''
	const type = linkTypes.find((known) => known === query.get('type'))
	if (!type || token === '' || token.length > maxTokenLength) return undefined
	return { token, type, next: safePath(query.get('next')) }
}

type Words = { title: string; text: string; button: string; busy: string }

const signIn: Words = {
	title: 'Sign in',
	text: 'Press the button to sign in with this link. It works once.',
	button: 'Sign In',
	busy: 'Signing in…',
}

export const linkLabels: Record<LinkType, Words> = {
	signup: {
		title: 'Confirm your email',
		text: 'One press and your account is ready.',
		button: 'Confirm email',
		busy: 'Confirming…',
	},
	recovery: {
		title: 'Set a new password',
		text: 'Press the button to go on. The link works once.',
		button: 'Continue',
		busy: 'Checking…',
	},
	email_change: {
		title: 'Change your email',
		text: 'Press the button to confirm the change of your address.',
		button: 'Confirm change',
		busy: 'Confirming…',
	},
	invite: {
		title: 'You are invited',
		text: 'Accept the invitation, then choose a password.',
		button: 'Accept invitation',
		busy: 'Opening…',
	},
	magiclink: signIn,
	email: signIn,
}

const withNext = (path: string, next: string) =>
	next === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ next }).toString()}`

/** Where a confirmed link leads. A link to set a password may already name that page as its `next`. */
export function afterLink({ type, next }: Pick<MailedLink, 'type' | 'next'>): string {
	const isReset = next.startsWith('/auth/reset')
	if (type === 'recovery') return isReset ? next : withNext('/auth/reset', next)
	if (type === 'invite') return isReset ? next : withNext('/auth/reset?welcome=1', next)
	return next
}
