// Errors when a second factor is set up, and the display of its secret.
import { authPhrases } from '#accounts/rules/auth-phrases.ts'
import { stepLabels } from '#accounts/rules/second-step.ts'
import { phrasesOf, type PageLanguage } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'

type Refusal = { message: string; code?: string | undefined; status?: number | undefined }

const ownWords = {
	mfa_factor_name_conflict: 'You have a second step of this name. Choose another name.',
	too_many_enrolled_mfa_factors: 'You have as many second steps as an account can hold. Remove one first.',
	mfa_verified_factor_exists: 'This number is one of your second steps already.',
	mfa_challenge_expired: 'That took too long. Start again.',
	insufficient_aal: 'Sign out and in again with your second step to change this.',
	invalid_phone: 'Enter the number with its country, such as +1 330 555 0147',
} as const
const words: Record<string, string> = { ...stepLabels, ...ownWords }

const spanish = {
	phrases: [
		...phrasesOf(ownWords, {
			mfa_factor_name_conflict: 'Ya tiene un segundo paso con este nombre. Elija otro nombre.',
			too_many_enrolled_mfa_factors:
				'Tiene tantos segundos pasos como caben en una cuenta. Quite uno primero.',
			mfa_verified_factor_exists: 'Este número ya es uno de sus segundos pasos.',
			mfa_challenge_expired: 'Pasó demasiado tiempo. Empiece de nuevo.',
			insufficient_aal: 'Para cambiar esto cierre la sesión y vuelva a iniciarla con su segundo paso.',
			invalid_phone: 'Escriba el número con su país, como +1 330 555 0147',
		}),
		...authPhrases.phrases,
	],
	fallback: authPhrases.fallback,
}

/** A message of the identity service in the language of the page. */
export const saidIn = (language: PageLanguage, message: string): string =>
	messageIn(language, message, spanish)

export const refusalIn = (language: PageLanguage, refusal: Refusal): string =>
	saidIn(language, factorRefusal(refusal))

export function factorRefusal({ message, code, status }: Refusal): string {
	if (status === undefined || status === 0)
		return 'We could not reach the shop. Check your connection and try again.'
	if (code && Object.hasOwn(words, code)) return words[code] ?? message
	if (code === 'validation_failed' && message.startsWith('Invalid phone')) return ownWords.invalid_phone
	return status >= 500 ? 'An unexpected error occurred' : message
}

/** `JBSW Y3DP EHPK 3PXP`: groups of four letters are easy to type. */
export const groupedSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''

/** The name, with a number added when it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
	if (!taken.includes(name)) return name
	const number = Array.from({ length: taken.length + 1 }, (_, index) => index + 2).find(
		(tried) => !taken.includes(`${name} ${tried}`),
	)
	return `${name} ${number ?? 2}`
}
