// The owner of a design sees who joined, removes one person, lets them back in and invites people of the team; people find what is
// shared with them; and edits of a page that was closed offline reach the design later.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, signIn } from './account-page.ts'
import { closePage, findingsAtBothWidths, focused, openPage, screens, watch } from './browser.ts'
import { openStep, savedDesign, tabTo } from './builder-page.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { patience } from './patience.ts'
import { field, join, openShareDialog, said, togetherBar } from './together-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const { page: owner } = await newcomer(browser)
const { page: guest } = await newcomer(browser, screens.narrow)
const design = { address: '', link: '' }

const people = (page: Page) => page.getByRole('region', { name: 'People who joined' })
const shared = (page: Page) => page.getByRole('region', { name: 'Shared with you' })

test('the owner sees who joined and who is here', async () => {
	const troubles = watch(owner)
	design.address = (await savedDesign(owner, 'Wildcats', { playerNumber: '7' })).address
	await openStep(owner, design.address, 3)
	const dialog = await openShareDialog(owner)
	await dialog.getByRole('button', { name: 'Invite others' }).click()
	design.link = new URL(await dialog.getByLabel('Link to design together').inputValue()).pathname
	await people(owner).getByText('No one has joined yet.').waitFor(patience)
	await join(guest, design)
	await people(owner).getByText('Here now').waitFor(patience)
	await people(owner).getByText('Pat', { exact: true }).first().waitFor(patience)
	expect(await findingsAtBothWidths(owner)).toEqual([])
	expect(troubles).toEqual([])
})

test('by keyboard the owner removes one person, who loses the design at once and reads why', async () => {
	await field(guest, 'Team name').fill('Owls')
	await said(owner, 'Team name', 'Owls')
	await tabTo(owner, /^Remove Pat$/)
	await owner.keyboard.press('Enter')
	const message = guest.getByRole('dialog', { name: 'You cannot edit this design anymore' })
	await message.getByText('The owner has removed you from this design.').waitFor(patience)
	expect(await findingsAtBothWidths(guest)).toEqual([])
	await people(owner).getByText('Removed', { exact: true }).waitFor(patience)
	expect(await focused(owner)).toBe('Let back in Pat')
	expect(await findingsAtBothWidths(owner)).toEqual([])
	expect((await guest.goto(design.address))?.status()).toBe(404)
	await guest.goto(design.link)
	await guest.getByText('Pat has removed you from this design.').waitFor(patience)
	expect(await guest.getByRole('button', { name: 'Join the design' }).count()).toBe(0)
	expect(await findingsAtBothWidths(guest)).toEqual([])
	await guest.goto('/designs')
	expect(await shared(guest).count()).toBe(0)
	await said(owner, 'Team name', 'Owls')
})

test('let back in, the person finds the design under “Shared with you”', async () => {
	await owner.keyboard.press('Enter')
	await people(owner)
		.getByText('Removed', { exact: true })
		.waitFor({ ...patience, state: 'detached' })
	expect(await focused(owner)).toBe('Remove Pat')
	const troubles = watch(guest)
	await guest.goto('/designs')
	const picture = shared(guest).getByRole('img')
	await picture.scrollIntoViewIfNeeded()
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), patience)
		.toBeGreaterThan(0)
	expect(await shared(guest).textContent()).toContain('Pat’s design, joined ')
	expect(await findingsAtBothWidths(guest)).toEqual([])
	await tabTo(guest, /^Open .* Pat’s design$/)
	await guest.keyboard.press('Enter')
	await guest.waitForURL(`**${design.address}`)
	expect(troubles).toEqual([])
	await openStep(guest, design.address, 3)
	await said(guest, 'Team name', 'Owls')
	await people(owner).getByText('Here now').waitFor(patience)
	await owner.keyboard.press('Escape')
	await togetherBar(owner).getByText('Pat in Names & Numbers').waitFor(patience)
})

test('edits of a page that was closed offline are sent by the next page, again if need be, and the other sees them', async () => {
	const context = guest.context()
	await context.setOffline(true)
	await field(guest, 'Number').fill('31')
	await togetherBar(guest).getByText('Offline: your changes are kept and sent later.').waitFor(patience)
	await guest.close()
	await field(owner, 'Team name').fill('Foxes')
	expect(await field(owner, 'Number').inputValue()).toBe('7')
	await context.setOffline(false)
	const next = await context.newPage()
	let isTaken = true
	await next.route('**/designs/together', (route) => {
		const isRefused = isTaken && route.request().postData()?.includes('"intent":"change"')
		if (!isRefused) return route.continue()
		isTaken = false
		return route.fulfill({ status: 503 })
	})
	await openStep(next, design.address, 3)
	await said(owner, 'Number', '31')
	await said(next, 'Number', '31')
	await said(next, 'Team name', 'Foxes')
	// Sent once, and not kept any longer.
	const kept = () =>
		next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fieldhouse.together.')))
	await expect.poll(kept, patience).toEqual([])
	await openStep(owner, design.address, 3)
	await said(owner, 'Number', '31')
	await said(owner, 'Team name', 'Foxes')

	// What a page cannot send is sent by one that was opened before it closed.
	const stuck = await context.newPage()
	await stuck.route('**/designs/together', (route) =>
		route.request().postData()?.includes('"intent":"change"') ? route.abort() : route.continue(),
	)
	await openStep(stuck, design.address, 3)
	await field(stuck, 'Number').fill('44')
	await expect.poll(kept, patience).toHaveLength(1)
	await openStep(next, design.address, 3)
	await said(next, 'Number', '31')
	await stuck.close()
	await said(owner, 'Number', '44')
	await expect.poll(kept, patience).toEqual([])
	for (const page of [owner, next]) await closePage(page)
})

test('a coach invites an administrator of the school, who gets a mail and finds the design', async () => {
	const as = (name: string) => ({ email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })
	const coach = await openPage(browser, screens.narrow)
	await signIn(coach, as('coach'))
	const { address } = await savedDesign(coach, 'Rams together')
	await openStep(coach, address, 3)
	const dialog = await openShareDialog(coach)
	await dialog.getByRole('button', { name: 'Invite others' }).click()
	const choice = dialog.getByLabel('Invite from your team')
	await choice.waitFor(patience)
	expect(await choice.textContent()).not.toContain('Riley Johnson')
	const sam = await choice.getByRole('option', { name: /^Sam Alvarez/ }).textContent()
	await choice.selectOption({ label: sam ?? '' })
	expect(await findingsAtBothWidths(coach)).toEqual([])
	await tabTo(coach, /^Send invitation$/)
	await coach.keyboard.press('Enter')
	await people(coach).getByText('Sam', { exact: true }).first().waitFor(patience)
	const letter = await letterTo(
		inject('shopUrl'),
		as('schooladmin').email,
		'Chris invites you to design together',
	)
	const invited = await openPage(browser)
	await signIn(invited, as('schooladmin'))
	await invited.goto('/designs')
	const open = shared(invited).locator(`a[href="${address}"]`)
	expect(await open.textContent()).toContain('Chris’s design')
	await join(invited, { link: new URL(linkIn(letter)).pathname, address })
	await said(invited, 'Team name', 'Rams together')
	await people(coach).getByText('Here now').waitFor(patience)
	for (const page of [coach, invited]) await closePage(page)
})
