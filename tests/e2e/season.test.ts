// A season by keyboard: a coach on a phone requests a portal, pastes the roster and orders; the school returns and
// approves it; production makes and ships it; the team sees the funds raised. Then again by card, and by every family.
import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright'
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
const names = ['Quellbrandt', 'Ruvaskil', 'Zembrotek']

const pathOf = (address: string) => new URL(address).pathname
const member = async (name: string) => {
	const page = await openPage(browser)
	await signIn(page, { email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })
	return page
}

async function press(control: Locator): Promise<void> {
	const shown = control.filter({ visible: true }).first()
	await shown.focus()
	await shown.press('Enter')
}

const tick = async (box: Locator) => {
	await box.focus()
	await box.press('Space')
}

async function askForPortal(page: Page, coach: Person, school: string): Promise<void> {
	await page.goto('/team')
	await page.getByLabel('Organization name').fill(school)
	await page.getByLabel('Sport').selectOption('football')
	await page.getByRole('group', { name: 'First color' }).getByLabel('Purple', { exact: true }).check()
	await page.getByRole('group', { name: 'Second color' }).getByLabel('Orange', { exact: true }).check()
	await page.getByLabel('Name on the gear').fill('OWLS')
	await page.getByLabel('Contact name').fill(coach.name)
	await page.getByLabel('Contact email').fill(coach.email)
	await press(page.locator('main form').getByRole('button', { name: 'Request Team Portal' }))
	await toast(page, 'Request Submitted!').waitFor(patience)
}

/** @returns the portal's id */
async function openPortal(dependencies: Page, school: string): Promise<string> {
	await dependencies.goto('/admin/requests')
	await press(dependencies.getByRole('link', { name: school }))
	await dependencies.getByLabel('Team name').fill('Season Owls')
	await dependencies.getByLabel('Fundraising margin').fill('10')
	await tick(dependencies.getByRole('checkbox', { name: hoodie }).first())
	await press(dependencies.getByRole('button', { name: 'Accept and open the portal' }))
	await dependencies.waitForURL(/\/admin\/portals\/season-owls-[a-z0-9]{4}\?/)
	return pathOf(dependencies.url()).split('/').at(-1) ?? ''
}

async function pasteRoster(page: Page, portalId: string): Promise<void> {
	await page.goto(`/portal/${portalId}/roster`)
	const begin = page.getByRole('button', { name: 'Paste a list or choose a file' })
	await begin.waitFor(patience)
	await press(begin)
	const list = names.map((name, at) => `${name}\t0${at}\tL\tM`).join('\n')
	await page.getByLabel('Or paste the list').fill(`Name\tNumber\tSize\tShorts\n${list}`)
	await press(page.getByRole('button', { name: 'Read the list' }))
	await press(page.getByRole('button', { name: 'Take over 3 players' }))
	await toast(page, 'Roster loaded').waitFor(patience)
	await press(page.getByRole('button', { name: 'Save roster' }))
	await toast(page, 'Roster saved').waitFor(patience)
}

/** Loads the roster into the cart and fills in the form up to the payment. */
async function toCheckout(page: Page, portalId: string): Promise<void> {
	await page.goto(`/portal/${portalId}?view=items`)
	await page.getByRole('checkbox', { name: /^For every player/ }).waitFor()
	await page.getByRole('checkbox', { name: /^For every player/ }).check()
	await press(page.getByRole('button', { name: 'Load roster' }))
	await page.getByText('Saved. Pick it up on any device.').waitFor(patience)
	await press(page.getByRole('link', { name: 'Checkout' }))
	await page.waitForURL(/\/checkout\/bulk/)
	const name = page.getByLabel('Full name')
	if (!(await name.isVisible())) return
	await name.fill('Season Owls')
	await page.getByLabel('Street address').fill('12 Mill Lane')
	await page.getByRole('textbox', { name: 'City' }).fill('Lakewood')
	await page.getByLabel('State').selectOption('OH')
	await page.getByLabel('ZIP code').fill('44107')
}

const complete = (page: Page) => press(page.getByRole('button', { name: 'Complete Order' }))

