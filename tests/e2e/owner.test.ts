// The owner's back office: a new price list, which leaves placed orders as they are; a visitor's message.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { buy } from './buying.ts'
import { openOwnShop } from './own-shop.ts'
import { choose, productPath, sheetOn } from './product-page.ts'

const browser = await openBrowser()
const shop = await openOwnShop({})
afterAll(async () => {
	await browser.close()
	await shop.close()
})
const staff = (name: string) => ({ email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })
const settings = `${shop.url}/admin/settings/prices`
const openHere = (options: Parameters<typeof openPage>[1] = {}) =>
	openPage(browser, { baseURL: shop.url, ...options })

test('prices are changed after a review, hold at once and for new orders only, and are put back', async () => {
	const buyer = await openHere()
	await signUp(buyer, newPerson(), shop.url)
	const product = await productPath(shop.url, 'football', 'Friday Fade Game Jersey')
	const before = await buy(buyer, shop.url, { product, size: 'L', qty: 1 })
	await buyer.goto(`/orders/${before}`)
	const paid = await buyer.getByText('Sales tax').locator('..').textContent()
	expect(paid).toContain('$7.84')

	const page = await openHere()
	await signIn(page, staff('admin'), shop.url)
	await page.goto(settings)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel('Sales tax').fill('70')
	await page.getByLabel('Tackle twill, back, small 2-3in').fill('a lot')
	await page.getByRole('button', { name: 'Review changes' }).click()
	await page.getByText('2 things to fix').waitFor()
	// In the list on top, and at the field.
	expect(await page.getByText(/^Tackle twill, back, small 2-3in: please enter/).count()).toBe(2)
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect(await page.getByLabel('Tackle twill, back, small 2-3in').inputValue()).toBe('a lot')

	await page.getByLabel('Tackle twill, back, small 2-3in').fill('11.50')
	await page.getByLabel('Sales tax').fill('7.25')
	await page.getByLabel('Shipping').fill('9.99')
	const first = page.getByRole('group', { name: 'Quantity discount 1' })
	await first.getByLabel('From').fill('10')
	await first.getByLabel('Saves').fill('6')
	await page.getByRole('button', { name: 'Review changes' }).click()
	const review = page.locator('#review')
	await review.getByText('4 changes').waitFor()
	expect(await review.getByRole('row', { name: 'Sales tax' }).textContent()).toContain('7.25 %')
	expect(await findingsAtBothWidths(page)).toEqual([])

	// Another administrator saves first.
	const other = await openHere({ storageState: await page.context().storageState() })
	await other.goto(settings)
	await other.getByLabel('Pieces in a new design').fill('14')
	await other.getByRole('button', { name: 'Review changes' }).click()
	await other.getByRole('button', { name: 'Save these prices' }).click()
	await toast(other, 'Prices saved').waitFor()
	await closePage(other)
	await review.getByRole('button', { name: 'Save these prices' }).click()
	await toast(page, 'The prices were not saved').waitFor()
	await page.getByLabel('Pieces in a new design').fill('14')
	await page.getByRole('button', { name: 'Review changes' }).click()
	await review.getByText('4 changes').waitFor()

	// Another one saves before the changes are reviewed, even when the form comes back with a mistake first.
	const next = await openHere({ storageState: await page.context().storageState() })
	await next.goto(settings)
	await page.getByLabel('Shipping').fill('free')
	await page.getByRole('button', { name: 'Review changes' }).click()
	await page.getByText('One thing to fix').waitFor()
	await next.getByLabel('Pieces in a new design').fill('15')
	await next.getByRole('button', { name: 'Review changes' }).click()
	await next.getByRole('button', { name: 'Save these prices' }).click()
	await toast(next, 'Prices saved').waitFor()
	await closePage(next)
	await page.getByLabel('Shipping').fill('9.99')
	await page.getByRole('button', { name: 'Review changes' }).click()
	await toast(page, 'The prices were not saved').waitFor()
	await page.getByText('Someone else changed these settings meanwhile').first().waitFor()
	await review.getByText('5 changes').waitFor()
	expect(await review.getByRole('row', { name: 'Pieces in a new design' }).textContent()).toContain('15')
	await page.getByLabel('Pieces in a new design').fill('15')
	await page.getByRole('button', { name: 'Review changes' }).click()
	await review.getByText('4 changes').waitFor()
	await review.getByRole('button', { name: 'Save these prices' }).click()
	await toast(page, 'Prices saved').waitFor()

	await buyer.goto(product)
	await choose(buyer, 'size', 'L')
	await buyer.getByText('9 more to save 6 %').first().waitFor()
	expect((await sheetOn(buyer)).tiers.at(-1)).toEqual({ from: 10, bp: 600 })
	const after = await buy(buyer, shop.url, { product, size: 'L', qty: 10 })
	await buyer.goto(`/orders/${after}`)
	// 10 × $98.00 − 6 % = $921.20.
	expect(await buyer.getByText('Sales tax').locator('..').textContent()).toContain('$66.79')
	await buyer.getByText('$9.99').first().waitFor()
	await buyer.goto(`/orders/${before}`)
	expect(await buyer.getByText('Sales tax').locator('..').textContent()).toBe(paid)
	await buyer.goto('/support')
	expect(await buyer.content()).toContain('6% from 10')

	const reader = await openHere()
	await signIn(reader, staff('csr'), shop.url)
	await reader.goto(settings)
	expect(await reader.getByRole('button', { name: 'Review changes' }).count()).toBe(0)
	expect(await reader.getByRole('row', { name: 'Sales tax' }).textContent()).toContain('7.25 %')
	await closePage(reader)

	// Without scripts on a phone.
	const phone = await openHere({
		...screens.narrow,
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	})
	await phone.goto(settings)
	await phone.getByRole('link', { name: 'Back to the prices the shop began with' }).click()
	await phone.getByRole('button', { name: 'Save these prices' }).click()
	await toast(phone, 'Prices saved').waitFor()
	await closePage(phone)
	await buyer.goto(product)
	expect((await sheetOn(buyer)).tiers.at(-1)).toEqual({ from: 12, bp: 500 })
	await closePage(buyer)
	await closePage(page)
})

