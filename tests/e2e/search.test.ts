// The search box of the header and the page of results: keyboard, screen reader, recent searches, facets, no scripts.
import type { Page, Request } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { axeFindings, closePage, openPage, screens, watch, widths } from './browser.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

/** Longer than any pause of the search box, in milliseconds of the page's clock. */
const longPauseMs = 1_000

const box = (page: Page) => page.getByRole('banner').getByRole('combobox')
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const spoken = (page: Page) => page.locator('body > [role=status]')

/** The page of a visitor in the search box, whose clock only the test moves, with its search requests and errors. */
async function openStill(path: string): Promise<{ page: Page; asked: string[]; troubles: string[] }> {
	const page = await openPage(browser)
	const troubles = watch(page)
	const asked: string[] = []
	page.on('request', (request: Request) => {
		const { pathname, searchParams } = new URL(request.url())
		if (pathname === '/search/suggest') asked.push(searchParams.get('q') ?? '')
	})
	await page.clock.install()
	await page.goto(path)
	// The box asks for the script of its suggestions when it has the focus.
	await box(page).focus()
	await page.locator('header site-search[data-served]').waitFor({ state: 'attached' })
	await page.clock.pauseAt(Date.now() + 60_000)
	return { page, asked, troubles }
}

/** Types and pauses, then waits for the suggestions for the text. */
async function searchFor(page: Page, text: string): Promise<void> {
	const answer = page.waitForResponse((response) => response.url().includes('/search/suggest'))
	await box(page).fill(text)
	await page.clock.runFor(longPauseMs)
	await (await answer).finished()
}

test('nothing is asked until typing pauses, and then once', async () => {
	const { page, asked, troubles } = await openStill('/')
	await box(page).focus()
	for (const letter of 'hoodie') {
		await page.keyboard.press(letter)
		await page.clock.runFor(100)
	}
	expect(asked).toEqual([])
	await page.clock.runFor(longPauseMs)
	await options(page).first().waitFor()
	expect(asked).toEqual(['hoodie'])
	await box(page).fill('h')
	await page.clock.runFor(longPauseMs)
	expect(asked, 'one letter is no question').toEqual(['hoodie'])
	expect(troubles).toEqual([])
	await closePage(page)
})