async function orderByPo(page: Page): Promise<string> {
	await page.getByRole('radio', { name: /^School PO/ }).check()
	await page.getByLabel('PO Number *').fill(`PO-${randomBytes(4).toString('hex')}`)
	await complete(page)
	await page.waitForURL(/\/account\?tab=orders&submitted=/)
	return new URL(page.url()).searchParams.get('submitted') ?? ''
}

async function sendBack(page: Page, reference: string): Promise<void> {
	await page.goto('/approvals')
	await press(page.getByRole('button', { name: `Request Changes order #${reference}` }))
	const dialog = page.getByRole('dialog', { name: `Request changes to order #${reference}` })
	await dialog.getByLabel('What should be different?').fill('One more for the first player, please.')
	await press(dialog.getByRole('button', { name: 'Request Changes' }))
	await page.waitForURL(/done=changes/)
}

async function changeAndSend(page: Page, coach: Person, reference: string): Promise<void> {
	const letter = await letterTo(shopUrl, coach.email, `Changes requested for order #${reference}`)
	for (const name of names) expect(letter.text).not.toContain(name)
	await page.goto(pathOf(linkIn(letter)))
	// What is typed before the page's script comes counts as well.
	const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>()
	await page.route(/\/amend-order-[^/]+\.js$/, async (route) => {
		await isTyped
		await route.continue()
	})
	await press(page.getByRole('link', { name: 'Change and send again' }))
	await page.getByLabel('Quantity of row 1').fill('2')
	typed()
	// What is shown before it is sent needs no second look.
	await page
		.locator('#send')
		.getByText(/^With your changes: \$/)
		.waitFor(patience)
	await press(page.getByRole('button', { name: 'Save and send for approval' }))
	await page.waitForURL(/done=resubmitted/)
}

async function approve(page: Page, reference: string): Promise<void> {
	await page.goto('/approvals')
	await tick(page.getByRole('checkbox', { name: `Choose order #${reference}` }))
	await press(page.getByRole('button', { name: 'Approve 1', exact: true }))
	// The question has the sum and the players.
	await page.getByText(/· 3 players · 4 items$/).waitFor(patience)
	await press(page.getByRole('button', { name: /^Yes, approve \$/ }))
	await toast(page, 'Approved').waitFor(patience)
}

