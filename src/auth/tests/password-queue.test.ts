import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestAuth } from '../../../tests/auth.ts'

const { auth, app, client, secondProcess, settings } = await openTestAuth({}, { isRealTime: true })
const second = await secondProcess()

const judged: string[] = []
for (const { hasher } of [auth, second.auth]) {
	const { verify } = hasher
	hasher.verify = (stored, password) => (judged.push(password), verify(stored, password))
}

const password = 'correct horse'
const newAddress = () => `${randomUUID()}@example.com`

let hosts = 0
const newIps = (count: number) => Array.from({ length: count }, () => `198.51.${(hosts += 1)}.7`)

async function signedUp(ip: string): Promise<string> {
	const email = newAddress()
	await client({ ip }).signUp({ email, password })
	return email
}

/** One sign-in at one of the two processes. */
async function signIn(email: string, typed: string, ip: string) {
	const { app: process } = Math.random() < 0.5 ? second : { app }
	const request = new Request(`${settings.base}/token?grant_type=password`, {
		method: 'POST',
		body: JSON.stringify({ email, password: typed }),
	})
	const answer = await process.fetch(request, { address: ip })
	return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}

const guess = (email: string, ips: readonly string[]) =>
	Promise.all(ips.map((ip, at) => signIn(email, `wrong ${at}`, ip)))

test.each([
	['a known account', () => signedUp('192.0.2.1')],
	['an unknown address', () => Promise.resolve(newAddress())],
])(
	'of thirty simultaneous guesses at %s, from thirty addresses at two processes, ten and the one that waits are judged',
	async (_what, account) => {
		const email = await account()
		judged.length = 0
		const answers = await guess(email, newIps(30))
		const wrong = answers.filter(({ status }) => status === 400)
		const refused = answers.filter(({ status }) => status === 429)
		expect(wrong).toHaveLength(judged.length)
		expect(refused).toHaveLength(30 - judged.length)
		// Ten at once and one that waits; a slow machine may still be sending when its turn comes.
		expect(judged.length).toBeGreaterThanOrEqual(11)
		expect(judged.length).toBeLessThanOrEqual(13)
		expect(new Set(wrong.map(({ body }) => body))).toEqual(
			new Set(['{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}']),
		)
		for (const { body, retryAfter } of refused) {
			expect(body).toBe(
				'{"code":429,"error_code":"over_request_rate_limit","msg":"Request rate limit reached"}',
			)
			expect(Number(retryAfter)).toBeGreaterThan(0)
		}
	},
)

test('while thirty addresses keep guessing, the owner gets in at once from a known address and soon from a new one', async () => {
	const home = '192.0.2.2'
	const email = await signedUp(home)
	const ips = newIps(30)
	judged.length = 0
	const end = new AbortController()
	const attack = (async () => {
		while (!end.signal.aborted) await guess(email, ips)
	})()
	const beganAt = performance.now()
	// The first wave has spent the free guesses.
	await expect.poll(() => judged.length, { timeout: 10_000 }).toBeGreaterThan(10)
	const atHome = await signIn(email, password, home)
	const homeMs = performance.now() - beganAt
	const [elsewhere = ''] = newIps(1)
	const awayAt = performance.now()
	const away = await signIn(email, password, elsewhere)
	const awayMs = performance.now() - awayAt
	end.abort()
	await attack
	expect([atHome.status, away.status]).toEqual([200, 200])
	expect(homeMs).toBeLessThan(8_000)
	expect(awayMs).toBeLessThan(6_000)
	// Ten free guesses, then one each after 250, 500, 1000, 2000 and 4000 ms, and the owner's two.
	expect(judged.length).toBeLessThanOrEqual(10 + 5 + 2)
})

test('simultaneous guesses from the address of the owner are as few', async () => {
	const home = '192.0.2.3'
	const email = await signedUp(home)
	judged.length = 0
	const answers = await guess(email, Array<string>(30).fill(home))
	expect(judged.length).toBeLessThanOrEqual(11)
	expect(answers.filter(({ status }) => status === 400)).toHaveLength(judged.length)
})

test('simultaneous guesses at the present password of a signed-in person are as few', async () => {
	const person = client({ ip: '192.0.2.4' })
	const { data } = await person.signUp({ email: newAddress(), password })
	const change = async (app_: typeof app, at: number) => {
		const request = new Request(`${settings.base}/user`, {
			method: 'PUT',
			headers: { Authorization: `Bearer ${data.session!.access_token}` },
			body: JSON.stringify({ password: 'another horse', current_password: `wrong ${at}` }),
		})
		return (await app_.fetch(request, { address: '192.0.2.4' })).status
	}
	judged.length = 0
	const statuses = await Promise.all(
		Array.from({ length: 30 }, (_, at) => change(at % 2 ? app : second.app, at)),
	)
	expect(judged.length).toBeLessThanOrEqual(11)
	expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(19)
})
