// From a use case of the staff back to its page: on with what was done, or the page again with what was not.
import { data, redirect } from 'react-router'
import { answer } from '#http/answers.server.ts'
import { fieldsOf } from '#http/forms.server.ts'

/** Pages about people and orders are kept by nobody. */
export const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * Runs it and leads on.
 * @param title what is said when it is refused
 * @param work gives the address to go on to
 */
export async function acted(title: string, work: () => Promise<string>) {
	const answered = await answer(title, work)
	if (answered.ok) return redirect(answered.result, 303)
	return data({ toast: answered.toast }, { status: answered.status, headers: noStore })
}

/** For a form that asks for nothing that the page knows. */
export const notAsked = () => data(null, { status: 400 })

/** The fields of a sent form that are text, by name; without the sign that no database keeps. */
export async function textFieldsOf(request: Request): Promise<Record<string, string>> {
	const fields = Object.entries(await fieldsOf(request))
	return Object.fromEntries(
		fields.flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value.replaceAll('\0', '')]] : [],
		),
	)
}
