// Art in the design builder: uploaded, moved by keys and mouse, refused with a reason.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { openBrowser } from '../chromium.ts'
import { toast } from './account-page.ts'
import { closePage } from './browser.ts'
import { crest, openBuilder, pressKeys } from './builder-page.ts'
import { patience } from './patience.ts'

let browser: Browser
beforeAll(async () => {
	browser = await openBrowser()
})
afterAll(() => browser.close())

test('a logo is uploaded, moved by the arrow keys, and all of it is undone and done again', async () => {
	const { page } = await openBuilder(browser, 2)
	await page.locator('input[type=file]').setInputFiles(crest)
	await toast(page, 'Logo uploaded').waitFor()
	const logo = page.getByRole('button', { name: /^Logo 1/ }).first()
	const place = async () => ((await logo.count()) > 0 ? logo.getAttribute('aria-label') : 'gone')
	const before = await place()
	await logo.focus()
	for (let time = 0; time < 3; time += 1) await page.keyboard.press('Shift+ArrowUp')
	await page.keyboard.press('+')
	await expect.poll(place, patience).not.toBe(before)
	const after = await place()
	// Presses in quick succession are one undo step: undo returns to the start, then to before the upload.
	const seen: (string | null)[] = []
	for (let time = 0; time < 6 && seen.at(-1) !== 'gone'; time += 1) {
		await page.keyboard.press('Control+z')
		seen.push(await place())
	}
	expect(seen).toContain(before)
	expect(seen.at(-1)).toBe('gone')
	for (const _step of seen) await page.keyboard.press('Control+Shift+z')
	await expect.poll(place, patience).toBe(after)
	await closePage(page)
})

test('a logo lies where the mouse lets go of it, and a pulled corner sizes it in its own shape', async () => {
	const { page } = await openBuilder(browser, 2)
	await page.locator('input[type=file]').setInputFiles(crest)
	await toast(page, 'Logo uploaded').waitFor()
	const logo = page.locator('[data-logo]')
	const boxNow = async () => {
		const box = await logo.boundingBox()
		if (!box) throw new Error('The logo is not on the screen')
		return box
	}
	/** Alt disables snapping to guides. */
	const drag = async (from: { x: number; y: number }, by: number) => {
		await page.keyboard.down('Alt')
		await page.mouse.move(from.x, from.y)
		await page.mouse.down()
		await page.mouse.move(from.x - by, from.y + by, { steps: 5 })
		await page.mouse.up()
		await page.keyboard.up('Alt')
	}
	const before = await boxNow()
	await drag({ x: before.x + before.width / 2, y: before.y + before.height / 2 }, 40)
	await expect.poll(async () => Math.round((await boxNow()).x - before.x), patience).toBe(-40)
	const moved = await boxNow()
	expect(moved.y - before.y).toBeCloseTo(40, 0)
	expect(moved.width).toBeCloseTo(before.width, 0)
	await drag({ x: moved.x, y: moved.y + moved.height }, 30)
	await expect.poll(async () => (await boxNow()).width, patience).toBeGreaterThan(moved.width + 10)
	const sized = await boxNow()
	expect(sized.width / sized.height).toBeCloseTo(moved.width / moved.height, 1)
	expect(sized.x + sized.width).toBeCloseTo(moved.x + moved.width, 0)
	await closePage(page)
})

test('a picture loses its white background, is cut to what is left, and has it back by Undo', async () => {
	const { page } = await openBuilder(browser, 2)
	const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fff"/><circle cx="300" cy="300" r="150" fill="#14284f"/><circle cx="300" cy="300" r="60" fill="#fff"/></svg>`
	const buffer = await sharp(Buffer.from(badge)).jpeg({ quality: 92 }).toBuffer()
	await page.locator('input[type=file]').setInputFiles({ name: 'badge.jpg', mimeType: 'image/jpeg', buffer })
	await toast(page, 'Logo uploaded').waitFor()
	const art = page.locator('[data-logo] image')
	const before = await art.getAttribute('href')
	const answered = page.waitForResponse((response) => response.url().endsWith('/files/uploads'))
	await page.getByRole('button', { name: 'Remove the background' }).click()
	const { asset } = (await (await answered).json()) as {
		asset: { url: string; width: number; height: number }
	}
	await toast(page, 'Background removed').waitFor()
	expect(Math.abs(asset.width - 300)).toBeLessThan(8)
	expect(asset.height).toBe(asset.width)
	await expect.poll(() => art.getAttribute('href'), patience).toBe(asset.url)
	const file = await page.request.get(asset.url)
	const { data } = await sharp(await file.body())
		.raw()
		.toBuffer({ resolveWithObject: true })
	const middle = (Math.floor(asset.height / 2) * asset.width + Math.floor(asset.width / 2)) * 4
	expect([data[3], data[middle + 3]]).toEqual([0, 255])
	expect(await page.getByRole('button', { name: 'Remove the background' }).count()).toBe(0)
	await page.keyboard.press('Control+z')
	await expect.poll(() => art.getAttribute('href'), patience).toBe(before)
	await closePage(page)
})