test('a visitor’s message is answered by mail, by keyboard on a phone, and deleted for good', async () => {
	const visitor = await openHere()
	await visitor.goto('/support')
	await visitor.getByLabel('Name').fill('Dana Brook')
	await visitor.getByLabel(/^Email/).fill('dana.brook@example.test')
	await visitor.getByLabel('Subject').fill('Sizes of a sweater')
	await visitor.getByLabel('Message').fill('Does it run small?')
	await visitor.getByRole('button', { name: 'Send Message' }).click()
	await toast(visitor, 'Message sent!').waitFor()
	await closePage(visitor)

	const page = await openHere(screens.narrow)
	await signIn(page, staff('csr'), shop.url)
	await page.goto('/admin/messages')
	await page.getByRole('link', { name: 'Sizes of a sweater', exact: true }).click()
	await page.getByLabel('Your answer').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Send answer' }).press('Enter')
	expect(page.url()).not.toContain('done=')
	await page.getByLabel('Your answer').fill('It runs true to size.')
	await page.getByRole('button', { name: 'Send answer' }).press('Enter')
	await toast(page, 'The answer is on its way').waitFor()
	expect(await page.getByText('It runs true to size.').count()).toBe(1)
	const mails = await (await page.request.get('/dev/inbox.json?to=dana.brook@example.test')).text()
	expect(mails).toContain('It runs true to size.')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByText('Delete the message').press('Enter')
	await page.getByRole('button', { name: 'Delete for good' }).press('Enter')
	await toast(page, 'Message deleted').waitFor()
	expect(await page.getByRole('link', { name: 'Sizes of a sweater', exact: true }).count()).toBe(0)
	await closePage(page)
})
