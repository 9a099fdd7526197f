// A new team's fundraiser: its coach sets it up, strangers give without an account on a phone and on a desktop, the page
// and the ledger count it, staff give one donation back. The page shows gear and no player.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp, toast, type Person } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { letterTo, lettersTo, linkIn } from './mailbox.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const hoodie = 'Fieldhouse Varsity Fleece Hoodie'
/** Names that occur only here in the shop. */
const canaries = ['Vexmarrow', 'Quorlstad']

const pathOf = (address: string) => new URL(address).pathname
const headers = { Origin: shopUrl }

/** @returns the portal's id */
async function openTeam(staff: Page, coachPage: Page, coach: Person): Promise<string> {
	const school = `Giving ${coach.email.slice(0, 8)} High`
	const look = { primaryColor: 'purple', secondaryColor: 'orange', printedName: 'HERONS' }
	const contact = { contactName: 'Robin Vale', contactEmail: coach.email }
	const form = { organizationName: school, sport: 'soccer', ...look, ...contact }
	await coachPage.request.post(`${shopUrl}/team`, { headers, form })
	await staff.goto('/admin/requests')
	await staff.getByRole('link', { name: school }).click()
	await staff.getByLabel('Team name').fill('Giving Herons')
	await staff.getByLabel('Fundraising margin').fill('10')
	await staff.getByRole('checkbox', { name: hoodie }).first().check()
	await staff.getByRole('button', { name: 'Accept and open the portal' }).click()
	await staff.waitForURL(/\/admin\/portals\/giving-herons-[a-z0-9]{4}\?/)
	await signUp(coachPage, coach)
	const letter = await letterTo(shopUrl, coach.email, 'Your team portal is ready: Giving Herons')
	await coachPage.goto(pathOf(linkIn(letter)))
	await coachPage.getByRole('button', { name: 'Accept the invitation' }).click()
	await coachPage.waitForURL(/\/portal\/giving-herons/)
	return pathOf(coachPage.url()).split('/').at(-1) ?? ''
}

async function pasteRoster(page: Page, portalId: string): Promise<void> {
	await page.goto(`/portal/${portalId}/roster`)
	await page.getByRole('button', { name: 'Paste a list or choose a file' }).click(patience)
	const list = canaries.map((name, at) => `${name}\t8${at}\tL`).join('\n')
	await page.getByLabel('Or paste the list').fill(`Name\tNumber\tSize\n${list}`)
	await page.getByRole('button', { name: 'Read the list' }).click()
	await page.getByRole('button', { name: /^Take over 2 players/ }).click()
	await page.getByRole('button', { name: 'Save roster' }).click()
	await toast(page, 'Roster saved').waitFor(patience)
}

/** @returns the public page's path */
async function switchOn(page: Page, portalId: string): Promise<string> {
	await page.goto(`/team/dashboard?portal=${portalId}#fundraising`)
	await page.getByRole('link', { name: 'Fundraising page' }).click()
	await page.getByRole('checkbox', { name: /The page is on/ }).check()
	await page.getByLabel('What it is for').fill('New goals for the west field.')
	await page.getByLabel('Goal').fill('a lot')
	await page.getByRole('button', { name: 'Save' }).click()
	await page.getByText('Goal such as 2,500, or nothing').first().waitFor(patience)
	expect(await page.getByLabel('What it is for').inputValue()).toBe('New goals for the west field.')
	await page.getByLabel('Goal').fill('100')
	await page.getByRole('button', { name: 'Save' }).click()
	await toast(page, 'Page saved').waitFor(patience)
	expect(await findingsAtBothWidths(page)).toEqual([])
	return (await page.getByRole('link', { name: 'See the page' }).getAttribute('href')) ?? ''
}

async function pay(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Continue to payment' }).click()
	await page.waitForURL('**/sandbox/pay/*')
	await page.locator('main form button').first().click()
	await page.waitForURL(/payment=success/)
	await page.getByRole('heading', { name: 'Thank you!' }).waitFor(patience)
}

const raised = async (page: Page, path: string, amount: string): Promise<void> => {
	await expect
		.poll(async () => (await (await page.request.get(path)).text()).includes(`>${amount}<`), patience)
		.toBe(true)
}

const [staff, coachPage] = [await openPage(browser), await openPage(browser)]
/** The team's portal and the path of its page. */
const team = { portalId: '', path: '' }

