// Where a redirect flow ends (auth contract §5.4): the allowed address plus a code, a session or a failure.

/** Query parameters that the client reads: those already in the address are dropped. */
const reserved = ['code', 'error', 'error_code', 'error_description']

/** The address without its fragment; the rest of its query stays unchanged. */
function bare(address: string): URL {
	const url = new URL(address)
	url.hash = ''
	if (reserved.some((name) => url.searchParams.has(name)))
		for (const name of reserved) url.searchParams.delete(name)
	return url
}

function withQuery(url: URL, parameters: URLSearchParams): URL {
	url.search = url.search === '' ? `?${parameters}` : `${url.search}&${parameters}`
	return url
}

export const landingWithCode = (address: string, code: string): string =>
	withQuery(bare(address), new URLSearchParams({ code })).href

/** The implicit flow: tokens in the fragment, which no server sees. */
export function landingWithTokens(address: string, members: Record<string, string>): string {
	const url = bare(address)
	url.hash = new URLSearchParams(members).toString()
	return url.href
}

/** RFC 6749 §4.1.2.1 by status. */
const errorNames: Record<number, string> = {
	400: 'invalid_request',
	401: 'unauthorized_client',
	403: 'access_denied',
	500: 'server_error',
	503: 'temporarily_unavailable',
}

/** The failure in query and fragment: clients read either. */
export function landingWithFailure(
	address: string,
	failure: { status: number; code: string; message: string; error?: string | undefined },
): string {
	const parameters = new URLSearchParams({
		error: failure.error ?? errorNames[failure.status] ?? 'invalid_request',
		error_code: failure.code,
		error_description: failure.message,
	})
	const url = withQuery(bare(address), parameters)
	url.hash = parameters.toString()
	return url.href
}

/** Query parameters of the client that are forwarded to the provider. */
const forwarded = ['prompt', 'login_hint', 'hd', 'access_type']
const plain = /^[^\p{Cc}]{1,320}$/u

export const forwardedOf = (query: Record<string, string>): Record<string, string> =>
	Object.fromEntries(
		forwarded.flatMap((name) => {
			const value = query[name]
			return value !== undefined && plain.test(value) && value.isWellFormed() ? [[name, value]] : []
		}),
	)

/** RFC 6749 §3.3. */
const scopeToken = /^[\x21\x23-\x5b\x5d-\x7e]{1,128}$/
const maxScopes = 20

/** Further scopes that a client asks for, separated by spaces or commas. */
export const scopesOf = (text: string | undefined): string[] =>
	(text ?? '')
		.split(/[\s,]+/)
		.filter((scope) => scopeToken.test(scope))
		.slice(0, maxScopes)