test('the arrow keys walk the suggestions, Escape closes them, Enter opens one', async () => {
	const { page, troubles } = await openStill('/about')
	await searchFor(page, 'hoodie')
	await options(page).first().waitFor()
	const isOpen = () => box(page).getAttribute('aria-expanded')
	const chosen = () =>
		page.getByRole('option', { selected: true }).evaluateAll((all) => all.map(({ id }) => id))
	const pointed = () => box(page).getAttribute('aria-activedescendant')
	expect(await isOpen()).toBe('true')
	expect(await box(page).getAttribute('aria-controls')).toBe(
		await page.getByRole('listbox').getAttribute('id'),
	)
	expect(await chosen()).toEqual([])
	await page.keyboard.press('ArrowDown')
	expect(await chosen()).toEqual([await options(page).first().getAttribute('id')])
	expect(await pointed()).toBe(await options(page).first().getAttribute('id'))
	await page.keyboard.press('ArrowUp')
	expect(await pointed(), 'above the first is the box').toBeNull()
	await page.keyboard.press('ArrowUp')
	expect(await pointed(), 'and above that the last').toBe(await options(page).last().getAttribute('id'))
	await page.clock.resume()
	expect(await axeFindings(page)).toEqual([])
	await page.keyboard.press('Escape')
	expect(await isOpen()).toBe('false')
	expect(await options(page).count()).toBe(0)
	expect(await box(page).inputValue()).toBe('hoodie')
	expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
	await page.keyboard.press('ArrowDown')
	expect(await isOpen()).toBe('true')
	const href = (await options(page).first().getAttribute('href')) ?? ''
	expect(href).toMatch(/^\/product\//)
	await page.keyboard.press('Enter')
	await page.waitForURL(`**${href}`)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('leaving the box closes the suggestions', async () => {
	const { page } = await openStill('/about')
	await searchFor(page, 'jersey')
	await options(page).first().waitFor()
	await page.keyboard.press('Tab')
	await page.keyboard.press('Tab')
	expect(await options(page).count()).toBe(0)
	await closePage(page)
})

test('a screen reader announces how many suggestions there are, that there are none, or that they failed', async () => {
	const { page } = await openStill('/about')
	const announces = async (text: RegExp) => {
		await expect
			.poll(async () => {
				await page.clock.runFor(100)
				return spoken(page).textContent()
			}, patience)
			.toMatch(text)
	}
	await searchFor(page, 'hoodie')
	await announces(/^\d+ suggestions$/)
	await searchFor(page, 'zzzqqq')
	await announces(/^Nothing found for “zzzqqq”\.$/)
	await page.route('**/search/suggest*', (route) => route.abort())
	await box(page).fill('jersey')
	await page.clock.runFor(longPauseMs)
	await announces(/^Suggestions are not available\. Press Enter to search\.$/)
	await page.keyboard.press('Enter')
	await page.waitForURL('**/search?q=jersey')
	await closePage(page)
})

test('an answer that comes late does not replace the newer one', async () => {
	const { page } = await openStill('/about')
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route('**/search/suggest?q=helmet', async (route) => {
		await held
		// The page may have dropped this request.
		await route.continue().catch(() => undefined)
	})
	await box(page).fill('helmet')
	await page.clock.runFor(longPauseMs)
	await searchFor(page, 'hoodie')
	await page.getByRole('option', { name: 'All results for “hoodie”' }).waitFor()
	release()
	await searchFor(page, 'hoodies')
	await page.getByRole('option', { name: 'All results for “hoodies”' }).waitFor()
	expect(await page.getByRole('option', { name: /helmet/i }).count()).toBe(0)
	await closePage(page)
})

test('recent searches stand ready, newest first, on every page, until they are cleared', async () => {
	const page = await openPage(browser)
	await page.goto('/')
	await box(page).focus()
	expect(await options(page).count()).toBe(0)
	for (const words of ['hoodie', 'soccer jersey', 'Hoodie']) {
		await box(page).fill(words)
		await page.keyboard.press('Enter')
		await page.waitForURL((address) => address.searchParams.get('q') === words)
	}
	await page.goto('/about')
	await box(page).focus()
	await expect.poll(() => options(page).allTextContents(), patience).toEqual(['Hoodie', 'soccer jersey'])
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await page.waitForURL((address) => address.searchParams.get('q') === 'soccer jersey')
	await page.goto('/about')
	await box(page).focus()
	await page.getByRole('button', { name: 'Clear recent searches' }).click()
	expect(await options(page).count()).toBe(0)
	await page.reload()
	await box(page).focus()
	expect(await options(page).count()).toBe(0)
	await closePage(page)
})

test('suggestions can be tapped in the menu of a phone', async () => {
	const page = await openPage(browser, screens.narrow)
	await page.goto('/')
	await page.getByRole('button', { name: 'Menu', exact: true }).tap()
	const menu = page.getByRole('dialog', { name: 'Menu' })
	await menu.getByRole('combobox').fill('hoodie')
	const first = menu.getByRole('option').first()
	await first.waitFor()
	expect(await axeFindings(page)).toEqual([])
	const href = (await first.getAttribute('href')) ?? ''
	await first.tap()
	await page.waitForURL(`**${href}`)
	await closePage(page)
})

test('without a connection for the suggestions the box stays a form', async () => {
	const page = await openPage(browser)
	await page.route('**/*search-suggestions*', (route) => route.abort())
	await page.goto('/about')
	const failed = page.waitForEvent('requestfailed')
	await box(page).fill('hoodie')
	await failed
	await page.keyboard.press('Enter')
	await page.waitForURL('**/search?q=hoodie')
	expect(await counted(page)).toBeGreaterThan(0)
	await closePage(page)
})

test('what is typed while the suggestions are loaded is asked for', async () => {
	const page = await openPage(browser)
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route('**/*search-suggestions*', async (route) => {
		await held
		await route.continue()
	})
	await page.goto('/about')
	await box(page).fill('hoodie')
	expect(await options(page).count()).toBe(0)
	release()
	await page.getByRole('option', { name: 'All results for “hoodie”' }).waitFor()
	await closePage(page)
})

const counted = async (page: Page) =>
	Number(/\d+/.exec((await page.locator('#list-summary').textContent()) ?? '')?.[0])

test('facets narrow the results, stand in the address, and come off again', async () => {
	for (const width of widths) {
		const page = await openPage(browser, screens[width])
		const troubles = watch(page)
		await page.goto('/search?q=jersey')
		const all = await counted(page)
		if (width === 'narrow') await page.getByRole('button', { name: /^Filters/ }).tap()
		const soccer = page.getByRole('checkbox', { name: /^Soccer/ })
		await soccer.focus()
		await page.keyboard.press('Space')
		await page.waitForURL((address) => address.searchParams.getAll('sport').join() === 'soccer')
		await expect.poll(() => counted(page), patience).toBeLessThan(all)
		expect(await counted(page)).toBeGreaterThan(0)
		expect(await soccer.isChecked()).toBe(true)
		expect(await soccer.evaluate((input) => input === document.activeElement)).toBe(true)
		await expect.poll(() => spoken(page).textContent(), patience).toMatch(/\d/)
		if (width === 'narrow') await page.getByRole('button', { name: 'Close filters' }).tap()
		await page.reload()
		expect(await counted(page)).toBeLessThan(all)
		await page.getByRole('link', { name: 'Remove filter: Soccer' }).click()
		await page.waitForURL((address) => !address.searchParams.has('sport'))
		await expect.poll(() => counted(page), patience).toBe(all)
		expect(troubles).toEqual([])
		await closePage(page)
	}
})

test('results, facets and suggestions for a typo work without scripts', async () => {
	const page = await openPage(browser, { javaScriptEnabled: false })
	await page.goto('/search')
	await page.getByRole('main').getByRole('searchbox').fill('hodie')
	await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
	await page.waitForURL('**/search?q=hodie')
	expect(await page.getByRole('main').getByText('hoodie').first().isVisible()).toBe(true)
	await page.goto('/search?q=jersey')
	const all = await counted(page)
	await page.getByRole('checkbox', { name: /^Soccer/ }).check()
	await page.getByRole('button', { name: 'Apply' }).click()
	await page.waitForURL((address) => address.searchParams.getAll('sport').join() === 'soccer')
	expect(await counted(page)).toBeLessThan(all)
	await closePage(page)
})

test('a search for nothing known says so and offers ways on', async () => {
	const page = await openPage(browser)
	await page.goto('/search?q=zzzqqq')
	await page.getByRole('main').getByText('Nothing found for “zzzqqq”').waitFor()
	const onward = page.getByRole('main').getByRole('link', { name: 'Ask us about it' })
	expect(await onward.getAttribute('href')).toBe('/support')
	await onward.click()
	await page.waitForURL('**/support')
	await closePage(page)
})
