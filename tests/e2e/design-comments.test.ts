// A coach shares a design and allows comments; a phone pins one by keyboard, another without scripts; the coach finds them on
// the garment in the builder, answers and resolves.
import type { Locator, Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, viewports, watch, widths } from './browser.ts'
import { openStep, pressKeys, savedDesign, saveButton, tabTo } from './builder-page.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const { page: coach } = await newcomer(browser)
const phone = await openPage(browser, screens.narrow)
const plain = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
const design = { path: '', link: '', comments: '' }

const said = (page: Page, title: string) => toast(page, title).first().waitFor(patience)
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor(patience)

test('a coach makes a link and allows comments on it', async () => {
	const { address } = await savedDesign(coach, 'Team Comments')
	design.path = new URL(address, 'http://shop').pathname
	design.comments = `/designs/${design.path.split('/').at(-1)}/comments`
	await openStep(coach, design.path, 7)
	await shown(coach, 'No comments yet')
	await shown(coach, 'Allow comments on a share link above')
	await coach.getByRole('button', { name: 'Make a share link' }).click()
	const box = coach.getByLabel(/^Allow comments on the link to version 1/)
	await box.waitFor(patience)
	design.link = await coach.getByLabel(/^Link to version 1/).inputValue()
	expect((await (await phone.request.get(design.link)).text()).includes('Add a comment')).toBe(false)
	await box.click()
	await expect.poll(() => box.isChecked(), patience).toBe(true)
	expect(await findingsAtBothWidths(coach)).toEqual([])
})

