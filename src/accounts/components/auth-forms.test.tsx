// The `/auth` page before any script runs.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answeredForm } from '../rules/credentials.ts'
import { AuthForms, type AuthFormsProps } from './auth-forms.tsx'
import { ForgotCard } from './password-cards.tsx'

const bare: AuthFormsProps = {
	tab: 'sign-in',
	next: '/',
	providers: [],
	demo: null,
	session: null,
	passwordMin: 6,
	joinNote: null,
}
const markupOf = (props: Partial<AuthFormsProps> = {}) =>
	renderToStaticMarkup(<AuthForms {...bare} {...props} />)
const inputIn = (markup: string, id: string) => new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(markup)?.[0]

test('both forms are plain posts, and the chosen tab is the one that shows', () => {
	const markup = markupOf({ tab: 'sign-up' })
	expect(markup).toMatch(/<div[^>]*id="panel-sign-in"[^>]*hidden=""/)
	expect(markup).not.toMatch(/<div[^>]*id="panel-sign-up"[^>]*hidden=""/)
	expect(markup).toMatch(/<form[^>]*action="\/auth" method="post"/)
	expect(markup).toMatch(/<form[^>]*action="\/auth\?tab=sign-up" method="post"/)
	expect(markup).toMatch(/<a[^>]*role="tab"[^>]*href="\/auth\?tab=sign-up"[^>]*aria-selected="true"/)
})

test('the request to go on rides along in every address', () => {
	const markup = markupOf({ next: '/checkout?a=b' })
	const next = 'next=%2Fcheckout%3Fa%3Db'
	expect(markup).toContain(`action="/auth?${next}"`)
	expect(markup).toContain(`action="/auth?tab=sign-up&amp;${next}"`)
	expect(markup).toContain(`href="/auth/forgot?${next}"`)
})

test.each([
	['sign-in-email', 'username'],
	['sign-in-password', 'current-password'],
	['sign-up-fullName', 'name'],
	['sign-up-email', 'email'],
	['sign-up-password', 'new-password'],
])('password managers know %s as %s', (id, token) => {
	expect(inputIn(markupOf(), id)).toMatch(new RegExp(`autoComplete="${token}"`, 'i'))
})

test('sign-up asks for address and password, the name may stay empty', () => {
	const markup = markupOf()
	expect(inputIn(markup, 'sign-up-email')).toContain('required')
	expect(inputIn(markup, 'sign-up-password')).toContain('required')
	expect(inputIn(markup, 'sign-up-fullName')).not.toContain('required')
})

test('a refused form comes back with what was typed, what is wrong beside it, and its toast; no password', () => {
	const why = { kind: 'refused', refusal: { message: 'User already registered', status: 422 } } as const
	const typed = { email: 'dana@school.test', fullName: 'Dana' }
	const markup = markupOf({ answered: { ...answeredForm('sign-up', why), typed } })
	expect(inputIn(markup, 'sign-up-email')).toContain('value="dana@school.test"')
	expect(inputIn(markup, 'sign-up-email')).toContain('aria-invalid="true"')
	expect(inputIn(markup, 'sign-up-password')).not.toContain('value=')
	expect(markup).toMatch(/id="sign-up-email-error"[^>]*>This email is already registered/)
	expect(markup).toMatch(/data-toast="error"[^]*Account exists/)
	expect(inputIn(markup, 'sign-in-email')).not.toContain('dana@school.test')
})

test('only configured providers have a button, and only a demo shows its people', () => {
	expect(markupOf()).not.toContain('Continue with')
	expect(markupOf()).not.toContain('demo.fieldhouse.test')
	const accounts = [{ email: 'coach@demo.fieldhouse.test', fullName: 'Chris Okafor', role: 'coach' as const }]
	const markup = markupOf({
		providers: [{ name: 'club', label: 'Club' }],
		demo: { accounts, password: 'fieldhouse-demo' },
	})
	expect(markup).toMatch(/<button[^>]*>Continue with Club<\/button>/)
	expect(markup).toMatch(/name="email" value="coach@demo.fieldhouse.test"/)
	expect(markup).toMatch(/Chris Okafor[^]*Coach[^]*coach@demo.fieldhouse.test/)
})

test('a session that owes its second step is asked for it, with a way back', () => {
	const access_token = `head.${btoa('{"aal":"aal1"}')}.signature`
	const factors = [
		{
			id: 'a',
			factor_type: 'totp' as const,
			status: 'verified' as const,
			created_at: '',
			updated_at: '',
		},
	]
	const user = {
		id: 'u',
		email: 'dana@school.test',
		app_metadata: {},
		user_metadata: {},
		aud: '',
		created_at: '',
		factors,
	}
	const session = {
		access_token,
		refresh_token: 'cookie.1',
		expires_in: 60,
		expires_at: 60,
		token_type: 'bearer' as const,
		user,
	}
	const markup = markupOf({ session })
	expect(markup).toContain('6-digit code')
	expect(markup).toMatch(/autoComplete="one-time-code"/i)
	expect(markup).toMatch(/action="\/auth\/sign-out"[^]*Cancel and sign out/)
	expect(markup).not.toContain('sign-in-password')
})

test('an account that waits for its confirmation is announced, by a form without scripts too', () => {
	const markup = markupOf({ tab: 'sign-up', isMailed: true })
	expect(markup).toContain('We sent a link to your address. Open it to confirm your address.')
	expect(markupOf({ tab: 'sign-up' })).not.toContain('We sent a link')
})

test('the switch of languages sends the address of a forgotten password along, in no address of a page', () => {
	const markup = renderToStaticMarkup(
		<ForgotCard next="/" query={{ next: '/cart' }} typed="a@example.test" />,
	)
	expect(markup).toMatch(/<form[^>]*id="forgot-form"[^>]*method="post"/)
	const [button = ''] = /<button[^>]*lang="es-US"[^>]*>/.exec(markup) ?? []
	expect(button).toContain('form="forgot-form"')
	expect(button).toContain('formAction="?next=%2Fcart&amp;lang=es"')
	expect(button).toContain('name="switch"')
	expect(inputIn(markup, 'email')).toContain('value="a@example.test"')
})
