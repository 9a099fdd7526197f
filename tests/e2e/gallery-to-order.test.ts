// From the gallery to a shared, voted and ordered kit: a coach with two designs, and a phone without an account that votes.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, toast } from './account-page.ts'
import { closePage, openPage, screens, watch } from './browser.ts'
import { openStep, saveButton, untilBuilderRuns } from './builder-page.ts'
import { patience } from './patience.ts'
import { linesOfOrder, payForCart } from './stations.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const said = (page: Page, title: string) => toast(page, title).first().waitFor(patience)
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor(patience)

const gallery = '/designs/gallery?sport=basketball&kind=Uniform+set&colors=purple-silver&team=Elm+Street'

/** Saves the card of the gallery at this place under a name. @returns the path of the design in the builder */
async function kitFromGallery(page: Page, at: number, name: string): Promise<string> {
	await page.goto(gallery)
	await page.locator('main a[href*="/builder/"][href*="gallery="]').nth(at).click()
	await page.waitForURL(/\/builder\//)
	await untilBuilderRuns(page)
	await saveButton(page).click()
	await page.waitForURL(/\/builder\/[^/]+\/[^/?]+/)
	const path = new URL(page.url()).pathname
	const form = { intent: 'rename', id: path.split('/').at(-1) ?? '', name }
	const headers = { Origin: inject('shopUrl') }
	expect((await page.request.post('/designs', { form, headers, maxRedirects: 0 })).status()).toBe(303)
	return path
}

/** @returns the link */
async function sharedBy(coach: Page, path: string): Promise<string> {
	await openStep(coach, path, 7)
	await coach.getByRole('button', { name: 'Make a share link' }).click()
	const link = coach.getByLabel(/^Link to version 1/)
	await link.waitFor(patience)
	return link.inputValue()
}

/** @returns paths of the vote for its owner, and of the page on which anyone votes */
async function voteBetween(coach: Page, names: readonly string[]): Promise<{ own: string; open: string }> {
	await coach.goto('/votes/new')
	await coach.getByLabel(/^Title/).fill('Which kit?')
	const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
	await coach.getByLabel(/^Last day of voting/).fill(day)
	for (const name of names) await coach.getByLabel(new RegExp(`^${name}`)).check()
	await coach.getByRole('button', { name: 'Create the vote' }).click()
	await said(coach, 'Vote created')
	const open = (await coach.getByRole('link', { name: 'See the page' }).getAttribute('href')) ?? ''
	return { own: new URL(coach.url()).pathname, open: new URL(open).pathname }
}

test('a kit from the gallery is shared, wins the vote, and is ordered and paid', async () => {
	const { page: coach } = await newcomer(browser)
	const phone = await openPage(browser, screens.narrow)
	const troubles = watch(coach)
	await kitFromGallery(coach, 0, 'Kit one')
	const winner = await kitFromGallery(coach, 1, 'Kit two')

	await phone.goto(await sharedBy(coach, winner))
	await shown(phone, 'Shared design, version 1')
	await shown(phone, /Elm Street/i)

	const vote = await voteBetween(coach, ['Kit one', 'Kit two'])
	await phone.goto(vote.open)
	const choice = phone.getByRole('radio', { name: /: Kit two/ })
	await choice.check({ force: true })
	await phone.getByRole('button', { name: 'Vote', exact: true }).click()
	await shown(phone, /Your vote is counted: ., Kit two/)

	await coach.goto(vote.own)
	await shown(coach, '1 vote, 100 %')
	await coach.getByRole('button', { name: 'Close the vote now' }).click()
	await said(coach, 'Vote closed')
	await coach.getByRole('link', { name: /^Order this design .: Kit two$/ }).click()
	await coach.waitForURL(`**${winner}*`)

	await openStep(coach, winner, 3)
	await coach
		.getByLabel(/^Player name/)
		.first()
		.fill('Reyes')
	await coach.getByRole('button', { name: 'Paste or upload a list' }).click()
	await coach
		.getByLabel('Or paste the list')
		.fill('Name\tNo.\tSize\tShorts size\nReyes\t4\tM\tL\nStone\t5\tL\tM')
	await coach.getByRole('button', { name: 'Read the list' }).click()
	await coach.getByRole('button', { name: 'Take over 2 players' }).click()
	await shown(coach, '2 players, 2 kits')
	await saveButton(coach).click()
	await shown(coach, 'version 2')
	await openStep(coach, winner, 6)
	await coach.getByRole('button', { name: 'Add 2 kits to cart' }).click()
	await coach.getByRole('link', { name: 'View cart' }).waitFor(patience)
	const lines = await linesOfOrder(coach, await payForCart(coach))
	expect(lines).toHaveLength(6)
	expect(lines.every(({ perPiece }) => perPiece !== '')).toBe(true)
	expect(troubles).toEqual([])
	for (const page of [coach, phone]) await closePage(page)
})
