// A coach orders for the whole roster: a phone shows all errors at once; a desktop submits a purchase order.
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, focused, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const portal = '/portal/team-123'
const coach = { email: 'coach@demo.fieldhouse.test', password: 'fieldhouse-demo' }

const visible = (page: Page, role: 'link' | 'button', name: string) =>
	page.getByRole(role, { name }).filter({ visible: true })

/** One line of one garment for every player. */
async function loadRoster(page: Page): Promise<void> {
	await page.goto(`${portal}?view=items`)
	for (const box of await page.getByRole('checkbox', { name: /^For every player/ }).all()) await box.uncheck()
	await page
		.getByRole('checkbox', { name: /Game Jersey$/ })
		.first()
		.check()
	await page.getByRole('button', { name: 'Load roster' }).click()
	await toast(page, 'Roster loaded').waitFor(patience)
	await page.getByText('Saved. Pick it up on any device.').waitFor(patience)
}

const stored = (page: Page) =>
	page.evaluate(() => ({
		portalId: sessionStorage.getItem('portalId'),
		rows: (JSON.parse(sessionStorage.getItem('bulkCart') ?? '[]') as { player_name: string }[]).map(
			({ player_name: name }) => name,
		),
	}))

/** Waits until the server has what this device shows. */
const saved = (page: Page) =>
	page.waitForFunction(() => !sessionStorage.getItem('bulkSaved')?.endsWith('changed'))

test('a roster is loaded, put right on a phone, and ordered by purchase order', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	await signIn(page, coach)
	await loadRoster(page)
	const { portalId, rows } = await stored(page)
	expect(portalId).toBe('team-123')
	expect(rows.length).toBeGreaterThanOrEqual(20)
	await page.evaluate(() => window.scrollTo(0, 0))
	expect(await findingsAtBothWidths(page)).toEqual([])

	await page.getByLabel('Name', { exact: true }).first().fill('')
	await page.getByLabel('Qty', { exact: true }).nth(1).fill('')
	await visible(page, 'link', 'Checkout').click()
	await page.waitForURL(/\/checkout\/bulk/)
	await page.getByRole('radio', { name: /^School PO/ }).check()
	await visible(page, 'button', 'Complete Order').click()
	const list = page.getByRole('alert').filter({ hasText: 'Row 1' })
	await list.waitFor(patience)
	expect(await list.getByRole('link').allInnerTexts()).toEqual([
		'Row 1: Player name required',
		'Row 2: Quantity must be at least 1',
		'PO Number required for school purchase orders',
	])
	expect(await findingsAtBothWidths(page)).toEqual([])
	await list.getByRole('link', { name: 'Row 1: Player name required' }).press('Enter')
	await page.keyboard.type(rows[0] ?? '')
	await page.getByLabel('Qty', { exact: true }).nth(1).fill('1')
	const number = `PO-${randomBytes(4).toString('hex')}`
	await page.getByLabel('PO Number *').fill(number)
	await page.setInputFiles('#document', {
		name: 'order.pdf',
		mimeType: 'application/pdf',
		// Exceeds the usual size limit of a form.
		buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400_000)]),
	})
	await visible(page, 'button', 'Complete Order').click()
	await page.waitForURL(/\/account\?tab=orders/)
	await toast(page, 'Order Submitted').waitFor(patience)
	expect(await toast(page, 'Order Submitted').innerText()).toMatch(/Order #[0-9a-f]{8} awaiting approval/)
	expect(await stored(page)).toEqual({ portalId: null, rows: [] })
	expect(page.url() + (await page.title())).not.toContain(rows[0])

	await page
		.getByRole('link', { name: /^Order #/ })
		.first()
		.click()
	await page.waitForURL(/\/orders\//)
	const file = await page.request.get(`${new URL(page.url()).pathname}/po-document`)
	expect([
		file.status(),
		file.headers()['content-disposition'],
		file.headers()['x-content-type-options'],
	]).toEqual([
		200,
		expect.stringMatching(/^attachment; filename="purchase-order-[0-9a-f]{8}\.pdf"$/),
		'nosniff',
	])
	// The response with the errors is the only failed request.
	expect(troubles.filter((trouble) => !trouble.includes('400'))).toEqual([])
	await closePage(page)
})

test('the next device goes on with the cart, the other one is notified, and an empty cart says so', async () => {
	const [dependencies, phone] = [await openPage(browser), await openPage(browser, screens.narrow)]
	await signIn(dependencies, coach)
	await signIn(phone, coach)
	await loadRoster(dependencies)
	const { rows } = await stored(dependencies)
	await phone.goto(`${portal}?view=items`)
	await phone.waitForFunction(() => sessionStorage.getItem('bulkCart') !== null)
	expect((await stored(phone)).rows).toEqual(rows)
	await phone.getByRole('button', { name: 'Empty cart' }).click()
	await phone.getByRole('button', { name: 'Put them back' }).click()
	expect((await stored(phone)).rows).toEqual(rows)
	await phone.getByRole('button', { name: 'Empty cart' }).click()
	await phone.getByText('Cart is empty').waitFor(patience)
	await phone.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).click()
	await toast(phone, 'Cart is empty').waitFor(patience)
	expect(new URL(phone.url()).pathname).toBe(portal)
	await saved(phone)
	const [answer] = await Promise.all([
		dependencies.waitForResponse((response) => response.url().endsWith('/draft')),
		dependencies.getByLabel('Number', { exact: true }).first().fill('99'),
	])
	expect(answer.status()).toBe(409)
	await dependencies.getByText('Both changes are in it now').waitFor(patience)
	expect((await stored(dependencies)).rows, 'what only one of them had is kept').toEqual(rows.slice(0, 1))
	expect(await focused(dependencies)).not.toBe('body')
	await saved(dependencies)
	const plain = await openPage(browser, {
		...screens.narrow,
		javaScriptEnabled: false,
		storageState: await phone.context().storageState(),
	})
	await plain.goto('/checkout/bulk')
	expect(await plain.getByRole('heading', { name: 'Bulk Checkout' }).count()).toBe(1)
	await plain.goto(portal)
	await plain.getByRole('button', { name: 'Empty cart' }).click()
	await plain.waitForURL(/done=kept/)
	await plain.goto(`${inject('shopUrl')}/checkout/bulk?portal=team-123`)
	expect(await plain.getByRole('heading', { name: 'Cart is empty' }).count()).toBe(1)
	for (const page of [dependencies, phone, plain]) await closePage(page)
})
