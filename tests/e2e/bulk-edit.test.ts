// An admin narrows the list of products, saves that as a view, edits several at once, and undoes it.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { openOwnShop } from './own-shop.ts'
import { patience } from './patience.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const staff = (name: string) => ({ email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })
const file = [
	'sku,brand,model,sport,garment,price,status,color,primary_color,size,stock,lead_time_days',
	...['Alder', 'Birch', 'Cedar'].map(
		(name, at) => `BULK-${at},Grove,${name} Tee,spirit,tee,${20 + at}.00,active,Navy,navy,M,5,7`,
	),
	'BULK-9,Grove,Draft Tee,spirit,tee,30.00,draft,Navy,navy,M,5,7',
].join('\n')

test('products are narrowed, saved as a view, edited at once by keyboard on a phone, and put back', async () => {
	const page = await openPage(browser, { baseURL: shop.url, ...screens.narrow })
	const troubles = watch(page)
	await signIn(page, staff('admin'), shop.url)
	await page.goto('/admin/products/files')
	await page
		.getByLabel(/^CSV file/)
		.setInputFiles({ name: 'grove.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
	await page.getByRole('button', { name: 'Check the file' }).press('Enter')
	await page.getByRole('button', { name: 'Import 4 products' }).press('Enter')
	await toast(page, 'Products written').waitFor(patience)

	await page.goto('/admin/products')
	await page.getByLabel('Name, brand or SKU').fill('grove')
	await page.getByLabel('Order', { exact: true }).selectOption('dearest')
	await page.getByRole('button', { name: 'Show', exact: true }).press('Enter')
	await page.waitForURL(/sort=dearest/)
	expect(await findingsAtBothWidths(page)).toEqual([])
	const named = page.getByRole('table', { name: 'Products' }).getByRole('link')
	expect(await named.allTextContents()).toEqual([
		'Grove Draft Tee',
		'Grove Cedar Tee',
		'Grove Birch Tee',
		'Grove Alder Tee',
	])

	await page.getByText('Save this view').press('Enter')
	await page.getByLabel('Name of this search and order').fill('Grove, dearest first')
	await page.getByRole('button', { name: 'Save the view' }).press('Enter')
	await toast(page, 'View saved').waitFor(patience)
	await page.goto('/admin/products')
	await page.getByRole('link', { name: 'Grove, dearest first' }).press('Enter')
	await page.waitForURL(/sort=dearest/)
	expect(await page.getByRole('link', { name: 'Grove, dearest first' }).getAttribute('aria-current')).toBe(
		'page',
	)

	// None is checked: the form says so and leads back to the same list.
	await page.getByRole('button', { name: 'Edit checked' }).press('Enter')
	await page.getByText('No product is chosen').waitFor()
	await page.getByRole('main').getByRole('link', { name: 'the list' }).press('Enter')
	await page.waitForURL(/sort=dearest/)
	for (const name of ['Alder', 'Birch'])
		await page.getByRole('checkbox', { name: `Choose Grove ${name} Tee` }).press('Space')
	await page.getByRole('button', { name: 'Edit checked' }).press('Enter')
	await page.getByText('2 products chosen').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel('Price', { exact: true }).selectOption('up-percent')
	await page.getByLabel('Amount').fill('a lot')
	await page.getByLabel('Lead time of every size').fill('12')
	await page.getByRole('button', { name: 'Show what changes' }).press('Enter')
	await page.getByText('Please enter the percent, such as 10 or 7.5.').first().waitFor()
	expect(await page.getByLabel('Lead time of every size').inputValue()).toBe('12')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel('Amount').fill('10')
	await page.getByRole('button', { name: 'Show what changes' }).press('Enter')
	await page.getByText('Price: $20.00 → $22.00').waitFor(patience)
	await page.getByText('Price: $21.00 → $23.10').waitFor()
	expect(await page.getByText(/^Lead time of 1 size: \d+ days → 12 days$/).count()).toBe(2)
	expect(await findingsAtBothWidths(page)).toEqual([])
	const address = page.url()
	expect((await (await page.request.get('/search?q=Alder+Tee')).text()).includes('$20.00')).toBe(true)
	await page.getByRole('button', { name: 'Change 2 products' }).press('Enter')
	await toast(page, 'Products written').waitFor(patience)
	await expect
		.poll(
			async () => (await (await page.request.get('/search?q=Alder+Tee')).text()).includes('$22.00'),
			patience,
		)
		.toBe(true)

	// All of the view: the draft cannot be archived and is named, the others leave the shop.
	await page.goto('/admin/products')
	await page.getByRole('link', { name: 'Grove, dearest first' }).press('Enter')
	await page.getByRole('button', { name: 'Edit all 4' }).press('Enter')
	await page.getByText('4 products chosen').waitFor()
	await page.getByLabel('State', { exact: true }).selectOption('archived')
	await page.getByRole('button', { name: 'Show what changes' }).press('Enter')
	await page.getByText('A product that is “Draft” cannot become “Archived”.').waitFor(patience)
	expect(await page.getByRole('table', { name: 'Problems' }).innerText()).toContain('Grove')
	await page.getByRole('button', { name: 'Change 3 products' }).press('Enter')
	await toast(page, 'Products written').waitFor(patience)
	await page.getByRole('button', { name: 'Undo this edit' }).press('Enter')
	await toast(page, 'Undone').waitFor(patience)
	await page.goto(address)
	await page.getByRole('button', { name: 'Undo this edit' }).press('Enter')
	await toast(page, 'Undone').waitFor(patience)
	await page.goto('/admin/products?q=grove&show=active&sort=cheapest')
	expect(
		await page
			.getByRole('cell')
			.filter({ hasText: /^Price\$/ })
			.allTextContents(),
	).toEqual(['Price$20.00', 'Price$21.00', 'Price$22.00'])
	await page.getByRole('link', { name: 'Grove Alder Tee' }).press('Enter')
	await page.getByText('Price: $20.00 → $22.00').waitFor()
	await page.getByText('Price: $22.00 → $20.00').waitFor()
	expect(troubles).toEqual([])
	await closePage(page)

	const csr = await openPage(browser, { baseURL: shop.url })
	await signIn(csr, staff('csr'), shop.url)
	await csr.goto('/admin/products')
	await csr.getByRole('link', { name: 'Grove, dearest first' }).waitFor()
	expect(await csr.getByRole('button', { name: 'Edit checked' }).count()).toBe(0)
	expect((await csr.request.get('/admin/products/bulk?all=yes')).status()).toBe(403)
	await closePage(csr)
}, 240_000)
