// Team colors: picked once, seen on home, lists, search and product pages, and dropped with one press.
import { afterAll, expect, inject, test } from 'vitest'
import type { Page } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { signIn } from './account-page.ts'
import {
	axeFindings,
	closePage,
	findingsAtBothWidths,
	openPage,
	screens,
	sidewaysOverflow,
	watch,
} from './browser.ts'
import { patience } from './patience.ts'
import { choose, productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const teamPictures = (page: Page) => page.locator('img[data-team]')
const back = (page: Page) => page.getByRole('button', { name: 'Back to shop colors' })

/** How many garments are shown in the shop's colors. */
const inShopColors = (page: Page) =>
	teamPictures(page).evaluateAll(
		(images) => images.filter((image) => !(image as HTMLImageElement).srcset.includes('/in/')).length,
	)

const mainTop = (page: Page) => page.locator('main').evaluate((main: HTMLElement) => main.offsetTop)

const loaded = (page: Page) =>
	teamPictures(page)
		.first()
		.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.currentSrc)

test('team colors follow the visitor over the shop and go with one press', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await page.goto('/')
	const top = await mainTop(page)
	await page.getByLabel('Team name, if you like').fill('Oak Hill')
	await page.getByRole('group', { name: 'First color' }).getByLabel('Maroon').check()
	await page.getByRole('group', { name: 'Second color' }).getByLabel('White').check()
	expect(await inShopColors(page)).toBe(0)
	expect(await mainTop(page), 'nothing moves').toBe(top)

	const product = await productPath(inject('shopUrl'), 'football', 'Gridiron Pro Game Jersey')
	for (const path of ['/sport/football/products', '/builder/spirit-wear', '/search?q=jersey', product]) {
		await page.goto(path)
		await expect.poll(() => inShopColors(page), patience).toBe(0)
		await expect.poll(() => loaded(page), patience).toMatch(/\/in\/maroon-white-\d+\.webp\?team=Oak%20Hill$/)
		expect([await axeFindings(page), await sidewaysOverflow(page)]).toEqual([[], 0])
	}
	expect(await teamPictures(page).first().getAttribute('alt')).toContain('in Maroon / White')
	await page.getByText('In your team colors').waitFor()
	const ordered = page
		.locator('p', { hasText: 'Add to Cart orders this one, in Navy / Athletic Gold.' })
		.locator('..')
	await ordered.waitFor()
	expect(await ordered.locator('img').getAttribute('srcset')).not.toContain('/in/')
	const customize = page.getByRole('link', { name: 'Customize in your colors' })
	expect(new URL(await customize.evaluate((link: HTMLAnchorElement) => link.href)).search).toBe(
		'?color=navy-gold&colors=maroon-white&team=Oak+Hill',
	)
	await choose(page, 'color', 'black-orange')
	expect(await page.locator('[data-strip] img').first().getAttribute('srcset')).not.toContain('/in/')
	expect([await ordered.count(), await customize.count()]).toEqual([0, 0])
	expect(await page.getByRole('link', { name: 'Start plain' }).getAttribute('href')).toMatch(
		/\?start=plain&color=black-orange$/,
	)

	await page.getByRole('button', { name: 'Menu', exact: true }).tap()
	await page.getByRole('dialog', { name: 'Menu' }).getByRole('combobox').fill('gridiron pro')
	await expect
		.poll(() => page.locator('[role=option] img[data-team]').first().getAttribute('src'), patience)
		.toMatch(/\/in\/maroon-white-96\.webp\?team=Oak%20Hill$/)

	await page.goto('/sport/football/products')
	await back(page).click()
	expect(await teamPictures(page).count()).toBe(await inShopColors(page))
	await page.reload()
	expect(await back(page).count()).toBe(0)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('shared pages are the same bytes with and without team colors', async () => {
	const url = `${inject('shopUrl')}/sport/soccer/products`
	const plain = await (await fetch(url)).text()
	const colored = await (
		await fetch(url, { headers: { Cookie: 'team-colors=maroon-white.Oak%20Hill' } })
	).text()
	expect(colored).toBe(plain)
})

test('without scripts the form keeps the colors and comes back', async () => {
	const page = await openPage(browser, { javaScriptEnabled: false })
	await page.goto('/')
	await page.getByRole('group', { name: 'First color' }).getByLabel('Purple').check()
	await page.getByRole('button', { name: 'Show my colors' }).click()
	expect(new URL(page.url()).pathname).toBe('/')
	const cookies = await page.context().cookies()
	expect(cookies.find(({ name }) => name === 'team-colors')?.value).toBe('purple-gold.')
	await closePage(page)
})

test('a design of the gallery opens in the builder in the picked colors, from the first picture on', async () => {
	const page = await openPage(browser)
	const troubles = watch(page)
	await page.goto('/designs/gallery?sport=football&kind=Jersey')
	await page.getByLabel('Team name, if you like').fill('Oak Hill')
	await page.getByRole('group', { name: 'First color' }).getByLabel('Maroon').check()
	await page.getByRole('group', { name: 'Second color' }).getByLabel('White').check()
	await expect.poll(() => loaded(page), patience).toMatch(/\/in\/maroon-white-\d+\.webp\?team=Oak%20Hill$/)
	await page.getByRole('link', { name: 'Power Yoke' }).click()
	await page.waitForURL(/\/builder\/[0-9a-f-]{36}/)
	const part = page.getByRole('region', { name: 'Start from a design' })
	const style = page.getByRole('group', { name: 'Sleeve trim' })
	await expect.poll(() => style.getByLabel('One stripe').isChecked(), patience).toBe(true)
	await expect.poll(() => part.getByLabel('Team name, if you like').inputValue(), patience).toBe('Oak Hill')
	await part.getByRole('button', { name: 'Leatherhead' }).click()
	await expect.poll(() => style.getByLabel('Plain').isChecked(), patience).toBe(true)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect.poll(() => style.getByLabel('One stripe').isChecked(), patience).toBe(true)
	expect(troubles).toEqual([])
	await closePage(page)
})

test('without scripts the gallery shows the colors of its form', async () => {
	const page = await openPage(browser, { javaScriptEnabled: false })
	// Without scripts Chromium loads all pictures at once, and each is drawn at its first request.
	await page.goto('/designs/gallery?sport=soccer', { waitUntil: 'domcontentloaded' })
	await page.getByRole('group', { name: 'First color' }).getByLabel('Purple').check()
	await page.getByRole('button', { name: 'Show my colors' }).click()
	expect(new URL(page.url()).search).toBe('?sport=soccer&colors=purple-gold')
	expect(await inShopColors(page)).toBe(0)
	await closePage(page)
})

test('a coach picks the team’s colors in the portal, earlier than its script', async () => {
	const page = await openPage(browser)
	await signIn(page, { email: 'coach@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	const { promise: picked, resolve: scriptMayCome } = Promise.withResolvers<undefined>()
	await page.route(/on-colors-[^/]+\.js$/, async (route) => {
		await picked
		await route.continue()
	})
	await page.goto('/portal/team-123', { waitUntil: 'commit' })
	const part = page.getByRole('region', { name: 'The whole shop in your colors' })
	expect(await part.getByLabel('Team name, if you like').inputValue()).not.toBe('')
	await part.getByRole('group', { name: 'First color' }).getByLabel('Maroon').check()
	expect(await back(page).count()).toBe(0)
	scriptMayCome(undefined)
	await back(page).waitFor()
	const cookies = await page.context().cookies()
	expect(cookies.find(({ name }) => name === 'team-colors')?.value).toMatch(/^maroon-gold\../)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
})
