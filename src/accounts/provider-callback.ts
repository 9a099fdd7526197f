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
	if (error !== null || description !== null)
		return { code: null, failure: (description || 'The provider refused the sign-in.').slice(0, maxWords) }
	return { code: query.get('code') || null, failure: null }
}
