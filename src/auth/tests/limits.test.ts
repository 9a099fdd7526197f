import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAuthApp } from '../routes/app.server.ts'
import { countFailure } from '../service/limits.server.ts'
import { defaultLimits, type LimitName } from '../rules/settings.ts'
import { openTestAuth } from '../../../tests/auth.ts'

// The limits are the shop's defaults.
const { client, clock, call, fetch, mails, pauses, secondProcess, auth } = await openTestAuth({
	anonymous: true,
})

const password = 'correct horse'
const newAddress = () => `${randomUUID()}@example.com`

let hosts = 0
const newIp = () => `198.51.100.${(hosts += 1)}`

const post =
	(path: string, body: () => object) =>
	(ip: string): Promise<Response> =>
		fetch(path, { method: 'POST', body: JSON.stringify(body()), ip })

const wrongPassword = () => ({ email: newAddress(), password: 'wrong horse' })

const rows: [LimitName, (ip: string) => Promise<Response>, number][] = [
	['passwordFailuresPerIp', post('/token?grant_type=password', wrongPassword), 30],
	['passwordRequestsPerIp', post('/token?grant_type=password', wrongPassword), 300],
	['signUpPerIp', post('/signup', () => ({ email: newAddress(), password })), 60],
	['recoverPerIp', post('/recover', () => ({ email: newAddress() })), 60],
	['otpPerIp', post('/otp', () => ({ email: newAddress(), create_user: false })), 60],
	['resendPerIp', post('/resend', () => ({ type: 'signup', email: newAddress() })), 60],
	['verifyPerIp', post('/verify', () => ({ type: 'email', token_hash: randomUUID() })), 30],
	['refreshPerIp', post('/token?grant_type=refresh_token', () => ({ refresh_token: 'v1' })), 300],
	['anonymousPerIp', post('/signup', () => ({})), 30],
]

