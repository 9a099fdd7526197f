// Events of the official client (auth contract §6), and two processes on one database.
// One engine: what the official client tells its page.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const shop = await openTestAuth()
const password = 'correct horse'
const newAccount = () => ({ email: `${randomUUID()}@example.com`, password })

/** A client and the names of its events, in order. */
function listening(options: Parameters<typeof shop.client>[0] = {}) {
	const client = shop.client(options)
	const events: string[] = []
	client.onAuthStateChange((event) => void events.push(event))
	return { client, events }
}

test('every call reports its event', async () => {
	const { client, events } = listening()
	const account = newAccount()
	await client.initialize()
	await client.signUp(account)
	await client.refreshSession()
	await client.updateUser({ data: { full_name: 'Pat' } })
	await client.signOut()
	await client.signInWithPassword(account)
	expect(events).toEqual([
		'INITIAL_SESSION',
		'SIGNED_IN',
		'TOKEN_REFRESHED',
		'USER_UPDATED',
		'SIGNED_OUT',
		'SIGNED_IN',
	])
})

test('a recovery reports itself', async () => {
	const account = newAccount()
	await shop.client().signUp(account)
	await shop.client().resetPasswordForEmail(account.email)
	const link = shop.mails.findLast(({ to }) => to === account.email)?.link ?? ''
	const { client, events } = listening()
	await client.verifyOtp({ type: 'recovery', token_hash: new URL(link).searchParams.get('token_hash') ?? '' })
	expect(events).toContain('PASSWORD_RECOVERY')
})

test('a session that was ended elsewhere is noticed, and reported', async () => {
	const account = newAccount()
	const { client, events } = listening()
	await client.signUp(account)
	const other = shop.client()
	await other.signInWithPassword(account)
	await other.signOut({ scope: 'global' })
	const { error } = await client.getUser()
	expect(error?.message).toBe('Auth session missing!')
	expect(events.at(-1)).toBe('SIGNED_OUT')
})

test('while the service is away a session is kept', async () => {
	let isAway = false
	const through = (request: Request, answer: (request: Request) => Promise<Response>) =>
		isAway ? Promise.resolve(new Response('away', { status: 503 })) : answer(request)
	const { client, events } = listening({ through })
	await client.signUp(newAccount())
	isAway = true
	const { error } = await client.getUser()
	expect(error?.name).toBe('AuthRetryableFetchError')
	expect(events).not.toContain('SIGNED_OUT')
	isAway = false
	expect((await client.refreshSession()).error).toBeNull()
})

test('two processes on one database know the same sessions and keys', async () => {
	const second = await shop.secondProcess()
	const { data } = await shop.client().signUp(newAccount())
	const { access_token = '', refresh_token = '' } = data.session ?? {}
	expect(await second.auth.keys.jwks()).toEqual(await shop.auth.keys.jwks())
	expect((await second.auth.keys.verify(access_token)).sub).toBe(data.user?.id)
	const there = shop.client({ app: second.app })
	expect((await there.setSession({ access_token, refresh_token })).error).toBeNull()
	const refreshed = await there.refreshSession()
	expect(refreshed.error).toBeNull()
	// Each process accepts the other's tokens, and a sign-out in one ends the session in both.
	const token = refreshed.data.session?.refresh_token ?? ''
	expect((await shop.client().refreshSession({ refresh_token: token })).error).toBeNull()
	await shop.client().setSession({ access_token, refresh_token: token })
	await there.signOut({ scope: 'global' })
	expect((await shop.client().getUser(access_token)).error?.message).toBe('Auth session missing!')
})

test('a key that the other process made is known as soon as a token carries it', async () => {
	const second = await shop.secondProcess()
	const { lifetimes } = shop.auth.settings
	shop.clock.advance((lifetimes.signingKey + 1) * 1_000)
	await second.auth.keys.advance()
	shop.clock.advance((lifetimes.nextKey + 1) * 1_000)
	await second.auth.keys.advance()
	const { data } = await shop.client({ app: second.app }).signUp(newAccount())
	expect((await shop.auth.keys.verify(data.session?.access_token ?? '')).sub).toBe(data.user?.id)
})
