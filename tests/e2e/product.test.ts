// A product page: pictures, options, dates, tabs, and how it works without scripts.
import type { Locator, Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { formatUsd } from '#kit/money.ts'
import { openBrowser } from '../chromium.ts'
import { closePage, openPage, openVisitors, screens, viewports, watch, widths } from './browser.ts'
import { patience } from './patience.ts'
import {
	arrivalFrom,
	choose,
	disabledSizes,
	isFocused,
	markedThumb,
	pictureHashes,
	productPath,
	queryOf,
	sheetOn,
	sizeRadio,
	slot,
	stockOf,
	toastSaying,
} from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const visitors = await openVisitors(browser)

/** Adult sizes in five colors; 4XL is sold out in all of them. */
const jersey = await productPath(inject('shopUrl'), 'football', 'Gridiron Elite Game Jersey')
/** Low stock; one of its three colors is sold out. */
const thin = await productPath(inject('shopUrl'), 'football', 'Leatherhead Long-Sleeve Jersey')
/** Completely sold out. */
const soldOut = await productPath(inject('shopUrl'), 'football', 'Sideline Camo Jersey')

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })

test('pictures are turned by thumbnail and arrow key, and shown large', async () => {
	const page = await visitors.narrow.newPage()
	const troubles = watch(page)
	await page.goto(jersey)
	const thumbs = page.getByRole('list', { name: 'Views' }).getByRole('link')
	expect(await thumbs.count()).toBeGreaterThanOrEqual(3)
	expect(await markedThumb(page)).toBe(0)
	await thumbs.nth(1).press('Enter')
	await expect.poll(() => markedThumb(page), patience).toBe(1)
	const strip = page.getByRole('list', { name: /^Pictures of/ })
	const inView = () => strip.evaluate((list) => list.scrollLeft / list.clientWidth)
	await expect.poll(inView, patience).toBeCloseTo(1, 1)
	await strip.focus()
	await page.keyboard.press('ArrowRight')
	await expect.poll(() => markedThumb(page), patience).toBe(2)
	await page.keyboard.press('ArrowLeft')
	await expect.poll(inView, patience).toBeCloseTo(1, 1)

	await page.getByRole('button', { name: 'Zoom' }).press('Enter')
	const dialog = page.getByRole('dialog', { name: /large pictures$/ })
	await dialog.waitFor()
	expect(await dialog.evaluate((box) => box.matches(':modal'))).toBe(true)
	await expect.poll(() => isFocused(page, '#zoom button'), patience).toBe(true)
	const large = dialog.locator('img').nth(1)
	await expect
		.poll(
			() => large.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
			patience,
		)
		.toBe(true)
	const widthOf = (picture: Locator) => picture.evaluate((image) => image.clientWidth)
	for (const width of widths) {
		await page.setViewportSize(viewports[width])
		const isLarge = async () => (await widthOf(large)) > 1.5 * (await widthOf(strip.locator('img').nth(1)))
		await expect.poll(isLarge, { ...patience, message: width }).toBe(true)
	}
	await page.keyboard.press('Escape')
	await dialog.waitFor({ state: 'hidden' })
	expect(await isFocused(page, 'button[popovertarget=zoom][aria-haspopup]')).toBe(true)
	expect(troubles).toEqual([])
	await page.close()
})

test('a color brings its own pictures, address and sizes', async () => {
	const page = await visitors.wide.newPage()
	await page.goto(thin)
	const sheet = await sheetOn(page)
	await page.locator('input[name=color]').first().focus()
	for (const [at, { id, name, pictures }] of sheet.colorways.entries()) {
		if (at > 0) {
			await page.keyboard.press('ArrowRight')
			await expect.poll(() => queryOf(page).get('color'), patience).toBe(id)
		}
		expect(await slot(page, 'color').textContent()).toBe(name)
		await expect.poll(() => pictureHashes(page), patience).toEqual(pictures.map(({ hash }) => hash))
		const gone = sheet.sizes.filter((_, size) => stockOf(sheet, at, size) === 0)
		expect(await disabledSizes(page)).toEqual(gone)
	}
	const { id } = sheet.colorways.at(-1) ?? { id: '' }
	await page.reload()
	expect(queryOf(page).get('color')).toBe(id)
	expect(await page.locator('input[name=color]').last().isChecked()).toBe(true)
	await page.close()
})

