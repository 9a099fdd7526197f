// A coach asks for votes on two designs; a desktop and a phone without scripts vote by the link, without an account.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { savedDesign } from './builder-page.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const { page: coach } = await newcomer(browser)
const desktop = await openPage(browser, screens.wide)
const phone = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
const vote = { path: '', link: '' }

const said = (page: Page, title: string) => toast(page, title).waitFor(patience)
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor(patience)

/** Saves a design and gives it this name. @returns its id */
async function designCalled(name: string): Promise<string> {
	const { address } = await savedDesign(coach, `Team ${name}`)
	const id = address.split('/').at(-1) ?? ''
	const form = { intent: 'rename', id, name }
	const headers = { Origin: inject('shopUrl') }
	expect((await coach.request.post('/designs', { form, headers, maxRedirects: 0 })).status()).toBe(303)
	return id
}

test('a search for designs keeps what was typed and chosen', async () => {
	const chosen = await designCalled('Home kit')
	await designCalled('Away kit')
	const typed = { title: 'Kept title', closesOn: '2031-02-03', design: chosen }
	const headers = { Origin: inject('shopUrl') }
	const search = async (query: string) => {
		const form = { ...typed, intent: 'find', query }
		return (await coach.request.post('/votes/new', { form, headers })).text()
	}
	const found = await search('away')
	expect(found).toMatch(/<input[^>]+name="title"[^>]+value="Kept title"|value="Kept title"[^>]+name="title"/)
	expect(found).toContain('2031-02-03')
	expect(found).toContain('Away kit')
	expect(await search('nowhere')).not.toContain('Away kit')
	await coach.setContent(found)
	expect(await coach.getByLabel(/^Home kit/).isChecked()).toBe(true)
	expect(await coach.getByLabel(/^Away kit/).isChecked()).toBe(false)
})

test('a coach chooses designs, and nothing typed is lost while something is missing', async () => {
	const troubles = watch(coach)
	await coach.goto('/designs')
	await coach.getByRole('link', { name: 'Votes' }).click()
	await coach.getByText('No votes yet').waitFor()
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await coach.getByRole('link', { name: 'New vote' }).click()
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await coach.getByLabel(/^Last day of voting/).fill('2020-01-01')
	await coach.getByLabel(/^Home kit/).check()
	await coach.getByRole('button', { name: 'Create the vote' }).click()
	await coach.getByText('3 things to fix').waitFor()
	expect(await findingsAtBothWidths(coach)).toEqual([])
	expect(await coach.getByLabel(/^Home kit/).isChecked()).toBe(true)
	expect(await coach.getByLabel(/^Last day of voting/).inputValue()).toBe('2020-01-01')
	await coach.getByLabel(/^Title/).fill('Our next kit')
	const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
	await coach.getByLabel(/^Last day of voting/).fill(inDays(3))
	await coach.getByLabel(/^Away kit/).check()
	await coach.getByRole('button', { name: 'Create the vote' }).click()
	await said(coach, 'Vote created')
	expect(await findingsAtBothWidths(coach)).toEqual([])
	vote.path = new URL(coach.url()).pathname
	vote.link = new URL(
		(await coach.getByRole('link', { name: 'See the page' }).getAttribute('href')) ?? '',
	).pathname
	expect(troubles).toEqual([])
})

test('a visitor looks closer by keyboard, votes, and changes the vote', async () => {
	const troubles = watch(desktop)
	const response = await desktop.goto(vote.link)
	expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' })
	await desktop.getByRole('heading', { level: 1, name: 'Our next kit' }).waitFor()
	expect(await findingsAtBothWidths(desktop)).toEqual([])
	await desktop.getByRole('button', { name: 'Front and back of A: Home kit' }).focus()
	await desktop.keyboard.press('Enter')
	const back = desktop.getByRole('dialog').getByRole('img', { name: 'Back of Home kit' })
	await expect.poll(() => back.evaluate((image: HTMLImageElement) => image.naturalWidth), patience).toBe(640)
	expect(await findingsAtBothWidths(desktop)).toEqual([])
	await desktop.keyboard.press('Escape')
	await desktop.getByRole('button', { name: 'Vote', exact: true }).click()
	await shown(desktop, 'Choose a design to vote for.')
	await desktop.getByRole('radio', { name: /^A: Home kit/ }).focus()
	await desktop.keyboard.press('Space')
	await desktop.getByRole('button', { name: 'Vote', exact: true }).press('Enter')
	await shown(desktop, 'Your vote is counted: A, Home kit')
	expect(await desktop.getByText('Result so far').count()).toBe(0)
	expect(await findingsAtBothWidths(desktop)).toEqual([])
	await desktop.getByRole('radio', { name: /^B: Away kit/ }).check()
	await desktop.getByRole('button', { name: 'Change my vote' }).click()
	await shown(desktop, 'Your vote is counted: B, Away kit')
	const card = await desktop.locator('meta[property="og:image"]').getAttribute('content')
	expect((await desktop.request.get(new URL(card ?? '').pathname)).headers()['content-type']).toBe(
		'image/png',
	)
	expect(troubles).toEqual([])
})

test('a phone without scripts votes once, too', async () => {
	await phone.goto(vote.link)
	await phone.getByRole('button', { name: 'Vote', exact: true }).click()
	await shown(phone, 'Choose a design to vote for.')
	await phone.getByRole('radio', { name: /^B: Away kit/ }).check()
	await phone.getByRole('button', { name: 'Vote', exact: true }).click()
	await shown(phone, 'Your vote is counted: B, Away kit')
	await phone.goto(vote.link)
	expect(await phone.getByRole('radio', { name: /^B: Away kit/ }).isChecked()).toBe(true)
})

test('the coach closes the vote, everyone sees the result, and the winner opens in the builder', async () => {
	await coach.goto(vote.path)
	await shown(coach, '2 votes, 100 %')
	await coach.getByRole('button', { name: 'Close the vote now' }).click()
	await said(coach, 'Vote closed')
	await shown(coach, 'Winner')
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await desktop.goto(vote.link)
	await shown(desktop, '2 votes, 100 %')
	expect(await desktop.getByRole('button', { name: /vote/i }).count()).toBe(0)
	expect(await findingsAtBothWidths(desktop)).toEqual([])
	const order = coach.getByRole('link', { name: 'Order this design B: Away kit' })
	expect(await order.getAttribute('href')).toMatch(/^\/builder\/[^/]+\/[^/]+$/)
	await order.click()
	await coach.waitForURL('**/builder/*/*')
})

test('a closed vote is opened again with its votes, and deleted with its link', async () => {
	await coach.goto(vote.path)
	await coach.getByLabel('New last day of voting').fill('')
	await coach.getByRole('button', { name: 'Open the vote again' }).click()
	await shown(coach, 'Enter the last day of voting.')
	await coach
		.getByLabel('New last day of voting')
		.fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
	await coach.getByRole('button', { name: 'Open the vote again' }).click()
	await said(coach, 'Vote opened again')
	await phone.goto(vote.link)
	await shown(phone, 'Your vote is counted: B, Away kit')
	await coach.getByRole('button', { name: 'Delete…' }).click()
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await coach.getByRole('button', { name: 'Delete the vote' }).click()
	await said(coach, 'Vote deleted')
	expect((await phone.goto(vote.link))?.status()).toBe(404)
	for (const page of [coach, desktop, phone]) await closePage(page)
})
