// What the builder opens with: what the product page pictures, the plain garment, or a draft.
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, watch } from './browser.ts'
import { builderPath, openStep, saveButton, untilBuilderRuns } from './builder-page.ts'
import { patience } from './patience.ts'
import { sheetOn } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()

test('Customize opens what is pictured, plain is the second choice, and a draft stays until its owner decides', async () => {
	const page = await openPage(browser)
	const troubles = watch(page)
	const product = (await builderPath()).replace('/builder/', '/product/')
	await page.goto(product)
	const { colorways } = await sheetOn(page)
	const customize = async (color: string | undefined) => {
		await page.goto(`${product}?color=${color}`)
		await page.getByRole('link', { name: /^Customize/ }).click()
		await page.waitForURL(`**/builder/*?color=${color}`)
		await untilBuilderRuns(page)
	}
	const names = () =>
		page
			.getByRole('link', { name: /Names & Numbers/ })
			.first()
			.click()
	const teamName = () => field(page, 'Team name').inputValue()
	await customize(colorways[1]?.id)
	const summary = page.getByRole('navigation').getByText(colorways[1]?.name.replace(' / ', ', ') ?? '')
	await summary.first().waitFor()
	await names()
	const pictured = await teamName()
	expect(pictured).not.toBe('')
	expect(await field(page, 'Number').inputValue()).toMatch(/^\d+$/)
	await page
		.getByRole('link', { name: /Style & Model/ })
		.first()
		.click()
	await page.getByRole('button', { name: 'Start plain' }).click()
	await names()
	await expect.poll(teamName, patience).toBe('')
	await page.getByRole('button', { name: 'Undo' }).first().click()
	await expect.poll(teamName, patience).toBe(pictured)
	await field(page, 'Team name').fill('Mine')
	await page.getByText('Draft kept on this device').waitFor()

	await customize(colorways[0]?.id)
	await page.getByText('Your draft of this product is open').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Start as pictured' }).first().click()
	await page.getByText('Your draft of this product is open').waitFor({ state: 'detached' })
	await names()
	await expect.poll(teamName, patience).toBe(pictured)
	await page.getByRole('button', { name: 'Undo' }).first().click()
	await expect.poll(teamName, patience).toBe('Mine')
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a draft that is still on its way when its design is saved does not come back', async () => {
	const { page } = await newcomer(browser)
	const path = await builderPath()
	await openStep(page, path, 3)
	await saveButton(page).click()
	await page.waitForURL(`**${path}/*`)
	const draftSent = Promise.withResolvers<undefined>()
	await page.route('**/designs/actions', async (route) => {
		if (route.request().postData()?.includes('keep-draft')) {
			draftSent.resolve(undefined)
			await delay(2_000)
		}
		await route.continue()
	})
	const draftKept = page.waitForResponse(
		(answer) => answer.request().postData()?.includes('keep-draft') ?? false,
	)
	await field(page, 'Team name').fill('Late')
	await draftSent.promise
	await saveButton(page).click()
	await Promise.all([toast(page, 'Version 2 saved successfully').waitFor(), draftKept])
	await openStep(page, new URL(page.url()).pathname, 3)
	expect(await field(page, 'Team name').inputValue()).toBe('Late')
	expect(await page.getByText('Draft kept on this device').count()).toBe(0)
	await closePage(page)
})
