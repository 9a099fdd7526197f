// Another season of a new team, opened by staff: what comes along, what stays behind, and what the coach and a family see.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, viewports, watch } from './browser.ts'
import { letterTo } from './mailbox.ts'
import { openTeam } from './new-team.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const items = [
	{ name: 'Gridiron Pro Game Jersey', isRequired: true },
	{ name: 'Varsity Fleece Hoodie' },
] as const
const players = [
	{ name: 'Nika Brandt', number: '4', size: 'S', shorts: 'M', grade: '9' },
	{ name: 'Odell Winter', number: '11', size: 'M', shorts: 'M', grade: 'Jr' },
	{ name: 'Priya Sandoval', number: '23', size: 'L', shorts: 'L', grade: 'Sr' },
	{ name: 'Quinn Achebe', number: '7', size: 'XL', shorts: 'L', grade: '12' },
]

/** The design, name, price and last day of each garment, as the portal's own page shows them. */
const garments = async (page: Page, portalId: string) => {
	await page.goto(`/portal/${portalId}/kit`)
	const rows = page.locator('main form summary')
	await rows.first().waitFor(patience)
	const texts = await rows.allInnerTexts()
	const pictures = await rows
		.locator('img')
		.evaluateAll((images) =>
			images.map((image) =>
				(image.getAttribute('src') ?? '').replace(/\/portal\/[^/]+\//, '/portal/-/').replace(/\?.*/, ''),
			),
		)
	return { texts: texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()), pictures }
}

/** Name, number and grade of everyone on the roster. */
async function gradesOf(page: Page, portalId: string): Promise<string[]> {
	await page.goto(`/portal/${portalId}/roster`)
	const grid = page.getByRole('grid')
	await grid.waitFor(patience)
	const rows = await grid
		.getByRole('row')
		.evaluateAll((all) =>
			all.map((row) =>
				[...row.querySelectorAll('[role=gridcell], td')].map(({ textContent }) => textContent),
			),
		)
	return rows.flatMap(([name, number, , , , , grade]) => (number ? [`${name} ${number} ${grade}`] : []))
}

/** The path of the first family's link. */
async function familyLink(coach: Page, portalId: string): Promise<string> {
	await coach.goto(`/portal/${portalId}/roster`)
	await coach.getByRole('button', { name: 'Family links' }).click()
	const dialog = coach.getByRole('dialog', { name: 'Family links' })
	await dialog.getByRole('button', { name: /^Make \d links/ }).click()
	const first = dialog.getByText(/\/roster\/[\w-]{43}$/).first()
	await first.waitFor({ state: 'attached', ...patience })
	return new URL(((await first.textContent()) ?? '').trim()).pathname
}

/** @returns the new portal's id */
async function openNextSeason(staff: Page, portalId: string): Promise<string> {
	await staff.goto(`/admin/portals/${portalId}`)
	const form = staff.locator('#season-form')
	const open = form.getByRole('button', { name: 'Open the next season' })
	await open.click()
	await form.getByText('Season is required').first().waitFor(patience)
	await form.getByRole('textbox', { name: 'Season' }).fill('Spring 2099')
	await form.getByLabel('Last day to order').fill('2020-01-01')
	await form.getByLabel('Close this season’s portal').check()
	await open.click()
	await form.getByText('The last day to order has already passed.').first().waitFor(patience)
	expect(await findingsAtBothWidths(staff)).toEqual([])
	await form.getByLabel('Last day to order').fill('2099-03-01')
	await expect.poll(() => form.getByRole('textbox', { name: 'Season' }).inputValue()).toBe('Spring 2099')
	expect(await form.getByLabel('Close this season’s portal').isChecked()).toBe(true)
	await open.click()
	await staff.waitForURL((url) => url.searchParams.get('done') === 'season-opened')
	return new URL(staff.url()).pathname.split('/').at(-1) ?? ''
}

test('a team’s next season has its garments, designs, coach and players a year later; the old one closes', async () => {
	const { portalId, coach: person } = await openTeam(shopUrl, { items, players })
	const coach = await openPage(browser)
	const troubles = watch(coach)
	await signIn(coach, person)
	const before = await garments(coach, portalId)
	expect(before.pictures).toHaveLength(2)
	const oldLink = await familyLink(coach, portalId)

	const staff = await openPage(browser)
	await signIn(staff, { email: 'csr@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	const next = await openNextSeason(staff, portalId)
	expect(next).not.toBe(portalId)
	const letter = await letterTo(shopUrl, person.email, 'Sixty Herons: your store for Spring 2099')
	for (const { name } of players) expect(letter.text).not.toContain(name)
	// A second press of the same season opens nothing.
	await staff.goto(`/admin/portals/${portalId}`)
	await staff.locator('#next-season').fill('spring 2099')
	await staff.getByRole('button', { name: 'Open the next season' }).click()
	await toast(staff, 'The season was not opened').waitFor(patience)

	await coach.goto(new URL(letter.links[0] ?? '').pathname)
	await coach.getByRole('heading', { level: 1, name: 'Sixty Herons' }).waitFor(patience)
	expect(await coach.locator('main').innerText()).toContain('Spring 2099')
	const after = await garments(coach, next)
	expect(after.pictures).toEqual(before.pictures)
	const withoutDay = (text: string) => text.replace(/ until \w+, \w+ \d+|, no last day/, '')
	expect(after.texts.map(withoutDay)).toEqual(before.texts.map(withoutDay))
	for (const text of after.texts) expect(text).toContain('until Sun, Mar 1')

	expect(await gradesOf(coach, next)).toEqual(['Nika Brandt 4 10', 'Odell Winter 11 Sr'])
	const left = coach.getByRole('group', { name: 'Players to add' })
	expect(await left.locator('label').allInnerTexts()).toEqual([
		'Priya Sandoval (grade Sr)',
		'Quinn Achebe (grade 12)',
	])
	// Where the bar at the foot of the screen covers none of the boxes by half.
	await coach.setViewportSize(viewports.narrow)
	await left.evaluate((group) => group.scrollIntoView({ block: 'center' }))
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await coach.setViewportSize(viewports.wide)
	await left.getByLabel('Quinn Achebe (grade 12)').check()
	await coach.getByRole('button', { name: 'Add the chosen players' }).click()
	await toast(coach, 'Player added').waitFor(patience)
	expect(await gradesOf(coach, next)).toEqual(['Nika Brandt 4 10', 'Odell Winter 11 Sr', 'Quinn Achebe 7 12'])

	// The link of the old season orders nothing; that of the new one does, until its last day.
	const family = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await family.goto(`${oldLink}/order`)
	expect(await family.locator('main').innerText()).toMatch(/the store is closed/i)
	await family.goto(`${await familyLink(coach, next)}/order`)
	expect(await family.locator('main form select[name^="qtyOf-"]').count()).toBe(2)
	await closePage(family)
	await coach.goto(`/portal/${portalId}`)
	await coach.getByText('This team portal is closed').waitFor(patience)
	expect(troubles).toEqual([])
})
