// The cart from the product page to the link to checkout, with and without scripts; and favorites.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signOut, signUp } from './account-page.ts'
import { axeFindings, closePage, findingsAtBothWidths, focused, openPage, screens, watch } from './browser.ts'
import { openStep, savedDesign } from './builder-page.ts'
import { addButton, shownLines, unitsInHeader, untilLines, untilUnits, visit } from './cart-page.ts'
import { patience } from './patience.ts'
import { choose, productPath, sheetOn, sizeRadio, slot, stockOf, toastSaying } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const jersey = await productPath(inject('shopUrl'), 'football', 'Gridiron Elite Game Jersey')
const thin = await productPath(inject('shopUrl'), 'football', 'Leatherhead Long-Sleeve Jersey')

/** Leaving a page aborts its pending requests; that is not an error of the page. */
const isNoCutOff = (trouble: string) => !trouble.endsWith('net::ERR_ABORTED')

/** Adds one unit to the cart by URL alone. */
async function put(page: Page, path: string, query: string): Promise<void> {
	await visit(page, `${path}?${query}`)
	await addButton(page).click()
	await toastSaying(page, 'Added to cart')
}

test('a jersey goes into the cart once its size is chosen, and every tab knows', async () => {
	const page = await openPage(browser, screens.narrow)
	const troubles = watch(page)
	const other = await page.context().newPage()
	await visit(other, '/about')
	await visit(page, jersey)
	expect(await addButton(page).isDisabled()).toBe(true)
	expect(await slot(page, 'stock').textContent()).toBe('Choose a size')
	expect(await unitsInHeader(page)).toBe(0)

	await choose(page, 'size', 'L')
	await expect.poll(() => addButton(page).isEnabled(), patience).toBe(true)
	expect(await slot(page, 'stock').textContent()).toBe('In stock')
	await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3')
	await addButton(page).click()
	expect(await toastSaying(page, 'Added to cart')).toMatch(/^3 × Gridiron Elite Game Jersey, .+, L$/)
	await untilUnits(page, 3)
	await untilUnits(other, 3)

	await addButton(page).press('Enter')
	await untilUnits(page, 6)
	// By keyboard: on a phone the toast covers the controls while it is shown.
	await sizeRadio(page, 'XL').press('Space')
	await page.getByRole('button', { name: 'One less' }).press('Enter')
	await addButton(page).press('Enter')
	await untilUnits(page, 8)
	await visit(page, '/about')
	await untilUnits(page, 8)
	await visit(page, '/cart')
	expect(await shownLines(page)).toEqual(['L 6', 'XL 2'])
	expect(troubles.filter(isNoCutOff)).toEqual([])
	await closePage(page)
})

test('the cart takes no more than there is in stock', async () => {
	const page = await openPage(browser)
	await visit(page, `${thin}?color=cream-maroon&size=L&qty=500`)
	const sheet = await sheetOn(page)
	const stock = stockOf(sheet, 0, sheet.sizes.indexOf('L'))
	expect(await slot(page, 'stock').textContent()).toBe(`Only ${stock} in stock: the cart takes ${stock}`)
	await addButton(page).click()
	expect(await toastSaying(page, 'Added to cart')).toContain(`your cart now holds ${stock}.`)
	await untilUnits(page, stock)
	await addButton(page).click()
	expect(await toastSaying(page, 'Your cart holds them all')).toMatch(new RegExp(`^We have ${stock} of `))
	expect(await unitsInHeader(page)).toBe(stock)
	await closePage(page)
})

test('a count that was tampered with breaks nothing, and without a connection nothing is lost', async () => {
	const page = await openPage(browser, screens.narrow)
	await visit(page, `${jersey}?size=L`)
	await page.evaluate(() => {
		document.cookie = 'cart=%5B%7Bbroken; Path=/'
	})
	await page.reload()
	await untilUnits(page, 0)
	await page.context().setOffline(true)
	await addButton(page).click()
	expect(await toastSaying(page, 'Not added to your cart')).toContain('Your choice is still here')
	await page.context().setOffline(false)
	await addButton(page).click()
	await untilUnits(page, 1)
	await closePage(page)
})

test('the panel of the header shows the latest and leads on, by keyboard too', async () => {
	const page = await openPage(browser)
	await put(page, jersey, 'size=L&qty=2')
	const link = page.getByRole('banner').getByRole('link', { name: /^Cart, units/ })
	await link.press('Enter')
	const panel = page.getByRole('dialog', { name: 'Your cart' })
	await panel.getByRole('link', { name: 'Gridiron Elite Game Jersey' }).waitFor()
	expect(await panel.textContent()).toContain('Subtotal')
	expect(await axeFindings(page)).toEqual([])
	await page.keyboard.press('Escape')
	await panel.waitFor({ state: 'hidden' })
	expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
	await page.context().setOffline(true)
	await link.click()
	await panel.getByRole('alert').waitFor()
	await page.context().setOffline(false)
	await page.keyboard.press('Escape')
	await link.click()
	await panel.getByRole('link', { name: 'View cart' }).click()
	await page.waitForURL('**/cart')
	await untilLines(page, ['L 2'])
	await closePage(page)
})

