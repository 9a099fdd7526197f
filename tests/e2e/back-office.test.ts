// The back office: an order is found and partly refunded, a product changed and checked, a role given.
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { buy } from './buying.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const staff = (name: string) => ({ email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })

test('customer service finds an order, refunds a unit and leaves a note that the buyer does not see', async () => {
	const { page: buyer } = await newcomer(browser)
	const product = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')
	const orderId = await buy(buyer, shopUrl, { product, size: 'L', qty: 3 })
	const page = await openPage(browser)
	await signIn(page, staff('csr'))
	await page.goto('/admin')
	expect(await findingsAtBothWidths(page)).toEqual([])
	// Actions that would be refused have no button.
	expect(await page.getByRole('link', { name: 'Audit' }).count()).toBe(0)
	expect((await page.request.get('/admin/audit')).status()).toBe(403)
	await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Status' }).click()
	await page.getByRole('row', { name: /^Database Good/ }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Orders' }).click()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel('Find by').selectOption('Reference or PO number')
	await page.getByLabel('Words').fill(`#${orderId.slice(0, 8)}`)
	await page.getByRole('button', { name: 'Find' }).click()
	await page.waitForURL(`${shopUrl}/admin/orders/${orderId}`)

	await page.getByText('Give money back').click()
	await page.getByLabel(/^1\. .*of 3/).fill('1')
	await page.getByLabel('Reason').last().fill('One was torn')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Review refund' }).click()
	await page.getByText('goes back to the payer').waitFor()
	// One of three jerseys of $169.00, at 8 %.
	await page.getByText('Of it, $13.52 is sales tax').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: /^Refund \$/ }).click()
	await toast(page, 'The refund is on its way').waitFor()
	await page.getByLabel('Note').fill('Promised to call back')
	await page.getByRole('button', { name: 'Add note' }).click()
	await toast(page, 'Note added').waitFor()
	expect(await page.getByText('Promised to call back').count()).toBe(1)
	await page.getByRole('button', { name: 'Start production' }).click()
	await toast(page, 'Production started').waitFor()
	await page.getByRole('button', { name: 'Mark as shipped' }).waitFor()

	await expect
		.poll(
			async () => {
				await buyer.goto(`/orders/${orderId}`)
				return buyer.getByText('1 of 3 refunded').count()
			},
			{ timeout: 15_000 },
		)
		.toBe(1)
	expect(await buyer.content()).not.toContain('Promised to call back')
	// The tax of the refund is returned on its day.
	await page.goto('/admin/reports/tax')
	await page.getByRole('columnheader', { name: 'Tax returned' }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/admin/reports/refunds')
	await page.getByRole('row', { name: /One was torn.*\$13\.52/ }).waitFor()
	await closePage(page)
	await closePage(buyer)
})

test('an admin changes price and stock, gives a role, and finds both in the log; without scripts, on a phone', async () => {
	const { page: newcomerPage, person } = await newcomer(browser)
	const enter = await openPage(browser)
	await signIn(enter, staff('admin'))
	const state = await enter.context().storageState()
	await closePage(enter)
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false, storageState: state })
	await page.goto('/admin/products?q=IL-1220')
	await page.getByRole('link', { name: 'Ironline Friday Fade Game Jersey' }).click()
	const before = await page.getByLabel('Base price').inputValue()
	await page.getByLabel('Base price').fill('91.25')
	await page.getByRole('button', { name: 'Save product' }).click()
	await toast(page, 'Product saved').waitFor()
	const count = page.getByLabel(/^Can be sold, /).first()
	const stock = await count.inputValue()
	await count.fill(String(Number(stock) + 7))
	await page.getByLabel('Why does it differ?').selectOption('Correction of a mistake')
	await page.getByRole('button', { name: 'Save stock' }).click()
	await toast(page, 'Stock saved').waitFor()
	expect(await count.inputValue()).toBe(String(Number(stock) + 7))
	const address = page.url()
	await page.getByRole('link', { name: 'See it in the shop' }).click()
	await page.getByText('$91.25').first().waitFor()
	await page.goto(address)
	await page.getByLabel('Base price').fill(before)
	await page.getByRole('button', { name: 'Save product' }).click()
	await toast(page, 'Product saved').waitFor()

	await page.goto('/admin/people')
	await page.getByLabel(/^Name or email/).fill(person.email)
	await page.getByRole('button', { name: 'Find' }).click()
	await page.getByRole('link', { name: person.name }).waitFor()
	expect(page.url()).toBe(`${shopUrl}/admin/people`)
	await page.getByRole('link', { name: person.name }).click()
	await page.getByLabel('Give a role').waitFor()
	expect(page.url()).not.toContain(person.name)
	await page.getByLabel('Give a role').selectOption('Production')
	await page.getByRole('button', { name: 'Give', exact: true }).click()
	await toast(page, 'Role given').waitFor()
	await page.getByRole('link', { name: 'What happened to the account' }).click()
	await page.getByRole('link', { name: 'role_granted' }).waitFor()
	await closePage(page)
	await closePage(newcomerPage)
})

test('every page of the back office is whole on a desk and on a phone', async () => {
	const page = await openPage(browser)
	await signIn(page, staff('admin'))
	for (const path of [
		'portals/new',
		'products',
		'products/import',
		'stock',
		'stock/needs',
		'stock/orders',
		'people',
		'messages',
		'mail',
		'audit',
		'audit?log=accounts',
		'quotes',
		'quotes/new',
	]) {
		const answer = await page.goto(`/admin/${path}`)
		expect([path, answer?.status(), await findingsAtBothWidths(page)]).toEqual([path, 200, []])
	}
	await page.goto('/admin/products?q=IL-1220')
	await page.getByRole('link', { name: 'Ironline Friday Fade Game Jersey' }).click()
	expect(await findingsAtBothWidths(page)).toEqual([])
	const file = await (await page.request.get('/admin/products/stock.csv?sport=hockey')).text()
	await page.goto('/admin/products/import')
	const upload = (text: string) =>
		page
			.getByLabel(/^CSV file/)
			.setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
	await upload('sku,stock\nNOPE,many')
	await page.getByRole('button', { name: 'Check the file' }).click()
	await page.getByText('Expected the SKU of a product of this shop.').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await upload(file)
	await page.getByRole('button', { name: 'Check the file' }).click()
	await page.getByText('The file changes nothing').waitFor()
	await closePage(page)
})
