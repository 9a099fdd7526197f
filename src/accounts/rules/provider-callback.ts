// A provider's answer in the callback address (auth contract §5.4).

export type ProviderCallback = { code: string | null; failure: string | null }

const maxWords = 200

const denied = 'You did not allow the sign-in. Try again, or use your email and password.'

const unfinished = 'The provider did not finish the sign-in. Please try again.'

/** Messages for the identity service's refusals, by code. */
const words: Record<string, string> = {
	identity_already_exists:
		'This sign-in is in use already. Remove it from the account that it opens before you add it to another one.',
	bad_oauth_state: 'The sign-in took too long or was begun elsewhere. Please try again.',
	signup_disabled: 'No account belongs to this sign-in, and new ones cannot be opened at the moment.',
	user_banned: 'This account is locked. Please contact support.',
}

/** The code, or a message why there is none. Reads query and fragment alike. */
export function callbackIn(query: URLSearchParams): ProviderCallback {
	const error = query.get('error')
	const code = query.get('error_code') ?? ''
	if (Object.hasOwn(words, code)) return { code: null, failure: words[code] ?? unfinished }
	if (error === 'access_denied') return { code: null, failure: denied }
	if (code === 'bad_oauth_callback') return { code: null, failure: unfinished }
	const description = query.get('error_description')
	// Anyone can write an address: text from it is quoted, never shown as the shop's own.
	if (description)
		return { code: null, failure: `Your provider answered: “${description.slice(0, maxWords)}”` }
	if (error !== null) return { code: null, failure: unfinished }
	return { code: query.get('code') || null, failure: null }
}
