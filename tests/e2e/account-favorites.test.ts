// Favorites of signed-in people: stars on open pages, the visitor's list that joins them, and their tab.
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, openAccount, signUp, star, toast } from './account-page.ts'
import { closePage, focused, openPage, watch } from './browser.ts'
import { patience } from './patience.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const jersey = await productPath(inject('shopUrl'), 'football', 'Gridiron Elite Game Jersey')
const camo = await productPath(inject('shopUrl'), 'football', 'Sideline Camo Jersey')
const signedUp = (options?: BrowserContextOptions) => newcomer(browser, options)

const pressed = (page: Page) => page.locator('favorite-star button').first().getAttribute('aria-pressed')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('fieldhouse.favorites'))

test('what a visitor starred joins the account once, and nothing stays behind', async () => {
	const [page, person] = [await openPage(browser), newPerson()]
	const troubles = watch(page)
	await page.goto(jersey)
	await page.locator('favorite-star button').first().click()
	await expect.poll(() => kept(page), patience).toContain(jersey.split('/').at(-1))
	await signUp(page, person)
	await page.goto(camo)
	await expect.poll(() => kept(page), patience).toBeNull()
	await page.locator('favorite-star button').first().click()
	await expect.poll(() => pressed(page), patience).toBe('true')
	await page.goto(jersey)
	await expect.poll(() => pressed(page), patience).toBe('true')
	await openAccount(page, 'favorites')
	expect(await page.getByRole('listitem').locator('h3').allTextContents()).toEqual([
		'Sideline Camo Jersey',
		'Gridiron Elite Game Jersey',
	])
	await page.request.post('/auth/sign-out', { headers: { Origin: inject('shopUrl') } })
	await page.goto(jersey)
	await expect.poll(() => pressed(page), patience).toBe('false')
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a page asks for the stars once, and only when it has some', async () => {
	const { page } = await signedUp()
	const asked: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/account/favorites')) asked.push(request.method())
	})
	await page.goto('/about', { waitUntil: 'networkidle' })
	expect(asked).toEqual([])
	await page.goto('/sport/football/products', { waitUntil: 'networkidle' })
	expect(asked).toEqual(['GET'])
	await closePage(page)
})

test('favorites are for people who are signed in, and nonsense changes nothing', async () => {
	const visitor = await openPage(browser)
	const headers = { Origin: inject('shopUrl') }
	const ask = (page: Page, data: object) => page.request.post('/account/favorites', { headers, data })
	expect(
		(
			await visitor.request.get('/account/favorites.json', { headers: { Accept: 'application/json' } })
		).status(),
	).toBe(401)
	expect((await ask(visitor, { intent: 'join', ids: [] })).status()).toBe(401)
	const { page } = await signedUp()
	for (const data of [{}, [], { intent: 'join', ids: 'all' }, { intent: 'join', ids: Array(501).fill('a') }])
		expect((await ask(page, data)).status()).toBe(400)
	expect((await ask(page, { intent: 'star', id: 'nonsense' })).status()).toBe(404)
	expect(await (await page.request.get('/account/favorites.json')).json()).toEqual({ ids: [] })
	await Promise.all([closePage(page), closePage(visitor)])
})

test('a star that the shop does not take goes back and says why', async () => {
	const { page } = await signedUp()
	await page.goto(jersey, { waitUntil: 'networkidle' })
	await page.route('**/account/favorites', (route) => route.abort())
	await page.locator('favorite-star button').first().click()
	await toast(page, 'Favorite not saved').waitFor()
	expect(await pressed(page)).toBe('false')
	await closePage(page)
})

test.for([true, false])('a favorite is removed and taken back (scripts: %s)', async (hasScripts) => {
	const { page } = await signedUp({ javaScriptEnabled: hasScripts })
	await star(page, jersey)
	await page.goto('/account?tab=favorites')
	await page.getByRole('button', { name: /^Remove Gridiron Elite/ }).click()
	await page.getByRole('heading', { name: 'No favorites yet' }).waitFor()
	await expect.poll(() => focused(page), patience).toBe('Undo')
	await page.getByRole('button', { name: 'Undo' }).click()
	await page.getByRole('button', { name: /^Remove Gridiron Elite/ }).waitFor()
	expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
	await closePage(page)
})
