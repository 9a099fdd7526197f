// Sign-in through a provider: a real issuer on this machine, people who sign in through it, link it and unlink it.
import { Events, type MutableRedirectUri } from 'oauth2-mock-server'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openIssuer, providerPerson } from '../factories/auth/oidc-issuer.ts'
import { openBrowser } from '../chromium.ts'
import { newPerson, openAccount, section, toast, type Person } from './account-page.ts'
import {
	axeFindings,
	closePage,
	findingsAtBothWidths,
	openPage,
	screens,
	sidewaysOverflow,
	watch,
} from './browser.ts'
import { letterTo } from './mailbox.ts'
import { openOwnShop } from './own-shop.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const issuer = await openIssuer()
const shop = await openOwnShop({ environment: { AUTH_OIDC_PROVIDERS: JSON.stringify([issuer.provider]) } })
afterAll(() => shop.close())

const settings = '/account?tab=settings'
const openHere = (options: BrowserContextOptions = {}) => openPage(browser, { baseURL: shop.url, ...options })
const providerButton = (page: Page) => page.getByRole('button', { name: 'Continue with League ID' })
const ways = (page: Page) => section(page, 'Ways to sign in')
const lines = (page: Page) => ways(page).getByRole('listitem')
const pathOf = (page: Page) => page.url().slice(shop.url.length)

async function inOrder(page: Page): Promise<void> {
	expect(await axeFindings(page)).toEqual([])
	expect(await sidewaysOverflow(page)).toBe(0)
}

async function openSignIn(page: Page, next = settings): Promise<void> {
	await page.goto(`/auth?${new URLSearchParams({ next }).toString()}`)
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
	)
}

/** Creates an account with a password, as a page of this shop would. */
async function signUpHere(page: Page, { email, password, name }: Person): Promise<void> {
	const answer = await page.request.post('/auth/v1/signup', {
		headers: { Origin: shop.url, 'X-Session-Transport': 'cookie' },
		data: { email, password, data: { full_name: name } },
	})
	expect(answer.status()).toBe(200)
}

/** A new browser with the settings open, after sign-in through the provider. */
async function arrived(options: BrowserContextOptions = {}): Promise<Page> {
	const page = await openHere(options)
	await openSignIn(page)
	await providerButton(page).click()
	await page.waitForURL(shop.url + settings)
	return page
}

async function addProvider(page: Page): Promise<void> {
	await openAccount(page, 'settings')
	await ways(page).getByRole('button', { name: 'Add League ID' }).click()
}

test('the button of a provider stands where there is one', async () => {
	const page = await openHere()
	const troubles = watch(page)
	await page.goto('/auth')
	await providerButton(page).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	const [plain, elsewhere] = [await openHere({ javaScriptEnabled: false }), await openPage(browser)]
	await plain.goto('/auth')
	expect(await providerButton(plain).isVisible()).toBe(false)
	await elsewhere.goto('/auth')
	await elsewhere.getByRole('button', { name: 'Sign In' }).first().waitFor()
	expect(await elsewhere.getByRole('button', { name: /^Continue with/ }).count()).toBe(0)
	expect(troubles).toEqual([])
	await Promise.all([page, plain, elsewhere].map(closePage))
})

test('a person signs in by the provider, with their name, and reaches the page they asked for', async () => {
	const robin = providerPerson()
	issuer.person(robin)
	const page = await openHere(screens.narrow)
	const troubles = watch(page)
	await openSignIn(page)
	await providerButton(page).click()
	await page.waitForURL(shop.url + settings)
	await toast(page, 'Welcome back!').waitFor()
	await page.getByRole('heading', { level: 1, name: 'Robin Vale' }).waitFor()
	await section(page, 'Password').getByText('You sign in without one.').waitFor()
	await expect.poll(() => lines(page).count(), patience).toBe(1)
	await lines(page).getByText('League ID').waitFor()
	await ways(page).getByText('The last one cannot be removed: you could not come back.').waitFor()
	expect(await ways(page).getByRole('button').count()).toBe(0)
	expect(await findingsAtBothWidths(page)).toEqual([])
	const again = await arrived()
	await again.getByText(robin.email).first().waitFor()
	await expect.poll(() => section(again, 'Signed-in devices').getByRole('listitem').count(), patience).toBe(2)
	expect(troubles).toEqual([])
	await Promise.all([closePage(page), closePage(again)])
})

const refusals = [
	{
		width: 'wide',
		error: 'access_denied',
		says: 'You did not allow the sign-in. Try again, or use your email and password.',
	},
	{
		width: 'narrow',
		error: 'temporarily_unavailable',
		says: 'The provider did not finish the sign-in. Please try again.',
	},
] as const

