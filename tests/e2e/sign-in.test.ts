// Signing up and in through the forms of `/auth`: messages, redirects, and preserved input.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson } from './account-page.ts'
import {
	axeFindings,
	closePage,
	findingsAtBothWidths,
	openPage,
	openVisitors,
	screens,
	watch,
} from './browser.ts'
import { signUpForCookies } from './cookie-header.ts'
import { untilReactRuns } from './session-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const visitors = await openVisitors(browser)
const shopUrl = inject('shopUrl')

const panel = (page: Page, name: 'Sign In' | 'Sign Up') => page.getByRole('tabpanel', { name })
const shown = (page: Page, title: string, detail: string) =>
	page.locator('toast-region').filter({ hasText: title }).filter({ hasText: detail }).first().waitFor()
const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.search === path)
const isSignedIn = async (page: Page) => {
	const headers = { Accept: 'application/json' }
	return (await page.request.get('/account/favorites.json', { headers })).status() === 200
}

async function openAuth(page: Page, address = '/auth', hasScripts = true): Promise<void> {
	await page.goto(address)
	if (hasScripts) await untilReactRuns(page)
}

async function type(
	page: Page,
	form: 'Sign In' | 'Sign Up',
	fields: { email: string; password: string; name?: string },
) {
	const within = panel(page, form)
	if (fields.name && form === 'Sign Up') await within.getByLabel('Full name').fill(fields.name)
	await within.getByLabel('Email').fill(fields.email)
	await within.locator('input[name=password]').fill(fields.password)
}

const press = (page: Page, form: 'Sign In' | 'Sign Up') =>
	panel(page, form).getByRole('button', { name: form, exact: true }).click()

test('a new account is opened, announced and signed in', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await openAuth(page)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('tab', { name: 'Sign Up' }).click()
	expect(await findingsAtBothWidths(page)).toEqual([])
	const person = newPerson()
	await type(page, 'Sign Up', { ...person, email: ` ${person.email} ` })
	await press(page, 'Sign Up')
	await isAt(page, '/')
	await shown(page, 'Account created!', 'You have been signed up successfully.')
	expect(await isSignedIn(page)).toBe(true)
	await page.goto('/account')
	await page.getByRole('heading', { level: 1, name: person.name }).waitFor()
	expect(troubles).toEqual([])
	await closePage(page)
})

test('the right password leads to where the person wanted to go', async () => {
	const [page, person] = [await openPage(browser), newPerson()]
	await signUpForCookies(shopUrl, person)
	await page.goto('/account?tab=settings')
	await isAt(page, `/auth?next=${encodeURIComponent('/account?tab=settings')}`)
	await untilReactRuns(page)
	await type(page, 'Sign In', person)
	await press(page, 'Sign In')
	await isAt(page, '/account?tab=settings')
	await shown(page, 'Welcome back!', 'You have been signed in successfully.')
	await page.goto('/auth')
	await isAt(page, '/')
	await closePage(page)
})

test.each([
	['Sign In', { email: 'nobody', password: 'correct horse' }, 'Validation error', 'Invalid email address'],
	[
		'Sign Up',
		{ email: 'a@b.co', password: 'short' },
		'Validation error',
		'Password must be at least 6 characters',
	],
	[
		'Sign In',
		{ email: 'coach@demo.fieldhouse.test', password: 'wrong horse' },
		'Sign in failed',
		'Invalid email or password. Please try again.',
	],
	[
		'Sign Up',
		{ email: 'Coach@demo.fieldhouse.test', password: 'correct horse' },
		'Account exists',
		'This email is already registered. Please sign in instead.',
	],
] as const)('%s with %o shows "%s", and keeps what was typed', async (form, fields, title, detail) => {
	const page = await visitors.wide.newPage()
	await openAuth(page, form === 'Sign Up' ? '/auth?tab=sign-up' : '/auth')
	await type(page, form, fields)
	await press(page, form)
	await shown(page, title, detail)
	expect(await panel(page, form).getByLabel('Email').inputValue()).toBe(fields.email)
	expect(await panel(page, form).locator('input[name=password]').inputValue()).toBe(fields.password)
	expect(await axeFindings(page)).toEqual([])
	expect(await isSignedIn(page)).toBe(false)
	await page.close()
})

test('while the shop cannot be reached the form says so and loses nothing; the next try works', async () => {
	const [page, person] = [await openPage(browser), newPerson()]
	await signUpForCookies(shopUrl, person)
	await openAuth(page)
	await page.route('**/auth/v1/token**', (route) => route.abort())
	await type(page, 'Sign In', person)
	await press(page, 'Sign In')
	await shown(page, 'Sign in failed', 'We could not reach the shop.')
	expect(await panel(page, 'Sign In').locator('input[name=password]').inputValue()).toBe(person.password)
	await page.unroute('**/auth/v1/token**')
	await press(page, 'Sign In')
	await isAt(page, '/')
	await closePage(page)
})

test('two presses at once sign in once', async () => {
	const [page, person] = [await openPage(browser), newPerson()]
	await signUpForCookies(shopUrl, person)
	await openAuth(page)
	let sent = 0
	page.on('request', (request) => {
		if (request.url().includes('grant_type=password')) sent += 1
	})
	await type(page, 'Sign In', person)
	await panel(page, 'Sign In').getByRole('button', { name: 'Sign In', exact: true }).dblclick()
	await isAt(page, '/')
	expect(sent).toBe(1)
	await closePage(page)
})

test('one press signs in as a person of the demo', async () => {
	const page = await openPage(browser)
	await openAuth(page)
	await page.getByRole('button', { name: /Chris Okafor/ }).click()
	await isAt(page, '/')
	await page.getByRole('banner').getByText('COACH').first().waitFor()
	await closePage(page)
})

test('without scripts people sign up, out and in by plain forms', async () => {
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	const person = newPerson()
	await openAuth(page, '/auth?tab=sign-up', false)
	await type(page, 'Sign Up', person)
	await press(page, 'Sign Up')
	await isAt(page, '/')
	expect(await isSignedIn(page)).toBe(true)
	const out = await page.request.post('/auth/sign-out', { headers: { Origin: shopUrl } })
	expect(out.ok()).toBe(true)
	expect(await isSignedIn(page)).toBe(false)
	await openAuth(page, '/auth', false)
	await type(page, 'Sign In', { ...person, password: 'wrong horse' })
	await press(page, 'Sign In')
	await page.getByText('Invalid email or password. Please try again.').first().waitFor()
	expect(await panel(page, 'Sign In').getByLabel('Email').inputValue()).toBe(person.email)
	await type(page, 'Sign In', person)
	await press(page, 'Sign In')
	await isAt(page, '/')
	expect(await isSignedIn(page)).toBe(true)
	await closePage(page)
})
