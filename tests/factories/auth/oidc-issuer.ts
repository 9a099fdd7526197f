// A real issuer on this machine, and a browser that follows redirects and keeps cookies.
import { randomUUID } from 'node:crypto'
import { Events, OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import { afterAll } from 'vitest'
import type { OidcProvider } from '#auth/providers/oidc.ts'

export const clientId = 'shop'

export type Claims = Record<string, unknown>

/** Issues tokens for the person set last. Call it at the top of a test file. */
export async function openIssuer(name = 'league') {
	const server = new OAuth2Server()
	await server.issuer.keys.generate('RS256')
	await server.start(0, 'localhost')
	afterAll(async () => {
		if (server.listening) await server.stop()
	})
	let claims: Claims = {}
	server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
		if (token.payload.aud === clientId) Object.assign(token.payload, claims)
	})
	server.service.on(Events.BeforeUserinfo, (answer) => {
		answer.body = { sub: claims.sub }
	})
	const url = server.issuer.url ?? ''
	const provider: OidcProvider = {
		kind: 'oidc',
		name,
		label: 'League ID',
		issuer: url,
		clientId,
		clientSecret: 'a secret of the shop',
		scopes: ['openid', 'email', 'profile'],
		audiences: ['shop-phone'],
	}
	return {
		server,
		url,
		provider,
		/** Sets the person who signs in at the issuer from now on. */
		person: (next: Claims) => void (claims = next),
		/** An ID token as the issuer's own button passes it to a page. */
		idToken: (more: Claims = {}) =>
			server.issuer.buildToken({
				scopesOrTransform: (_header, payload) => {
					Object.assign(payload, { aud: clientId, sub: randomUUID(), ...more })
				},
			}),
	}
}

/** A person with a verified address, as the issuer's claims. */
export const providerPerson = (more: Claims = {}) => ({
	sub: randomUUID(),
	email: `${randomUUID()}@example.com`,
	email_verified: true,
	name: 'Robin Vale',
	...more,
})

type Shop = {
	auth: { settings: { base: string } }
	fetch: (path: string, init?: RequestInit) => Promise<Response>
}

/** Follows redirects through the shop and the issuer, and stops at the first page. */
export function openBrowser({ auth, fetch: shopFetch }: Shop, issuers: readonly { url: string }[]) {
	const { base } = auth.settings
	const cookies = new Map<string, string>()
	const keep = (answer: Response) => {
		for (const line of answer.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
			cookies.set(name, value)
		}
		return answer
	}
	const held = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	const shop = async (address: string, init: RequestInit = {}) => {
		const headers = new Headers(init.headers)
		headers.set('cookie', held())
		return keep(await shopFetch(address.slice(base.length), { ...init, headers }))
	}
	const step = (address: string): Promise<Response> | undefined => {
		if (address.startsWith(`${base}/`)) return shop(address)
		const isIssuer = issuers.some(({ url }) => address.startsWith(`${url}/`))
		return isIssuer ? fetch(address, { redirect: 'manual' }) : undefined
	}
	return {
		cookies,
		shop,
		/** Sends a page's request with the cookies. */
		async carry(request: Request, answer: (request: Request) => Promise<Response>) {
			request.headers.set('cookie', held())
			return keep(await answer(request))
		},
		/** Where the redirects end, and the addresses on the way. `until` stops before an address. */
		async follow(start: string, until: (address: string) => boolean = () => false) {
			const path = [start]
			const statuses: number[] = []
			for (let address = start; !until(address);) {
				const answer = await step(address)
				if (!answer) break
				statuses.push(answer.status)
				const next = answer.headers.get('location')
				if (!next) return { url: new URL(address), answer, path, statuses }
				address = next
				path.push(next)
			}
			return { url: new URL(path.at(-1) ?? start), answer: undefined, path, statuses }
		},
	}
}

/** The members of a fragment. */
export const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