test('the coach of a new team sets up its page', async () => {
	await signIn(staff, { email: 'csr@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	team.portalId = await openTeam(staff, coachPage, newPerson())
	await pasteRoster(coachPage, team.portalId)
	team.path = await switchOn(coachPage, team.portalId)
	expect(team.path).toMatch(/^\/fundraise\/giving-herons-/)
})

test('strangers give to a new team by its page, which names no player; a refund takes it back', async () => {
	const { portalId, path } = team
	// On a phone and without scripts.
	const phone = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await phone.goto(path)
	await phone.getByRole('heading', { name: 'Giving Herons', level: 1 }).waitFor()
	await phone.getByRole('link', { name: 'Donate $25' }).click()
	await phone.getByRole('radio', { name: 'Other amount' }).check()
	await phone.getByRole('textbox', { name: 'Other amount' }).fill('0.50')
	await phone.getByLabel('Email for your receipt').fill('phone-donor@example.com')
	await phone.getByRole('button', { name: 'Continue to payment' }).click()
	await phone.getByText('Enter an amount from $1.00 to $5,000.00').first().waitFor(patience)
	expect(await phone.getByLabel('Email for your receipt').inputValue()).toBe('phone-donor@example.com')
	await phone.getByRole('radio', { name: '$25' }).check()
	await phone.getByLabel('Name to show on the page').fill('Ann’s Diner')
	await pay(phone)
	const subject = 'Receipt: $25.00, donation to Giving Herons'
	const receipt = await letterTo(shopUrl, 'phone-donor@example.com', subject)
	expect(receipt.text.replaceAll(/\s+/g, ' ')).toContain('tax-deductible is for the school to say')
	await raised(phone, path, '$25.00')

	const desktop = await openPage(browser)
	const troubles = watch(desktop)
	await desktop.goto(path)
	await desktop.getByText('Ann’s Diner').waitFor()
	await desktop.getByRole('heading', { name: hoodie }).waitFor()
	await desktop.getByText('Families order by their own link').waitFor()
	for (const canary of canaries) expect(await desktop.content()).not.toContain(canary)
	expect(await findingsAtBothWidths(desktop)).toEqual([])
	await desktop.getByRole('link', { name: 'Other amount' }).click()
	await desktop.getByRole('textbox', { name: 'Other amount' }).fill('40.50')
	await desktop.getByLabel('Email for your receipt').fill('desk-donor@example.com')
	expect(await findingsAtBothWidths(desktop)).toEqual([])
	await pay(desktop)
	expect(await findingsAtBothWidths(desktop)).toEqual([])
	await raised(desktop, path, '$65.50')

	await coachPage.goto(`/team/dashboard?portal=${portalId}#fundraising`)
	await coachPage.getByText('$65.50', { exact: true }).first().waitFor(patience)
	const statement = await coachPage.request.get(`/portal/${portalId}/fundraising.csv`)
	expect(await statement.text()).toMatch(/Donation,25\.00.*Donation,40\.50/s)
	expect((await coachPage.request.get(`/portal/${portalId}/fundraising.pdf`)).status()).toBe(200)

	const reference = /#([0-9a-f]{8})/.exec(receipt.text)?.[1] ?? ''
	await staff.goto(`/admin/orders?q=${reference}`)
	await staff.getByRole('link', { name: new RegExp(reference, 'i') }).click()
	await staff.getByText('Give money back').click()
	await staff.getByRole('radio', { name: 'All that is left: $25.00' }).check()
	await staff.getByLabel('Reason').fill('Asked for')
	await staff.getByRole('button', { name: 'Review refund' }).click()
	await staff.getByRole('button', { name: /^Refund \$/ }).click()
	await toast(staff, 'The refund is on its way').waitFor(patience)
	await raised(desktop, path, '$40.50')
	await expect
		.poll(async () => (await lettersTo(shopUrl, 'phone-donor@example.com')).length, patience)
		.toBeGreaterThan(1)
	await coachPage.reload()
	await coachPage.getByText('Donation refunded').first().waitFor(patience)

	await coachPage.goto(`/portal/${portalId}/fundraiser`)
	await coachPage.getByRole('checkbox', { name: /The page is on/ }).uncheck()
	await coachPage.getByRole('button', { name: 'Save' }).click()
	await toast(coachPage, 'Page saved').waitFor(patience)
	await expect.poll(async () => (await desktop.request.get(path)).status(), patience).toBe(404)
	expect(troubles).toEqual([])
	for (const page of [staff, coachPage, phone, desktop]) await closePage(page)
})
