// Sign-in and sign-up with a plain form: the server does what scripts otherwise do on the page.
import { AuthFailure } from '#auth/rules/errors.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { safePath } from '#auth/rules/redirects.ts'
import type { CookieSession } from '#auth/service/cookie-session.server.ts'
import type { MembershipSource } from '../contract.ts'
import { answeredForm, type AnsweredForm, type NotTaken } from '../rules/credentials.ts'
import { authPath } from '../rules/mailed-links.ts'
import type { AuthForm } from '../rules/auth-toasts.ts'
import { flashValue } from '../rules/flash.ts'
import { readCredentials, type Credentials } from '../schemas.ts'
import { signInByPassword, signUpByPassword } from './session.server.ts'
import { viewerOf } from './viewer.server.ts'

export type PlainAnswer =
	{ ok: true; to: string; setCookies: string[] } | { ok: false; status: number; answered: AnsweredForm }

export type PlainForm = { fields: Readonly<Record<string, unknown>>; next: string }

const formIn = (fields: PlainForm['fields']): AuthForm =>
	fields['form'] === 'sign-up' ? 'sign-up' : 'sign-in'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The form as it was typed, without its password. */
export const typedForm = (fields: PlainForm['fields']): Pick<AnsweredForm, 'form' | 'typed'> => ({
	form: formIn(fields),
	typed: { email: textOf(fields['email']), fullName: textOf(fields['fullName']) },
})

const enter = (
	call: AuthCall,
	form: AuthForm,
	{ fullName = '', next, ...login }: Credentials & { next: string },
) =>
	form === 'sign-up' ? signUpByPassword(call, { ...login, fullName, next }) : signInByPassword(call, login)

/** The page that says that a mail is on its way. */
const mailedPath = (next: string) => {
	const path = authPath(next, 'sign-up')
	return `${path}&mailed=1`
}

async function arrival(
	call: AuthCall,
	form: AuthForm,
	{ session, memberships, next }: { session: CookieSession; memberships: MembershipSource; next: string },
): Promise<PlainAnswer> {
	const viewer = session.claims && (await viewerOf(call, memberships, session.claims))
	if (viewer?.awaitsSecondStep) return { ok: true, to: authPath(next), setCookies: session.setCookies }
	const flash = flashValue(form === 'sign-up' ? 'signed-up' : 'signed-in', call.auth.settings.siteUrl)
	return { ok: true, to: safePath(next), setCookies: [...session.setCookies, flash] }
}

/** Handles a form of `/auth`: returns a session and where to continue, or what to fix. */
export async function enterByForm(
	call: AuthCall,
	memberships: MembershipSource,
	{ fields, next }: PlainForm,
): Promise<PlainAnswer> {
	const { form, typed } = typedForm(fields)
	const refused = (status: number, why: NotTaken): PlainAnswer => ({
		ok: false,
		status,
		answered: { ...answeredForm(form, why), typed },
	})
	const read = readCredentials(form, fields)
	if (!read.ok) return refused(400, { kind: 'invalid', errors: read.errors, message: read.first })
	try {
		const session = await enter(call, form, { ...read.value, next })
		if (!session) return { ok: true, to: mailedPath(next), setCookies: [] }
		return await arrival(call, form, { session, memberships, next })
	} catch (failure) {
		if (!(failure instanceof AuthFailure)) throw failure
		const { message, code, status } = failure
		return refused(status, { kind: 'refused', refusal: { message, code, status } })
	}
}
