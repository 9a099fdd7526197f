// Every step of the builder in the pseudo-language on a phone, see `pseudo-language.test.ts`.
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer } from './account-page.ts'
import { closePage, screens } from './browser.ts'
import { savedDesign, untilBuilderRuns } from './builder-page.ts'
import { inPseudo, leftOut } from './pseudo-page.ts'
import { shownTexts, textsBeyondScreen } from './shown-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

/** The rest of the title, which a narrow head cuts on purpose. */
const title = /^ · /

test('a list of players is imported in the pseudo-language', async () => {
	const { page } = await newcomer(browser, screens.narrow)
	const { address } = await savedDesign(page, 'Alma', { playerName: 'Luz', playerNumber: '24' })
	await page.goto(inPseudo(`${address}?step=3`))
	await untilBuilderRuns(page)
	const expectWhole = async (where: string) => {
		expect.soft(await leftOut(page), where).toEqual([])
		const beyond = (await textsBeyondScreen(page)).filter((text) => !title.test(text))
		expect.soft(beyond, where).toEqual([])
	}
	const dialog = page.getByRole('dialog')
	await page.getByRole('button', { name: /^\[Páśté óŕ/ }).click()
	await dialog.locator('textarea').waitFor()
	await expectWhole('source')
	await dialog.locator('textarea').fill('Luz;123;M;M\nAlma;7;XXS;L')
	await dialog.getByRole('button', { name: /^\[Ŕéád/ }).click()
	await dialog.locator('table').waitFor()
	await expectWhole('review')
	await closePage(page)
})

test('every step of the builder is in the pseudo-language and fits', async () => {
	const { page } = await newcomer(browser, screens.narrow)
	const { address } = await savedDesign(page, 'Alma', { playerName: 'Luz', playerNumber: '24' })
	for (let step = 0; step < 8; step += 1) {
		await page.goto(inPseudo(`${address}?step=${step}`))
		await untilBuilderRuns(page)
		expect.soft(await leftOut(page), `step ${step}`).toEqual([])
		const beyond = (await textsBeyondScreen(page)).filter((text) => !title.test(text))
		expect.soft(beyond, `step ${step}`).toEqual([])
		expect.soft((await shownTexts(page)).filter((text) => text.startsWith('[')).length).toBeGreaterThan(20)
	}
	await closePage(page)
})