test('a sold-out size stays in sight, closed and explained', async () => {
	const page = await visitors.narrow.newPage()
	await page.goto(jersey)
	const size = page.getByRole('radio', { name: /^4XL\s*, sold out$/ })
	expect(await size.isDisabled()).toBe(true)
	expect(await page.locator('label:has(input[value="4XL"])').isVisible()).toBe(true)
	expect(await page.getByRole('group', { name: /^Size/ }).innerText()).toMatch(/4XL, in every color/)

	await page.goto(`${thin}?color=charcoal-orange&size=S`)
	expect(await addButton(page).isDisabled()).toBe(true)
	expect(await slot(page, 'stock').textContent()).toBe('Sold out in Charcoal / Orange')
	const sizes = page.getByRole('group', { name: /^Size/ })
	expect(await sizes.innerText()).toMatch(/in stock in/)
	await sizes.getByRole('link', { name: 'Navy / Cream' }).first().click()
	await expect.poll(() => queryOf(page).get('color'), patience).toBe('navy-cream')
	expect(await isFocused(page, 'input[name=color][value=navy-cream]')).toBe(true)
	expect(await sizeRadio(page, 'S').isChecked()).toBe(true)
	await expect.poll(() => addButton(page).isEnabled(), patience).toBe(true)
	await page.close()
})

test('a product of which nothing is left says so', async () => {
	const page = await visitors.wide.newPage()
	await page.goto(soldOut)
	expect(await page.locator('input[name=size]:enabled').count()).toBe(0)
	expect(await page.getByText('Every size and color is sold out.').first().isVisible()).toBe(true)
	expect(await addButton(page).isDisabled()).toBe(true)
	await page.close()
})

test('the quantity steps, is typed, and climbs the price ladder', async () => {
	const page = await visitors.narrow.newPage()
	await page.goto(`${jersey}?as=blank`)
	const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
	const less = page.getByRole('button', { name: 'One less' })
	const ladder = page.getByRole('list', { name: 'Price each by quantity' }).getByRole('link')
	const step = () =>
		ladder.evaluateAll((links) => links.findIndex((link) => link.hasAttribute('aria-current')))
	expect(await less.isDisabled()).toBe(true)
	expect(await slot(page, 'next').textContent()).toBe('11 more to save 5 %')
	await page.getByRole('button', { name: 'One more' }).click()
	expect(await quantity.inputValue()).toBe('2')
	expect(queryOf(page).get('qty')).toBe('2')
	expect(await slot(page, 'next').textContent()).toBe('10 more to save 5 %')
	await less.click()
	expect(await quantity.inputValue()).toBe('1')
	expect(await less.isDisabled()).toBe(true)

	await quantity.fill('11')
	expect([await step(), await slot(page, 'each').textContent()]).toEqual([0, '$169.00'])
	await quantity.fill('12')
	expect([await step(), await slot(page, 'each').textContent()]).toEqual([1, '$160.55'])
	expect(await slot(page, 'next').textContent()).toBe('12 more to save 10 %')
	await ladder.nth(3).press('Enter')
	expect([await quantity.inputValue(), await step()]).toEqual(['50', 3])
	expect(await slot(page, 'next').textContent()).toBe('50 more to save 20 %')
	await ladder.nth(4).press('Enter')
	expect(await slot(page, 'next').textContent()).toBe('Best price: you save 20 %')

	for (const typed of ['e', '-', '0', '']) {
		await quantity.fill('')
		await quantity.pressSequentially(typed)
		await quantity.press('Tab')
		expect([typed, await quantity.inputValue(), queryOf(page).get('qty')]).toEqual([typed, '1', null])
	}
	await quantity.fill('5000')
	await quantity.press('Tab')
	expect(await quantity.inputValue()).toBe('999')
	await page.close()
})

test('as pictured costs its prints, and blank is shown and sold without them, by keyboard at any width', async () => {
	const page = await openPage(browser, screens.narrow)
	await page.goto(`${jersey}?size=L`)
	const { priceCents, colorways } = await sheetOn(page)
	const [first, second] = colorways
	const { unitCents = 0, parts = [], blankPicture } = first?.pictured ?? {}
	expect(unitCents).toBe(priceCents + parts.reduce((sum, { cents }) => sum + cents, 0))
	expect(unitCents).toBeGreaterThan(priceCents)
	const group = page.getByRole('group', { name: 'Printed or blank' })
	expect(await group.getByRole('radio', { name: /^As pictured/ }).isChecked()).toBe(true)
	expect(await group.getByRole('listitem').count()).toBe(parts.length)
	expect(await slot(page, 'each').textContent()).toBe(formatUsd(unitCents))

	await group.getByRole('radio', { name: /^As pictured/ }).press('ArrowDown')
	await expect.poll(() => queryOf(page).get('as'), patience).toBe('blank')
	expect(await slot(page, 'each').textContent()).toBe(formatUsd(priceCents))
	await expect.poll(() => pictureHashes(page), patience).toEqual([blankPicture])
	await page.reload()
	expect(await pictureHashes(page)).toEqual([blankPicture])
	await group.getByRole('radio', { name: /^Blank/ }).press('ArrowUp')
	await expect.poll(() => pictureHashes(page), patience).toEqual(first?.pictures.map(({ hash }) => hash))

	await choose(page, 'color', second?.id ?? '')
	const customize = page.getByRole('link', { name: /^Customize/ })
	await expect.poll(() => customize.getAttribute('href'), patience).toContain(`?color=${second?.id}`)
	await addButton(page).press('Enter')
	await toastSaying(page, 'Added to cart')
	await page.goto('/cart')
	const line = page.locator('[data-line]')
	expect(await line.textContent()).toContain(`${second?.name}, as pictured`)
	expect(await line.textContent()).toContain(formatUsd(second?.pictured?.unitCents ?? 0))
	await closePage(page)
})