test('letters are moved by mouse, sized by a corner, nudged and turned by keys, and undone in one step each', async () => {
	const { page } = await openBuilder(browser, 3)
	const team = page.locator('[data-line="team-front"]')
	const label = () => team.getAttribute('aria-label')
	await page.getByRole('textbox', { name: 'Team name' }).fill('Hawks')
	await team.waitFor()
	const first = await label()
	expect(first).toMatch(/^Team name, .*, centered$/)
	const box = (await team.boundingBox())!
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
	await page.mouse.move(x, y)
	await page.mouse.down()
	await page.keyboard.down('Alt')
	await page.mouse.move(x + 20, y - 20, { steps: 5 })
	await page.mouse.up()
	await page.keyboard.up('Alt')
	await expect.poll(label, patience).toMatch(/in right of center$/)
	const moved = await label()
	const corner = (await page.locator('[data-handle="corner"]').nth(2).boundingBox())!
	await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
	await page.mouse.down()
	await page.mouse.move(corner.x - 40, corner.y - 10, { steps: 5 })
	await page.mouse.up()
	await expect.poll(label, patience).not.toBe(moved)
	const sized = await label()
	await team.focus()
	await page.keyboard.press('Shift+ArrowLeft')
	await expect.poll(label, patience).not.toBe(sized)
	const nudged = await label()
	await page.keyboard.press('[')
	await expect.poll(label, patience).toMatch(/, turned -5 degrees, /)
	const angle = page.getByRole('textbox', { name: 'Turned, °' }).first()
	expect(await angle.inputValue()).toBe('-5')
	const back = [nudged, sized, moved, first]
	for (const before of back) {
		await page.keyboard.press('Control+z')
		await expect.poll(label, patience).toBe(before)
	}
	await closePage(page)
})

test('a logo and a line in a group: the logo is copied and removed by keys, and it is said why the line is not', async () => {
	const { page } = await openBuilder(browser, 2)
	await page.locator('input[type=file]').setInputFiles(crest)
	await toast(page, 'Logo uploaded').waitFor()
	await page
		.getByRole('link', { name: /Names & Numbers/ })
		.first()
		.click()
	await page.getByRole('textbox', { name: 'Team name' }).fill('Hawks')
	const [logos, team] = [page.locator('[data-logo]'), page.locator('[data-line="team-front"]')]
	await team.waitFor()
	await team.focus()
	await page.keyboard.press('Enter')
	await logos.first().focus()
	await pressKeys(page, ['Shift+Enter', 'Control+g'])
	await page.getByText('Grouped: Team name and Logo 1.', { exact: false }).waitFor()
	await page.keyboard.press('Control+d')
	await page.getByText('Copied: Logo 2. Lettering is not copied: each line is on a garment once.').waitFor()
	await expect.poll(() => logos.count(), patience).toBe(2)
	// The copy has the focus, and no group.
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), patience)
		.toMatch(/^Logo 2(?!.*in a group)/)
	await page.keyboard.press('Control+d')
	await expect.poll(() => logos.count(), patience).toBe(3)
	await team.focus()
	await page.keyboard.press('Delete')
	await page.getByText('Removed: Logo 1. Lettering stays: clear its text in Names & Numbers.').waitFor()
	await expect.poll(() => logos.count(), patience).toBe(2)
	expect(await team.count()).toBe(1)
	await pressKeys(page, ['Control+z', 'Control+z', 'Control+z'])
	await expect.poll(() => logos.count(), patience).toBe(1)
	await closePage(page)
})

test('a name and a number are grouped by keyboard, move together, and are apart again', async () => {
	const { page } = await openBuilder(browser, 3)
	const [team, number] = ['team-front', 'number-front'].map((id) => page.locator(`[data-line="${id}"]`))
	const labels = () => Promise.all([team!, number!].map((line) => line.getAttribute('aria-label')))
	await page.getByRole('textbox', { name: 'Team name' }).fill('Hawks')
	await page.getByRole('textbox', { name: 'Number' }).fill('24')
	await team!.waitFor()
	await number!.waitFor()
	await team!.focus()
	await page.keyboard.press('Enter')
	await number!.focus()
	await page.keyboard.press('Shift+Enter')
	await page.getByText('Selected: Team name and Number.').waitFor()
	await page.keyboard.press('Control+g')
	await expect
		.poll(labels, patience)
		.toEqual([
			expect.stringMatching(/, centered, in a group$/),
			expect.stringMatching(/, centered, in a group$/),
		])
	await page.keyboard.press('Escape')
	await team!.focus()
	await page.keyboard.press('Shift+ArrowRight')
	await expect
		.poll(labels, patience)
		.toEqual([
			expect.stringMatching(/, 0\.[78] in right of center, in a group$/),
			expect.stringMatching(/, 0\.[78] in right of center, in a group$/),
		])
	await page.keyboard.press('Control+Shift+g')
	await expect
		.poll(labels, patience)
		.toEqual([expect.stringMatching(/right of center$/), expect.stringMatching(/right of center$/)])
	await page.keyboard.press('Control+z')
	await page.keyboard.press('Control+z')
	await page.keyboard.press('Control+z')
	await expect
		.poll(labels, patience)
		.toEqual([expect.stringMatching(/, centered$/), expect.stringMatching(/, centered$/)])
	await closePage(page)
})

test('a file that is no art is refused with a reason, and the design stays', async () => {
	const { page } = await openBuilder(browser, 2)
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
	await page
		.getByText(/Upload failed/)
		.first()
		.waitFor()
	expect(await page.getByRole('button', { name: /^Logo 1/ }).count()).toBe(0)
	await closePage(page)
})
