// The menus of the header and of phones: by keyboard, mouse and touch, and without scripts.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { menuGroupsOf } from '#storefront/rules/menu.ts'
import { openBrowser } from '../chromium.ts'
import { closePage, focused, openPage, screens, watch } from './browser.ts'
import { specShell } from '#kit/shop.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const mainMenu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' })
const group = (page: Page, label: string) => mainMenu(page).locator('summary', { hasText: label })
const panelLink = (page: Page, name: RegExp) => mainMenu(page).getByRole('link', { name })
const openGroups = (page: Page) => mainMenu(page).locator('details[open] > summary').allTextContents()

async function pressUntil(page: Page, key: string, words: string): Promise<void> {
	for (let presses = 0; presses < 20; presses++) {
		await page.keyboard.press(key)
		if ((await focused(page)) === words) return
	}
	throw new Error(`${key} never reached "${words}"`)
}

test('the menus work by keyboard: open, walk, close, and leave', async () => {
	const page = await openPage(browser)
	const troubles = watch(page)
	await page.goto('/')
	await pressUntil(page, 'Tab', 'Sports')
	await page.keyboard.press('Enter')
	expect(await openGroups(page)).toEqual(['Sports'])
	await page.keyboard.press('Tab')
	expect(await focused(page)).toMatch(/Football/)
	await page.keyboard.press('ArrowDown')
	expect(await focused(page)).toMatch(/Basketball/)
	await page.keyboard.press('Escape')
	expect(await openGroups(page)).toEqual([])
	expect(await focused(page)).toBe('Sports')
	await page.keyboard.press('ArrowRight')
	expect(await focused(page)).toBe('Team Solutions')
	await page.keyboard.press('ArrowDown')
	expect(await openGroups(page)).toEqual(['Team Solutions'])
	expect(await focused(page)).toMatch(/^Team Portals/)
	await pressUntil(page, 'Tab', 'Custom Gear')
	expect(await openGroups(page), 'leaving closes').toEqual([])
	await page.keyboard.press('Space')
	await page.keyboard.press('Tab')
	expect(await focused(page)).toMatch(/^Jerseys/)
	await page.keyboard.press('Enter')
	await page.waitForURL('**/builder/jerseys')
	expect(troubles).toEqual([])
	await closePage(page)
})

test('only one menu is open at a time, and a press elsewhere closes it, by mouse and by touch', async () => {
	for (const hasTouch of [false, true]) {
		const page = await openPage(browser, { hasTouch })
		await page.goto('/privacy')
		const press = (label: string) => (hasTouch ? group(page, label).tap() : group(page, label).click())
		await press('Sports')
		expect(await openGroups(page)).toEqual(['Sports'])
		await press('Services')
		expect(await openGroups(page)).toEqual(['Services'])
		await press('Services')
		expect(await openGroups(page)).toEqual([])
		await press('Company')
		await (hasTouch ? page.touchscreen.tap(20, 880) : page.mouse.click(20, 880))
		expect(await openGroups(page)).toEqual([])
		await press('Company')
		const link = panelLink(page, /^Our History/)
		await (hasTouch ? link.tap() : link.click())
		await page.waitForURL('**/history')
		await closePage(page)
	}
})

test('every group of the menu shows its links', async () => {
	const page = await openPage(browser)
	await page.goto('/about')
	expect(await mainMenu(page).locator('summary').allTextContents()).toEqual([
		'Sports',
		'Team Solutions',
		'Custom Gear',
		'Services',
		'Company',
	])
	for (const { label, tiles, links } of menuGroupsOf(specShell)) {
		await group(page, label).click()
		for (const link of tiles ?? links) {
			const shown = mainMenu(page).locator(`details[open] a[href="${link.href}"]`, { hasText: link.label })
			expect(await shown.isVisible(), link.label).toBe(true)
		}
	}
	await closePage(page)
})

