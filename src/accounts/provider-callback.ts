// What a provider's answer brings back in the address (auth contract §5.4).

export type ProviderCallback = { code: string | null; failure: string | null }

const maxWords = 200

const denied = 'You did not allow the sign-in. Try again, or use your email and password.'

/** The code, or why there is none, in words that can be shown. Query and fragment are read alike. */
export function callbackIn(query: URLSearchParams): ProviderCallback {
	const error = query.get('error')
	const description = query.get('error_description')
	if (error === 'access_denied' && query.get('error_code') !== 'signup_disabled')
		return { code: null, failure: denied }
	// Anybody can write an address: words that came with it are quoted, never spoken as the shop's own.
	if (description)
		return { code: null, failure: `Your provider answered: “${description.slice(0, maxWords)}”` }
	if (error !== null) return { code: null, failure: 'The provider refused the sign-in.' }
	return { code: query.get('code') || null, failure: null }
}
