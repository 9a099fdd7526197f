// A coach puts the team's store on the school's website: a page of another origin, with a strict policy, draws it without an
// iframe and leads into the shop.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { axeFindings, closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
const shopUrl = inject('shopUrl')

/** What the school's website answers; the test changes it. */
const site = { body: '', lang: 'en', policy: '' }
const schoolPage = () =>
	`<!doctype html><html lang="${site.lang}"><title>Lakewood High</title><main><h1>Lakewood High</h1>${site.body}</main></html>`

const opened = await new Promise<Server>((resolve) => {
	const server = createServer((_request, response) => {
		response.writeHead(200, {
			'Content-Type': 'text/html; charset=utf-8',
			'Content-Security-Policy': site.policy,
		})
		response.end(schoolPage())
	})
	server.listen(0, '127.0.0.1', () => resolve(server))
})
const siteUrl = `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
afterAll(async () => {
	await browser.close()
	opened.close()
})

const strict = `default-src 'none'; script-src ${shopUrl}; connect-src ${shopUrl}; img-src ${shopUrl}`

const settings = '/portal/team-123/website-store'
const snippetUnder = (page: Page, title: string) =>
	page
		.locator('section, div')
		.filter({ has: page.getByRole('heading', { name: title }) })
		.last()
		.locator('code')
		.innerText()

async function save(page: Page, { isOn, sites }: { isOn: boolean; sites: string }): Promise<void> {
	await page.goto(settings)
	await page.getByRole('checkbox', { name: /The store is on/ }).setChecked(isOn)
	await page.getByLabel('Websites that may show it').fill(sites)
	await page.getByRole('button', { name: 'Save' }).click()
}

const coach = await openPage(browser)
const pasted = { script: '', link: '' }

const storePath = () => /\/stores\/[\w-]{22}/.exec(pasted.link)?.[0] ?? ''

/** The shop follows a save within a second. */
const answersToSite = async (status: number) => {
	const address = `${shopUrl}${storePath().replace('/stores/', '/embed/')}.json`
	await expect
		.poll(async () => (await fetch(address, { headers: { origin: siteUrl } })).status, patience)
		.toBe(status)
}

test('the script for other websites is small, depends on nothing, and any site may load it', async () => {
	const response = await fetch(`${shopUrl}/embed/store.js`)
	const text = await response.text()
	expect(response.status).toBe(200)
	expect(gzipSync(text).length).toBeLessThan(6_000)
	expect(text).not.toMatch(/\bfrom\s*["']|\bimport\s*["'(]|innerHTML|insertAdjacentHTML/)
	expect(response.headers.get('access-control-allow-origin')).toBe('*')
	expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
	expect(response.headers.get('etag')).not.toBeNull()
})

test('a coach switches the store on, sees it, and corrects a website that is none', async () => {
	const troubles = watch(coach)
	await signIn(coach, { email: 'coach@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	await coach.goto('/team/dashboard?portal=team-123')
	await coach.getByRole('link', { name: 'Website store' }).click()
	await coach.waitForURL(`**${settings}`)
	await save(coach, { isOn: true, sites: 'no website' })
	await coach.getByText('Line 1 is no website.').first().waitFor(patience)
	expect(await coach.getByLabel('Websites that may show it').inputValue()).toBe('no website')
	expect(await coach.getByRole('checkbox', { name: /The store is on/ }).isChecked()).toBe(true)
	troubles.length = 0
	await save(coach, { isOn: true, sites: '' })
	await toast(coach, 'Store saved').waitFor(patience)
	await coach.locator('fieldhouse-store').getByRole('listitem').first().waitFor(patience)
	expect(await findingsAtBothWidths(coach)).toEqual([])
	pasted.script = await snippetUnder(coach, 'Paste this into your website')
	pasted.link = await snippetUnder(coach, 'Or a plain link')
	expect(pasted.script).toContain(pasted.link)
	expect(troubles).toEqual([])
})

test('the school’s page draws the store under a strict policy and leads to a product of the shop', async () => {
	Object.assign(site, { body: pasted.script, policy: strict, lang: 'en' })
	for (const screen of [screens.wide, screens.narrow]) {
		const visitor = await openPage(browser, screen)
		const troubles = watch(visitor)
		await visitor.goto(siteUrl)
		const store = visitor.locator('fieldhouse-store')
		await store.getByRole('heading', { level: 2, name: /team store/ }).waitFor(patience)
		const items = store.getByRole('listitem')
		expect(await items.count()).toBeGreaterThan(0)
		expect(await items.first().innerText()).toMatch(/\$\d/)
		const picture = items.first().getByRole('presentation').or(items.first().locator('img')).first()
		await expect
			.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), patience)
			.toBeGreaterThan(0)
		expect(await visitor.locator('iframe').count()).toBe(0)
		expect(await axeFindings(visitor)).toEqual([])
		expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			visitor.viewportSize()?.width ?? 0,
		)
		const name = await items.first().getByRole('link').innerText()
		await items.first().getByRole('link').focus()
		await visitor.keyboard.press('Enter')
		await visitor.waitForURL(`${shopUrl}/product/*`)
		await visitor
			.getByRole('heading', { level: 1, name: new RegExp(name.split(' ').at(-1) ?? '') })
			.waitFor(patience)
		expect(troubles).toEqual([])
		await closePage(visitor)
	}
})

test('a Spanish page draws it in Spanish; the link alone leads to the store without scripts', async () => {
	Object.assign(site, { body: pasted.script, policy: strict, lang: 'es' })
	const visitor = await openPage(browser)
	await visitor.goto(siteUrl)
	await visitor.getByRole('heading', { name: /tienda del equipo/ }).waitFor(patience)
	await closePage(visitor)
	const plain = await openPage(browser, { javaScriptEnabled: false })
	await plain.goto(siteUrl)
	await plain.getByRole('link', { name: /team store/ }).click()
	await plain.waitForURL(`${shopUrl}/stores/*`)
	await plain.locator('main li a[href^="/product/"]').first().click()
	await plain.waitForURL(`${shopUrl}/product/*`)
	await closePage(plain)
	const page = await openPage(browser)
	await page.goto(storePath())
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
})

test('a policy that forbids the shop, and a website that is not listed, leave the link; a store that is off draws nothing', async () => {
	const visitor = await openPage(browser)
	const said: string[] = []
	visitor.on('console', (message) => said.push(message.text()))
	const link = visitor.getByRole('link', { name: /team store/ })
	Object.assign(site, {
		body: pasted.script,
		lang: 'en',
		policy: `default-src 'none'; script-src ${shopUrl}`,
	})
	await visitor.goto(siteUrl)
	await expect.poll(() => said.some((line) => line.includes('could not be read')), patience).toBe(true)
	expect(await link.isVisible()).toBe(true)

	site.policy = strict
	await save(coach, { isOn: true, sites: 'https://www.lakewood.example' })
	await toast(coach, 'Store saved').waitFor(patience)
	await answersToSite(403)
	await visitor.goto(siteUrl)
	await expect.poll(() => said.some((line) => line.includes(`not open to ${siteUrl}`)), patience).toBe(true)
	expect(await link.isVisible()).toBe(true)

	await save(coach, { isOn: false, sites: siteUrl })
	await toast(coach, 'Store saved').waitFor(patience)
	await answersToSite(404)
	await visitor.goto(siteUrl)
	await expect.poll(() => said.some((line) => line.includes('switched off')), patience).toBe(true)
	await link.waitFor({ state: 'hidden' })
	await expect.poll(async () => (await fetch(shopUrl + storePath())).status, patience).toBe(404)
	for (const page of [coach, visitor]) await closePage(page)
})
