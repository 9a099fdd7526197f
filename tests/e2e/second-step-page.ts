// Signing in and out through the pages, and steps of the second factor, for the journeys of two-factor sign-in.
import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { openAccount, section, toast, type Person } from './account-page.ts'
import { patience } from './patience.ts'

const periodMs = 30_000

/** An authenticator app with a secret. Each code is from a later half minute, since the shop accepts none twice. */
function authenticatorApp(secret: string): { code: () => string } {
	const totp = new TOTP({ secret: Secret.fromBase32(secret) })
	let lastAt = 0
	return {
		code: () => {
			lastAt = Math.max(Date.now(), lastAt + periodMs)
			return totp.generate({ timestamp: lastAt })
		},
	}
}

const isRun = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

/** Before React runs, a form is posted as a full page, which the second step does not support. */
async function untilReactRuns(part: Locator): Promise<void> {
	await expect.poll(() => part.evaluate(isRun), patience).toBe(true)
}

/** Enters the password; the next page depends on the account. */
export async function signInByHand(page: Page, { email, password }: Person, next: string): Promise<void> {
	await page.goto(`/auth?${new URLSearchParams({ next }).toString()}`)
	const form = page.getByRole('tabpanel', { name: 'Sign In' })
	await form.getByLabel('Email').fill(email)
	await form.getByRole('textbox', { name: 'Password' }).fill(password)
	await form.getByRole('button', { name: 'Sign In' }).click()
}

/** The account section of the header: on phones it is in the menu. */
async function openOwnMenu(page: Page): Promise<Locator> {
	const phoneMenu = page.getByRole('button', { name: 'Menu', exact: true })
	const isPhone = await phoneMenu.isVisible()
	if (isPhone) await phoneMenu.click()
	return isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
}

export async function signOutByHand(page: Page): Promise<void> {
	await page.goto('/about', { waitUntil: 'load' })
	const menu = await openOwnMenu(page)
	const account = menu.locator('summary', { hasText: 'Account menu' })
	if (await account.isVisible()) await account.click()
	await menu.getByRole('button', { name: 'Sign Out' }).click()
	await page.waitForURL('/')
}

/** Expects the shop to treat this browser as a visitor's: no account, and a sign-in link in the header. */
export async function expectVisitor(page: Page): Promise<void> {
	await page.goto('/account?tab=orders')
	expect(new URL(page.url()).pathname).toBe('/auth')
	expect(new URL(page.url()).searchParams.get('next')).toBe('/account?tab=orders')
	const headers = { Accept: 'application/json' }
	expect((await page.request.get('/account/favorites.json', { headers })).status()).toBe(401)
	await page.goto('/about', { waitUntil: 'load' })
	expect(await page.locator('[data-signed-in]').count()).toBe(0)
	const menu = await openOwnMenu(page)
	await menu.getByRole('link', { name: 'Sign In', exact: true }).waitFor()
	expect(await page.getByRole('button', { name: 'Sign Out' }).count()).toBe(0)
}

/** The screen for the second step. */
export async function challenge(page: Page): Promise<Locator> {
	const card = page.getByRole('region', { name: 'Second step' })
	await card.getByRole('heading', { name: 'One more step' }).waitFor()
	await untilReactRuns(card)
	return card
}

export async function openTwoFactor(page: Page): Promise<Locator> {
	await openAccount(page, 'settings')
	return section(page, 'Two-factor sign-in')
}

/**
 * Adds an app on the open settings page, using the key shown as text.
 *
 * @param look checks to run while the key is shown
 */
export async function addApp(page: Page, part: Locator, look?: () => Promise<void>) {
	await part.getByRole('button', { name: 'Add authenticator app' }).click()
	await part.getByRole('button', { name: 'Show the code to scan' }).click()
	const app = authenticatorApp((await part.locator('.select-all').innerText()).replaceAll(/\s/g, ''))
	await look?.()
	await part.getByLabel('6-digit code').fill(app.code())
	await part.getByRole('button', { name: 'Turn on' }).click()
	await toast(page, 'Authenticator app added').waitFor()
	return app
}

export async function giveCode(step: Locator, code: string): Promise<void> {
	await step.getByLabel('6-digit code').fill(code)
	await step.getByRole('button', { name: 'Verify' }).click()
}

const noteName = 'left for'

/** From now on this tab records the URLs for which its page is left, even when it ends before the answer. */
export const noteLeaving = (page: Page): Promise<void> =>
	page.evaluate((name) => {
		window.navigation.addEventListener('navigate', ({ destination }) => {
			if (destination.sameDocument) return
			const { pathname, search } = new URL(destination.url)
			const noted = sessionStorage.getItem(name)
			sessionStorage.setItem(name, `${noted === null ? '' : `${noted}\n`}${pathname}${search}`)
		})
	}, noteName)

/** The recorded URLs. */
export const leavingNoted = (page: Page): Promise<string[]> =>
	page.evaluate((name) => (sessionStorage.getItem(name) ?? '').split('\n'), noteName)

/** A virtual device with a passkey, whose owner always agrees. */
export async function plugPasskeys(page: Page): Promise<void> {
	const devTools = await page.context().newCDPSession(page)
	await devTools.send('WebAuthn.enable')
	await devTools.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
}