test('a visitor at 360 px pins a comment by keyboard alone, and a refused form keeps what was typed', async () => {
	const troubles = watch(phone)
	const response = await phone.goto(design.link)
	expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' })
	expect(await findingsAtBothWidths(phone)).toEqual([])
	await phone.getByLabel('Comment *').fill('Please move the number up.\nThank you!')
	await phone.getByRole('button', { name: 'Add the comment' }).press('Enter')
	await shown(phone, '2 things to fix')
	expect(await findingsAtBothWidths(phone)).toEqual([])
	expect(await phone.getByLabel('Comment *').inputValue()).toBe('Please move the number up.\nThank you!')
	await phone.locator('h1').click()
	await tabTo(phone, /^Choose a place[A-Z]/)
	await pressKeys(phone, ['ArrowDown', 'ArrowDown'])
	const place = phone.getByLabel(/^Place on the garment/)
	const before = await place.inputValue()
	expect(before).toMatch(/^front\//)
	await tabTo(phone, /^Up$/)
	await pressKeys(phone, ['Enter', 'Enter'])
	await expect.poll(() => place.inputValue(), patience).not.toBe(before)
	expect(await phone.locator('[data-chosen]:visible').count()).toBe(1)
	await tabTo(phone, /^Your name/)
	await phone.keyboard.type('Sam')
	await tabTo(phone, /^Add the comment/)
	await phone.keyboard.press('Enter')
	await said(phone, 'Comment added')
	await phone.getByRole('link', { name: /^Comment 1, Sam, Front/ }).waitFor(patience)
	await phone.getByRole('heading', { name: '1. Sam' }).waitFor(patience)
	expect(await findingsAtBothWidths(phone)).toEqual([])
	expect(troubles).toEqual([])
})

test('a click on the picture chooses the place', async () => {
	await phone.goto(design.link)
	const back = phone.locator('[data-pin-box^="back/"]')
	await back.scrollIntoViewIfNeeded()
	await back.click({ position: { x: 100, y: 120 } })
	expect(await phone.getByLabel(/^Place on the garment/).inputValue()).toMatch(/^back\/\d/)
	await phone.getByRole('link', { name: /^Comment 1, Sam, Front/ }).click()
	expect(new URL(phone.url()).hash).toBe('#comment-1')
})

test('a phone without scripts pins one, too', async () => {
	await plain.goto(design.link)
	await plain.getByLabel(/^Place on the garment/).selectOption({ label: 'Left chest' })
	await plain.getByLabel(/^Your name/).fill('Alex')
	await plain.getByLabel('Comment *').fill('A patch here?')
	await plain.getByRole('button', { name: 'Add the comment' }).click()
	await shown(plain, 'A patch here?')
	await plain.getByRole('link', { name: 'Comment 2, Alex, Front: left chest' }).waitFor(patience)
	expect(new URL(plain.url()).search).toBe('?done=added')
})

const pinOf = (page: Page, name: RegExp) =>
	page.getByRole('group', { name: 'Comments on the garment' }).getByRole('button', { name })
const itemOf = (page: Page, name: RegExp) => page.getByRole('listitem', { name })

/** Whether nothing covers the middle of the element. */
const isInSight = (element: Locator): Promise<boolean> =>
	element.evaluate((own) => {
		const { x, y, width, height } = own.getBoundingClientRect()
		return own.contains(document.elementFromPoint(x + width / 2, y + height / 2))
	})

test.each(widths)('the coach goes between list and pins by keyboard, on a %s screen', async (width) => {
	const troubles = watch(coach)
	await coach.setViewportSize(viewports[width])
	await openStep(coach, design.path, 7)
	const toggle = coach.getByRole('button', { name: 'Comments (2) on the garment' })
	await pinOf(coach, /^Comment 1, Sam, Front/).waitFor(patience)
	expect(await toggle.getAttribute('aria-pressed')).toBe('true')
	expect(await pinOf(coach, /^Comment/).count()).toBe(2)
	for (const pin of await pinOf(coach, /^Comment/).all()) {
		const box = await pin.boundingBox()
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
	}
	expect(await findingsAtBothWidths(coach)).toEqual([])

	// From another side and a larger picture, the list brings the comment back into view and marks its pin.
	await coach.getByRole('button', { name: 'Back', exact: true }).click()
	await expect.poll(() => pinOf(coach, /^Comment/).count(), patience).toBe(0)
	for (let level = 0; level < 3; level += 1) await coach.getByRole('button', { name: 'Zoom in' }).click()
	await coach.locator('[data-panel-title]').focus()
	await tabTo(coach, /^Comment 2, Alex, Front: left chest: show on the garment$/)
	await coach.keyboard.press('Enter')
	const marked = pinOf(coach, /^Comment 2, Alex, Front: left chest$/)
	await expect.poll(() => marked.getAttribute('aria-current'), patience).toBe('true')
	await expect.poll(() => isInSight(marked), patience).toBe(true)
	expect(await findingsAtBothWidths(coach)).toEqual([])

	// In another step pins stay once they were asked for; a pin opens its comment in the list.
	await coach.getByRole('navigation', { name: 'Builder steps' }).getByRole('link', { name: /Names/ }).click()
	await coach.getByRole('heading', { name: 'Names & Numbers' }).waitFor(patience)
	await coach.locator('[data-stage]').focus()
	await tabTo(coach, /^Comment 1, Sam, Front/)
	await coach.keyboard.press('Enter')
	const item = itemOf(coach, /^Comment 1, Sam, Front/)
	await item.waitFor(patience)
	await expect.poll(() => item.evaluate((one) => one === document.activeElement), patience).toBe(true)
	expect(new URL(coach.url()).searchParams.get('step')).toBe('7')
	expect(await isInSight(item)).toBe(true)

	await toggle.press('Enter')
	await expect.poll(() => pinOf(coach, /^Comment/).count(), patience).toBe(0)
	expect(await toggle.getAttribute('aria-pressed')).toBe('false')
	expect(troubles).toEqual([])
})

test('pins of an earlier version say so, and lettering beside them is moved as ever', async () => {
	await coach.setViewportSize(viewports.wide)
	await openStep(coach, design.path, 3)
	expect(await pinOf(coach, /^Comment/).count()).toBe(0)
	await coach.getByLabel('Team name', { exact: true }).first().fill('Team Comments II')
	await saveButton(coach).click()
	await said(coach, 'Version 2 saved successfully')
	await coach.getByRole('button', { name: 'Comments (2) on the garment' }).click()
	await pinOf(coach, /^Comment 1, Sam, Front.*, older version 1$/).waitFor(patience)
	expect(await findingsAtBothWidths(coach)).toEqual([])
	const line = coach.locator('[data-line="team-front"]')
	const before = await line.boundingBox()
	if (!before) throw new Error('No lettering is shown')
	const [x, y] = [before.x + 6, before.y + before.height / 2]
	await coach.mouse.move(x, y)
	await coach.mouse.down()
	await coach.mouse.move(x + 20, y + 60, { steps: 5 })
	await coach.mouse.up()
	const movedBy = async () => ((await line.boundingBox())?.y ?? before.y) - before.y
	await expect.poll(movedBy, patience).toBeGreaterThan(30)
})

test('the coach reads the comments in the builder, answers one and resolves it', async () => {
	await openStep(coach, design.path, 7)
	await shown(coach, '2 open of 2')
	await coach.getByRole('button', { name: 'Mark as resolved: comment 2' }).click()
	await shown(coach, '1 open of 2')
	await coach.getByRole('link', { name: 'Answer comment 1' }).click()
	await coach.waitForURL(`**${design.comments}*`)
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await coach.locator('#comment-1 summary').click()
	await coach.locator('#comment-1').getByRole('button', { name: 'Send the answer' }).click()
	await shown(coach, 'Write your answer.')
	await coach.locator('#answer-1').fill('Moved by an inch.')
	await coach.locator('#comment-1').getByRole('button', { name: 'Send the answer' }).click()
	await said(coach, 'Answer added')
	await coach.getByRole('button', { name: 'Mark as resolved comment 1' }).click()
	await said(coach, 'Comment marked as resolved')
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await phone.goto(design.link)
	await shown(phone, 'Moved by an inch.')
	await phone.getByRole('link', { name: /^Comment 1, .*resolved$/ }).waitFor(patience)
	expect(await findingsAtBothWidths(phone)).toEqual([])
})

test('a comment is deleted; a revoked link takes none, and what was written is still there', async () => {
	await coach.goto(design.comments)
	await coach.getByRole('button', { name: 'Delete… comment 2' }).click()
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await coach.getByRole('button', { name: 'Delete the comment' }).click()
	await said(coach, 'Comment deleted')
	await phone.goto(design.link)
	expect(await phone.getByText('A patch here?').count()).toBe(0)
	await phone.getByLabel(/^Place on the garment/).selectOption({ label: 'Left chest' })
	await phone.getByLabel(/^Your name/).fill('Sam')
	await phone.getByLabel('Comment *').fill('Too late to send')
	await openStep(coach, design.path, 7)
	await coach.getByRole('button', { name: /^Revoke the link to version 1/ }).click()
	await said(coach, 'Link revoked')
	await phone.getByRole('button', { name: 'Add the comment' }).click()
	await shown(phone, 'This link was revoked.')
	expect(await phone.getByLabel(/^Your comment was not sent/).inputValue()).toBe('Too late to send')
	expect(await findingsAtBothWidths(phone)).toEqual([])
	for (const page of [coach, phone, plain]) await closePage(page)
})
