// People for the tests of second factors, and their authenticator apps.
import { randomUUID } from 'node:crypto'
import type { GoTrueClient } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { TestAuth } from '../../auth.ts'

export const password = 'correct horse'

type Shop = Pick<TestAuth, 'client' | 'clock'>

/** A new person, signed in on one device. */
export async function signedInPerson({ client }: Pick<Shop, 'client'>) {
	const email = `${randomUUID()}@example.com`
	const auth = client()
	const { data, error } = await auth.signUp({ email, password })
	expect(error).toBeNull()
	if (!data.session) throw new Error('No session was opened')
	const { session } = data
	return {
		auth,
		email,
		session,
		/** The same person on another device, at the first level. */
		elsewhere: async () => {
			const other = client()
			const signedIn = await other.signInWithPassword({ email, password })
			expect(signedIn.error).toBeNull()
			return other
		},
	}
}

/** Enrolls an unverified authenticator app. `code` gives its code a number of time steps from now. */
export async function withApp({ clock }: Pick<Shop, 'clock'>, auth: GoTrueClient, friendlyName?: string) {
	const { data, error } = await auth.mfa.enroll({
		factorType: 'totp',
		...(friendlyName ? { friendlyName } : {}),
	})
	if (error) throw error
	const { id: factorId, totp } = data
	const app = new TOTP({ secret: Secret.fromBase32(totp.secret) })
	const code = (steps = 0) => app.generate({ timestamp: clock.now() + steps * 30_000 })
	return { factorId, totp, code, wrongCode: () => anotherThan(code(-1), code(0), code(1)) }
}

/** Six digits that differ from all of these codes. */
export const anotherThan = (...codes: string[]): string =>
	['000000', '111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? '444444'

/** Enrolls and verifies an app: the session has the second level, and the next code is a new one. */
export async function withProvedApp(shop: Shop, auth: GoTrueClient, friendlyName?: string) {
	const app = await withApp(shop, auth, friendlyName)
	const { factorId } = app
	const { error } = await auth.mfa.challengeAndVerify({ factorId, code: app.code() })
	expect(error).toBeNull()
	shop.clock.advance(60_000)
	return app
}

/** A call with this client's token that the client itself would not make. */
export async function callAs(
	{ fetch }: Pick<TestAuth, 'fetch'>,
	auth: GoTrueClient,
	{ method = 'POST', path, body }: { method?: string; path: string; body?: unknown },
) {
	const { data } = await auth.getSession()
	const answer = await fetch(path, {
		method,
		headers: {
			Authorization: `Bearer ${data.session?.access_token}`,
			'X-Supabase-Api-Version': '2024-01-01',
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}
