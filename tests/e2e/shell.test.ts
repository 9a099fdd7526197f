// The layout of every page except its menus: skip link, cart count, sticky header, links, missing pages, print, motion.
import { afterAll, expect, inject, test } from 'vitest'
import { footerColumnsOf, legalLinks, menuGroupsOf } from '#storefront/rules/menu.ts'
import { openBrowser } from '../chromium.ts'
import { openBuilder } from './builder-page.ts'
import { closePage, focused, openPage, screens, widths } from './browser.ts'
import { patience } from './patience.ts'
import { openPages } from './open-pages.ts'
import { specShell } from '#kit/shop.ts'

const shopUrl = inject('shopUrl')
const browser = await openBrowser()
afterAll(() => browser.close())

test('the first Tab shows the skip link, and it leads past the header', async () => {
	for (const width of widths) {
		const page = await openPage(browser, screens[width])
		await page.goto('/about')
		await page.keyboard.press('Tab')
		expect(await focused(page)).toBe('Skip to content')
		const skip = page.getByRole('link', { name: 'Skip to content' })
		await expect.poll(async () => (await skip.boundingBox())?.y ?? -1, patience).toBeGreaterThanOrEqual(0)
		await page.keyboard.press('Enter')
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
		await page.keyboard.press('Tab')
		const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
		expect(isInMain).toBe(true)
		await closePage(page)
	}
})

test('in the builder the first Tab leads past steps and stage to the fields of the step', async () => {
	const { page } = await openBuilder(browser, 1)
	await page.keyboard.press('Tab')
	expect(await focused(page)).toBe('Skip to the fields of this step')
	await page.keyboard.press('Enter')
	await expect.poll(() => page.evaluate(() => document.activeElement?.id), patience).toBe('step-panel')
	await page.keyboard.press('Tab')
	const isInPanel = await page.evaluate(() => document.activeElement?.closest('#step-panel') !== null)
	expect(isInPanel).toBe(true)
	await closePage(page)
})

test('the cart count starts at 0 and follows the cart of the browser, other tabs included', async () => {
	const page = await openPage(browser)
	await page.goto('/')
	const count = page.getByRole('banner').locator('cart-count')
	await expect.poll(() => count.textContent(), patience).toBe('0')
	const other = await page.context().newPage()
	await other.goto('/about')
	const put = (units: string) =>
		other.evaluate((value) => {
			document.cookie = `cart=${value}; Path=/`
			new BroadcastChannel('fieldhouse.cart').postMessage('changed')
		}, units)
	await put('15')
	await expect.poll(() => count.textContent(), patience).toBe('15')
	await page.reload()
	await expect.poll(() => count.textContent(), patience).toBe('15')
	await put('{broken')
	await expect.poll(() => count.textContent(), patience).toBe('0')
	await closePage(page)
})

test('the header stays in sight while the page scrolls', async () => {
	for (const width of widths) {
		const page = await openPage(browser, screens[width])
		await page.goto('/sport/football/products')
		await page.evaluate(() => window.scrollTo(0, 1_500))
		const logo = page.getByRole('link', { name: 'Fieldhouse home' })
		await expect.poll(() => page.evaluate(() => window.scrollY), patience).toBeGreaterThan(1_000)
		const box = await logo.boundingBox()
		expect(box?.y).toBeGreaterThanOrEqual(0)
		expect(box?.y).toBeLessThan(80)
		const isOnTop = await logo.evaluate((link) => {
			const { x, y, width: wide, height } = link.getBoundingClientRect()
			return link.contains(document.elementFromPoint(x + wide / 2, y + height / 2))
		})
		expect(isOnTop).toBe(true)
		await closePage(page)
	}
})

test('every link of menus and footer leads to a page, or honestly to none yet', async () => {
	const open = new Set((await openPages(shopUrl)).map(({ path }) => path))
	const page = await openPage(browser)
	await page.goto('/')
	const hrefs = await page
		.locator('header a[href^="/"], footer a[href^="/"], dialog a[href^="/"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
	await closePage(page)
	const promised = [
		...menuGroupsOf(specShell).flatMap(({ tiles, links, feature }) => [...(tiles ?? []), ...links, feature]),
		...footerColumnsOf(specShell).flatMap(({ links }) => links),
		...legalLinks,
	].map(({ href }) => href)
	expect(promised.filter((href) => !hrefs.includes(href))).toEqual([])
	for (const path of new Set(hrefs.map((href) => href.replace(/#.*$/, '')))) {
		const answer = await fetch(shopUrl + path)
		const body = await answer.text()
		if (open.has(path) || path === '/blog/rss.xml') expect(answer.status, path).toBe(200)
		else if (answer.status !== 200) {
			expect(answer.status, path).toBe(404)
			expect(body, path).toContain('Oops! Page not found')
		}
	}
})

test('a missing page says so and leads home', async () => {
	for (const width of widths) {
		const page = await openPage(browser, screens[width])
		const answer = await page.goto('/no-such-page')
		expect(answer?.status()).toBe(404)
		expect(await page.title()).toBe('Oops! Page not found | Fieldhouse')
		await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor()
		await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click()
		await page.waitForURL(`${shopUrl}/`)
		await closePage(page)
	}
})

test('on paper there is the text alone, dark on white', async () => {
	const page = await openPage(browser, { colorScheme: 'dark' })
	await page.goto('/privacy')
	await page.emulateMedia({ media: 'print' })
	for (const part of ['header:has(site-menu)', 'footer:has(nav)', 'a[href="#main"]']) {
		await expect.poll(() => page.locator(part).isVisible(), { ...patience, message: part }).toBe(false)
	}
	expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
	const look = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => {
				const canvas = document.createElement('canvas').getContext('2d')!
				const { color, backgroundColor } = getComputedStyle(element)
				const brightest = (paint: string) => {
					canvas.fillStyle = paint
					canvas.fillRect(0, 0, 1, 1)
					return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
				}
				return { ink: brightest(color), paper: brightest(backgroundColor) }
			})
	await expect.poll(async () => (await look('body')).paper, patience).toBe(255)
	for (const text of ['h1', 'main p', 'main h2'])
		await expect.poll(async () => (await look(text)).ink, { ...patience, message: text }).toBeLessThan(110)
	await page.emulateMedia({ media: 'screen' })
	await expect.poll(async () => (await look('body')).paper, patience).toBeLessThan(80)
	await closePage(page)
})

test('menus move only for people who did not ask for less motion', async () => {
	const motions = async (reducedMotion: 'reduce' | 'no-preference') => {
		const page = await openPage(browser, { reducedMotion })
		await page.goto('/')
		await page.evaluate(() => {
			document.addEventListener('animationstart', ({ animationName }) => {
				document.documentElement.dataset['moved'] = animationName
			})
		})
		const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
		await menu.getByText('Sports', { exact: true }).click()
		await menu.getByRole('link', { name: 'Football' }).waitFor()
		const running = () => page.evaluate(() => document.documentElement.dataset['moved'] ?? '')
		if (reducedMotion === 'no-preference') await expect.poll(running, patience).toBe('rise')
		const lasting = await page.evaluate(
			() =>
				document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 20)
					.length,
		)
		const moved = await running()
		await closePage(page)
		return { moved, lasting }
	}
	expect((await motions('no-preference')).moved).toBe('rise')
	expect(await motions('reduce')).toEqual({ moved: '', lasting: 0 })
})