test.each(rows)('%s refuses one request more than it allows', async (name, request, turns) => {
	const { windowMs } = defaultLimits[name]
	expect(defaultLimits[name].turns).toBe(turns)
	const ip = newIp()
	for (let taken = 1; taken < turns; taken += 1) await countFailure(call(), name, ip)
	expect((await request(ip)).status).not.toBe(429)
	const refused = await request(ip)
	expect([refused.status, await refused.json()]).toEqual([
		429,
		{ code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
	])
	const waitS = Number(refused.headers.get('retry-after'))
	expect(waitS).toBeGreaterThan(windowMs / 1_000 - 60)
	expect(waitS).toBeLessThanOrEqual(windowMs / 1_000)
	expect((await request(newIp())).status).not.toBe(429)
	clock.advance(windowMs + 1_000)
	expect((await request(ip)).status).not.toBe(429)
})

test('what validation refuses does not count', async () => {
	const ip = newIp()
	for (let time = 0; time < 70; time += 1)
		expect((await fetch('/recover', { method: 'POST', body: '{"email":"nobody"}', ip })).status).toBe(400)
	expect((await post('/recover', () => ({ email: newAddress() }))(ip)).status).toBe(200)
})

test('a followed link beyond the limit redirects with the refusal', async () => {
	const ip = newIp()
	for (let taken = 0; taken < 30; taken += 1) await countFailure(call(), 'verifyPerIp', ip)
	const response = await fetch('/verify?token=x&type=recovery', { ip })
	expect(response.status).toBe(303)
	expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
	expect(response.headers.get('location')).toContain('error_code=over_request_rate_limit')
})

test('ten wrong passwords slow the account down; its owner gets in from elsewhere', async () => {
	const email = newAddress()
	const owner = client({ ip: newIp() })
	await owner.signUp({ email, password })
	const stranger = client({ ip: newIp() })
	pauses.length = 0
	for (let time = 0; time < 10; time += 1)
		expect((await stranger.signInWithPassword({ email, password: `wrong ${time}` })).error?.code).toBe(
			'invalid_credentials',
		)
	expect(pauses).toEqual([])
	const refused = await stranger.signInWithPassword({ email, password })
	expect(refused.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
	const elsewhere = await client({ ip: newIp() }).signInWithPassword({ email, password })
	expect(elsewhere.error).toBeNull()
	expect(Math.max(0, ...pauses)).toBeLessThanOrEqual(250)
	expect((await owner.refreshSession()).error).toBeNull()
})

test('many strangers together cannot keep the owner out, nor hurry', async () => {
	const email = newAddress()
	await client({ ip: newIp() }).signUp({ email, password })
	const beganAt = clock.now()
	for (let time = 0; time < 16; time += 1)
		await client({ ip: newIp() }).signInWithPassword({ email, password: `wrong ${time}` })
	expect(clock.now() - beganAt).toBeGreaterThanOrEqual(250 + 500 + 1_000 + 2_000 + 4_000 + 4_000)
	expect((await client({ ip: newIp() }).signInWithPassword({ email, password })).error).toBeNull()
})

test('an account refreshes as often as it likes from many addresses', async () => {
	const person = client({ ip: newIp() })
	const { data } = await person.signUp({ email: newAddress(), password })
	let token = data.session!.refresh_token
	for (let time = 0; time < 40; time += 1) {
		const response = await post('/token?grant_type=refresh_token', () => ({ refresh_token: token }))(
			`203.0.113.${time}`,
		)
		expect(response.status).toBe(200)
		token = ((await response.json()) as { refresh_token: string }).refresh_token
	}
})

test('an address gets one mail a minute, however many ask for it', async () => {
	const email = newAddress()
	await client({ ip: newIp() }).signUp({ email, password })
	await Promise.all([1, 2, 3, 4].map(() => client({ ip: newIp() }).resetPasswordForEmail(email)))
	expect(mails.filter(({ to }) => to === email)).toHaveLength(1)
	clock.advance(61_000)
	await client({ ip: newIp() }).resetPasswordForEmail(email)
	expect(mails.filter(({ to }) => to === email)).toHaveLength(2)
})

test('guesses at the digits of an account are counted over all its mails', async () => {
	const email = newAddress()
	await client({ ip: newIp() }).signUp({ email, password })
	for (let time = 0; time < 3; time += 1) {
		clock.advance(61_000)
		await client({ ip: newIp() }).resetPasswordForEmail(email)
		const { code } = mails.findLast(({ to }) => to === email)!
		const wrong = code === '000000' ? '111111' : '000000'
		for (let guess = 0; guess < 5; guess += 1)
			await client({ ip: newIp() }).verifyOtp({ type: 'recovery', email, token: wrong })
	}
	clock.advance(61_000)
	await client({ ip: newIp() }).resetPasswordForEmail(email)
	const { code, link } = mails.findLast(({ to }) => to === email)!
	const typed = await client({ ip: newIp() }).verifyOtp({ type: 'recovery', email, token: code! })
	expect(typed.error?.code).toBe('otp_expired')
	const token_hash = new URL(link!).searchParams.get('token_hash')!
	expect((await client({ ip: newIp() }).verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
})

test('two processes on one database count together', async () => {
	const ip = newIp()
	const second = await secondProcess()
	const apps = [createAuthApp(auth, () => new Date(clock.now())), second.app]
	const request = async (app: (typeof apps)[number]): Promise<Response> =>
		app.fetch(
			new Request(`${auth.settings.base}/verify`, {
				method: 'POST',
				body: JSON.stringify({ type: 'email', token_hash: randomUUID() }),
			}),
			{ address: ip },
		)
	const answers = await Promise.all(Array.from({ length: 34 }, (_, at) => request(apps[at % 2]!)))
	const statuses = answers.map(({ status }) => status)
	expect(statuses.filter((status) => status === 403)).toHaveLength(30)
	expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})
