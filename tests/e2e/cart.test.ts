// What a browser keeps for its visitor: the cart until checkout, and favorites.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'
import { choose, productPath, sheetOn, slot, stockOf, toastSaying } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const jersey = await productPath(inject('shopUrl'), 'football', 'Gridiron Elite Game Jersey')
const thin = await productPath(inject('shopUrl'), 'football', 'Leatherhead Long-Sleeve Jersey')

/** Leaving a page cuts off what it was still fetching; that is no trouble of the page. */
const isNoCutOff = (trouble: string) => !trouble.endsWith('net::ERR_ABORTED')
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })
const unitsInHeader = async (page: Page) => Number(await page.locator('cart-count').textContent())
const keptLines = (page: Page) =>
	page.evaluate(() => {
		const lines = JSON.parse(localStorage.getItem('fieldhouse.cart') ?? '[]') as {
			size: string
			qty: number
		}[]
		return lines.map(({ size, qty }) => ({ size, qty }))
	})

test('a jersey goes into the cart once its size is chosen, and stays there', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await page.goto(jersey)
	expect(await addButton(page).isDisabled()).toBe(true)
	expect(await slot(page, 'stock').textContent()).toBe('Choose a size')
	expect(await unitsInHeader(page)).toBe(0)

	await choose(page, 'size', 'L')
	await expect.poll(() => addButton(page).isEnabled(), patience).toBe(true)
	expect(await slot(page, 'stock').textContent()).toBe('In stock')
	await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
	await addButton(page).click()
	expect(await toastSaying(page, 'Added to cart')).toMatch(/^3 × Gridiron Elite Game Jersey, .+, L$/)
	await expect.poll(() => unitsInHeader(page), patience).toBe(3)

	await addButton(page).press('Enter')
	await expect.poll(() => unitsInHeader(page), patience).toBe(6)
	expect(await keptLines(page)).toEqual([{ size: 'L', qty: 6 }])
	await choose(page, 'size', 'XL')
	await page.getByRole('button', { name: 'One less' }).click()
	await addButton(page).click()
	await expect.poll(() => unitsInHeader(page), patience).toBe(8)
	expect(await keptLines(page)).toEqual([
		{ size: 'L', qty: 6 },
		{ size: 'XL', qty: 2 },
	])
	await page.reload()
	await expect.poll(() => unitsInHeader(page), patience).toBe(8)
	await page.goto('/')
	await expect.poll(() => unitsInHeader(page), patience).toBe(8)
	expect(troubles.filter(isNoCutOff)).toEqual([])
	await closePage(page)
})

test('the cart takes no more than there is in stock', async () => {
	const page = await openPage(browser)
	await page.goto(`${thin}?color=cream-maroon&size=L&qty=500`)
	const sheet = await sheetOn(page)
	const stock = stockOf(sheet, 0, sheet.sizes.indexOf('L'))
	expect(await slot(page, 'stock').textContent()).toBe(`Only ${stock} in stock: the cart takes ${stock}`)
	await addButton(page).click()
	expect(await toastSaying(page, 'Added to cart')).toContain(`your cart now holds ${stock}.`)
	expect(await unitsInHeader(page)).toBe(stock)
	await addButton(page).click()
	expect(await toastSaying(page, 'Your cart holds them all')).toMatch(new RegExp(`^We have ${stock} of `))
	expect(await unitsInHeader(page)).toBe(stock)
	expect(await keptLines(page)).toEqual([{ size: 'L', qty: stock }])
	await closePage(page)
})

test('a cart that was tampered with breaks nothing', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await page.goto(`${jersey}?size=L`)
	for (const kept of ['not json', '{"qty":3}', '[null,{"qty":"9"},{"qty":-2}]']) {
		await page.evaluate((text) => localStorage.setItem('fieldhouse.cart', text), kept)
		await page.reload()
		await expect.poll(() => unitsInHeader(page), patience).toBe(0)
		await addButton(page).click()
		await expect.poll(() => unitsInHeader(page), patience).toBe(1)
	}
	expect(troubles.filter(isNoCutOff)).toEqual([])
	await closePage(page)
})

test('a star is kept and shines in every tab', async () => {
	const page = await openPage(browser)
	const other = await page.context().newPage()
	await page.goto(jersey)
	await other.goto('/sport/football/products')
	const star = (tab: Page) => tab.getByRole('button', { name: 'Favorite: Gridiron Elite Game Jersey' })
	const isStarred = (tab: Page) => star(tab).getAttribute('aria-pressed')
	expect(await isStarred(page)).toBe('false')
	await star(page).press('Enter')
	await expect.poll(() => isStarred(page), patience).toBe('true')
	await expect.poll(() => isStarred(other), patience).toBe('true')
	await page.reload()
	await expect.poll(() => isStarred(page), patience).toBe('true')
	await star(other).click()
	expect(new URL(other.url()).pathname).toBe('/sport/football/products')
	await expect.poll(() => isStarred(other), patience).toBe('false')
	await expect.poll(() => isStarred(page), patience).toBe('false')
	await closePage(page)
})
