// Production: a garment is dragged across the board, held only with a reason, scanned into its bag and shipped.
import type { Locator, Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { buy } from './buying.ts'
import { patience } from './patience.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const worker = { email: 'production@demo.fieldhouse.test', password: 'fieldhouse-demo' }

/** Drags by the upper corners: if the page scrolled, another card would be under the pointer. */
const corners = { sourcePosition: { x: 8, y: 8 }, targetPosition: { x: 40, y: 20 } }

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

/** The first card of a column, with the page scrolled to the top. */
async function firstCard(page: Page, name: string): Promise<{ card: Locator; id: string }> {
	await page.evaluate(() => scrollTo(0, 0))
	const card = column(page, name)
		.getByRole('listitem')
		.filter({ has: page.locator('form') })
		.first()
	return { card, id: (await card.getAttribute('id')) ?? '' }
}

test('cards are dragged to where they may go; one that is made again waits for its reason', async () => {
	const page = await openPage(browser)
	await signIn(page, worker)
	const troubles = watch(page)
	await page.goto('/production?portal=team-123')
	expect(await findingsAtBothWidths(page)).toEqual([])
	const { card, id: finished } = await firstCard(page, 'In work')
	await card.dragTo(column(page, 'Made'), corners)
	await toast(page, '1 job made').waitFor()
	expect(await column(page, 'Made').locator(`#${finished}`).count()).toBe(1)
	expect(new URL(page.url()).searchParams.get('portal')).toBe('team-123')

	const { card: made, id } = await firstCard(page, 'Made')
	await made.dragTo(column(page, 'In work'), corners)
	const field = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
	await expect.poll(field, patience).toBe('why')
	await page.keyboard.type('Thread broke')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	await toast(page, '1 job back in work').waitFor()
	expect(await column(page, 'In work').locator(`#${id}`).count()).toBe(1)
	expect(troubles).toEqual([])

	await page.goto(`/production/jobs/${id.replace('job-', '')}`)
	expect(await page.getByText('Thread broke').count()).toBe(1)
	expect(await page.getByRole('table', { name: 'Placements' }).count()).toBe(1)
	expect(await page.title()).toMatch(/^Job [0-9a-f]{8} \| Fieldhouse$/)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('link', { name: /^Order #[0-9a-f]{8}$/ }).click()
	await page.getByLabel('Scan into bags').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
})

test('goods are scanned into their bag without scripts, shipped, and the buyer sees the way', async () => {
	const { page: buyer } = await newcomer(browser)
	const product = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')
	const orderId = await buy(buyer, shopUrl, { product, size: 'L', qty: 2 })
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await signIn(page, worker)
	await page.goto('/production')
	await page.getByLabel('Scan or type a code').fill(orderId.slice(0, 8))
	await page.getByRole('button', { name: 'Find' }).click()
	await page.waitForURL(`${shopUrl}/production/orders/${orderId}`)
	expect(await page.getByText('0 of 1 bag complete').count()).toBe(1)
	const code = (await page.getByText(/L × 2 · .+ · [0-9a-f]{8}/).textContent())?.slice(-8) ?? ''

	const scan = async (typed: string) => {
		await page.getByLabel('Scan into bags').fill(typed)
		await page.getByLabel('Scan into bags').press('Enter')
		await page.waitForLoadState()
	}
	await scan('hello')
	expect(await page.getByText('That is no job code').count()).toBeGreaterThan(0)
	await scan(code)
	expect(await page.getByText('1 of 2 in the bag').count()).toBe(1)
	expect(await page.getByRole('button', { name: 'Ship order' }).count()).toBe(0)
	await scan(code)
	expect(await page.getByText('1 of 1 bag complete').count()).toBe(1)
	for (const paper of ['work-order', 'pick-list', 'packing-slips']) {
		const answer = await page.request.get(`/production/orders/${orderId}/${paper}.pdf`)
		expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
	}
	const batch = await page.request.get('/production/export?method=tackle_twill&portal=team-123')
	expect([batch.status(), batch.headers()['content-type']]).toEqual([200, 'application/zip'])
	expect((await batch.body()).toString('latin1')).toMatch(/art\/[^/]+\/shared\/team-front\/cut\.svg/)
	const tracking = page.getByLabel(/^Tracking number/)
	await tracking.fill('1Z 999 AA1 01 2345 6785')
	await page.getByRole('button', { name: 'Ship order' }).click()
	await page.getByText('This UPS number has a typo').first().waitFor()
	expect(await tracking.inputValue()).toBe('1Z 999 AA1 01 2345 6785')
	await tracking.fill('1Z 999 AA1 01 2345 6784')
	await page.getByRole('button', { name: 'Ship order' }).click()
	await toast(page, 'Order shipped').waitFor()
	await buyer.goto(`/orders/${orderId}`)
	expect(await buyer.getByText('1Z999AA10123456784', { exact: true }).count()).toBe(1)
	expect(await buyer.getByRole('link', { name: 'Track at UPS' }).getAttribute('href')).toContain(
		'ups.com/track?tracknum=1Z999AA10123456784',
	)
	for (const address of ['/production', `/production/orders/${orderId}/work-order.pdf`])
		expect((await buyer.request.get(address, { maxRedirects: 0 })).status()).not.toBe(200)
	await closePage(page)
	await closePage(buyer)
})
