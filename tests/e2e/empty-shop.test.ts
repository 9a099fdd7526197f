// An empty shop and its first admin: a product with photo, look, three colors and eight sizes, seen wherever goods are
// shown, sold with a promotion to a taxed buyer and to an exempt school, and reported to the cent.
import sharp from 'sharp'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { saveButton, untilBuilderRuns } from './builder-page.ts'
import { patience } from './patience.ts'
import { closeRealShop, openRealShop } from './real-shop.ts'

const browser = await openBrowser()
const shop = await openRealShop({ isEmpty: true })
afterAll(async () => {
	await browser.close()
	await closeRealShop()
})

const openHere = (options: Parameters<typeof openPage>[1] = {}) =>
	openPage(browser, { baseURL: shop.url, ...options })
const pathIn = (text: string, part: string): string => {
	const found = new RegExp(`http://[^\\s"<>]*${part}[^\\s"<>]*`).exec(text)?.[0] ?? shop.url
	const { pathname, search } = new URL(found.replaceAll('&amp;', '&'))
	return pathname + search
}

async function firstAdmin(): Promise<Page> {
	const page = await openHere()
	await page.goto(pathIn(shop.created, '/auth/confirm'))
	await page.getByRole('button', { name: 'Continue' }).click()
	await page.waitForURL(/\/auth\/reset/)
	await page.locator('input[type="password"]').first().fill('correct horse')
	await page.locator('main form button[type="submit"]').last().click()
	await page.getByText('Password set').waitFor(patience)
	return page
}

const colors = [
	['teal', 'white'],
	['white', 'teal'],
	['black', 'teal'],
] as const
const sizes = 'YS, YM, YL, S, M, L, XL, 2XL'

/** @returns the path of the draft's page for staff */
async function makeDraft(page: Page): Promise<string> {
	await page.goto('/admin/products')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/admin/products/new?garment=basketball-jersey')
	await page.getByLabel('Model').fill('Lantern Court Jersey')
	await page.getByLabel('Brand').fill('Ridgeline')
	await page.getByLabel('SKU').fill('RL-LANTERN')
	await page.getByLabel('Base price').fill('40')
	for (const [row, [first, second]] of colors.entries()) {
		if (row > 0) {
			await page.getByRole('button', { name: 'Add a color' }).click()
			await expect
				.poll(() => page.evaluate(() => document.activeElement?.id), patience)
				.toBe(`color-${row}-primary`)
		}
		await page.locator(`#color-${row}-primary`).selectOption(first)
		await page.locator(`#color-${row}-secondary`).selectOption(second)
	}
	await page.getByLabel('Sizes, smallest first').fill(sizes)
	await page.getByRole('button', { name: 'Make the draft' }).click()
	await toast(page, 'Draft made').waitFor()
	return new URL(page.url()).pathname
}

async function addPhoto(page: Page, address: string): Promise<void> {
	const background = '#1f8a8a'
	const picture = sharp({ create: { width: 1_200, height: 900, channels: 3, background } })
	await page.goto(`${address}/images`)
	const buffer = await picture.jpeg().toBuffer()
	await page
		.locator('#add input[type=file]')
		.setInputFiles({ name: 'jersey.jpg', mimeType: 'image/jpeg', buffer })
	await page.locator('#add').getByLabel('What the photo shows').fill('Lantern jersey under the lights')
	await page.getByRole('button', { name: 'Add the photo' }).click()
	await toast(page, 'Photo added').waitFor()
}

async function designLook(page: Page, address: string): Promise<void> {
	await page.goto(`${address}/look`)
	await page.getByRole('link', { name: 'Design this product’s look' }).click()
	await untilBuilderRuns(page)
	await saveButton(page).click()
	await page.waitForURL(/\/builder\/[^/]+\/[^/?]+/)
	await page.goto(`${address}/look`)
	await page.getByRole('button', { name: /as its look$/ }).click()
	await toast(page, 'The shop shows this design now').waitFor()
}

