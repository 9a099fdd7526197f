// After placing an order: paying later, viewing it, reordering and cancelling, with and without scripts.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, focused, openPage, screens } from './browser.ts'
import { untilUnits } from './cart-page.ts'
import { orderAndLeave } from './leave-order.ts'
import { patience } from './patience.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const jersey = await productPath(inject('shopUrl'), 'football', 'Gridiron Elite Game Jersey')

const openLatest = async (page: Page): Promise<string> => {
	await page
		.getByRole('link', { name: /^Order #/ })
		.first()
		.click()
	await page.waitForURL(/\/orders\/[0-9a-f-]{36}$/)
	return new URL(page.url()).pathname
}

test('an order that was left is found again, paid without scripts, and ordered once more', async () => {
	const { page, person } = await newcomer(browser, screens.narrow)
	await orderAndLeave(page, jersey)
	expect(await page.getByRole('heading', { name: '1 order' }).count()).toBe(1)
	expect(await findingsAtBothWidths(page)).toEqual([])
	const path = await openLatest(page)
	expect(await page.title()).toMatch(/^Order #[0-9a-f]{8} \| Fieldhouse$/i)
	expect(await page.title()).not.toContain(person.name)
	expect(await page.getByText('Waiting for payment').count()).toBe(1)
	expect(await findingsAtBothWidths(page)).toEqual([])

	const state = await page.context().storageState()
	const plain = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false, storageState: state })
	await plain.goto(path)
	await plain.getByRole('button', { name: 'Pay now' }).click()
	await plain.waitForURL(/\/sandbox\/pay\//)
	await plain.locator('main form button').first().click()
	await plain.waitForURL(/payment=success/)
	await plain.getByText('Payment received').waitFor(patience)
	await plain.goto(path)
	expect(await plain.getByText('Payment received').count()).toBe(1)
	expect(await plain.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
	// The picture in the mail opens for a mail program, which has no session.
	const inbox = await plain.request.get(`/dev/inbox?${new URLSearchParams({ to: person.email }).toString()}`)
	const [mailed = ''] = /\/mailed-pictures\/[\w/-]+\.jpg/.exec(await inbox.text()) ?? []
	const picture = await fetch(inject('shopUrl') + mailed)
	expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
	expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
	const invoice = await plain.request.get(`${path}/invoice.pdf`)
	expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf'])
	await plain.getByRole('button', { name: 'Order again' }).click()
	await plain.getByText('1 item is in your cart').waitFor(patience)
	await closePage(plain)
	await closePage(page)
})

test('cancelling asks first, by keyboard as well, and others never see the order', async () => {
	const { page } = await newcomer(browser)
	await orderAndLeave(page, jersey)
	const path = await openLatest(page)
	const open = page.getByRole('button', { name: 'Cancel order' })
	await open.focus()
	await page.keyboard.press('Enter')
	await page.getByRole('dialog').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.keyboard.press('Escape')
	await expect.poll(() => focused(page), patience).toBe('Cancel order')
	await page.keyboard.press('Enter')
	await page.getByRole('textbox', { name: /^Why\?/ }).fill('Wrong size')
	await page.keyboard.press('Enter')
	await page.waitForURL(/done=cancelled/)
	await toast(page, 'Order cancelled').waitFor()
	expect(await page.getByText('Wrong size').count()).toBe(1)
	expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await untilUnits(page, 1)

	const stranger = await openPage(browser)
	await signUp(stranger, newPerson())
	for (const address of [path, `${path}/invoice.pdf`, `${path}/pictures/0.webp`])
		expect((await stranger.request.get(address)).status()).toBe(404)
	expect((await stranger.request.get('/account?tab=orders')).status()).toBe(200)
	await closePage(stranger)
	await closePage(page)
})
