// The second step after the password: app, passkey and text message, set up, requested and removed.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signOut, signUp, toast } from './account-page.ts'
import {
	axeFindings,
	closePage,
	findingsAtBothWidths,
	openPage,
	screens,
	sidewaysOverflow,
	watch,
} from './browser.ts'
import { patience } from './patience.ts'
import {
	addApp,
	challenge,
	expectVisitor,
	giveCode,
	leavingNoted,
	noteLeaving,
	openTwoFactor,
	plugPasskeys,
	signInByHand,
	signOutByHand,
} from './second-step-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')

/** The same shop by host name, since passkeys need a name. */
const namedUrl = shopUrl.replace('127.0.0.1', 'localhost')
const numbered = { baseURL: shopUrl }
const named = { baseURL: namedUrl }

async function expectInOrder(page: Page): Promise<void> {
	expect(await axeFindings(page)).toEqual([])
	expect(await sidewaysOverflow(page)).toBe(0)
}

async function expectInOrderAtBothWidths(page: Page): Promise<void> {
	expect(await findingsAtBothWidths(page)).toEqual([])
}

/** Polls the URL, since a page may navigate twice while leaving. */
async function expectArrival(page: Page, { name }: { name: string }, path: string): Promise<void> {
	await expect.poll(() => page.url().replace(new URL(page.url()).origin, ''), patience).toBe(path)
	await page.getByRole('heading', { level: 1, name }).waitFor()
}

test('without the code of the app the password opens nothing', async () => {
	const [page, person] = [await openPage(browser, { ...screens.narrow, ...numbered }), newPerson()]
	const troubles = watch(page)
	await signUp(page, person, shopUrl)
	const app = await addApp(page, await openTwoFactor(page), () => expectInOrderAtBothWidths(page))
	await signOutByHand(page)
	await expectVisitor(page)

	await signInByHand(page, person, '/account?tab=orders')
	const step = await challenge(page)
	await expectInOrderAtBothWidths(page)
	await expectVisitor(page)
	await page.goto('/account?tab=orders')
	await challenge(page)
	expect(troubles).toEqual([])

	await giveCode(step, '12')
	const error = step.getByText('Enter the 6 digits')
	await error.waitFor()
	await giveCode(step, '000000')
	await error.waitFor({ state: 'detached' })
	await step.getByText('code is not right').waitFor()
	expect(await step.getByLabel('6-digit code').getAttribute('aria-invalid')).toBe('true')
	await expectInOrderAtBothWidths(page)
	await expectVisitor(page)

	await page.goto('/account?tab=orders')
	await challenge(page)
	await noteLeaving(page)
	await giveCode(step, app.code())
	await expectArrival(page, person, '/account?tab=orders')
	expect(await leavingNoted(page)).toEqual(['/account?tab=orders'])
	expect(await page.locator('[data-signed-in]').count()).toBe(1)
	await closePage(page)
})

test('a removed app is asked for no more, and removing it takes the second step', async () => {
	const [page, person] = [await openPage(browser, numbered), newPerson()]
	const troubles = watch(page)
	await signUp(page, person, shopUrl)
	const app = await addApp(page, await openTwoFactor(page))
	await leaveQuietly(page)
	expect(await removeByPassword(page, person)).toMatchObject({ error_code: 'insufficient_aal' })
	await signInByHand(page, person, '/account?tab=settings')
	await giveCode(await challenge(page), app.code())
	await expectArrival(page, person, '/account?tab=settings')

	const part = await openTwoFactor(page)
	await part.getByText('On', { exact: true }).waitFor()
	await part.getByRole('button', { name: 'Remove Authenticator app' }).click()
	await part.getByRole('button', { name: 'Yes, remove' }).click()
	await toast(page, 'Second step removed').waitFor()
	await part.getByText('Off', { exact: true }).waitFor()
	await leaveQuietly(page)
	await signInByHand(page, person, '/account')
	await expectArrival(page, person, '/account')
	expect(troubles).toEqual([])
	await closePage(page)
})

/** Leaves the account page first: it may still be refreshing, and a session that ends there would count as an error. */
async function leaveQuietly(page: Page): Promise<void> {
	await page.goto('/terms')
	await signOut(page, shopUrl)
}

/** The response to an attempt to remove the second step with a stolen password. */
async function removeByPassword(
	{ request }: Page,
	{ email, password }: { email: string; password: string },
): Promise<unknown> {
	const api = `${shopUrl}/auth/v1`
	const entered = await request.post(`${api}/token?grant_type=password`, { data: { email, password } })
	const { access_token: token, user } = (await entered.json()) as {
		access_token: string
		user: { factors: { id: string }[] }
	}
	const headers = { Authorization: `Bearer ${token}` }
	const answer = await request.delete(`${api}/factors/${user.factors[0]?.id}`, { headers })
	expect(answer.ok()).toBe(false)
	return answer.json()
}

