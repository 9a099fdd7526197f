// An admin imports products from a file with bad rows, finds them in the list, and undoes the import.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { openOwnShop } from './own-shop.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const file = [
	'sku;brand;model;sport;garment;price;status;color;primary_color;size;stock',
	'IMP-1;Ridgeline;Imported Tee;spirit;tee;19.50;active;Navy;navy;M;5',
	'IMP-1;;;;;;;Navy;navy;L;5',
	'IMP-2;Ridgeline;Broken Tee;spirit;tee;cheap;active;Navy;navy;M;5',
	'IMP-3;Ridgeline;Odd Tee;chess;tee;19.50;active;Navy;navy;M;5',
].join('\r\n')

test('bad rows are named, good products are imported, and undoing takes them away', async () => {
	const page = await openPage(browser, { baseURL: shop.url })
	await signIn(page, admin, shop.url)
	await page.goto('/admin/products')
	await page.getByRole('link', { name: 'Import products', exact: true }).click()
	await page.getByText('Nothing has been imported or edited yet.').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page
		.getByLabel(/^CSV file/)
		.setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
	await page.getByRole('button', { name: 'Check the file' }).press('Enter')
	await page.getByText('Nothing is changed yet: look it over').waitFor()
	await page.getByText('Expected a price in dollars, such as 49.95.').waitFor()
	await page.getByText('Expected a sport of the shop, such as football, or spirit.').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	const address = page.url()
	expect(await (await page.request.get(`${address}/problems.csv`)).text()).toMatch(/^4,[^,]+,price,cheap,/m)
	await page.getByRole('button', { name: 'Import 1 product' }).press('Enter')
	await toast(page, 'Products written').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/admin/products?q=IMP-')
	await page.getByRole('link', { name: 'Ridgeline Imported Tee' }).waitFor()
	const exported = await (await page.request.get('/admin/products/files/products.csv?q=IMP-')).text()
	expect(exported).toContain('IMP-1,Ridgeline,Imported Tee,spirit,tee,,,,19.50,,,,active')
	await page.goto('/admin/products/files')
	await page.getByRole('link', { name: 'season.csv' }).click()
	await page.getByRole('button', { name: 'Undo this import' }).press('Enter')
	await toast(page, 'Undone').waitFor()
	await page.goto('/admin/products?q=IMP-')
	await page.getByText('No product fits').waitFor()
	await closePage(page)
})
