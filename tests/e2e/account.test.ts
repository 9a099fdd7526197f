// The account page: profile, password, devices, second step, export, deleting the account and keeping it.
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { Secret, TOTP } from 'otpauth'
import type { BrowserContextOptions } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, openAccount, section, signIn, star, toast } from './account-page.ts'
import { axeFindings, closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'
import { signInForCookies } from './cookie-header.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const shopUrl = inject('shopUrl')
const jersey = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')

/** Another device of the person, without a page. @returns whether the shop refuses its cookies */
async function isSentToSignIn(cookies: string): Promise<boolean> {
	const answer = await fetch(`${shopUrl}/account`, { headers: { Cookie: cookies }, redirect: 'manual' })
	return answer.headers.get('location') === '/auth?next=%2Faccount'
}

const signedUp = (options?: BrowserContextOptions) => newcomer(browser, options)

test('a visitor is sent to sign in, and back', async () => {
	const page = await openPage(browser)
	await page.goto('/account?tab=settings')
	expect(new URL(page.url()).pathname).toBe('/auth')
	expect(new URL(page.url()).searchParams.get('next')).toBe('/account?tab=settings')
	await closePage(page)
})

const lights = [
	{ width: 'wide', colorScheme: 'light' },
	{ width: 'narrow', colorScheme: 'dark' },
] as const

test.for(lights)('every tab is in order, for everyone and in any light (%o)', async (light) => {
	const { page } = await signedUp({ ...screens[light.width], colorScheme: light.colorScheme })
	const troubles = watch(page)
	await star(page, jersey)
	for (const tab of [undefined, 'orders', 'favorites', 'settings'] as const) {
		await openAccount(page, tab)
		expect(await findingsAtBothWidths(page)).toEqual([])
	}
	expect(troubles).toEqual([])
	await closePage(page)
})

const journeys = [
	{ width: 'wide', hasScripts: true },
	{ width: 'narrow', hasScripts: false },
] as const

test.for(journeys)('name and phone are saved, mistakes stand beside their field (%o)', async (journey) => {
	const { page } = await signedUp({ ...screens[journey.width], javaScriptEnabled: journey.hasScripts })
	if (journey.hasScripts) await openAccount(page)
	else await page.goto('/account')
	await page.getByLabel('Full name').fill('Dana Whitfield')
	await page.getByLabel('Phone').fill('call me')
	await page.getByRole('button', { name: 'Save Profile' }).click()
	await page.getByText('Enter a phone number with its area code').waitFor()
	expect(await page.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true')
	expect(await page.getByLabel('Full name').inputValue()).toBe('Dana Whitfield')
	await page.getByLabel('Phone').fill('(330) 555-0147')
	await page.getByRole('button', { name: 'Save Profile' }).click()
	await toast(page, 'Profile saved').waitFor()
	await page.getByRole('heading', { level: 1, name: 'Dana Whitfield' }).waitFor()
	await page.goto('/account')
	expect(await page.getByLabel('Phone').inputValue()).toBe('(330) 555-0147')
	await closePage(page)
})

test('a new password needs the old one and signs the other devices out', async () => {
	const { page, person } = await signedUp()
	const other = await signInForCookies(shopUrl, person)
	expect(await isSentToSignIn(other)).toBe(false)
	await openAccount(page, 'settings')
	const form = section(page, 'Password')
	const fill = async (current: string, next: string) => {
		await form.getByLabel('Current password').fill(current)
		await form.getByLabel('New password').fill(next)
		await form.getByRole('button', { name: 'Change password' }).click()
	}
	await fill('wrong horse', 'another horse')
	await form.getByText('That is not your current password.').waitFor()
	await fill(person.password, person.password)
	await form.getByText('Choose a password that differs').waitFor()
	await fill(person.password, 'short')
	await form.getByText('Password must be at least 6 characters').waitFor()
	await fill(person.password, 'another horse')
	await toast(page, 'Password changed').waitFor()
	await expect.poll(() => form.getByLabel('New password').inputValue(), patience).toBe('')
	expect(await isSentToSignIn(other)).toBe(true)
	await signInForCookies(shopUrl, { ...person, password: 'another horse' })
	await closePage(page)
})

test.for([true, false])(
	'devices are signed out one by one and all at once (scripts: %s)',
	async (hasScripts) => {
		const { page, person } = await signedUp({ javaScriptEnabled: hasScripts })
		const others: string[] = []
		for (let count = 1; count <= 3; count += 1) others.push(await signInForCookies(shopUrl, person))
		await page.goto('/account?tab=settings')
		const lines = section(page, 'Signed-in devices').getByRole('listitem')
		expect(await lines.count()).toBe(4)
		expect(await lines.first().innerText()).toContain('This device')
		await lines
			.last()
			.getByRole('button', { name: /^Sign out/ })
			.click()
		await toast(page, 'Device signed out').waitFor()
		await expect.poll(() => lines.count(), patience).toBe(3)
		await page.getByRole('button', { name: 'Sign out all other devices' }).click()
		await expect.poll(() => lines.count(), patience).toBe(1)
		for (const cookie of others) expect(await isSentToSignIn(cookie)).toBe(true)
		await closePage(page)
	},
)

test('an authenticator app is added, asked for at the next sign-in, and removed', async () => {
	const { page, person } = await signedUp()
	const troubles = watch(page)
	await openAccount(page, 'settings')
	const part = section(page, 'Two-factor sign-in')
	await part.getByRole('button', { name: 'Add authenticator app' }).click()
	await part.getByRole('button', { name: 'Show the code to scan' }).click()
	const picture = part.getByRole('img', { name: 'QR code for your authenticator app' })
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), patience)
		.toBeGreaterThan(0)
	const typed = (await part.locator('.select-all').innerText()).replaceAll(/\s/g, '')
	expect(await axeFindings(page)).toEqual([])
	await part.getByLabel('6-digit code').fill('12')
	await part.getByRole('button', { name: 'Turn on' }).click()
	await part.getByText('Enter the 6 digits').waitFor()
	await part.getByLabel('6-digit code').fill(new TOTP({ secret: Secret.fromBase32(typed) }).generate())
	await part.getByRole('button', { name: 'Turn on' }).click()
	await toast(page, 'Authenticator app added').waitFor()
	await part.getByText('Add a second one').waitFor()
	const other = await openPage(browser)
	await signIn(other, person)
	await other.goto('/account')
	await other.getByRole('heading', { name: 'One more step' }).waitFor()
	await closePage(other)
	await page.reload()
	await part.getByRole('button', { name: 'Remove Authenticator app' }).click()
	await part.getByRole('button', { name: 'Yes, remove' }).click()
	await toast(page, 'Second step removed').waitFor()
	await expect.poll(() => part.getByRole('listitem').count(), patience).toBe(0)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('the download holds everything and no secret', async () => {
	const { page, person } = await signedUp()
	await openAccount(page, 'settings')
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: 'Download my data' }).click(),
	])
	expect(download.suggestedFilename()).toMatch(/^fieldhouse-\d{4}-\d\d-\d\d\.zip$/)
	const files = unzipSync(readFileSync(await download.path()))
	expect(Object.keys(files).toSorted()).toContain('profile.json')
	expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toContain(person.email)
	const all = Object.values(files)
		.map((file) => strFromU8(file))
		.join('\n')
	expect(all).not.toMatch(/argon2|sealed_|"passwordHash"|refreshKey|secretSealed/)
	await closePage(page)
})

const leavings = [
	{ width: 'narrow', hasScripts: true },
	{ width: 'wide', hasScripts: false },
] as const

test.for(leavings)('leaving is confirmed by a word and can be taken back (%o)', async (journey) => {
	const { page } = await signedUp({ ...screens[journey.width], javaScriptEnabled: journey.hasScripts })
	await page.goto('/account?tab=settings')
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await page.getByText('Type DELETE, or your email address, to confirm.').waitFor()
	await page.getByLabel('Type DELETE to confirm').fill('DELETE')
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await toast(page, 'Your account will be deleted').waitFor()
	await page.goto('/account')
	await page.getByText(/^Your account will be deleted on /).waitFor()
	await page.getByRole('button', { name: 'Keep my account' }).click()
	await toast(page, 'Your account stays').waitFor()
	expect(await page.getByRole('button', { name: 'Keep my account' }).count()).toBe(0)
	await closePage(page)
})
