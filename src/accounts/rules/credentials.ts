// Sends a form's fields to the identity service and returns the outcome in one shape.
import type { AuthError, Session } from '@supabase/auth-js'
import type { NotTaken } from '../components/answered-form.ts'
import type { AuthForm, AuthRefusal } from './auth-toasts.ts'
import { readCredentials, type Credentials } from '../schemas.ts'
import type { SessionClient } from '../components/session-client.ts'

/** Without a session the address must be confirmed first. */
export type Answer = { kind: 'done'; session: Session | null; email: string } | NotTaken

export const refusalOf = ({ message, code, status }: AuthError): AuthRefusal => ({ message, code, status })

function ask(client: SessionClient, form: AuthForm, { email, password, fullName }: Credentials) {
	if (form === 'sign-in') return client.signInWithPassword({ email, password })
	return client.signUp({
		email,
		password,
		options: {
			emailRedirectTo: `${location.origin}/`,
			data: fullName ? { full_name: fullName } : {},
		},
	})
}

/** Signs in or up with the fields of a form, after checking them. */
export async function sendCredentials(
	client: SessionClient,
	form: AuthForm,
	fields: Readonly<Record<string, unknown>>,
): Promise<Answer> {
	const read = readCredentials(form, fields)
	if (!read.ok) return { kind: 'invalid', errors: read.errors, message: read.first }
	try {
		const { data, error } = await ask(client, form, read.value)
		if (error) return { kind: 'refused', refusal: refusalOf(error) }
		return { kind: 'done', session: data.session, email: read.value.email }
	} catch (failure) {
		console.error(failure)
		return { kind: 'unexpected' }
	}
}
