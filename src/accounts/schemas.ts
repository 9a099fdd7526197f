// Input of the `/auth` forms (spec §5). The same schemas run in the browser, so they use the small variant of zod.
import * as z from 'zod/mini'
import { errorsIn, typedIn } from '#kit/typed-fields.ts'

// The profile form (spec §5: full name up to 100 characters).
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
type ProfileErrors = Partial<Record<keyof ProfileForm, string>>

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

export const passwordLength = { min: 6, max: 100 } as const

/** Counts characters, not code units. */
const lettersIn = (text: string) => Array.from(text).length

const EmailField = z
	.string()
	.check(
		z.trim(),
		z.email('Invalid email address'),
		z.maxLength(255, 'Email can have 255 characters at most'),
	)

const PasswordField = z.string().check(
	z.refine((text) => lettersIn(text) >= passwordLength.min, {
		error: 'Password must be at least 6 characters',
		abort: true,
	}),
	z.refine((text) => lettersIn(text) <= passwordLength.max, 'Password can have 100 characters at most'),
)

/** Trimmed, without NUL, which the database cannot store. */
const FullNameField = z.string().check(
	z.overwrite((text) => text.replaceAll('\u0000', '')),
	z.trim(),
	z.maxLength(100, 'Full name can have 100 characters at most'),
)

export const SignInForm = z.object({ email: EmailField, password: PasswordField })
export type SignInForm = z.infer<typeof SignInForm>

export const SignUpForm = z.object({ fullName: FullNameField, email: EmailField, password: PasswordField })
export type SignUpForm = z.infer<typeof SignUpForm>

export const ForgotForm = z.object({ email: EmailField })
export const NewPasswordForm = z.object({ password: PasswordField })

export const CodeForm = z.object({
	code: z.string().check(
		z.overwrite((text) => text.replaceAll(/\s/g, '')),
		z.regex(/^\d{6}$/, 'Enter the 6 digits'),
	),
})

export const authFields = ['fullName', 'email', 'password', 'code'] as const
export type AuthField = (typeof authFields)[number]

/** One message per invalid field. */
export type FieldErrors = Partial<Record<AuthField, string>>

export type ReadForm<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors; first: string }

/** Reads the fields a form has; missing ones count as empty. `first` is the message of the first issue. */
export function readAuthForm<Value>(
	schema: z.ZodMiniType<Value>,
	fields: Readonly<Record<string, unknown>>,
): ReadForm<Value> {
	const parsed = schema.safeParse(typedIn(authFields, fields))
	if (parsed.success) return { ok: true, value: parsed.data }
	const { issues } = parsed.error
	return { ok: false, errors: errorsIn(authFields, issues), first: issues[0]?.message ?? '' }
}

export type Credentials = SignInForm & Partial<Pick<SignUpForm, 'fullName'>>

/** Reads either form of `/auth`. */
export const readCredentials = (
	form: 'sign-in' | 'sign-up',
	fields: Readonly<Record<string, unknown>>,
): ReadForm<Credentials> => readAuthForm<Credentials>(form === 'sign-in' ? SignInForm : SignUpForm, fields)
