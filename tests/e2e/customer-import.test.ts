// An admin imports customers from a file with bad lines, without scripts; a customer finds the address book; undo.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { openOwnShop } from './own-shop.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const fileOf = (domain: string) =>
	[
		'First Name,Last Name,Email,Accepts Email Marketing,Company,Address1,Address2,City,Province Code,Country Code,Zip,Phone',
		`Pat,Vale,pat.vale@${domain},yes,Ames High,1 Main St,,Ames,IA,US,50010,201-555-0101`,
		'Kim,Oda,kim@,no,,,,,,,,',
		`Lou,Reyes,lou@${domain},no,,5 Elm St,,Ames,Nowhere,US,50010,`,
		'Ada,Staff,admin@demo.fieldhouse.test,no,,,,,,,,',
	].join('\r\n')

const upload = async (page: Awaited<ReturnType<typeof openPage>>, domain: string) => {
	await page
		.getByLabel(/^CSV file/)
		.setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(domain)) })
	await page.getByRole('button', { name: 'Check the file' }).press('Enter')
	await page.getByText('Nothing is changed yet: look it over').waitFor()
}

test('bad lines are named, good customers are imported, and undoing takes them away', async () => {
	const page = await openPage(browser, { baseURL: shop.url })
	await signIn(page, admin, shop.url)
	await page.goto('/admin/people')
	await page.getByRole('link', { name: 'Import customers' }).click()
	await page.getByText('No customers have been imported yet.').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await upload(page, 'customers.test')
	await page.getByText('Expected an email address, such as pat@example.com.').waitFor()
	await page.getByText('This address belongs to a person who works for the shop.').waitFor()
	await page.getByText(/^State required\. The customer comes without this address\.$/).waitFor()
	await page.getByText('Columns that are left out: Accepts Email Marketing.').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	const address = page.url()
	expect(address).not.toContain('customers.test')
	expect(await page.title()).not.toContain('Vale')
	expect(await (await page.request.get(`${address}/problems.csv`)).text()).toMatch(/^3,Email,kim@,/m)
	await page.getByRole('button', { name: 'Import 2 customers' }).press('Enter')
	await toast(page, 'Customers imported').waitFor()
	await page.getByText('2 customers with a new account').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/admin/people')
	await page.getByRole('link', { name: 'Pat Vale' }).click()
	await page.getByText('Company or school: Ames High', { exact: true }).waitFor()
	await page.goto('/admin/people/import')
	await page.getByRole('link', { name: 'customers.csv' }).click()
	await page.getByRole('button', { name: 'Undo this import' }).press('Enter')
	await toast(page, 'Undone').waitFor()
	await page.goto('/admin/people')
	expect(await page.getByRole('link', { name: 'Pat Vale' }).count()).toBe(0)
	await page.goto('/admin/audit')
	await page.getByText('imported a file of customers: 2 new accounts').waitFor()
	await closePage(page)
})

test('the import works without scripts', async () => {
	const page = await openPage(browser, { baseURL: shop.url })
	await signIn(page, admin, shop.url)
	const plain = await openPage(browser, {
		baseURL: shop.url,
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	})
	await plain.goto('/admin/people/import')
	await upload(plain, 'plain.test')
	await plain.getByRole('button', { name: 'Import 2 customers' }).press('Enter')
	await plain.getByText('The customers are imported').waitFor()
	await plain.getByRole('button', { name: 'Undo this import' }).press('Enter')
	await plain.getByText('The import is undone').waitFor()
	await plain.getByText('2 customers removed again; 2 customers left out with a problem.').waitFor()
	expect(await plain.getByRole('button', { name: 'Undo this import' }).count()).toBe(0)
	await closePage(plain)
	await closePage(page)
})
