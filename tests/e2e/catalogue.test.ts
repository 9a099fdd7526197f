// The catalog pages of the builder: texts, cards and filters.
import type { Page } from 'playwright'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, openPage, openVisitors, screens, watch, widths } from './browser.ts'
import { patience } from './patience.ts'
import { announced, cardsShown, holdAnswers, searchOf, summaryOf } from './list-page.ts'
import { catalogueLists, sportNames as sports } from './catalogue-lists.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const visitors = await openVisitors(browser)

/** Every list is visited once, alternating desktop and phone; the check of the cards uses the other width. */
const journeys = catalogueLists.map((list, at) => ({
	...list,
	width: widths[at % 2] ?? 'wide',
	name: list.path,
}))
const otherJourneys = journeys.map((list, at) => ({ ...list, width: widths[(at + 1) % 2] ?? 'wide' }))

const cards = (page: Page) => page.locator('list-page [data-id]')
const words = (texts: string[]) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
/** Label and count of every option of the filter. */
async function choices(page: Page, legend: string): Promise<{ label: string; count: number }[]> {
	const links = page.getByRole('navigation', { name: legend, exact: true }).getByRole('link')
	return links.evaluateAll((all) =>
		all.map((link) => ({
			label: link.firstChild?.textContent?.trim() ?? '',
			count: Number(link.querySelector('span')?.textContent),
		})),
	)
}

test.for(otherJourneys)('cards, prices and buttons read as specified ($name)', async (list) => {
	const page = await visitors[list.width].newPage()
	const troubles = watch(page)
	await page.goto(list.path)
	expect(words([await page.getByRole('heading', { level: 1 }).innerText()])[0]?.toLowerCase()).toBe(
		list.title.toLowerCase(),
	)
	const count = await cardsShown(page)
	expect(count).toBeGreaterThan(0)
	const models = await cards(page).getByRole('heading', { level: 3 }).allTextContents()
	expect(models.filter((model) => !list.models.test(model))).toEqual([])
	const prices = await cards(page)
		.getByText(/^From \$/)
		.allTextContents()
	expect(prices).toHaveLength(count)
	expect(prices.filter((price) => !/^From \$\d[\d,]*\.\d\d$/.test(price))).toEqual([])
	const buttons = cards(page).getByRole('link', { name: list.action, exact: true })
	expect(await buttons.count()).toBe(count)
	for (const at of [0, count - 1]) {
		const id = await cards(page).nth(at).getAttribute('data-id')
		expect(await buttons.nth(at).getAttribute('href')).toBe(`/builder/${id}`)
	}
	const badges = await cards(page).locator('> span').allTextContents()
	if (list.filter.legend === 'Sport')
		expect(badges.filter((badge) => sports.includes(badge))).toHaveLength(count)
	else expect(badges.filter((badge) => sports.includes(badge))).toEqual([])
	expect(await page.getByRole('main').getByRole('link', { name: list.team }).getAttribute('href')).toBe(
		'/team',
	)
	expect(troubles).toEqual([])
	await page.close()
})

test.for(journeys)('the filter shows what its counts promise, and Back undoes it ($name)', async (list) => {
	const page = await visitors[list.width].newPage()
	await page.goto(list.path)
	const { legend, labels } = list.filter
	const promised = await choices(page, legend)
	expect(promised.map(({ label }) => label)).toEqual(labels)
	const nav = page.getByRole('navigation', { name: legend, exact: true })
	for (const [at, { label, count }] of promised.entries()) {
		if (at === 0) continue
		const link = nav.getByRole('link').nth(at)
		await link.press('Enter')
		await expect.poll(() => link.getAttribute('aria-current'), patience).toBe('true')
		expect(await summaryOf(page)).toBe(`${count} product${count === 1 ? '' : 's'}`)
		expect(await cardsShown(page)).toBe(Math.min(count, 24))
		expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
		if (legend !== 'Sport') continue
		expect(searchOf(page)).toBe(`?sport=${label.toLowerCase()}`)
		expect(new Set(await cards(page).locator('> span').allTextContents())).toEqual(new Set([label]))
	}
	await page.goBack()
	await expect.poll(() => nav.getByRole('link').nth(-2).getAttribute('aria-current'), patience).toBe('true')
	expect(await summaryOf(page)).toBe(`${promised.at(-2)?.count} products`)
	await nav.getByRole('link', { name: /^All/ }).click()
	await expect.poll(() => searchOf(page), patience).toBe('')
	expect(await summaryOf(page)).toBe(`${promised[0]?.count} products`)
	await page.close()
})

