// How long a session lasts.
// One engine: ages of sessions, compared by a rule.
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const { client, clock } = await openTestAuth()

const dayMs = 86_400_000
let people = 0

async function signedUp() {
	const own = client()
	const { data } = await own.signUp({ email: `long-${(people += 1)}@example.com`, password: 'correct horse' })
	const { session } = data
	if (!session) throw new Error('No session')
	return { own, session }
}

const refresh = async (token: string) => client().refreshSession({ refresh_token: token })

test('a session that no one uses for seven days ends', async () => {
	const { session } = await signedUp()
	clock.advance(7 * dayMs - 600_000)
	const { data } = await refresh(session.refresh_token)
	expect(data.session).not.toBeNull()
	clock.advance(7 * dayMs + 600_000)
	const { error } = await refresh(data.session?.refresh_token ?? '')
	expect(error).toMatchObject({ status: 400, code: 'session_expired' })
	const again = await refresh(data.session?.refresh_token ?? '')
	expect(again.error).toMatchObject({ code: 'refresh_token_not_found' })
})

test('a session ends after thirty days, however much it is used', async () => {
	let token = (await signedUp()).session.refresh_token
	for (let day = 0; day < 30; day += 5) {
		const { data } = await refresh(token)
		token = data.session?.refresh_token ?? ''
		clock.advance(5 * dayMs)
	}
	clock.advance(1_000)
	expect((await refresh(token)).error).toMatchObject({ code: 'session_expired' })
})

test('every sign-in begins a session of its own', async () => {
	const { session } = await signedUp()
	const { data } = await client().signInWithPassword({
		email: session.user.email ?? '',
		password: 'correct horse',
	})
	const sessionOf = (token: string) => token.split('.')[1]
	expect(sessionOf(data.session?.refresh_token ?? '')).not.toBe(sessionOf(session.refresh_token))
	// Session, number and 256 bits that only the service can make.
	for (const token of [session.refresh_token, data.session?.refresh_token])
		expect(token).toMatch(/^v1\.[\da-f-]{36}\.0\.[\w-]{43}$/)
})
