// Sign-in over HTTP, for journeys without a browser: returns the cookies that a browser would send back.

type Credentials = { email: string; password: string }
type Newcomer = Credentials & { name?: string }

/** The name-value pairs of `Set-Cookie` headers, as a browser sends them. */
export const cookieHeaderOf = (setCookies: readonly string[]): string =>
	setCookies.map((cookie) => cookie.split(';')[0]).join('; ')

async function entered(shopUrl: string, path: string, body: object): Promise<string> {
	const answer = await fetch(`${shopUrl}/auth/v1/${path}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'X-Session-Transport': 'cookie', Origin: shopUrl },
		body: JSON.stringify(body),
	})
	if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
	return cookieHeaderOf(answer.headers.getSetCookie())
}

/** @throws Error when the service refuses */
export const signInForCookies = (shopUrl: string, { email, password }: Credentials): Promise<string> =>
	entered(shopUrl, 'token?grant_type=password', { email, password })

/** @throws Error when the service refuses */
export const signUpForCookies = (shopUrl: string, { email, password, name }: Newcomer): Promise<string> =>
	entered(shopUrl, 'signup', { email, password, ...(name && { data: { full_name: name } }) })
