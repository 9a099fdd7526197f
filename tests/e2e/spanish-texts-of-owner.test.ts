// An admin writes the Spanish of a product, of a listed text and of the shop's hours; a visitor who reads Spanish sees them.
import { afterAll, expect, test } from 'vitest'
import { stableId } from '#catalog/seeds/seed.server.ts'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { openOwnShop } from './own-shop.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const id = stableId('FH-FB240')
const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }

test('what an owner writes in Spanish is what a family reads, and a changed English text is English again', async () => {
	const page = await openPage(browser, { baseURL: shop.url })
	const reader = await openPage(browser, { baseURL: shop.url, locale: 'es-MX' })
	await signIn(page, admin, shop.url)
	await page.goto(`/admin/products/${id}`)
	await page.getByLabel('Model in Spanish').fill('Camiseta de la prueba')
	await page.getByLabel('Description in Spanish').fill('Para el *partido*.')
	await page.getByRole('button', { name: 'Save product' }).last().click()
	await toast(page, 'Product saved').waitFor()
	expect(await page.getByLabel('Model in Spanish').inputValue()).toBe('Camiseta de la prueba')

	await reader.goto(`/product/${id}`)
	await reader.getByRole('heading', { name: 'Camiseta de la prueba', level: 1 }).waitFor()
	await reader.getByText('Para el partido.').waitFor()
	expect(await reader.title()).toContain('Camiseta de la prueba')
	expect(await reader.locator('h1 [lang], h1[lang]').count()).toBe(0)
	await reader.goto('/sport/football/products')
	await reader.getByRole('link', { name: 'Camiseta de la prueba' }).waitFor()

	await page.goto('/admin/translations?show=all&q=mon-fri')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel(/^Spanish of “Mon-Fri/).fill('Entre semana, de 9 a 6')
	await page.getByRole('button', { name: 'Save this page' }).click()
	await toast(page, '1 Spanish text saved: pages show it now').waitFor()
	await reader.reload()
	await reader.getByRole('contentinfo').getByText('Entre semana, de 9 a 6').waitFor()

	await page.goto(`/admin/products/${id}`)
	await page.locator('#model').fill('Gridiron Elite Jersey II')
	await page.getByLabel('Model in Spanish').fill('')
	await page.getByRole('button', { name: 'Save product' }).last().click()
	await toast(page, 'Product saved').waitFor()
	await reader.goto(`/product/${id}`)
	const heading = reader.getByRole('heading', { name: 'Gridiron Elite Jersey II', level: 1 })
	expect(await heading.locator('[lang]').getAttribute('lang')).toBe('en-US')
	await page.goto('/admin/translations?show=unused')
	await page.getByText('Gridiron Elite Game Jersey', { exact: true }).waitFor()
	await closePage(page)
	await closePage(reader)
})