/** Twenty of each size in the first color. */
async function publish(page: Page, address: string): Promise<void> {
	await page.goto(address)
	await page.getByRole('button', { name: 'Publish' }).click()
	await toast(page, 'Published: it is in the shop now').waitFor()
	for (const field of await page.getByLabel(/^Can be sold, Teal \/ White, /).all()) await field.fill('20')
	await page.getByRole('button', { name: 'Save stock' }).click()
	await toast(page, 'Stock saved').waitFor()
}

async function setTax(page: Page): Promise<void> {
	await page.goto('/admin/settings/tax')
	await page.getByLabel('In these states only').check()
	await page.getByLabel('OH', { exact: true }).fill('7.25')
	await page.getByRole('button', { name: 'Review changes' }).click()
	await page.getByRole('button', { name: 'Save these rates' }).click()
	await toast(page, 'Sales tax saved').waitFor()
}

async function makePromotion(page: Page): Promise<void> {
	await page.goto('/admin/promotions')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/admin/promotions/new')
	await page.getByLabel('Name').fill('Opening week')
	await page.getByLabel('Code', { exact: true }).fill('open10')
	await page.getByLabel('Percent off').fill('ten')
	await page.getByRole('button', { name: 'Save promotion' }).click()
	await page.locator('[name=rate][aria-invalid=true]').waitFor()
	expect(await page.getByLabel('Name').inputValue()).toBe('Opening week')
	await page.getByLabel('Percent off').fill('10')
	await page.getByLabel('Products, by SKU').fill('RL-LANTERN')
	await page.getByRole('button', { name: 'Say it in words' }).click()
	await page.getByRole('status').filter({ hasText: '10 %' }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Save promotion' }).click()
	await toast(page, 'Promotion saved').waitFor()
}

/** Opens a portal of an exempt school with the product. @returns its id */
async function openPortal(admin: Page, coachEmail: string): Promise<string> {
	const visitor = await openHere({ ...screens.narrow, javaScriptEnabled: false })
	await visitor.goto('/team')
	await visitor.getByLabel('Organization name').fill('Cedar Falls Middle School')
	await visitor.getByLabel('Sport').selectOption('basketball')
	await visitor.getByRole('group', { name: 'First color' }).getByLabel('Teal', { exact: true }).check()
	await visitor.getByRole('group', { name: 'Second color' }).getByLabel('White', { exact: true }).check()
	await visitor.getByLabel('Name on the gear').fill('LANTERNS')
	await visitor.getByLabel('Contact name').fill('Morgan Reyes')
	await visitor.getByLabel('Contact email').fill(coachEmail)
	await visitor.locator('main form').getByRole('button', { name: 'Request Team Portal' }).click()
	await visitor.waitForURL(`${shop.url}/`)
	await closePage(visitor)
	await admin.goto('/admin/requests')
	await admin.getByRole('link', { name: 'Cedar Falls Middle School' }).first().click()
	await admin.getByLabel('Team name').fill('Cedar Falls Lanterns')
	await admin.getByLabel('Tax-exempt certificate number').fill('EX-4471')
	await admin.getByLabel('Last day', { exact: true }).fill('2099-12-31')
	await admin
		.getByRole('checkbox', { name: /Lantern Court Jersey/ })
		.first()
		.check()
	await admin.getByRole('button', { name: 'Accept and open the portal' }).click()
	await admin.waitForURL(/\/admin\/portals\/[a-z-]+-[a-z0-9]{4}/)
	return new URL(admin.url()).pathname.split('/').at(-1) ?? ''
}

/** Where a visitor finds the product. @returns its path */
async function findIt(page: Page): Promise<string> {
	await page.goto('/builder/jerseys')
	await page
		.getByRole('img', { name: /Lantern/ })
		.or(page.getByText('Lantern Court Jersey'))
		.first()
		.waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/search?q=lantern')
	await page
		.getByRole('link', { name: /Lantern Court Jersey/ })
		.first()
		.click()
	await page.getByRole('heading', { level: 1, name: 'Lantern Court Jersey' }).waitFor()
	expect(await page.locator('input[name=color]').count()).toBe(3)
	expect(await page.locator('input[name=size]').count()).toBe(8)
	await page.getByRole('img', { name: 'Lantern jersey under the lights' }).first().waitFor()
	const path = new URL(page.url()).pathname
	await page.locator('a[data-builder]:visible').first().click()
	await untilBuilderRuns(page)
	return path
}

const address = { name: 'Robin Vale', line1: '12 Mill Lane', city: 'Lakewood', zip: '44107' }

type Wanted = { path: string; units: number; total: string; school?: string }
/** Buys blank jerseys with the code at the single checkout. @returns the order's id */
async function buy(page: Page, { path, units, total, school }: Wanted): Promise<string> {
	await page.goto(`${path}?as=blank&size=M&qty=${units}`)
	await page.getByRole('button', { name: 'Add to Cart' }).click()
	await toast(page, 'Added to cart').waitFor()
	await page.goto('/cart')
	await page.getByLabel('Promotion code').fill('open10')
	await page.getByRole('button', { name: 'Apply' }).click()
	await page.getByText('Code OPEN10').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/checkout')
	if (school !== undefined) await page.getByRole('radio', { name: new RegExp(`^${school}`) }).check()
	for (const [name, text] of Object.entries(address)) await page.locator(`[name=${name}]`).fill(text)
	await page.locator('[name=state]').selectOption('OH')
	await page.getByText(total, { exact: true }).locator('visible=true').first().waitFor()
	await page
		.getByRole('button', { name: /^Place Order/ })
		.locator('visible=true')
		.first()
		.click()
	await page.waitForURL('**/sandbox/pay/*')
	await page.locator('main form button').first().click()
	await page.waitForURL(/payment=success/)
	return new URL(page.url()).searchParams.get('order') ?? ''
}

async function reported(page: Page, report: string): Promise<string> {
	await page.goto(`/admin/reports/${report}`)
	expect(await findingsAtBothWidths(page)).toEqual([])
	return (await page.getByRole('main').textContent()) ?? ''
}

/** Milliseconds: it takes a minute alone. */
const limitMs = 300_000

test(
	'an owner opens an empty shop, and what is sold is reported to the cent',
	{ timeout: limitMs },
	async () => {
		const owner = await firstAdmin()
		const troubles = watch(owner)
		const draft = await makeDraft(owner)
		await addPhoto(owner, draft)
		await designLook(owner, draft)
		await publish(owner, draft)
		await setTax(owner)
		await makePromotion(owner)

		const visitor = await openHere(screens.narrow)
		const path = await findIt(visitor)
		await signUp(visitor, newPerson(), shop.url)
		// 2 × $40.00, 10 % off, 7.25 % tax of $72.00, shipping.
		const taxed = await buy(visitor, { path, units: 2, total: '$93.21' })
		await visitor.goto(`/orders/${taxed}`)
		for (const text of ['Opening week', '$5.22', '$93.21']) await visitor.getByText(text).first().waitFor()
		await closePage(visitor)

		const person = newPerson()
		const portal = await openPortal(owner, person.email)
		const coach = await openHere()
		await signUp(coach, person, shop.url)
		const letter = await shop.letterTo(person.email, 'Your team portal is ready')
		await coach.goto(pathIn(letter, '/join'))
		await coach.getByRole('button', { name: 'Accept the invitation' }).click()
		await coach.waitForURL(new RegExp(`/portal/${portal}`))
		await coach.getByText('Lantern Court Jersey').first().waitFor()
		// 3 × $40.00, 10 % off instead of the coach's 5 %, no tax, shipping.
		await buy(coach, { path, units: 3, total: '$123.99', school: 'Cedar Falls Middle School' })
		await closePage(coach)

		const products = await reported(owner, 'sales-by-product')
		for (const text of ['RL-LANTERN', '$200.00', '$20.00', '$180.00']) expect(products).toContain(text)
		const tax = await reported(owner, 'tax')
		for (const text of ['$5.22', '$72.00', '$108.00']) expect(tax).toContain(text)
		expect(await reported(owner, 'sales')).toContain('$217.20')
		expect(await shop.command('doctor')).toContain('agree')
		expect(troubles).toEqual([])
		await closePage(owner)
	},
)