test('the phone menu opens, keeps the focus inside, closes and gives the focus back', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await page.goto('/about')
	const button = page.getByRole('button', { name: 'Menu', exact: true })
	const menu = page.getByRole('dialog', { name: 'Menu' })
	expect(await menu.isVisible()).toBe(false)
	await button.tap()
	await menu.waitFor()
	const outside = new Set<string>()
	for (let presses = 0; presses < 30; presses++) {
		await page.keyboard.press('Tab')
		const place = await page.evaluate(() => {
			const element = document.activeElement
			return element === document.body || element?.closest('dialog') ? '' : (element?.outerHTML ?? 'nothing')
		})
		if (place) outside.add(place)
	}
	expect([...outside]).toEqual([])
	await page.keyboard.press('Escape')
	await menu.waitFor({ state: 'hidden' })
	expect(await focused(page)).toBe('Menu')
	await page.keyboard.press('Enter')
	await menu.getByRole('button', { name: 'Close' }).tap()
	await menu.waitFor({ state: 'hidden' })
	expect(await focused(page)).toBe('Menu')
	await button.tap()
	await menu.getByText('Custom Gear').tap()
	await menu.getByRole('link', { name: 'Spirit Wear' }).tap()
	await page.waitForURL('**/builder/spirit-wear')
	expect(await menu.isVisible()).toBe(false)
	expect(troubles).toEqual([])
	await closePage(page)
})

test.each([true, false])(
	'the phone menu has the page in the other language, scripts run: %s',
	async (runs) => {
		const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: runs })
		await page.goto('/sport/football/products?cut=youth')
		const menu = page.locator('#mobile-menu')
		await page.getByRole('button', { name: 'Menu', exact: true }).tap()
		await menu.getByRole('link', { name: 'Español' }).tap()
		await page.waitForURL('**/sport/football/products?cut=youth&lang=es')
		expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
		await page.getByRole('button', { name: 'Menú', exact: true }).tap()
		expect(await menu.getByText('Español').getAttribute('aria-current')).toBe('true')
		await menu.getByRole('link', { name: 'English' }).tap()
		await page.waitForURL('**/sport/football/products?cut=youth&lang=en')
		await page.goto('/about')
		await page.getByRole('button', { name: 'Menu', exact: true }).tap()
		await menu.getByRole('link', { name: 'Sign In' }).waitFor()
		expect(await menu.getByRole('link', { name: 'Español' }).count()).toBe(0)
		await closePage(page)
	},
)

test('a press beside the menu closes it on a screen that leaves room', async () => {
	const page = await openPage(browser, { viewport: { width: 900, height: 800 } })
	await page.goto('/about')
	await page.getByRole('button', { name: 'Menu', exact: true }).click()
	const menu = page.getByRole('dialog', { name: 'Menu' })
	await menu.waitFor()
	await page.mouse.click(100, 400)
	await menu.waitFor({ state: 'hidden' })
	expect(new URL(page.url()).pathname).toBe('/about')
	await closePage(page)
})

test('menus and search work without scripts', async () => {
	const wide = await openPage(browser, { javaScriptEnabled: false })
	await wide.goto('/')
	await group(wide, 'Sports').click()
	expect(await openGroups(wide)).toEqual(['Sports'])
	await panelLink(wide, /Hockey/).click()
	await wide.waitForURL('**/sport/hockey/products')
	const box = wide.getByRole('banner').getByRole('searchbox')
	await box.fill('hoodie')
	await box.press('Enter')
	await wide.waitForURL('**/search?q=hoodie')
	expect(await wide.getByRole('heading', { level: 1 }).textContent()).toContain('hoodie')
	await closePage(wide)

	const narrow = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await narrow.goto('/')
	await narrow.getByRole('button', { name: 'Menu', exact: true }).tap()
	const menu = narrow.locator('#mobile-menu')
	await menu.waitFor()
	await menu.getByRole('button', { name: 'Close' }).tap()
	await menu.waitFor({ state: 'hidden' })
	await narrow.getByRole('button', { name: 'Menu', exact: true }).tap()
	await menu.getByText('Company').tap()
	await menu.getByRole('link', { name: 'About Us' }).tap()
	await narrow.waitForURL('**/about')
	await narrow.getByRole('button', { name: 'Menu', exact: true }).tap()
	await menu.getByLabel('Search products').fill('jersey')
	await menu.getByRole('button', { name: 'Search' }).tap()
	await narrow.waitForURL('**/search?q=jersey')
	await closePage(narrow)
})
