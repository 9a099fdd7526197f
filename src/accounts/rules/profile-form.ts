// The profile form (spec §5: full name up to 100 characters).
import * as z from 'zod/mini'
import { errorsIn, typedIn } from '#kit/typed-fields.ts'

const line = (name: string, most: number) =>
	z.string().check(
		z.overwrite((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')),
		z.trim(),
		z.maxLength(most, `${name} can have ${most} characters at most`),
	)

const phoneLetters = /^\+?[\d\s().\-/]{7,30}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i

/** Digits with common separators, and an optional extension. */
const isPhone = (text: string) => text === '' || (phoneLetters.test(text) && /(?:\d\D*){7}/.test(text))

export const ProfileForm = z.object({
	fullName: line('Full name', 100),
	phone: line('Phone', 40).check(
		z.refine(isPhone, 'Enter a phone number with its area code, such as (330) 555-0147'),
	),
})
export type ProfileForm = z.infer<typeof ProfileForm>
export type ProfileErrors = Partial<Record<keyof ProfileForm, string>>

const profileFields = ['fullName', 'phone'] as const

/** Reads the form; `typed` holds the entered text, so that an invalid form loses nothing. */
export function readProfileForm(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; value: ProfileForm } | { ok: false; errors: ProfileErrors; typed: ProfileForm } {
	const typed = typedIn(profileFields, fields)
	const parsed = ProfileForm.safeParse(typed)
	return parsed.success
		? { ok: true, value: parsed.data }
		: { ok: false, errors: errorsIn(profileFields, parsed.error.issues), typed }
}
