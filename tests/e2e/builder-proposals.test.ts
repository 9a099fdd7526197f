// Six designs from a school's name, and whether the chosen one is legal at home and away.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, findingsAtBothWidths, watch } from './browser.ts'
import { openBuilder, tabTo } from './builder-page.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const cards = (page: Page) => page.getByRole('list', { name: 'Proposed designs' }).getByRole('button')

async function askFor(page: Page, name: string): Promise<void> {
	await page.getByRole('button', { name: 'Show me six designs' }).click()
	await page.getByLabel('Name of the school or team').fill(name)
	await page.getByRole('button', { name: 'Make six designs' }).click()
	await page.getByText('6 designs. Choose one to work on it.').waitFor()
}

const goTo = (page: Page, step: RegExp) => page.getByRole('link', { name: step }).first().click()

test('a school’s name becomes six designs; a chosen one is the draft, legal on its side, and undo takes it back', async () => {
	const { page } = await openBuilder(browser, 0)
	const troubles = watch(page)
	await askFor(page, 'Westfield Wildcats')
	await expect.poll(() => cards(page).count(), patience).toBe(6)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await cards(page).filter({ hasText: 'Away:' }).first().click()
	await goTo(page, /Names & Numbers/)
	const teamName = page.getByLabel('Team name', { exact: true }).first()
	await expect.poll(() => teamName.inputValue(), patience).toBe('WESTFIELD')
	await goTo(page, /Review & Price/)
	const rules = page.getByRole('list', { name: 'Rules of high school football' })
	await rules.getByText('Away: legal').waitFor()
	await rules.getByText('Home: not legal, because').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await rules.getByRole('button', { name: /^Make it/ }).click()
	await rules.getByText('Home: legal').waitFor()
	await page.getByRole('button', { name: 'Undo' }).first().click()
	await rules.getByText('Away: legal').waitFor()
	await page.getByRole('button', { name: 'Undo' }).first().click()
	await goTo(page, /Names & Numbers/)
	await expect.poll(() => teamName.inputValue(), patience).toBe('')
	expect(troubles).toEqual([])
	await closePage(page)
})

test('by keyboard at 360 px: six designs are made and one is chosen', async () => {
	const { page } = await openBuilder(browser, 0, { viewport: { width: 360, height: 740 } })
	await tabTo(page, /^Show me six designs$/)
	await page.keyboard.press('Enter')
	await tabTo(page, /^Name of the school or team$/)
	await page.keyboard.type('Bears')
	await page.keyboard.press('Enter')
	await page.getByText('6 designs. Choose one to work on it.').waitFor()
	await tabTo(page, /^Home: /)
	await page.keyboard.press('Enter')
	await page.getByText(/is your design\. Undo takes it back\.$/).waitFor({ state: 'attached' })
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
})