test.for(refusals)(
	'a provider that refuses shows a message and leads back ($error, $width)',
	async ({ width, error, says }) => {
		const page = await openHere(screens[width])
		const troubles = watch(page)
		issuer.server.service.once(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
			url.searchParams.delete('code')
			url.searchParams.set('error', error)
			url.searchParams.set('error_description', 'Call this number at once')
		})
		await openSignIn(page)
		await providerButton(page).click()
		await page.getByRole('heading', { level: 2, name: 'Sign in failed' }).waitFor()
		await page.getByText(says).waitFor()
		expect(await page.getByRole('main').innerText()).not.toContain('Call this number')
		await inOrder(page)
		await page.getByRole('link', { name: 'Back to sign in' }).click()
		await providerButton(page).waitFor()
		expect(new URL(page.url()).searchParams.get('next')).toBe(settings)
		expect(troubles).toEqual([])
		await closePage(page)
	},
)

test('the provider is added to an account with a password, and removed', async () => {
	const [person, robin] = [newPerson(), providerPerson()]
	issuer.person(robin)
	const page = await openHere()
	const troubles = watch(page)
	await signUpHere(page, person)
	await addProvider(page)
	await expect.poll(() => lines(page).count(), patience).toBe(2)
	expect(pathOf(page)).toBe(settings)
	await lines(page).filter({ hasText: 'League ID' }).getByText(robin.email).waitFor()
	await letterTo(shop.url, person.email, 'A new way to sign in was added')
	expect(await ways(page).getByRole('button', { name: 'Add League ID' }).count()).toBe(0)
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect(await toast(page, 'Welcome back!').count()).toBe(0)
	const other = await arrived()
	await other.getByRole('heading', { level: 1, name: person.name }).waitFor()
	await openAccount(page, 'settings')
	await ways(page).getByRole('button', { name: 'Remove League ID' }).click()
	await toast(page, 'Way to sign in removed').waitFor()
	await expect.poll(() => lines(page).count(), patience).toBe(1)
	await ways(page).getByRole('button', { name: 'Add League ID' }).waitFor()
	expect(
		await ways(page)
			.getByRole('button', { name: /^Remove/ })
			.count(),
	).toBe(0)
	await letterTo(shop.url, person.email, 'A way to sign in was removed')
	const stranger = await arrived()
	await stranger.getByRole('heading', { level: 1, name: 'Robin Vale' }).waitFor()
	expect(troubles).toEqual([])
	await Promise.all([page, other, stranger].map(closePage))
})

test('the last way to sign in stays, also when an older page still offers to remove it', async () => {
	const person = newPerson()
	issuer.person(providerPerson())
	const page = await openHere()
	await signUpHere(page, person)
	await addProvider(page)
	await expect.poll(() => lines(page).count(), patience).toBe(2)
	const older = await page.context().newPage()
	await openAccount(older, 'settings')
	await openAccount(page, 'settings')
	await ways(page).getByRole('button', { name: 'Remove League ID' }).click()
	await toast(page, 'Way to sign in removed').waitFor()
	await ways(older).getByRole('button', { name: 'Remove Email and password' }).click()
	await ways(older)
		.getByText('This is your only way to sign in. Add another one before you remove it.')
		.waitFor()
	await expect.poll(() => lines(older).count(), patience).toBe(1)
	await inOrder(older)
	await closePage(page)
})

test('a provider that opens another account is not added, and the page says why', async () => {
	issuer.person(providerPerson())
	const [owner, page] = [await arrived(), await openHere(screens.narrow)]
	await signUpHere(page, newPerson())
	await addProvider(page)
	await page.getByRole('heading', { level: 2, name: 'Sign-in not added' }).waitFor()
	await page.getByText(/^This sign-in is in use already\./).waitFor()
	await inOrder(page)
	await page.getByRole('link', { name: 'Back to your account' }).click()
	await page.waitForURL(shop.url + settings)
	await expect.poll(() => lines(page).count(), patience).toBe(1)
	await Promise.all([closePage(owner), closePage(page)])
})

const lost = [
	[
		'/auth/callback?code=of-another-browser',
		'The sign-in was not completed. Start it again from this browser.',
	],
	[
		'/auth/v1/callback?code=late&state=forgotten',
		'The sign-in took too long or was begun elsewhere. Please try again.',
	],
] as const

test.for(lost)('a way back that leads nowhere says how to go on (%s)', async ([address, says]) => {
	const page = await openHere()
	const troubles = watch(page)
	await page.goto(address)
	await page.getByRole('heading', { level: 2, name: 'Sign in failed' }).waitFor()
	await page.getByText(says).waitFor()
	await page.getByRole('link', { name: 'Back to sign in' }).click()
	await providerButton(page).waitFor()
	expect(troubles).toEqual([])
	await closePage(page)
})
