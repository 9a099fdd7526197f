// The `/auth` pages in each of their states, for checks of all texts.
import type { ReactNode } from 'react'
import { AuthForms, type AuthFormsProps } from '#accounts/components/auth-forms.tsx'
import { AuthCard, AuthShell } from '#accounts/components/auth-shell.tsx'
import { CallbackCard, ConfirmCard } from '#accounts/components/link-cards.tsx'
import { ForgotCard, ResetCard } from '#accounts/components/password-cards.tsx'
import type { PageSession } from '#accounts/components/session-client.ts'
import { callbackIn } from '#accounts/rules/auth-toasts.ts'
import { authTexts } from '#accounts/rules/auth-texts.ts'
import { answeredForm, type NotTaken } from '#accounts/rules/credentials.ts'
import { joinNote } from '#accounts/rules/join-note.ts'
import { linkTexts } from '#accounts/rules/link-texts.ts'
import { linkTypes } from '#accounts/rules/mailed-links.ts'
import type { PageLanguage } from '#kit/language.ts'

const bare: AuthFormsProps = {
	tab: 'sign-in',
	next: '/cart',
	providers: [],
	demo: null,
	session: null,
	passwordMin: 6,
	joinNote: null,
}

type Page = (language: PageLanguage) => ReactNode

const entry =
	(props: (language: PageLanguage) => Partial<AuthFormsProps>): Page =>
	(language) => (
		<AuthShell title={authTexts[language].title} lead={authTexts[language].lead} language={language}>
			<AuthForms {...bare} {...props(language)} />
		</AuthShell>
	)

const refused = (form: 'sign-in' | 'sign-up', why: NotTaken) =>
	entry(() => ({
		tab: form,
		answered: { ...answeredForm(form, why), typed: { email: 'a@example.test', fullName: '' } },
	}))

const refusal = (message: string, status = 400, code?: string): NotTaken => ({
	kind: 'refused',
	refusal: { message, status, code },
})

/** A session with every kind of second step still open. */
const halfSession = {
	access_token: '',
	user: {
		email: 'a@example.test',
		factors: ['webauthn', 'totp', 'phone'].map((type) => ({
			id: type,
			factor_type: type,
			status: 'verified',
			phone: '15550147',
		})),
	},
	// Cast: the page reads no more of it.
} as unknown as PageSession

const mailedSession = {
	access_token: `.${btoa(JSON.stringify({ amr: [{ method: 'otp' }] }))}.`,
	user: { email: 'a@example.test' },
	// Cast: the page reads no more of it.
} as unknown as PageSession

const rules = { joining: 'domains', domains: ['a.test', 'b.test'] } as const
type JoinRules = Parameters<typeof joinNote>[0]['rules']
const joining = (language: PageLanguage) =>
	// Cast: the note reads no other rules.
	joinNote(
		{ signUps: true, siteUrl: 'https://shop.test', rules: rules as unknown as JoinRules },
		'/',
		language,
	)

const behindLink =
	(kind: 'forgot' | 'confirm' | 'callback', card: ReactNode): Page =>
	(language) => {
		const { title, lead } = linkTexts[language][kind]
		return (
			<AuthShell {...{ title, lead, language }} {...(kind !== 'forgot' && { query: { next: '/' } })}>
				<AuthCard>{card}</AuthCard>
			</AuthShell>
		)
	}

const resetting =
	(session: PageSession | null, isWelcome = false): Page =>
	(language) => (
		<AuthShell
			title={linkTexts[language].reset.title}
			lead={linkTexts[language].reset.lead(6)}
			query={{}}
			language={language}
		>
			<AuthCard>
				<ResetCard {...{ session, isWelcome, next: '/', passwordMin: 6 }} />
			</AuthCard>
		</AuthShell>
	)

const denied = callbackIn(new URLSearchParams({ error: 'access_denied' }))

export const translatedAuthPages: Record<string, Page> = {
	'signing in': entry(() => ({ providers: [{ name: 'bo', label: 'Bo' }] })),
	'signing up by invitation or address': entry((language) => ({
		tab: 'sign-up',
		joinNote: joining(language),
	})),
	'signing up, with a mail on its way': entry(() => ({ tab: 'sign-up', isMailed: true })),
	'signing in at the demo shop': entry(() => ({
		demo: { accounts: [{ email: 'a@example.test', fullName: 'Bo', role: 'player' }], password: 'XX' },
	})),
	'a wrong password': refused('sign-in', refusal('Invalid login credentials')),
	'an account that exists': refused('sign-up', refusal('User already registered', 422)),
	'a weak password': refused(
		'sign-up',
		refusal('Password should be at least 8 characters.', 422, 'weak_password'),
	),
	'too many tries to sign in': refused('sign-in', refusal('Request rate limit reached', 429)),
	'a sign-in that failed': refused('sign-in', { kind: 'unexpected' }),
	'a form with an invalid address': refused('sign-up', {
		kind: 'invalid',
		errors: { email: 'Invalid email address', password: 'Password must be at least 6 characters' },
		message: 'Invalid email address',
	}),
	'the second step': entry(() => ({ session: halfSession })),
	'a forgotten password': behindLink('forgot', <ForgotCard next="/" query={{ next: '/' }} />),
	...Object.fromEntries(
		linkTypes.map((type) => [
			`a mailed link: ${type}`,
			behindLink('confirm', <ConfirmCard link={{ type, token: 'x', next: '/' }} />),
		]),
	),
	'a mailed link that is cut off': behindLink('confirm', <ConfirmCard link={null} />),
	'the way back from a provider': behindLink(
		'callback',
		<CallbackCard code="x" next="/" failure={null} isLinking={false} />,
	),
	'a provider that was not allowed': behindLink(
		'callback',
		<CallbackCard code={null} next="/" failure={denied.failure} isLinking />,
	),
	'a new password': resetting(mailedSession),
	'a first password': resetting(mailedSession, true),
	'a new password without its link': resetting(null),
}
