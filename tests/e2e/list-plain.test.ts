// The product list of a sport for a browser that runs no scripts.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, openPage, viewports, widths } from './browser.ts'
import { cardsShown, chip, countBeside, openFilters, pricesShown, searchOf, summaryOf } from './list-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const list = '/sport/football/products'

test.for(widths)('filters, chips and order work without scripts (%s)', async (width) => {
	const page = await openPage(browser, { viewport: viewports[width], javaScriptEnabled: false })
	await page.goto(list)
	const all = await pricesShown(page)
	await openFilters(page, width)
	const inStock = await countBeside(page, 'in-stock')
	await page.locator('#in-stock').check()
	await page.getByRole('button', { name: 'Apply' }).click()
	await page.waitForURL(/stock=1/)
	expect(await cardsShown(page)).toBe(inStock)
	expect(await summaryOf(page)).toBe(`${inStock} products`)
	expect(await page.locator('#in-stock').isChecked()).toBe(true)

	await page.getByLabel('Sort by').selectOption('Price: low to high')
	await page.getByRole('button', { name: 'Sort', exact: true }).click()
	await page.waitForURL(/sort=price-low/)
	expect(new URLSearchParams(searchOf(page)).get('stock')).toBe('1')
	const prices = await pricesShown(page)
	expect(prices).toEqual(prices.toSorted((a, b) => a - b))

	await chip(page, 'In stock').click()
	await page.waitForURL(`**${list}?sort=price-low`)
	expect(await cardsShown(page)).toBe(all.length)
	await openFilters(page, width)
	await page.getByLabel('To, $').fill('50')
	await page.getByRole('button', { name: 'Apply' }).click()
	await page.waitForURL(/max=50/)
	const cheap = all.filter((cents) => cents <= 5_000).toSorted((a, b) => a - b)
	expect(cheap.length).toBeGreaterThan(0)
	expect(await pricesShown(page)).toEqual(cheap)
	await page.getByRole('link', { name: 'Clear all' }).click()
	await page.waitForURL(`**${list}?sort=price-low`)
	expect(await cardsShown(page)).toBe(all.length)
	await closePage(page)
})
