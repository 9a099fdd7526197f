// The product list of a sport: filters, sorting, "Load more", the back button, and all of it without scripts.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, openPage, openVisitors, screens, watch, widths } from './browser.ts'
import { patience } from './patience.ts'
import { openOwnShop } from './own-shop.ts'
import {
	announced,
	cardsShown,
	chip,
	countBeside,
	holdAnswers,
	isNearScroll,
	openFilters,
	pricesShown,
	pressUntilFocused,
	searchOf,
	summaryOf,
} from './list-page.ts'

const browser = await openBrowser()
/** The demo has at most 14 products of a sport; two editions of each make a list longer than one page. */
const longShop = await openOwnShop({ products: 200 })
afterAll(() => Promise.all([browser.close(), longShop.close()]))
const visitors = await openVisitors(browser)

const list = '/sport/football/products'
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const countsOf = async (page: Page, facet: string) =>
	(await page.locator(`#facet-${facet} label small`).allTextContents()).map(Number)
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)

test.for(widths)('filters are chosen by keyboard and the focus stays (%s)', async (width) => {
	const page = await visitors[width].newPage()
	const troubles = watch(page)
	await page.goto(list)
	await openFilters(page, width)

	const inStock = await countBeside(page, 'in-stock')
	expect(inStock).toBeLessThan(await cardsShown(page))
	await pressUntilFocused(page, 'in-stock')
	await page.keyboard.press('Space')
	await expect.poll(() => searchOf(page), patience).toBe('?stock=1')
	await expect.poll(() => focusedId(page), patience).toBe('in-stock')
	expect(await page.locator('#in-stock').isChecked()).toBe(true)
	expect(await cardsShown(page)).toBe(inStock)
	expect(await summaryOf(page)).toBe(`${inStock} products`)
	await announced(page, `${inStock} products`)
	expect(await chip(page, 'In stock').count()).toBe(1)
	expect(sum(await countsOf(page, 'brand'))).toBe(inStock)

	const kindCounts = await countsOf(page, 'kind')
	const [first = 0, second = 0] = kindCounts
	await pressUntilFocused(page, 'kind-0')
	await page.keyboard.press('Space')
	await expect.poll(() => cardsShown(page), patience).toBe(first)
	expect(await focusedId(page)).toBe('kind-0')
	expect(sum(await countsOf(page, 'brand'))).toBe(first)
	expect(await countsOf(page, 'kind')).toEqual(kindCounts)

	await pressUntilFocused(page, 'kind-1')
	await page.keyboard.press('Space')
	await expect.poll(() => cardsShown(page), patience).toBe(first + second)
	const kinds = await page
		.locator('#facet-kind input:checked')
		.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
	expect(new URLSearchParams(searchOf(page)).getAll('kind')).toEqual(kinds)
	for (const kind of kinds) expect(await chip(page, kind).count()).toBe(1)

	await page.keyboard.press('Space')
	await expect.poll(() => cardsShown(page), patience).toBe(first)
	expect(await chip(page, kinds[1] ?? '').count()).toBe(0)
	expect(troubles).toEqual([])
	await page.close()
})

