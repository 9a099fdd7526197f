// The owner changes the words of a mail: mistakes at their fields, a preview, the next mail, and back to the first words.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { buy } from './buying.ts'
import { letterTo } from './mailbox.ts'
import { openOwnShop } from './own-shop.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
const shop = await openOwnShop({})
afterAll(async () => {
	await browser.close()
	await shop.close()
})
const staff = (name: string) => ({ email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })
const openHere = (options: Parameters<typeof openPage>[1] = {}) =>
	openPage(browser, { baseURL: shop.url, ...options })

test('words of a mail are previewed, saved, sent with the next order, and taken back', async () => {
	const page = await openHere()
	await signIn(page, staff('admin'), shop.url)
	await page.goto('/admin/settings/mails')
	expect(await findingsAtBothWidths(page)).toEqual([])
	const search = page.getByRole('searchbox', { name: 'Name, recipient or occasion' })
	await search.fill('buyer PAYMENT')
	await search.press('Enter')
	await page.waitForURL(/q=buyer\+PAYMENT/)
	expect(await page.getByRole('link', { name: 'Order shipped', exact: true }).count()).toBe(0)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('link', { name: 'Order paid', exact: true }).click()
	await page.getByLabel('Opening').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect(await page.getByLabel('Subject').inputValue()).toBe('Order #{order number} is paid')

	await page.getByLabel('Subject').fill('Paid, {player}!')
	await page.getByLabel('Opening').fill('Thanks for **{amount}**, <b>team</b>!')
	await page.getByRole('button', { name: 'Save these words' }).click()
	await page.getByText('{player} is no placeholder of this mail').first().waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect(await page.getByLabel('Opening').inputValue()).toBe('Thanks for **{amount}**, <b>team</b>!')
	await page.getByLabel('Subject').fill('Hooray, #{order number} is paid')
	await page.getByLabel('Closing').fill('Go, team!')
	await page.getByRole('button', { name: 'Preview' }).click()
	const preview = page.frameLocator('iframe')
	await preview.getByText('Thanks for $189.43, <b>team</b>!').last().waitFor()
	expect(await preview.locator('strong').textContent()).toBe('$189.43')
	await preview.getByText('Go, team!').waitFor()
	await page.getByText('Hooray, #7c41d9e2 is paid').first().waitFor()
	await page.getByRole('button', { name: 'Send a test mail to me' }).click()
	await toast(page, 'Test mail sent').waitFor()
	await letterTo(shop.url, staff('admin').email, 'Test: Hooray, #7c41d9e2 is paid')
	await page.getByRole('button', { name: 'Save these words' }).click()
	await toast(page, 'Words saved').waitFor()

	const person = newPerson()
	const buyer = await openHere()
	await signUp(buyer, person, shop.url)
	const product = await productPath(shop.url, 'football', 'Friday Fade Game Jersey')
	const first = await buy(buyer, shop.url, { product, size: 'L', qty: 1 })
	const letter = await letterTo(shop.url, person.email, `Hooray, #${first.slice(0, 8)} is paid`)
	expect(letter.text).toContain('<b>team</b>!')
	expect(letter.text).toContain('Go, team!')
	expect(letter.text).toContain('Sales tax')
	expect(letter.links.length).toBeGreaterThan(0)

	const reader = await openHere()
	await signIn(reader, staff('csr'), shop.url)
	await reader.goto('/admin/settings/mails/order.paid')
	await reader.frameLocator('iframe').getByText('Go, team!').waitFor()
	expect(await reader.getByRole('button', { name: 'Save these words' }).count()).toBe(0)
	await closePage(reader)

	// Without scripts on a phone.
	const phone = await openHere({
		...screens.narrow,
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	})
	await phone.goto('/admin/settings/mails/order.paid')
	await phone.getByRole('button', { name: 'Back to the shop’s own words' }).click()
	await toast(phone, 'Words saved').waitFor()
	await closePage(phone)
	const second = await buy(buyer, shop.url, { product, size: 'L', qty: 1 })
	await letterTo(shop.url, person.email, `Order #${second.slice(0, 8)} is paid`)
	await closePage(buyer)

	await page.goto('/admin/settings/mails')
	await page.getByText('by admin@demo.fieldhouse.test').first().waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
})
