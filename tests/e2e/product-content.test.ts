// An admin gives a new product a photo, a description, search texts, a size chart and a look; a visitor sees all of it.
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { patience } from './patience.ts'
import { saveButton, untilBuilderRuns } from './builder-page.ts'
import { openOwnShop } from './own-shop.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const at = (options: object = {}) => openPage(browser, { baseURL: shop.url, ...options })

const photo = () =>
	sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#2f6fb0' } })
		.jpeg()
		.toBuffer()

async function makeDraft(page: Page): Promise<string> {
	await page.goto('/admin/products/new?garment=tee')
	await page.getByRole('textbox', { name: 'Model', exact: true }).fill('Zephyr Team Shirt')
	await page.getByLabel('Brand').fill('Ridgeline')
	await page.getByLabel('SKU').fill('RL-ZEPHYR')
	await page.getByLabel('Base price').fill('30')
	await page.locator('#color-0-primary').selectOption('navy')
	await page.locator('#color-0-secondary').selectOption('gold')
	await page.getByRole('button', { name: 'Make the draft' }).click()
	await toast(page, 'Draft made').waitFor()
	return new URL(page.url()).pathname
}

async function addPhoto(page: Page, address: string) {
	await page.goto(`${address}/images`)
	await page.getByText('No photos yet. The shop shows the drawn pictures.').waitFor()
	const file = page.getByLabel('Photo', { exact: false }).and(page.locator('input[type=file]'))
	const words = page.locator('#add').getByLabel('What the photo shows')
	await file.setInputFiles({ name: 'shirt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
	await words.fill('Zephyr shirt on the field')
	await page.getByRole('button', { name: 'Add the photo' }).click()
	await page.locator('#file-error').getByText('This is no photo.').waitFor()
	expect(await words.inputValue()).toBe('Zephyr shirt on the field')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await file.setInputFiles({ name: 'shirt.jpg', mimeType: 'image/jpeg', buffer: await photo() })
	await page.getByRole('button', { name: 'Add the photo' }).click()
	await toast(page, 'Photo added').waitFor()
	const zoom = page.getByLabel('Zoom')
	const shown = () => page.locator('[data-box] img').evaluate((image: HTMLElement) => image.style.width)
	const before = await shown()
	await zoom.focus()
	for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
	await expect.poll(shown, patience).not.toBe(before)
	await page.getByRole('button', { name: 'Save photo 1' }).click()
	await toast(page, 'Photo saved').waitFor()
	expect(await page.getByLabel('Zoom').inputValue()).toBe('105')
	await page.getByLabel('Shown first').selectOption('photos')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await toast(page, 'Saved: this comes first now').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
}

async function writeTexts(page: Page, address: string) {
	await page.goto(address)
	const description = page.getByRole('textbox', { name: 'Description', exact: true })
	await description.fill('Light **mesh**. [Ask us](/support)\n\nMade for:\n- heat\n- rain')
	await page.getByRole('button', { name: 'Preview the description' }).click()
	const preview = page.getByRole('region', { name: 'Preview of the description' })
	expect(await preview.getByRole('listitem').allTextContents()).toEqual(['heat', 'rain'])
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Save product' }).click()
	await toast(page, 'Product saved').waitFor()
	await page.goto(`${address}/search`)
	await page.getByLabel('Page title').fill('The lightest shirt')
	await page.getByText('18 / 70').waitFor()
	await page.getByLabel('Search words').fill('quixoball')
	await page.getByRole('button', { name: 'Save search texts' }).click()
	await toast(page, 'Search texts saved').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
}

async function writeSizes(page: Page, address: string) {
	await page.goto(`${address}/size-chart`)
	await page.getByLabel('Name of measure 1').fill('Chest width')
	const first = page.locator('[name=value-0-0]')
	await first.fill('wide')
	await first.press('Enter')
	await page.getByText(/^Chest width, \w+: Inches such as 18/).waitFor()
	expect(await first.inputValue()).toBe('wide')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await first.fill('17 1/2')
	await page.getByRole('button', { name: 'Save the size chart' }).click()
	await toast(page, 'Size chart saved').waitFor()
}

async function designLook(page: Page, address: string) {
	await page.goto(`${address}/look`)
	await page.getByText('None yet. Designs that you save').waitFor()
	await page.getByRole('link', { name: 'Design this product’s look' }).click()
	await untilBuilderRuns(page)
	await saveButton(page).click()
	await page.waitForURL(/\/builder\/[^/]+\/[^/?]+/)
	await page.goto(`${address}/look`)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: /as its look$/ }).click()
	await toast(page, 'The shop shows this design now').waitFor()
}

test('the content of a new product goes from the editor to list, page and search', async () => {
	const staff = await at()
	await signIn(staff, admin, shop.url)
	const address = await makeDraft(staff)
	await addPhoto(staff, address)
	await writeTexts(staff, address)
	await writeSizes(staff, address)
	await designLook(staff, address)
	await staff.goto(`${address}/preview`)
	await staff.getByText('17 1/2').first().waitFor()
	await staff.goto(address)
	const history = staff.locator('#history')
	for (const line of [
		'Photo added: Zephyr shirt on the field',
		'Own size chart saved',
		'Description changed',
	])
		await history.getByText(line).waitFor()
	await staff.getByRole('button', { name: 'Publish' }).click()
	await toast(staff, 'Published: it is in the shop now').waitFor()

	const page = await at(screens.narrow)
	await page.goto('/search?q=quixoball')
	const link = page.getByRole('link', { name: /Zephyr Team Shirt/ }).first()
	expect(await page.locator('img[src^="/pictures/p"]').first().getAttribute('alt')).toBe(
		'Zephyr shirt on the field',
	)
	await link.click()
	await page.getByRole('heading', { level: 1, name: 'Zephyr Team Shirt' }).waitFor()
	expect(await page.title()).toContain('The lightest shirt')
	const image = page.locator('[data-strip] img').first()
	expect(await image.getAttribute('alt')).toBe('Zephyr shirt on the field')
	const isShown = () => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth > 0)
	await expect.poll(isShown, patience).toBe(true)
	const card = await page.locator('meta[property="og:image"]').getAttribute('content')
	expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/png')
	expect(await page.locator('#details').getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe(
		'/support',
	)
	await page.getByText('17 1/2').first().waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
	await closePage(staff)
})
