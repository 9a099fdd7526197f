// An admin imports a new product with two photos from a ZIP, sees them, exports them, and undoes the import.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { openOwnShop } from './own-shop.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
const folder = await mkdtemp(join(tmpdir(), 'fieldhouse-zips-'))
afterAll(() => Promise.all([browser.close(), shop.close(), rm(folder, { recursive: true, force: true })]))

const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const picture = (background: string) =>
	sharp({ create: { width: 900, height: 1_100, channels: 3, background } })
		.jpeg()
		.toBuffer()

const rows = [
	'sku,brand,model,sport,garment,price,status,color,primary_color,size,main_picture,photo,photo_alt,photo_crop',
	'ZIP-1,Ridgeline,Photo Tee,spirit,tee,19.50,active,Navy,navy,M,photos,front.jpg,Worn on the field,portrait',
	'ZIP-1,,,,,,,,,,,back.jpg,From behind,square 120 50 0',
	'ZIP-2,Ridgeline,Lost Tee,spirit,tee,19.50,active,Navy,navy,M,,lost.jpg,Lost,',
]

test('photos of a ZIP are checked, imported in their order, exported and undone', async () => {
	const page = await openPage(browser, { baseURL: shop.url })
	const uploaded = async (name: string, bytes: Uint8Array) => {
		await page.goto('/admin/products/files')
		const path = join(folder, name)
		await writeFile(path, bytes)
		await page.getByLabel(/^CSV file/).setInputFiles(path)
		await page.getByRole('button', { name: 'Check the file' }).press('Enter')
	}
	await signIn(page, admin, shop.url)
	await uploaded('large.zip', new Uint8Array(61_000_000))
	await page.getByText('The file is larger than 60 MB.', { exact: true }).waitFor()
	await uploaded('text.zip', strToU8('sku\nZIP-1'))
	await page.getByText('This ZIP file cannot be opened. Please make it again.', { exact: true }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	const photos = {
		'front.jpg': await picture('#27406b'),
		'back.jpg': await picture('#8a1f2d'),
		'spare <b>.jpg': strToU8('spare'),
	}
	await uploaded('season.zip', zipSync({ 'products.csv': strToU8(rows.join('\n')), photos }))
	await page.getByText('New, 1 size, $19.50, 2 photos').waitFor()
	await page.getByText('Put this photo into the ZIP, or leave the cell empty.').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	const address = page.url()
	await page.reload()
	await page.getByText('These files of the ZIP are not named by any row').waitFor()
	await page.getByText('photos/spare <b>.jpg', { exact: true }).waitFor()
	await page.getByRole('button', { name: 'Import 1 product' }).press('Enter')
	await toast(page, 'Products written').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/admin/products?q=ZIP-1')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('link', { name: 'Ridgeline Photo Tee' }).click()
	await page.getByText('Photos: 0 → 2').waitFor()
	const images = `${new URL(page.url()).pathname}/images`
	await page.goto(images)
	const texts = page.getByRole('textbox', { name: /shows|describe/i })
	const shown = await texts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
	expect(shown.filter((text) => text !== '')).toEqual(['Worn on the field', 'From behind'])
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('link', { name: 'See it in the shop' }).click()
	await page.getByRole('img', { name: 'Worn on the field' }).first().waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/search?q=photo+tee')
	await page
		.getByRole('link', { name: /Photo Tee/ })
		.first()
		.waitFor()
	expect(await page.locator('img[src^="/pictures/p"]').count()).toBeGreaterThan(0)
	await page.goto('/admin/products?q=ZIP-1')
	const saved = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Export with photos (ZIP)' }).click()
	expect((await saved).suggestedFilename()).toMatch(/^fieldhouse-products-.*\.zip$/)
	const exported = await (await page.request.get('/admin/products/files/products.zip?q=ZIP-1')).body()
	const files = unzipSync(exported)
	expect(strFromU8(files['products.csv']!)).toMatch(
		/,photos,ZIP-1-[0-9a-f]{8}\.webp,Worn on the field,portrait\r\nZIP-1,.*,ZIP-1-[0-9a-f]{8}\.webp,From behind,square 120 50 0$/,
	)
	expect(Object.keys(files)).toHaveLength(3)
	await uploaded('same.zip', exported)
	await page.getByText('The file changes nothing').first().waitFor()
	await page.goto(address)
	await page.getByRole('button', { name: 'Undo this import' }).press('Enter')
	await toast(page, 'Undone').waitFor()
	await page.goto('/admin/products?q=ZIP-1')
	await page.getByText('No product fits').waitFor()
	await closePage(page)
})
