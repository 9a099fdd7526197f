// Sends a form's fields to the identity service and returns the outcome in one shape.
import type { AuthError, Session } from '@supabase/auth-js'
import {
	refusalText,
	refusedFields,
	toastFor,
	type AuthForm,
	type AuthRefusal,
	type AuthToast,
} from './auth-toasts.ts'
import { readCredentials, type Credentials, type FieldErrors } from '../schemas.ts'
import { signUpTarget } from './mailed-links.ts'
import type { SessionClient } from '../components/session-client.ts'

/** Without a session the address must be confirmed first. */
export type Answer = { kind: 'done'; session: Session | null; email: string } | NotTaken

export const refusalOf = ({ message, code, status }: AuthError): AuthRefusal => ({ message, code, status })

function ask(
	client: SessionClient,
	form: AuthForm,
	{ email, password, fullName, next }: Credentials & { next: string },
) {
	if (form === 'sign-in') return client.signInWithPassword({ email, password })
	return client.signUp({
		email,
		password,
		options: {
			emailRedirectTo: signUpTarget(location.origin, next),
			data: fullName ? { full_name: fullName } : {},
		},
	})
}

/** Signs in or up with the fields of a form, after checking them. */
export async function sendCredentials(
	client: SessionClient,
	form: AuthForm,
	{ fields, next }: { fields: Readonly<Record<string, unknown>>; next: string },
): Promise<Answer> {
	const read = readCredentials(form, fields)
	if (!read.ok) return { kind: 'invalid', errors: read.errors, message: read.first }
	try {
		const { data, error } = await ask(client, form, { ...read.value, next })
		if (error) return { kind: 'refused', refusal: refusalOf(error) }
		return { kind: 'done', session: data.session, email: read.value.email }
	} catch (failure) {
		console.error(failure)
		return { kind: 'unexpected' }
	}
}

/** Why a form was rejected. */
export type NotTaken =
	| { kind: 'invalid'; errors: FieldErrors; message: string }
	| { kind: 'refused'; refusal: AuthRefusal }
	| { kind: 'unexpected' }

export type SaidForm = {
	form: AuthForm
	errors: FieldErrors
	/** Why complete credentials were rejected; not tied to one field. */
	notice?: string | undefined
	/** None when the form only comes back in another language. */
	toast?: AuthToast | undefined
}

/** `SaidForm` plus the typed values: the answer to a form sent without scripts. It never contains the password. */
export type AnsweredForm = SaidForm & { typed: { email: string; fullName: string } }

export function answeredForm(form: AuthForm, answer: NotTaken): SaidForm {
	switch (answer.kind) {
		case 'invalid':
			return { form, errors: answer.errors, toast: toastFor(answer) }
		case 'unexpected': {
			const toast = toastFor(answer)
			return { form, errors: {}, notice: toast.detail, toast }
		}
		case 'refused': {
			const { refusal } = answer
			const errors = refusedFields(form, refusal)
			const notice = Object.keys(errors).length > 0 ? undefined : refusalText(form, refusal)
			return { form, errors, notice, toast: toastFor({ kind: 'refused', form, refusal }) }
		}
	}
}
