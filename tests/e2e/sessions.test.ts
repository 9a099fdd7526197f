// One session in several pages: tabs that follow each other, secrets hidden from scripts, sign-out everywhere.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, openAccount, signIn, signUp } from './account-page.ts'
import { axeFindings, closePage, openPage, watch } from './browser.ts'
import { signUpForCookies } from './cookie-header.ts'
import { patience } from './patience.ts'
import {
	accountMenu,
	cookieNamed,
	keptByBrowser,
	signInByForm,
	signInLink,
	signOutByMenu,
	ticking,
	tickPatience,
} from './session-page.ts'

const shopUrl = inject('shopUrl')
const browser = await openBrowser()
afterAll(() => browser.close())

/** A person with an account who has not used this browser. */
async function stranger() {
	const person = newPerson()
	await signUpForCookies(shopUrl, person)
	return person
}

test('a sign-in and a sign-out in one tab show in the other, and what is typed there stays', async () => {
	const [typing, person] = [await openPage(browser), await stranger()]
	const troubles = watch(typing)
	await typing.goto('/support')
	const message = typing.getByLabel('Message')
	await message.fill('Forty helmets, please.')
	const other = await typing.context().newPage()
	await signInByForm(other, person)
	await accountMenu(typing).waitFor()
	expect(await message.inputValue()).toBe('Forty helmets, please.')
	expect(await message.evaluate((field) => field === document.activeElement)).toBe(true)
	expect(await axeFindings(typing)).toEqual([])
	await signOutByMenu(other)
	await signInLink(typing).waitFor()
	expect(await message.inputValue()).toBe('Forty helmets, please.')
	expect(new URL(typing.url()).pathname).toBe('/support')
	expect(troubles).toEqual([])
	await closePage(typing)
})

/** Keys that browsers store for a person, and one that does not belong to the shop. */
const personal = [
	'fieldhouse.cart',
	'fieldhouse.favorites',
	'fieldhouse.recent-searches',
	'bulkCart',
	'portalId',
]

const keep = (page: Page) =>
	page.evaluate((keys) => {
		for (const storage of [localStorage, sessionStorage])
			for (const key of [...keys, 'somebody.else']) storage.setItem(key, '[]')
	}, personal)

const keysKept = (page: Page) =>
	page.evaluate(() => ({ local: Object.keys(localStorage), tab: Object.keys(sessionStorage) }))

test.each(['/support', '/account'])(
	'a sign-out on %s ends the session of every tab and leaves nothing behind',
	async (from) => {
		const [open, person] = [await openPage(browser), newPerson()]
		await signUp(open, person)
		await open.goto('/about')
		const account = await open.context().newPage()
		await openAccount(account)
		const leaving = await open.context().newPage()
		if (from === '/account') await openAccount(leaving)
		else await leaving.goto(from)
		const tabs = [open, account, leaving]
		for (const tab of tabs) await keep(tab)
		await signOutByMenu(leaving)
		await signInLink(open).waitFor()
		await account.waitForURL('**/auth?next=%2Faccount')
		for (const tab of tabs)
			await expect
				.poll(() => keysKept(tab), patience)
				.toEqual({ local: ['somebody.else'], tab: ['somebody.else'] })
		expect(await cookieNamed(open.context(), 'session')).toBe('')
		expect(await cookieNamed(open.context(), 'refresh')).toBe('')
		await leaving.goBack()
		await signInLink(leaving)
			.or(leaving.getByRole('tab', { name: 'Sign In' }))
			.first()
			.waitFor()
		await closePage(open)
	},
)

const textOfChannel = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(window, 'received')))

test('no script can read a refresh token: not in cookies, storage, answers, pages or between tabs', async () => {
	const [page, person] = [await openPage(browser), await stranger()]
	const context = page.context()
	const answers: { path: string; body: string }[] = []
	// Read in transit: a closed page discards its responses.
	await context.route('**/auth/v1/**', async (route) => {
		const response = await route.fetch()
		const body = await response.text()
		answers.push({ path: new URL(response.url()).pathname, body })
		await route.fulfill({ response, body })
	})
	await page.goto('/about')
	await page.evaluate(() => {
		const received: unknown[] = []
		Reflect.set(window, 'received', received)
		new BroadcastChannel('fieldhouse.auth').addEventListener('message', ({ data }) => received.push(data))
	})
	const other = await context.newPage()
	await other.clock.install()
	await signInByForm(other, person)
	const tokens = [await cookieNamed(context, 'refresh')]
	await openAccount(other)
	// The token lives for an hour; with less than 90 seconds left it is renewed.
	await other.clock.fastForward('59:00')
	const present = () => cookieNamed(context, 'refresh')
	await expect.poll(ticking(other, present), tickPatience).not.toBe(tokens[0])
	tokens.push(await cookieNamed(context, 'refresh'))
	await expect.poll(() => textOfChannel(page), patience).toContain('TOKEN_REFRESHED')
	const secret = /v1\.[\da-f]{8}-[\da-f-]{27}\.\d+\.[\w-]{43}/
	for (const token of tokens) expect(token).toMatch(secret)
	const grants = answers.filter(({ path }) => path === '/auth/v1/token')
	const handles = grants.map(({ body }) => (JSON.parse(body) as { refresh_token: string }).refresh_token)
	expect(handles.slice(0, 2)).toEqual(['cookie.0', 'cookie.1'])
	for (const handle of handles) expect(handle).toMatch(/^cookie\.\d+$/)
	const readable = [
		...answers.map(({ body }) => body),
		await (await context.request.get('/account')).text(),
		await (await context.request.get('/account.data')).text(),
		await textOfChannel(page),
		...(await Promise.all([page, other].map(keptByBrowser))),
		...(await Promise.all([page, other].map((tab) => tab.content()))),
	]
	for (const text of readable) expect(text).not.toMatch(secret)
	const cookies = await context.cookies()
	const session = cookies.filter(({ name }) => ['session', 'refresh'].includes(name))
	expect(session).toHaveLength(2)
	for (const cookie of session) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
	await closePage(page)
})

test('a sign-out everywhere ends the sessions of all browsers at their next request', async () => {
	const [here, person] = [await openPage(browser), newPerson()]
	await signUp(here, person)
	await openAccount(here)
	const there = await openPage(browser)
	await signIn(there, person)
	await there.goto('/about')
	await accountMenu(there).waitFor()
	const answer = await there.request.post('/auth/v1/logout?scope=global', {
		headers: {
			Origin: shopUrl,
			'X-Session-Transport': 'cookie',
			Authorization: `Bearer ${await cookieNamed(there.context(), 'session')}`,
		},
	})
	expect(answer.status()).toBe(204)
	await there.reload()
	await signInLink(there).waitFor()
	expect(await cookieNamed(there.context(), 'refresh')).toBe('')
	await here.getByRole('link', { name: 'Orders' }).first().click()
	await here.waitForURL('**/auth?next=%2Faccount*')
	expect(await cookieNamed(here.context(), 'refresh')).toBe('')
	await Promise.all([closePage(here), closePage(there)])
})
