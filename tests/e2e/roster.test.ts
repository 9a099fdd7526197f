// The roster: pasted, corrected, undone and saved by keyboard; confirmed by a family on a phone; imported from a file.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { pasteInto } from '../paste.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

/** The demo's portal of last season: no other journey uses its sixteen players. */
const rosterPath = '/portal/team-122/roster'
const coach = { email: 'coach@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const players = 16

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`)
const rows = (page: Page) => page.getByRole('grid').getByRole('row').count()

async function openRoster(page: Page): Promise<void> {
	await page.goto(rosterPath)
	await page.getByRole('button', { name: 'Load a list' }).and(page.locator(':enabled')).waitFor(patience)
}

/** URLs that a page requests from now on. */
function addressesOf(page: Page): string[] {
	const addresses: string[] = []
	page.on('request', (request) => addresses.push(request.url()))
	return addresses
}

async function familyConfirms(path: string): Promise<string[]> {
	const page = await openPage(browser, screens.narrow)
	const addresses = addressesOf(page)
	const answer = await page.goto(path)
	expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
	expect(await page.title()).toBe('Check your player’s row | Fieldhouse')
	expect(await page.getByRole('textbox', { name: 'Number' }).inputValue()).toBe('07')
	expect(await page.content()).not.toMatch(/Alvarez|Canaryoda/)
	await page.getByRole('textbox', { name: 'Number' }).fill('7')
	await page.getByRole('button', { name: 'Confirm' }).click()
	await page.getByRole('link', { name: 'Number 7 is already taken on this team.' }).waitFor(patience)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('textbox', { name: 'Number' }).fill('07')
	await page.getByLabel('Jersey size').selectOption('XL')
	await page.getByRole('button', { name: 'Confirm' }).click()
	await page.getByText('Thank you, that is all').waitFor(patience)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
	return addresses
}

test('a coach pastes, repairs and saves by keyboard; a family confirms; both find each other’s work', async () => {
	const page = await openPage(browser)
	const [troubles, addresses] = [watch(page), addressesOf(page)]
	await signIn(page, coach)
	await openRoster(page)
	expect(await page.title()).toBe('Team roster | Fieldhouse')
	await cell(page, players, 0).click()
	await pasteInto(page, 'Canaryvale\t07\tadult large\tM\nCanaryoda\t123\tYth M\tS\n')
	expect(await rows(page)).toBe(players + 4)
	expect(await cell(page, players, 2).textContent()).toBe('L')
	await page.getByText('1 row to repair before saving').first().waitFor(patience)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.keyboard.press('Control+s')
	await toast(page, 'Roster not saved').waitFor()
	await cell(page, players, 0).focus()
	await page.keyboard.press('Control+z')
	expect(await rows(page)).toBe(players + 2)
	await page.keyboard.press('Control+Shift+Z')
	await page.getByRole('button', { name: `Row ${players + 2}, number (repair)` }).click()
	await page.keyboard.type('99')
	await page.keyboard.press('Control+s')
	await toast(page, 'Roster saved').waitFor()

	await openRoster(page)
	expect(await cell(page, players, 1).textContent()).toContain('07')
	await cell(page, players, 7).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Make a link' }).click()
	const link = await dialog.getByText(/\/roster\/[\w-]{43}$/).textContent()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.keyboard.press('Escape')
	const asked = await familyConfirms(new URL(link ?? '').pathname)

	await cell(page, players + 1, 3).click()
	await page.keyboard.press('Delete')
	await page.keyboard.press('Control+s')
	await page.getByText('The roster changed while you were at work').waitFor(patience)
	expect(await cell(page, players, 2).textContent()).toBe('XL')
	expect(await cell(page, players + 1, 3).textContent()).toBe('')
	await page.keyboard.press('Control+s')
	await toast(page, 'Roster saved').waitFor()
	expect([...addresses, ...asked].filter((address) => address.includes('Canary'))).toEqual([])
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a file is looked at before it is taken over, and what needs repair comes back with its reason', async () => {
	const page = await openPage(browser, { ...screens.narrow, acceptDownloads: true })
	await signIn(page, coach)
	await openRoster(page)
	await page.getByRole('button', { name: 'Load a list' }).click()
	const text = 'No.;Player;Size\n00;"Canary; Kim";yth l\n5;Canarylong;9XL\n'
	await page
		.getByLabel('Choose a file')
		.setInputFiles({ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'utf16le') })
	await page.getByText('1 player ready, 1 row to repair.').waitFor(patience)
	expect(await findingsAtBothWidths(page)).toEqual([])
	const waiting = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Download them with the reasons' }).click()
	const file = await readFile(await (await waiting).path(), 'utf8')
	expect(file).toContain('5,Canarylong,9XL,3,Jersey size: “9XL” is not a size we make.')
	await page.getByRole('button', { name: 'Take over 1 player' }).click()
	await toast(page, 'Roster loaded').waitFor()
	await page.getByRole('button', { name: 'Canary; Kim' }).click()
	expect(await page.getByRole('textbox', { name: 'Number' }).inputValue()).toBe('00')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
})

test('without scripts a player is added and a list is pasted, and what needs repair stays in the box', async () => {
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await signIn(page, coach)
	await page.goto(rosterPath)
	await page.getByRole('textbox', { name: 'Name' }).fill('Canaryplain')
	await page.getByRole('button', { name: 'Add player' }).click()
	await page.getByText('Player added').waitFor(patience)
	await page.getByLabel('One player per line').fill('Canaryone, 41\nCanarytwo, 411')
	await page.getByRole('button', { name: 'Add the list' }).click()
	await page.getByText('1 added. What needs repair is still below.').waitFor(patience)
	expect(await page.getByLabel('One player per line').inputValue()).toBe('Canarytwo\t411')
	expect(page.url()).not.toContain('Canary')
	await closePage(page)
})