test('Back returns to the filters and to the place in the list', async () => {
	const page = await visitors.narrow.newPage()
	await page.goto(list)
	await openFilters(page, 'narrow')
	await page.locator('#in-stock').press('Space')
	await expect.poll(() => searchOf(page), patience).toBe('?stock=1')
	await page.getByRole('button', { name: /^Show \d+ products$/ }).click()
	const cards = await cardsShown(page)

	const card = page.locator('list-page [data-id] h3 a').last()
	await card.scrollIntoViewIfNeeded()
	const before = await page.evaluate(() => scrollY)
	expect(before).toBeGreaterThan(300)
	await card.click()
	await page.waitForURL(/\/product\//)
	await page.goBack()
	await expect.poll(() => searchOf(page), patience).toBe('?stock=1')
	await isNearScroll(page, before)
	expect(await page.locator('#in-stock').isChecked()).toBe(true)
	expect(await cardsShown(page)).toBe(cards)

	await page.goBack()
	await expect.poll(() => searchOf(page), patience).toBe('')
	await expect.poll(() => chip(page, 'In stock').count(), patience).toBe(0)
	expect(await page.locator('#in-stock').isChecked()).toBe(false)
	await page.goForward()
	await expect.poll(() => chip(page, 'In stock').count(), patience).toBe(1)
	await expect.poll(() => cardsShown(page), patience).toBe(cards)
	await page.close()
})

test('"Load more" adds cards below those that stand there', async () => {
	const page = await openPage(browser, { ...screens.wide, baseURL: longShop.url })
	await page.goto(list)
	const total = Number.parseInt((await summaryOf(page)) ?? '', 10)
	expect(total).toBeGreaterThan(24)
	expect(await cardsShown(page)).toBe(24)
	await page
		.locator('list-page [data-id]')
		.first()
		.evaluate((card) => card.setAttribute('data-mark', ''))
	await page.getByRole('link', { name: `Load ${total - 24} more` }).press('Enter')
	await expect.poll(() => cardsShown(page), patience).toBe(total)
	expect(searchOf(page)).toBe('?show=48')
	await announced(page, `${total} of ${total} products shown`)
	expect(await page.locator('list-page [data-id]').first().getAttribute('data-mark')).toBe('')
	const following = page.locator('list-page [data-id]').nth(24).locator('h3 a')
	expect(await following.evaluate((link) => link === document.activeElement)).toBe(true)
	const ids = await page
		.locator('list-page [data-id]')
		.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-id')))
	expect(new Set(ids).size).toBe(total)
	await page.reload()
	expect(await cardsShown(page)).toBe(total)
	await closePage(page)
})

test('order and price narrow the list, "Clear all" keeps the order', async () => {
	const page = await visitors.narrow.newPage()
	await page.goto(list)
	const all = await cardsShown(page)
	await page.getByLabel('Sort by').selectOption('Price: low to high')
	await expect.poll(() => searchOf(page), patience).toBe('?sort=price-low')
	const prices = await pricesShown(page)
	expect(prices).toEqual(prices.toSorted((a, b) => a - b))
	const [cheapest = 0, dearest = 0] = [prices[0], prices.at(-1)]
	expect(dearest).toBeGreaterThan(cheapest)

	await openFilters(page, 'narrow')
	const most = Math.ceil((cheapest + dearest) / 200)
	await page.getByLabel('To, $').fill(String(most))
	await page.getByLabel('To, $').press('Enter')
	await expect.poll(() => searchOf(page), patience).toBe(`?max=${most}&sort=price-low`)
	expect(await pricesShown(page)).toEqual(prices.filter((cents) => cents <= most * 100))
	expect(await chip(page, `Up to $${most}.00`).count()).toBe(1)

	await page.getByLabel('From, $').fill(String(most))
	await page.getByLabel('From, $').press('Enter')
	await expect.poll(() => searchOf(page), patience).toBe(`?min=${most}&max=${most}&sort=price-low`)
	await page.getByLabel('To, $').fill('')
	await page.getByLabel('To, $').press('Enter')
	await expect.poll(() => searchOf(page), patience).toBe(`?min=${most}&sort=price-low`)
	expect(await pricesShown(page)).toEqual(prices.filter((cents) => cents >= most * 100))
	await page.getByRole('button', { name: 'Close filters' }).click()

	await page.getByRole('link', { name: 'Clear all' }).click()
	await expect.poll(() => searchOf(page), patience).toBe('?sort=price-low')
	expect(await cardsShown(page)).toBe(all)
	expect(await page.getByRole('list', { name: 'Active filters' }).count()).toBe(0)
	expect(await page.getByLabel('From, $').inputValue()).toBe('0')
	await page.getByLabel('Sort by').selectOption('Price: high to low')
	await expect.poll(() => pricesShown(page), patience).toEqual(prices.toReversed())
	await page.close()
})

test('a list without a product says so and offers the way out', async () => {
	const page = await visitors.narrow.newPage()
	await page.goto(`${list}?min=999&stock=1`)
	expect(await cardsShown(page)).toBe(0)
	expect(await page.getByText('Nothing in the locker fits that').isVisible()).toBe(true)
	await page.getByRole('link', { name: 'Without “$999.00 and up”' }).click()
	await expect.poll(() => searchOf(page), patience).toBe('?stock=1')
	await expect.poll(() => cardsShown(page), patience).toBeGreaterThan(0)
	await page.getByRole('link', { name: 'Remove filter: In stock' }).click()
	await expect.poll(() => searchOf(page), patience).toBe('')
	await page.close()
})

test('a sport that the shop does not carry is a missing page', async () => {
	const page = await visitors.wide.newPage()
	const answer = await page.goto('/sport/quidditch/products')
	expect(answer?.status()).toBe(404)
	expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Oops! Page not found')
	await page.getByRole('link', { name: 'Go Home' }).click()
	await expect.poll(() => new URL(page.url()).pathname, patience).toBe('/')
	await page.close()
})

test('a slow answer is bridged by three cards in waiting', async () => {
	const page = await visitors.narrow.newPage()
	await page.goto(list)
	const waiting = page.getByRole('status', { name: 'Loading products' })
	expect(await waiting.isVisible()).toBe(false)
	const release = await holdAnswers(page, '**/products?*')
	await page.getByLabel('Sort by').selectOption('Name')
	await waiting.waitFor()
	expect(await waiting.locator('> *').count()).toBe(3)
	expect(await page.locator('list-page [data-id]').first().isVisible()).toBe(false)
	release()
	await waiting.waitFor({ state: 'hidden' })
	expect(await page.locator('list-page [data-id]').first().isVisible()).toBe(true)
	expect(searchOf(page)).toBe('?sort=name')
	await page.close()
})

test('an answer does not touch the price that is still being typed', async () => {
	const page = await visitors.wide.newPage()
	await page.goto(list)
	await openFilters(page, 'wide')
	const most = page.getByLabel('To, $')
	const release = await holdAnswers(page, '**/products?*')
	await most.fill('45')
	await most.press('Enter')
	await most.press('Home')
	await most.press('Shift+ArrowRight')
	release()
	await expect.poll(() => searchOf(page), patience).toBe('?max=45')
	expect(await chip(page, 'Up to $45.00').count()).toBe(1)
	await page.keyboard.type('7')
	expect(await most.inputValue()).toBe('75')
	await page.keyboard.press('Enter')
	await expect.poll(() => searchOf(page), patience).toBe('?max=75')
	expect(await chip(page, 'Up to $75.00').count()).toBe(1)
	expect(await chip(page, 'Up to $45.00').count()).toBe(0)
	await page.close()
})

test('an answer that does not come to the script comes as a page', async () => {
	const page = await openPage(browser)
	await page.goto(list)
	await page.route('**/products?*', (route) =>
		route.request().isNavigationRequest() ? route.continue() : route.abort(),
	)
	await page.getByLabel('Sort by').selectOption('Name')
	await page.waitForURL(/\?sort=name$/)
	expect(await page.getByLabel('Sort by').inputValue()).toBe('name')
	await closePage(page)
})

test('the link behind "Load more" works without scripts', async () => {
	const page = await openPage(browser, {
		...screens.narrow,
		baseURL: longShop.url,
		javaScriptEnabled: false,
	})
	await page.goto(list)
	const total = Number.parseInt((await summaryOf(page)) ?? '', 10)
	await page.getByRole('link', { name: `Load ${total - 24} more` }).click()
	await page.waitForURL(/show=48/)
	expect(await cardsShown(page)).toBe(total)
	expect(await page.getByRole('link', { name: /^Load/ }).count()).toBe(0)
	await closePage(page)
})