test('a long list grows by its link, with three cards in waiting and without scripts', async () => {
	const page = await visitors.wide.newPage()
	await page.goto('/builder/jerseys')
	const total = Number.parseInt((await summaryOf(page)) ?? '', 10)
	expect(await cardsShown(page)).toBe(24)
	const release = await holdAnswers(page, '**/builder/jerseys?*')
	await page.getByRole('link', { name: /^Load \d+ more$/ }).press('Enter')
	const waiting = page.getByRole('status', { name: 'Loading products' })
	await waiting.waitFor()
	expect(await waiting.locator('> *').count()).toBe(3)
	expect(await cards(page).first().isVisible()).toBe(true)
	release()
	await expect.poll(() => cardsShown(page), patience).toBe(Math.min(total, 48))
	await waiting.waitFor({ state: 'hidden' })
	await announced(page, `${Math.min(total, 48)} of ${total} products shown`)
	await page.close()

	const plain = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await plain.goto('/builder/jerseys')
	await plain.getByRole('link', { name: /^Load \d+ more$/ }).click()
	await plain.waitForURL(/show=48/)
	expect(await cardsShown(plain)).toBe(Math.min(total, 48))
	await plain
		.getByRole('navigation', { name: 'Sport', exact: true })
		.getByRole('link', { name: /^Hockey/ })
		.click()
	await plain.waitForURL(/sport=hockey$/)
	expect(await cardsShown(plain)).toBe(7)
	await closePage(plain)
})

test('the equipment page leads to services, support and teams', async () => {
	const page = await visitors.wide.newPage()
	const answer = await page.goto('/builder/equipment')
	expect(answer?.status()).toBe(200)
	const main = page.getByRole('main')
	const ways = [
		['Helmet Reconditioning', '/services/helmet-reconditioning'],
		['Equipment Decoration', '/services/embroidery-printing'],
		['Custom Bags', '/support'],
		['Team Packages', '/team'],
	] as const
	for (const [title, href] of ways) {
		const card = main
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading', { name: title, exact: true }) })
		expect([title, await card.getByRole('link').first().getAttribute('href')]).toEqual([title, href])
	}
	expect(await main.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/support')
	expect(await main.getByRole('link', { name: 'About Us' }).getAttribute('href')).toBe('/about')
	await page.close()
})

test('no card of the uniforms leads nowhere: what is sold as it is opens as a product', async () => {
	const shop = inject('shopUrl')
	const body = await (await fetch(`${shop}/builder/uniforms`)).text()
	const ways = [...body.matchAll(/href="(\/builder\/[0-9a-f-]{36})"/g)].flatMap(([, way]) => way ?? [])
	const answers = await Promise.all(ways.map((way) => fetch(shop + way, { redirect: 'manual' })))
	expect([...new Set(answers.map(({ status }) => status))].toSorted()).toEqual([200, 302])
	const products = answers.flatMap(({ headers }) => headers.get('location') ?? [])
	expect(products.filter((path) => !/^\/product\/[0-9a-f-]{36}$/.test(path))).toEqual([])
	expect((await fetch(shop + products[0])).status).toBe(200)
})

test('the way into the builder opens it, and a product that is not there answers as missing', async () => {
	const body = await (await fetch(`${inject('shopUrl')}/builder/jerseys`)).text()
	const way = /href="(\/builder\/[0-9a-f-]{36})"/.exec(body)?.[1]
	const answer = await fetch(`${inject('shopUrl')}${way}`)
	expect(answer.status).toBe(200)
	expect(await answer.text()).toContain('Style &amp; Model')
	for (const nothing of [`/builder/${randomUUID()}`, '/builder/nothing']) {
		const missing = await fetch(inject('shopUrl') + nothing)
		expect(missing.status).toBe(404)
		expect(await missing.text()).toContain('Product not found')
	}
})
