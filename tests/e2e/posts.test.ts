// An owner takes the posts of the demo out, writes one, publishes it and takes it back; a visitor sees it in blog, search and sitemap.
import { afterAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { openOwnShop } from './own-shop.ts'

const [browser, shop] = await Promise.all([openBrowser(), openOwnShop({})])
afterAll(() => Promise.all([browser.close(), shop.close()]))

const admin = { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const at = () => openPage(browser, { baseURL: shop.url })
const check = async (page: Page) => expect(await findingsAtBothWidths(page)).toEqual([])
const textOf = async (page: Page, path: string) => (await page.request.get(path)).text()
const blogLinks = (page: Page) => page.locator('header, footer').locator('a[href="/blog"]').count()

const title = 'Tape the sticks before Friday'
const body = `Tape dries overnight, so do it on **Thursday**.

## What you need
| Piece | Count |
|---|---|
| Cloth tape | two rolls |
- Wax from the [team page](/team)
- A towel

## And then

Mulberry wax keeps it dry.`

async function removeAll(page: Page) {
	await page.goto('/admin')
	await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Blog' }).click()
	await page.getByText('3 posts').waitFor()
	await check(page)
	for (let left = 3; left > 0; left -= 1) {
		await page.getByRole('region', { name: 'Posts' }).getByRole('link').first().click()
		if (left === 3) await check(page)
		await page.getByText('Delete the post').click()
		await page.getByRole('button', { name: 'Delete for good' }).click()
		await toast(page, 'Post deleted').waitFor()
	}
}

/** A mistake at its field, a preview, then the draft: nothing typed is lost on the way. */
async function write(page: Page) {
	await page.getByRole('link', { name: 'Write the first post' }).click()
	await page.getByLabel('Title').fill(title)
	await page.getByRole('textbox', { name: 'Post', exact: true }).fill(body)
	await page.getByLabel('Picture of a product').fill('NO-SUCH')
	await page.getByRole('button', { name: 'Preview the post' }).click()
	const preview = page.getByRole('region', { name: 'Preview of the post' })
	await preview.getByRole('cell', { name: 'two rolls' }).waitFor()
	await check(page)
	await page.getByLabel('Excerpt').fill('Two rolls, five minutes, and the whole bench is taped.')
	await page.getByLabel('Author').fill('Jo Lindqvist')
	await page.getByLabel('Category').fill('Season')
	await page.getByRole('button', { name: 'Make the draft' }).last().click()
	await page.getByRole('link', { name: 'No product has this SKU and color' }).waitFor()
	await check(page)
	expect(await page.getByRole('textbox', { name: 'Post', exact: true }).inputValue()).toBe(body)
	await page.getByLabel('Picture of a product').fill('FH-FB210/navy-gold')
	await page.getByRole('button', { name: 'Make the draft' }).last().click()
	await toast(page, 'Draft made').waitFor()
	await page.getByRole('img', { name: 'Picture of FH-FB210/navy-gold' }).waitFor()
	await check(page)
}

test('a post goes from the back office to blog, search and sitemap, and back', async () => {
	const [staff, page] = [await at(), await at()]
	await signIn(staff, admin, shop.url)
	await page.goto('/blog')
	expect(await page.getByRole('article').count()).toBe(3)
	await removeAll(staff)
	await staff.getByText('No post yet').waitFor()
	await check(staff)
	await page.goto('/blog')
	await page.getByRole('heading', { name: 'No post yet' }).waitFor()
	expect(await blogLinks(page)).toBe(0)
	await check(page)
	expect(await textOf(page, '/sitemap.xml')).not.toContain('/blog')
	await page.goto('/services/helmet-reconditioning')
	expect(await page.getByRole('link', { name: 'The helmet year, month by month' }).count()).toBe(0)

	await write(staff)
	const address = '/blog/tape-the-sticks-before-friday'
	expect((await page.request.get(address)).status()).toBe(404)
	await staff.getByRole('button', { name: 'Publish' }).click()
	await toast(staff, 'Published: visitors read it now').waitFor()
	await check(staff)

	await page.goto('/blog')
	expect(await blogLinks(page)).toBeGreaterThan(1)
	await check(page)
	await page.getByRole('link', { name: title }).click()
	await page.getByRole('heading', { level: 1, name: title }).waitFor()
	await page.getByRole('cell', { name: 'two rolls' }).waitFor()
	await check(page)
	expect(await textOf(page, '/sitemap.xml')).toContain(`${address}</loc>`)
	expect(await textOf(page, '/blog/rss.xml')).toContain(`<title>${title}</title>`)
	await page.goto('/search?q=mulberry')
	await page.getByRole('link', { name: title }).waitFor()

	await staff.getByLabel('Address').fill('tape')
	await staff.getByLabel('Picture of a product').fill('')
	await staff.getByRole('button', { name: 'Save the post' }).last().click()
	await toast(staff, 'Post saved').waitFor()
	await page.goto(address)
	await page.waitForURL('**/blog/tape')
	await check(page)
	await page.goto('/blog')
	await check(page)

	await staff.getByRole('button', { name: 'Back to a draft' }).click()
	await toast(staff, 'Visitors do not see it any more').waitFor()
	expect((await page.request.get('/blog/tape')).status()).toBe(404)
	expect(await textOf(page, '/sitemap.xml')).not.toContain('/blog')
	await page.goto('/search?q=mulberry')
	expect(await page.getByRole('link', { name: title }).count()).toBe(0)
	await closePage(page)
	await closePage(staff)
}, 240_000)
