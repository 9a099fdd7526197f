// Requests security keys and responds as a browser would, or with forged data: the client's JSON, without the client.
import type { GoTrueClient } from '@supabase/auth-js'
import { expect } from 'vitest'
import { siteUrl, type TestAuth } from '../../auth.ts'
import type { Authenticator, Claims } from './mfa-authenticator.ts'
import { callAs } from './mfa-people.ts'

type Options = { challenge: string } & Record<string, unknown>
export type Asked = { id: string; type: 'create' | 'request'; publicKey: Options }
export type Answering = { auth: GoTrueClient; factorId: string; key: Authenticator }

/** The client's own site and origin, which the server must ignore. */
const hints = { rpId: 'evil.example', rpOrigins: ['https://evil.example'] }

export function openKeyTests(shop: Pick<TestAuth, 'fetch'>) {
	return {
		enroll: async (auth: GoTrueClient): Promise<string> => {
			const { data, error } = await auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
			if (error) throw error
			expect(data).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Key' })
			return data.id
		},
		ask: async (auth: GoTrueClient, factorId: string): Promise<Asked> => {
			const { status, json } = await callAs(shop, auth, {
				path: `/factors/${factorId}/challenge`,
				body: { factorId, webauthn: hints },
			})
			expect([status, json.type]).toEqual([200, 'webauthn'])
			const { type, credential_options: options } = json.webauthn as {
				type: Asked['type']
				credential_options: { publicKey: Options }
			}
			return { id: json.id as string, type, publicKey: options.publicKey }
		},
		answer: ({ auth, factorId, key }: Answering, asked: Asked, claims: Partial<Claims> = {}) => {
			const { hostname: rpId } = new URL(siteUrl)
			const options = { challenge: asked.publicKey.challenge, origin: siteUrl, rpId, counter: 1, ...claims }
			const response = asked.type === 'create' ? key.create(options) : key.get(options)
			return callAs(shop, auth, {
				path: `/factors/${factorId}/verify`,
				body: {
					challenge_id: asked.id,
					webauthn: { type: asked.type, ...hints, credential_response: response },
				},
			})
		},
	}
}
