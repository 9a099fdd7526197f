// Result of a rejected `/auth` form: field errors and a toast, the same with and without scripts.
import {
	refusalText,
	refusedFields,
	toastFor,
	type AuthForm,
	type AuthRefusal,
	type AuthToast,
} from '../rules/auth-toasts.ts'
import type { FieldErrors } from '../schemas.ts'

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
	toast: AuthToast
}

/** `SaidForm` plus the typed values: the answer to a form sent without scripts. It never contains the password. */
export type AnsweredForm = SaidForm & { typed: { email: string; fullName: string } }

export function saidOf(form: AuthForm, answer: NotTaken): SaidForm {
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
