// Sessions while pages are open: renewal, ending elsewhere, changes of the person's roles.
import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { accountByEmail } from '#accounts/service/operator.server.ts'
import { people } from '#accounts/service/profile.server.ts'
import { grantRole, operator, revokeRole } from '#accounts/service/roles.server.ts'
import { signInByPassword } from '#accounts/service/session.server.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { signOut } from '#auth/service/sessions.server.ts'
import { openAuth } from '#auth/service/start.server.ts'
import { openDatabase } from '#database/client.server.ts'
import { readConfig } from '#app/config.ts'
import { openBrowser } from '../chromium.ts'
import { onServer } from '../database-url.ts'
import { startPostgres } from '../postgresql.ts'
import { newPerson, openAccount, type Person } from './account-page.ts'
import { closePage, openPage, watch } from './browser.ts'
import { cookieHeaderOf, signInForCookies, signUpForCookies } from './cookie-header.ts'
import { openOwnShop } from './own-shop.ts'
import { accountMenu, cookieNamed, signInLink, ticking, tickPatience } from './session-page.ts'

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
	for (const close of closing.toReversed()) await close()
})

const server = await startPostgres()
closing.push(server.stop)
const name = `shop_${randomBytes(6).toString('hex')}`
const admin = new pg.Client({ connectionString: onServer(server.url, 'postgres') })
await admin.connect()
closing.push(() => admin.end())
await admin.query(`create database ${name}`)
closing.push(() => admin.query(`drop database ${name} with (force)`))
/** The client renews a token with less than two minutes left, so a newly opened page sends no renewal. */
const tokenSeconds = 180
const environment = {
	DATABASE_URL: onServer(server.url, name),
	DEMO: 'off',
	AUTH_ACCESS_TOKEN_S: String(tokenSeconds),
}
const shop = await openOwnShop({ environment })
closing.push(shop.close)
const database = await openDatabase({
	url: environment.DATABASE_URL,
	folder: '',
	image: null,
	onError: (failure) => console.error(failure.message),
})
closing.push(() => database.close())
const browser = await openBrowser()
closing.push(() => browser.close())

/** Calls the shop's services from outside of its process, optionally as of an earlier time. */
async function serviceCall(agoMs = 0): Promise<AuthCall> {
	const config = readConfig({ ...environment, PUBLIC_URL: shop.url })
	const clock = () => Date.now() - agoMs
	const auth = await openAuth({
		database,
		settings: config.auth,
		masterKeys: config.masterKeys,
		messenger: { mail: async () => {}, sms: async () => {} },
		people,
		clock,
	})
	return {
		db: database.db,
		now: new Date(clock()),
		actor: operator,
		requestId: randomUUID(),
		log: pino({ level: 'silent' }),
		auth,
		client: { ip: '192.0.2.1', userAgent: 'test' },
	}
}

const userIdOf = async (call: AuthCall, { email }: Person) => (await accountByEmail(call, email)).id

async function member(): Promise<Person> {
	const person = newPerson()
	await signUpForCookies(shop.url, person)
	return person
}

/** A browser with these cookies. */
async function browserWith(header: string): Promise<Page> {
	const page = await openPage(browser, { baseURL: shop.url })
	const cookies = header.split('; ').map((pair) => {
		const [cookie = '', value = ''] = pair.split(/=(.*)/s)
		return { name: cookie, value, url: shop.url, httpOnly: true, sameSite: 'Lax' as const }
	})
	await page.context().addCookies(cookies)
	return page
}

const signedIn = async (person: Person) => browserWith(await signInForCookies(shop.url, person))

/** Ends all sessions of the person, as "sign out everywhere" on another device does. */
async function endEverywhere(person: Person): Promise<void> {
	const call = await serviceCall()
	await signOut(call, { userId: await userIdOf(call, person), sessionId: randomUUID() }, 'global')
}

const refreshCookie = (context: BrowserContext) => cookieNamed(context, 'refresh')

test('the count of a cart ends with the session of its person', async () => {
	const person = await member()
	const page = await signedIn(person)
	// As another page of this person has left it.
	await page.context().addCookies([{ name: 'cart', value: '5', url: shop.url, sameSite: 'Lax' }])
	await page.route('**/cart/count', (route) => route.abort())
	// Left before the script of the account's cart had come.
	await page.route('**/elements-account-cart-*', (route) => route.abort())
	await page.goto('/history')
	const count = page.locator('header cart-count')
	await expect.poll(() => count.textContent()).toBe('5')
	await page.unroute('**/cart/count')
	await page.unroute('**/elements-account-cart-*')

	await endEverywhere(person)
	await page.goto('/history')
	await expect.poll(() => count.textContent()).toBe('0')
	const names = async () => (await page.context().cookies()).map((cookie) => cookie.name)
	expect(await names()).not.toContain('cart')
	await closePage(page)
})

test('a page that stands open renews its session and stays signed in', async () => {
	const page = await signedIn(await member())
	const troubles = watch(page)
	const before = await refreshCookie(page.context())
	await page.clock.install()
	await openAccount(page)
	expect(await refreshCookie(page.context())).toBe(before)
	await expect
		.poll(
			ticking(page, () => refreshCookie(page.context())),
			tickPatience,
		)
		.not.toBe(before)
	await page.getByRole('link', { name: 'Orders' }).first().click()
	await page.waitForURL('**/account?tab=orders')
	await accountMenu(page).waitFor()
	expect(troubles).toEqual([])
	await closePage(page)
})