/** Processes the order from the first production step to shipping. */
async function makeAndShip(floor: Page, reference: string): Promise<void> {
	await floor.goto('/production')
	await floor.getByLabel('Scan or type a code').fill(reference)
	await floor.getByLabel('Scan or type a code').press('Enter')
	await floor.waitForURL(/\/production\/orders\//)
	for (const move of ['Start: 3 jobs', 'Made: 3 jobs', 'Pack: 3 jobs']) {
		await press(floor.getByRole('button', { name: move }))
		await floor.getByRole('button', { name: move }).waitFor({ state: 'detached', ...patience })
	}
	await floor.getByLabel(/^Tracking number/).fill('1Z 999 AA1 01 2345 6784')
	await press(floor.getByRole('button', { name: 'Ship order' }))
	await toast(floor, 'Order shipped').waitFor(patience)
}

async function expectRaised(page: Page, portalId: string, amount: string): Promise<void> {
	await page.goto(`/team/dashboard?portal=${portalId}#fundraising`)
	await expect.poll(() => page.getByText(amount, { exact: true }).count(), patience).toBeGreaterThan(0)
}

const payInSandbox = async (page: Page) => {
	await page.waitForURL('**/sandbox/pay/*')
	await press(page.locator('main form button').first())
	await page.waitForURL(/payment=success/)
}

/** One family orders on a phone by the link that the coach sends it. */
async function orderByLink(coach: Page, portalId: string): Promise<void> {
	await coach.goto(`/portal/${portalId}/roster`)
	const open = coach.getByRole('button', { name: 'Family links' })
	await open.waitFor(patience)
	await press(open)
	const dialog = coach.getByRole('dialog', { name: 'Family links' })
	await press(dialog.getByRole('button', { name: /^Make 3 links/ }))
	const link = dialog.getByText(/\/roster\/[\w-]{43}$/).first()
	await link.waitFor({ state: 'attached', ...patience })
	const family = await openPage(browser, screens.narrow)
	await family.goto(pathOf((await link.textContent())?.trim() ?? ''))
	await family.getByRole('link', { name: 'Choose and order' }).first().click()
	await family.waitForURL(/\/order$/)
	expect(await family.title()).not.toContain(names[0])
	expect(await findingsAtBothWidths(family)).toEqual([])
	await family.getByRole('combobox', { name: 'Quantity' }).selectOption('1')
	await family.getByRole('button', { name: 'Continue to payment' }).click()
	await family.getByText('Full name').first().waitFor(patience)
	await family.getByLabel('Full name').fill('Robin Vale')
	await family.getByLabel('Street address').fill('3 Elm Street')
	await family.getByRole('textbox', { name: 'City' }).fill('Lakewood')
	await family.getByLabel('State').selectOption('OH')
	await family.getByLabel('ZIP code').fill('44107')
	await family.getByLabel('Email').fill(`family-${portalId}@example.com`)
	await family.getByRole('button', { name: 'Continue to payment' }).click()
	await family.getByRole('heading', { name: 'Your order' }).waitFor(patience)
	await family.locator('main form button').first().click()
	await payInSandbox(family)
	await family.getByRole('heading', { name: 'Thank you!' }).waitFor(patience)
	const paid = (await lettersTo(shopUrl, `family-${portalId}@example.com`)).map(({ subject }) => subject)
	expect(paid.some((subject) => subject.endsWith('is paid'))).toBe(true)
	await closePage(family)
}

test('from the request to the parcel, by purchase order, by card and in shares', async () => {
	const coach = newPerson()
	const school = `Season ${coach.email.slice(0, 8)} High`
	const phone = await openPage(browser, screens.narrow)
	const troubles = watch(phone)
	await askForPortal(phone, coach, school)
	const dependencies = await member('csr')
	const portalId = await openPortal(dependencies, school)
	await signUp(phone, coach)
	await phone.goto(
		pathOf(linkIn(await letterTo(shopUrl, coach.email, 'Your team portal is ready: Season Owls'))),
	)
	await press(phone.getByRole('button', { name: 'Accept the invitation' }))
	await phone.waitForURL(new RegExp(`/portal/${portalId}`))
	await pasteRoster(phone, portalId)

	await toCheckout(phone, portalId)
	const reference = await orderByPo(phone)
	await sendBack(dependencies, reference)
	await changeAndSend(phone, coach, reference)
	await approve(dependencies, reference)
	const floor = await member('production')
	await makeAndShip(floor, reference)
	await letterTo(shopUrl, coach.email, `Order #${reference} is on its way`)
	// 4 hoodies at $44 with the team's name printed for $8, 5 % for a coach, 10 % of that for the team.
	await expectRaised(phone, portalId, '$19.76')

	await toCheckout(phone, portalId)
	await complete(phone)
	await payInSandbox(phone)
	// 3 more hoodies.
	await expectRaised(phone, portalId, '$34.58')

	await toCheckout(phone, portalId)
	await tick(phone.getByRole('checkbox', { name: /^Split the Individual Payment/ }))
	await complete(phone)
	await phone.waitForURL(/\/orders\/[0-9a-f-]{36}\/shares/)
	const split = pathOf(phone.url()).split('/')[2]?.slice(0, 8) ?? ''
	await press(phone.getByRole('button', { name: /^Cover the rest: \$/ }))
	await payInSandbox(phone)
	await phone.getByText('3 of 3', { exact: true }).waitFor(patience)
	await expectRaised(phone, portalId, '$49.40')
	await makeAndShip(floor, split)

	await orderByLink(phone, portalId)
	// One hoodie at $52 without the coach's discount.
	await expectRaised(phone, portalId, '$54.60')
	expect(troubles).toEqual([])
	for (const page of [phone, dependencies, floor]) await closePage(page)
})