test('the cart is changed where it stands: quantity, size, removal and undo, with all costs in sight', async () => {
	const page = await openPage(browser)
	const troubles = watch(page)
	await put(page, jersey, 'size=L&qty=9')
	await put(page, jersey, 'size=XL&qty=1')
	await visit(page, '/cart')
	await page.getByRole('heading', { name: '2 more to save 5 %' }).waitFor()
	const summary = page.locator('dl')
	expect(await summary.textContent()).toContain('Shipping$15.99')
	expect(await summary.textContent()).not.toContain('discount')
	const more = page.getByRole('button', { name: 'One more' }).first()
	await more.click()
	await more.click()
	await untilUnits(page, 12)
	expect(await focused(page)).toBe('One more')
	expect(await summary.textContent()).toContain('Quantity discount, 5 %')
	await page.getByRole('spinbutton', { name: 'Quantity' }).nth(1).fill('3')
	await page.keyboard.press('Enter')
	await untilLines(page, ['L 11', 'XL 3'])
	await page.getByRole('button', { name: 'Remove' }).first().click()
	await untilLines(page, ['XL 3'])
	await expect.poll(() => focused(page), patience).toBe('Undo')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.keyboard.press('Enter')
	await untilLines(page, ['L 11', 'XL 3'])
	await page.getByRole('combobox', { name: 'Size' }).nth(1).selectOption('L')
	await untilLines(page, ['L 14'])
	expect(await page.getByRole('link', { name: 'Checkout' }).first().getAttribute('href')).toBe('/checkout')
	await page.getByRole('spinbutton', { name: 'Quantity' }).fill('0')
	await page.keyboard.press('Tab')
	await page.getByRole('heading', { name: 'Cart is empty' }).waitFor()
	await untilUnits(page, 0)
	expect(await axeFindings(page)).toEqual([])
	expect(troubles.filter(isNoCutOff)).toEqual([])
	await closePage(page)
})

test('without scripts the cart is made of forms', async () => {
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	// Without scripts no step waits for the styles, and they decide which of two buttons is visible.
	await page.goto(`${jersey}?size=L&qty=2`, { waitUntil: 'load' })
	await addButton(page).click()
	await page.getByText('Added to cart').waitFor()
	expect(await page.locator('[data-toast]').textContent()).toMatch(/2 × Gridiron Elite Game Jersey, .+, L/)
	await page.getByRole('button', { name: 'One more' }).click()
	await untilLines(page, ['L 3'])
	await page.getByRole('combobox', { name: 'Size' }).selectOption('XL')
	await page.getByRole('button', { name: 'Change size' }).click()
	await untilLines(page, ['XL 3'])
	await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
	await page.keyboard.press('Enter')
	await untilLines(page, ['XL 5'])
	await page.getByRole('button', { name: 'Remove' }).click()
	await page.getByRole('heading', { name: 'Cart is empty' }).waitFor()
	await page.getByRole('button', { name: 'Undo' }).click()
	await untilLines(page, ['XL 5'])
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Cart, units/ })
		.click()
	await untilLines(page, ['XL 5'])
	await closePage(page)
})

test('signing in brings the cart along; a design is ordered for a player and seen by its owner alone', async () => {
	const page = await openPage(browser)
	await put(page, jersey, 'size=L&qty=2')
	await signUp(page, newPerson())
	await visit(page, '/about')
	await untilUnits(page, 2)
	const { address } = await savedDesign(page, 'Wildcats', { playerName: 'Lee', playerNumber: '07' })
	await openStep(page, address, 6)
	await page.getByText('Order one size that says Lee #07').click()
	await page.getByLabel('Size').selectOption('M')
	await page.getByRole('button', { name: 'Add to cart' }).click()
	await page.getByRole('link', { name: 'View cart' }).waitFor()
	await visit(page, '/cart')
	await untilLines(page, ['L 2', 'M 1'])
	const line = page.locator('[data-line]').nth(1)
	expect(await line.textContent()).toContain('Lee #07')
	const picture = line.locator('img')
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), patience)
		.toBe(240)
	const source = (await picture.getAttribute('src')) ?? ''
	const again = await page.request.get(source)
	expect(again.headers()).toMatchObject({
		'cache-control': 'private, no-cache',
		'content-type': 'image/webp',
	})
	const known = { 'If-None-Match': again.headers()['etag'] ?? '' }
	expect((await page.request.get(source, { headers: known })).status()).toBe(304)
	expect((await fetch(inject('shopUrl') + source)).status).toBe(404)
	await signOut(page)
	await visit(page, '/cart')
	await untilUnits(page, 0)
	await page.getByRole('heading', { name: 'Cart is empty' }).waitFor()
	await closePage(page)
})

test('a star is kept and shines in every tab', async () => {
	const page = await openPage(browser)
	const other = await page.context().newPage()
	await visit(page, jersey)
	await visit(other, '/sport/football/products')
	const star = (tab: Page) => tab.getByRole('button', { name: 'Favorite: Gridiron Elite Game Jersey' })
	const isStarred = (tab: Page) => star(tab).getAttribute('aria-pressed')
	expect(await isStarred(page)).toBe('false')
	await star(page).press('Enter')
	await expect.poll(() => isStarred(page), patience).toBe('true')
	await expect.poll(() => isStarred(other), patience).toBe('true')
	await page.reload()
	await expect.poll(() => isStarred(page), patience).toBe('true')
	await star(other).click()
	expect(new URL(other.url()).pathname).toBe('/sport/football/products')
	await expect.poll(() => isStarred(other), patience).toBe('false')
	await expect.poll(() => isStarred(page), patience).toBe('false')
	await closePage(page)
})
