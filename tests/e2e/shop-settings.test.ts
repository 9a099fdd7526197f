// An admin changes who the shop is, how it looks, what it sells and what it says; visitors, mails and papers follow.
import sharp from 'sharp'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { openOwnShop } from './own-shop.ts'
import { patience } from './patience.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const staff = (name: string) => ({ email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })
const openHere = (options: Parameters<typeof openPage>[1] = {}) =>
	openPage(browser, { baseURL: shop.url, ...options })

async function review(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Review changes' }).press('Enter')
	await page.locator('#review').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
}
async function save(page: Page, done: string): Promise<void> {
	await page
		.locator('#review')
		.getByRole('button', { name: /^Save / })
		.press('Enter')
	await toast(page, done).waitFor(patience)
}

/** The same field saved from two windows: the later one is asked to look again, and keeps what it typed. */
async function nameShop(page: Page): Promise<void> {
	const other = await page.context().newPage()
	for (const window of [page, other]) await window.goto('/admin/settings/shop')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel('Name', { exact: true }).fill('')
	await page.getByRole('button', { name: 'Review changes' }).press('Enter')
	await page.locator('[name=name][aria-invalid=true]').waitFor()
	await page.getByLabel('Name', { exact: true }).fill('Harbor & Pine')
	await page.getByLabel('Phone').fill('(206) 555-0142')
	await page.getByLabel('Established').fill('2099')
	await page.getByRole('button', { name: 'Review changes' }).press('Enter')
	await page.locator('[name=established][aria-invalid=true]').waitFor()
	expect(await page.locator('#review').count()).toBe(0)
	await page.getByLabel('Established').fill('2019')
	await page.getByLabel('Time zone').selectOption({ label: 'Hawaii' })
	await page.getByLabel('Line on top').fill('Sewn by the water')
	await page.getByRole('checkbox', { name: 'Helmet reconditioning' }).uncheck()
	await review(page)
	await other.getByLabel('Name', { exact: true }).fill('Another Name')
	await review(other)
	await save(page, 'Shop saved')
	await other
		.locator('#review')
		.getByRole('button', { name: /^Save / })
		.press('Enter')
	await other.getByText('meanwhile').first().waitFor()
	expect(await other.getByLabel('Name', { exact: true }).inputValue()).toBe('Another Name')
	await other.close()
}

/** Times are those of the shop, and a new portal starts with its zone. */
async function readHours(page: Page): Promise<void> {
	await page.goto('/admin/audit')
	await page
		.getByRole('main')
		.getByText(/, \d+:\d\d [AP]M HST/)
		.first()
		.waitFor()
	await page.goto('/admin/portals/new')
	expect(await page.getByLabel('Time zone').inputValue()).toBe('Pacific/Honolulu')
}

async function changeLook(page: Page): Promise<void> {
	await page.goto('/admin/settings/look')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByLabel('Main color').fill('#c9e8ff')
	await page.getByRole('button', { name: 'Review changes' }).press('Enter')
	await page
		.getByText(/could not be read on the light pages/)
		.first()
		.waitFor()
	await page.getByLabel('Main color').fill('#1f3fae')
	await page.getByLabel('Dark ground').fill('#0b1a4a')
	const file = page.locator('input[type=file]')
	await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
	await page.getByRole('button', { name: 'Review changes' }).press('Enter')
	await page
		.getByText(/^Logo: /)
		.first()
		.waitFor()
	expect(await page.getByLabel('Main color').inputValue()).toBe('#1f3fae')
	// Noise does not compress: the file is larger than a form without one may be.
	const pixels = Buffer.from(Array.from({ length: 500 * 300 * 3 }, (_, at) => (at * 7_919) % 251))
	const buffer = await sharp(pixels, { raw: { width: 500, height: 300, channels: 3 } })
		.png({ compressionLevel: 0 })
		.toBuffer()
	expect(buffer.length).toBeGreaterThan(300_000)
	await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
	await review(page)
	await save(page, 'Look saved')
}

async function sellWithoutHockey(page: Page): Promise<void> {
	await page.goto('/admin/settings/sports')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('checkbox', { name: 'Hockey' }).uncheck()
	await review(page)
	await save(page, 'Sports saved')
}

async function writeTexts(page: Page): Promise<void> {
	await page.goto('/admin/settings/texts')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('checkbox', { name: 'Show the banner' }).check()
	await page.locator('[name=bannerHref]').fill('javascript:alert(1)')
	await page.getByRole('button', { name: 'Review changes' }).press('Enter')
	await page.getByText('Banner text: please enter what it says, or switch it off.').first().waitFor()
	await page
		.getByText(/^Banner link: /)
		.first()
		.waitFor()
	await page.locator('[name=bannerText]').fill('Closed on Friday')
	await page.locator('[name=bannerHref]').fill('/support')
	await page.locator('[name=privacy]').fill('Kept short.\n\n## What we keep\n\nYour order.\n\n- Seven years')
	await page.getByLabel('Title of About us').fill('Two sisters and a press')
	await page.locator('[name=aboutText]').fill('We print for the valley.\n\n## How we work\n\n- In one room')
	await page.locator('[name=historyText]').fill('## The first press\n\nIt came by train.')
	await page.getByRole('button', { name: 'Review changes' }).press('Enter')
	await page
		.getByText(/^Our history: please begin the heading/)
		.first()
		.waitFor()
	await page.locator('[name=historyText]').fill('## 2019: The first press\n\nIt came by train.')
	await review(page)
	await save(page, 'Texts saved')
}