const renewals = '**/auth/v1/token?grant_type=refresh_token'

test('a service that is down for a while ends no session', async () => {
	const page = await signedIn(await member())
	const before = await refreshCookie(page.context())
	await page.clock.install()
	await openAccount(page)
	let isDown = true
	const answers: number[] = []
	page.on('response', (response) => {
		if (response.url().includes('grant_type=refresh_token')) answers.push(response.status())
	})
	await page.route(renewals, (route) =>
		isDown
			? route.fulfill({ status: 503, json: { code: 'unexpected_failure', message: 'Busy' } })
			: route.continue(),
	)
	await page.clock.fastForward('02:30')
	await expect
		.poll(
			ticking(page, () => answers),
			tickPatience,
		)
		.toContain(503)
	isDown = false
	// The client waits a minute before it retries the same token.
	await expect
		.poll(
			ticking(page, () => answers.filter((status) => status !== 503)),
			tickPatience,
		)
		.toContain(200)
	await expect.poll(() => refreshCookie(page.context())).not.toBe(before)
	expect(new URL(page.url()).pathname).toBe('/account')
	await page.reload()
	await accountMenu(page).waitFor()
	await closePage(page)
})

test('a session that was ended elsewhere leads an open page to the sign-in when it is to be renewed', async () => {
	const person = await member()
	const page = await signedIn(person)
	await page.clock.install()
	await openAccount(page)
	await endEverywhere(person)
	const statuses: number[] = []
	page.on('response', (response) => {
		if (response.url().includes('grant_type=refresh_token')) statuses.push(response.status())
	})
	await page.clock.fastForward('02:30')
	// A refused renewal ends the session once the current access token has expired as well: one or two ticks later.
	await expect
		.poll(
			ticking(page, () => page.url()),
			tickPatience,
		)
		.toContain('/auth?next=%2Faccount')
	expect(new Set(statuses)).toEqual(new Set([400]))
	await signInLink(page).first().waitFor({ state: 'attached' })
	expect(await refreshCookie(page.context())).toBe('')
	await closePage(page)
})

test('a session that was ended elsewhere is noticed at the next request', async () => {
	const person = await member()
	const [open, account] = [await signedIn(person), await signedIn(person)]
	await open.goto('/about')
	await accountMenu(open).waitFor()
	await openAccount(account)
	await endEverywhere(person)
	await open.goto('/terms')
	await signInLink(open).waitFor()
	await account.getByRole('link', { name: 'Orders' }).first().click()
	await account.waitForURL('**/auth?next=%2Faccount*')
	for (const page of [open, account]) expect(await refreshCookie(page.context())).toBe('')
	await Promise.all([closePage(open), closePage(account)])
})

test('a page drawn for an access token that is too old renews the session on the way', async () => {
	const person = await member()
	const past = await serviceCall(600_000)
	const header = cookieHeaderOf((await signInByPassword(past, person)).setCookies)
	for (const path of ['/about', '/account']) {
		const answer = await fetch(shop.url + path, { headers: { Cookie: header }, redirect: 'manual' })
		expect(answer.status).toBe(200)
		expect(await answer.text()).toContain('action="/auth/sign-out"')
		expect(answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
			'session',
			'refresh',
		])
		expect(answer.headers.get('cache-control')).toBe('private, no-store')
	}
	const page = await browserWith(header)
	const [session, refresh] = [
		await cookieNamed(page.context(), 'session'),
		await refreshCookie(page.context()),
	]
	await page.goto('/account')
	await accountMenu(page).waitFor()
	expect(await cookieNamed(page.context(), 'session')).not.toBe(session)
	expect(await refreshCookie(page.context())).not.toBe(refresh)
	await closePage(page)
})

test('a token that is too old, with no refresh token beside it, is forgotten', async () => {
	const { setCookies } = await signInByPassword(await serviceCall(600_000), await member())
	const headers = { Cookie: cookieHeaderOf(setCookies.slice(0, 1)) }
	const answer = await fetch(`${shop.url}/account`, { headers, redirect: 'manual' })
	expect(answer.headers.get('location')).toBe('/auth?next=%2Faccount')
	for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('Max-Age=0')
	expect(answer.headers.getSetCookie()).toHaveLength(2)
})

test('a role that is given or taken shows at the very next request, with the same cookie', async () => {
	const person = await member()
	const page = await signedIn(person)
	const cookie = await cookieNamed(page.context(), 'session')
	const call = await serviceCall()
	const target = { userId: await userIdOf(call, person), role: 'csr' } as const
	const badge = page.getByRole('banner').getByText('CSR', { exact: true })
	const adminPage = async () => {
		const answer = await page.request.get('/admin', { maxRedirects: 0 })
		return { status: answer.status(), location: answer.headers()['location'] }
	}
	await page.goto('/about')
	await accountMenu(page).waitFor()
	expect(await badge.count()).toBe(0)
	expect(await adminPage()).toEqual({ status: 302, location: '/' })
	await grantRole(call, target)
	expect(await adminPage()).toEqual({ status: 200, location: undefined })
	await page.reload()
	await badge.first().waitFor()
	await revokeRole(call, target)
	expect(await adminPage()).toEqual({ status: 302, location: '/' })
	await page.reload()
	await accountMenu(page).waitFor()
	expect(await badge.count()).toBe(0)
	expect(await cookieNamed(page.context(), 'session')).toBe(cookie)
	await closePage(page)
})
