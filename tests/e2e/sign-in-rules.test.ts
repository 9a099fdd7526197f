// The owner closes sign-up to all but invited people: a stranger loses nothing typed, an invited one comes in.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { openOwnShop } from './own-shop.ts'

const browser = await openBrowser()
const shop = await openOwnShop({})
afterAll(async () => {
	await browser.close()
	await shop.close()
})
const openHere = (options: Parameters<typeof openPage>[1] = {}) =>
	openPage(browser, { baseURL: shop.url, ...options })

test('sign-up by invitation only, a longer password, and a second step for customer service', async () => {
	const admin = await openHere()
	await signIn(admin, { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }, shop.url)
	await admin.goto('/admin/settings/sign-in')
	expect(await findingsAtBothWidths(admin)).toEqual([])
	await admin.getByLabel('Who may open an account').selectOption('By invitation only')
	await admin.getByLabel('Shortest new password').fill('3')
	await admin.getByLabel('Administrators', { exact: true }).check()
	await admin.getByRole('button', { name: 'Review changes' }).click()
	await admin.getByText('please enter 6 to 64 characters').first().waitFor()
	expect(await findingsAtBothWidths(admin)).toEqual([])
	await admin.getByLabel('Shortest new password').fill('10')
	await admin.getByRole('button', { name: 'Review changes' }).click()
	await admin.getByText('Your own account has no second step yet.').first().waitFor()
	await admin.getByLabel('Administrators', { exact: true }).uncheck()
	await admin.getByLabel('Customer service', { exact: true }).check()
	await admin.getByRole('button', { name: 'Review changes' }).click()
	await admin.locator('#review').getByText('3 changes').waitFor()
	expect(await findingsAtBothWidths(admin)).toEqual([])
	await admin.getByRole('button', { name: 'Save these rules' }).click()
	await toast(admin, 'Sign-in rules saved').waitFor()

	const stranger = newPerson()
	for (const javaScriptEnabled of [true, false]) {
		const page = await openHere({ javaScriptEnabled })
		await page.goto('/auth?tab=sign-up', { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' })
		const panel = page.getByRole('tabpanel', { name: 'Sign Up' })
		await panel.getByText('New accounts are opened by invitation.').first().waitFor()
		await panel.getByLabel('Email').fill(stranger.email)
		await panel.getByLabel(/^Password/).fill('a long password')
		await panel.getByRole('button', { name: 'Sign Up' }).click()
		await toast(page, 'Sign up failed').waitFor()
		expect(await panel.getByLabel('Email').inputValue()).toBe(stranger.email)
		if (javaScriptEnabled) expect(await findingsAtBothWidths(page)).toEqual([])
		await closePage(page)
	}

	const invited = newPerson()
	await admin.goto('/admin/people/invitations')
	await admin.getByLabel('Email').fill(invited.email)
	await admin.getByLabel('Role').selectOption('Production')
	await admin.getByRole('button', { name: 'Send the invitation' }).click()
	await toast(admin, 'Invited, the mail is on its way').waitFor()
	const page = await openHere()
	await page.goto(linkIn(await letterTo(shop.url, invited.email, 'You are invited to work at Fieldhouse')))
	await page.getByRole('link', { name: 'Create an account' }).click()
	const panel = page.getByRole('tabpanel', { name: 'Sign Up' })
	await panel.getByLabel('Email').waitFor()
	await page.waitForLoadState('networkidle')
	await panel.getByLabel('Email').fill(invited.email)
	await panel.getByLabel(/^Password/).fill('too short')
	await panel.getByRole('button', { name: 'Sign Up' }).click()
	await panel.getByText('Password should be at least 10 characters.').first().waitFor()
	await panel.getByLabel(/^Password/).fill('long enough now')
	await panel.getByRole('button', { name: 'Sign Up' }).click()
	await page.getByRole('button', { name: 'Accept the invitation' }).click()
	await page.waitForURL('**/production')
	await closePage(page)

	const clerk = await openHere()
	await signIn(clerk, { email: 'csr@demo.fieldhouse.test', password: 'fieldhouse-demo' }, shop.url)
	await clerk.goto('/admin/orders')
	expect(new URL(clerk.url()).pathname).toBe('/account')
	await clerk.getByText('Your role needs a second step at sign-in.').first().waitFor()
	expect(await findingsAtBothWidths(clerk)).toEqual([])
	await closePage(clerk)
	await closePage(admin)
})