/** The year and the story of the owner, and none of the shop that this one was made from. */
async function readStory(page: Page): Promise<void> {
	await page.goto('/about')
	await page.getByRole('heading', { name: 'Two sisters and a press' }).waitFor()
	await page.getByText('In one room').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect(await page.locator('body').innerText()).not.toMatch(/1958|67 years/i)
	await page.goto('/history')
	await page.getByRole('heading', { name: 'The first press' }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	for (const path of ['/history', '/builder/equipment', '/auth', '/']) {
		await page.goto(path)
		expect(await page.locator('body').innerText()).not.toMatch(/1958|67 years|24\/7|helmet/i)
		await page.getByText('Est. 2019 · Sewn by the water').waitFor()
		expect(await findingsAtBothWidths(page)).toEqual([])
	}
	expect((await page.content()).includes('"foundingDate":"2019"')).toBe(true)
	await page.goto('/search?q=helmet+reconditioning')
	expect(
		await page.locator('main a[href^="/services/helmet"], main a[href="/support#helmets"]').count(),
	).toBe(0)
}

async function hideHistory(page: Page): Promise<void> {
	await page.goto('/admin/settings/texts')
	await page.getByRole('checkbox', { name: 'Show the history page' }).uncheck()
	await review(page)
	await save(page, 'Texts saved')
	await expect.poll(async () => (await page.request.get('/history')).status(), patience).toBe(404)
	expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/history<')
	await page.goto('/')
	expect(await page.locator('a[href="/history"]').count()).toBe(0)
}

test('name, look, sports and texts of the owner are on every page, in mails and in the manifest', async () => {
	const admin = await openHere()
	const troubles = watch(admin)
	await signIn(admin, staff('admin'), shop.url)
	await admin.goto('/admin/settings')
	expect(await findingsAtBothWidths(admin)).toEqual([])
	// Pages that are ready before the change.
	const helmets = async () => (await admin.request.get('/services/helmet-reconditioning')).status()
	expect(await helmets()).toBe(200)
	expect(await (await admin.request.get('/')).text()).toContain('24/7 support')
	await nameShop(admin)
	await expect.poll(helmets, patience).toBe(404)
	await readHours(admin)
	await changeLook(admin)
	await sellWithoutHockey(admin)
	await writeTexts(admin)

	const visitor = await openHere({ ...screens.narrow, javaScriptEnabled: false })
	await visitor.goto('/')
	expect(await visitor.title()).toContain('Harbor & Pine')
	await visitor.getByText('From the sideline').waitFor()
	expect(await visitor.getByRole('link', { name: 'Closed on Friday' }).getAttribute('href')).toBe('/support')
	const logo = visitor.locator('header img').first()
	expect(await logo.getAttribute('src')).toMatch(/^\/files\/design-assets\//)
	expect((await visitor.request.get((await logo.getAttribute('src')) ?? '')).status()).toBe(200)
	const color = await visitor.evaluate(() =>
		document.documentElement.style.getPropertyValue('--color-turf').trim(),
	)
	expect(color).toBe('#0b1a4a')
	expect(await visitor.locator('meta[name=theme-color]').getAttribute('content')).not.toBe('#0d1b15')
	expect(await visitor.getByRole('link', { name: 'Hockey', exact: true }).count()).toBe(0)
	expect((await visitor.goto('/sport/hockey/products'))?.status()).toBe(404)
	await visitor.goto('/privacy')
	await visitor.getByRole('heading', { name: 'What we keep' }).waitFor()
	await visitor.getByText('Seven years').first().waitFor()
	await visitor.goto('/support')
	await visitor.getByRole('main').getByText('(206) 555-0142').first().waitFor()
	const manifest = (await (await visitor.request.get('/manifest.webmanifest')).json()) as { name: string }
	expect(manifest.name).toContain('Harbor & Pine')
	await closePage(visitor)
	const reader = await openHere()
	await readStory(reader)
	await closePage(reader)
	await hideHistory(admin)

	// The checklist counts what was saved; its mail is in the shop's name and look.
	await admin.goto('/admin/setup')
	expect(await findingsAtBothWidths(admin)).toEqual([])
	await admin.getByRole('button', { name: 'Send a test mail' }).press('Enter')
	await toast(admin, 'The test mail is on its way').waitFor(patience)
	const inbox = await (
		await admin.request.get(`/dev/inbox.json?to=${encodeURIComponent(staff('admin').email)}`)
	).text()
	expect(inbox).toContain('Harbor &amp; Pine')
	expect(inbox).toContain('#0b1a4a')

	// The first version is put back; customer service reads the settings and changes none.
	await admin.goto('/admin/settings/sports')
	await admin.getByRole('link', { name: /^Back to the sports/ }).press('Enter')
	await admin.locator('#review').waitFor()
	await save(admin, 'Sports saved')
	await expect
		.poll(async () => (await admin.request.get('/sport/hockey/products')).status(), patience)
		.toBe(200)
	await closePage(admin)
	const csr = await openHere()
	await signIn(csr, staff('csr'), shop.url)
	await csr.goto('/admin/settings/shop')
	await csr.getByText('Harbor & Pine').first().waitFor()
	expect(await csr.getByRole('button', { name: 'Review changes' }).count()).toBe(0)
	const refused = await csr.request.post('/admin/settings/shop', {
		headers: { Origin: shop.url },
		form: { intent: 'save', seen: '1', name: 'Mine' },
	})
	expect(refused.status()).toBe(403)
	await closePage(csr)
	expect(troubles).toEqual([])
}, 240_000)