test('the day of arrival moves with the size', async () => {
	const page = await openPage(browser)
	// The fixed clock applies to the visitor's whole context.
	const today = new Date('2026-01-09T12:00:00Z')
	await page.clock.setFixedTime(today)
	await page.goto(jersey)
	const { sizes, variants } = await sheetOn(page)
	await expect.poll(() => slot(page, 'arrival').textContent(), patience).toMatch(/^Arrives as early as /)
	const text: (string | null)[] = []
	for (const size of ['M', '3XL']) {
		await choose(page, 'size', size)
		const lead = variants.find(([, color, at]) => color === 0 && at === sizes.indexOf(size))?.[4] ?? 0
		await expect.poll(() => slot(page, 'arrival').textContent(), patience).toBe(arrivalFrom(today, lead))
		text.push(await slot(page, 'arrival').textContent())
	}
	expect(text[0]).not.toBe(text[1])
	await closePage(page)
})

test('the tabs are turned by keyboard', async () => {
	const page = await visitors.narrow.newPage()
	await page.goto(`${jersey}?size=L`)
	const panel = (name: string) => page.getByRole('region', { name, exact: true })
	const names = ['Sizing Chart', 'Certifications', 'Lead Time']
	const shown = async () => {
		const states = await Promise.all(names.map((name) => panel(name).isVisible()))
		return names.filter((_, at) => states[at])
	}
	expect(await shown()).toEqual(['Sizing Chart'])
	expect(await panel('Sizing Chart').getByRole('row', { name: /^L / }).first().isVisible()).toBe(true)
	await page.getByRole('radio', { name: 'Sizing Chart' }).focus()
	await page.keyboard.press('ArrowRight')
	expect(await shown()).toEqual(['Certifications'])
	expect(await panel('Certifications').getByRole('listitem').count()).toBe(2)
	await page.keyboard.press('ArrowRight')
	expect(await shown()).toEqual(['Lead Time'])
	expect(await panel('Lead Time').innerText()).toContain('Leaves our house after 18 business days.')
	await page.keyboard.press('ArrowLeft')
	expect(await shown()).toEqual(['Certifications'])
	await page.close()
})

const missing = ['00000000-0000-4000-8000-000000000000', 'not-an-id', '1', '%E2%9A%BE', "'%20or%201=1"]
test('a missing or malformed product is not found, with a way home', async () => {
	const page = await visitors.wide.newPage()
	for (const id of missing) {
		const answer = await page.goto(`/product/${id}`)
		expect([id, answer?.status()]).toEqual([id, 404])
		expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Product not found')
	}
	await page.getByRole('link', { name: 'Go Home' }).click()
	await expect.poll(() => new URL(page.url()).pathname, patience).toBe('/')
	await page.close()
})

test('without scripts the choice is a form, and the button puts it into the cart', async () => {
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await page.goto(jersey)
	const { colorways } = await sheetOn(page)
	const [, second] = colorways
	expect(await page.locator('[data-strip] img').first().isVisible()).toBe(true)
	expect(await page.getByRole('list', { name: 'Views' }).locator('img').count()).toBeGreaterThanOrEqual(3)
	await choose(page, 'color', second?.id ?? '')
	await choose(page, 'size', 'L')
	await page.getByRole('button', { name: 'Show this color and size' }).click()
	await page.waitForURL(/size=L/)
	expect(queryOf(page).get('color')).toBe(second?.id)
	expect(await sizeRadio(page, 'L').isChecked()).toBe(true)
	expect(await slot(page, 'color').textContent()).toBe(second?.name)
	expect((await pictureHashes(page))[0]).toBe(second?.pictures[0]?.hash)
	await page.getByRole('button', { name: 'Zoom' }).click()
	await page.getByRole('dialog', { name: /large pictures$/ }).waitFor()
	await page.getByRole('button', { name: 'Close' }).click()
	await addButton(page).click()
	await page.waitForURL(/\/cart\?added=1/, { waitUntil: 'commit' })
	await closePage(page)
})