test('a passkey is made and lets its owner in', async () => {
	const [page, person] = [await openPage(browser, named), newPerson()]
	const troubles = watch(page)
	await plugPasskeys(page)
	await signUp(page, person, namedUrl)
	const part = await openTwoFactor(page)
	await part.getByRole('button', { name: 'Add passkey' }).click()
	await expectInOrderAtBothWidths(page)
	await part.getByRole('button', { name: 'Make a passkey' }).click()
	await toast(page, 'Passkey added').waitFor()
	await part.getByRole('listitem').filter({ hasText: 'Passkey' }).waitFor()
	await signOutByHand(page)

	await signInByHand(page, person, '/account')
	const step = await challenge(page)
	await expectInOrderAtBothWidths(page)
	await expectVisitor(page)
	await page.goto('/account')
	await challenge(page)
	await step.getByRole('button', { name: 'Use passkey' }).click()
	await expectArrival(page, person, '/account')
	expect(troubles).toEqual([])
	await closePage(page)
})

test('at an address without a name the way to passkeys is shown, and no button that cannot work', async () => {
	const [page, person] = [await openPage(browser, numbered), newPerson()]
	const troubles = watch(page)
	await signUp(page, person, shopUrl)
	const part = await openTwoFactor(page)
	await part.getByRole('button', { name: 'Add passkey' }).click()
	const way = part.getByRole('link', { name: namedUrl })
	expect(await way.getAttribute('href')).toBe(`${namedUrl}/account?tab=settings#two-factor`)
	expect(await part.getByRole('button', { name: 'Make a passkey' }).count()).toBe(0)
	await expectInOrder(page)
	await part.getByRole('button', { name: 'Cancel' }).click()
	await part.getByRole('button', { name: 'Add passkey' }).waitFor()

	const elsewhere = await openPage(browser, named)
	await plugPasskeys(elsewhere)
	await signInByHand(elsewhere, person, '/account?tab=settings')
	await expectArrival(elsewhere, person, '/account?tab=settings')
	const there = await openTwoFactor(elsewhere)
	await there.getByRole('button', { name: 'Add passkey' }).click()
	await there.getByRole('button', { name: 'Make a passkey' }).click()
	await toast(elsewhere, 'Passkey added').waitFor()
	await closePage(elsewhere)

	// A new second step ends the sessions that have not passed it.
	await expectVisitor(page)
	await signInByHand(page, person, '/account')
	const step = await challenge(page)
	expect(await step.getByRole('link', { name: namedUrl }).getAttribute('href')).toBe(
		`${namedUrl}/auth?next=%2Faccount`,
	)
	expect(await step.getByRole('button', { name: 'Use passkey' }).count()).toBe(0)
	await expectInOrder(page)
	expect(troubles).toEqual([])
	await closePage(page)
})

const digits = '12025550143'

async function texts(page: Page): Promise<string[]> {
	const answer = await page.request.get(`/dev/inbox.json?to=${digits}`)
	const messages = (await answer.json()) as { channel: string; text: string }[]
	return messages.filter(({ channel }) => channel === 'sms').map(({ text }) => text)
}

/** The code of the newest of this many text messages. */
async function textedCode(page: Page, count: number): Promise<string> {
	await expect.poll(async () => (await texts(page)).length, patience).toBe(count)
	const [newest = ''] = await texts(page)
	return /^(\d{6}) is your Fieldhouse code/.exec(newest)?.[1] ?? ''
}

test('a phone gets a code by text message, to set it up and to sign in', async () => {
	const [page, person] = [await openPage(browser, { ...screens.narrow, ...numbered }), newPerson()]
	const troubles = watch(page)
	await signUp(page, person, shopUrl)
	const part = await openTwoFactor(page)
	await part.getByRole('button', { name: 'Add phone' }).click()
	await part.getByLabel('Phone number').fill('+1 (202) 555-0143')
	await expectInOrder(page)
	await part.getByRole('button', { name: 'Text me a code' }).click()
	await part.getByLabel('6-digit code').fill(await textedCode(page, 1))
	await expectInOrder(page)
	await part.getByRole('button', { name: 'Turn on' }).click()
	await toast(page, 'Phone added').waitFor()
	await part.getByText('•••43').waitFor()
	await signOut(page, shopUrl)

	await signInByHand(page, person, '/account')
	const step = await challenge(page)
	await step.getByRole('button', { name: 'Send code' }).click()
	const code = await textedCode(page, 2)
	await step.getByLabel('6-digit code').waitFor()
	await expectInOrder(page)
	await expectVisitor(page)
	expect(troubles).toEqual([])

	await page.goto('/account')
	await challenge(page)
	await step.getByRole('button', { name: 'Send code' }).click()
	const newer = await textedCode(page, 3)
	await giveCode(step, code === newer ? '000000' : code)
	await step.getByText('code is not right').waitFor()
	await giveCode(step, newer)
	await expectArrival(page, person, '/account')
	await closePage(page)
})
