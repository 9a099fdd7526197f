// Two people edit one design at the same time: each sees the other's choices, undo takes back one's own, nothing is lost offline.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer } from './account-page.ts'
import { closePage, findingsAtBothWidths, watch } from './browser.ts'
import { openStep, savedDesign, untilBuilderRuns } from './builder-page.ts'
import { patience } from './patience.ts'
import { field, said, togetherBar } from './together-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

const { page: owner } = await newcomer(browser)
const { page: guest } = await newcomer(browser)
const design = { address: '', link: '' }

const bar = togetherBar

/** Milliseconds until the other page shows what one typed. */
async function delayOf(from: Page, to: Page, typed: { name: string; value: string }): Promise<number> {
	const arrival = said(to, typed.name, typed.value)
	await field(from, typed.name).fill(typed.value)
	const typedAt = Date.now()
	await arrival
	return Date.now() - typedAt
}

test('the owner invites others from the share dialog', async () => {
	const troubles = watch(owner)
	design.address = (await savedDesign(owner, 'Wildcats', { playerNumber: '7' })).address
	await openStep(owner, design.address, 3)
	await owner.getByRole('button', { name: 'Share', exact: true }).click()
	const dialog = owner.getByRole('dialog', { name: 'Share this design' })
	await dialog.getByRole('button', { name: 'Invite others' }).click()
	design.link = new URL(await dialog.getByLabel('Link to design together').inputValue()).pathname
	expect(await findingsAtBothWidths(owner)).toEqual([])
	await dialog.getByRole('button', { name: 'Cancel' }).click()
	await bar(owner).getByText('Only you are here.').waitFor(patience)
	expect(await findingsAtBothWidths(owner)).toEqual([])
	expect(troubles).toEqual([])
})

test('a signed-in person joins by the link, and both see who is here and in which step', async () => {
	const response = await guest.goto(design.link)
	expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex' })
	expect(await findingsAtBothWidths(guest)).toEqual([])
	await guest.getByRole('button', { name: 'Join the design' }).click()
	await guest.waitForURL(`**${design.address}`)
	await untilBuilderRuns(guest)
	await openStep(guest, design.address, 3)
	await bar(owner).getByText('Pat in Names & Numbers').waitFor(patience)
	await bar(guest).getByText('Pat in Names & Numbers').waitFor(patience)
	expect(await guest.getByRole('button', { name: /^Save/ }).count()).toBe(0)
	expect(await guest.getByText('Only the owner of this design sees its players.').count()).toBe(1)
	expect(await findingsAtBothWidths(guest)).toEqual([])
})

test('a choice of one is seen by the other within a second', async () => {
	const delays = [
		await delayOf(owner, guest, { name: 'Team name', value: 'Bears' }),
		await delayOf(guest, owner, { name: 'Number', value: '23' }),
		await delayOf(owner, guest, { name: 'Player name', value: 'Vale' }),
		await delayOf(guest, owner, { name: 'Player name', value: 'Kim' }),
	]
	// The machine may do other work: what counts is that it is possible each way.
	expect(Math.min(delays[0] ?? Infinity, delays[2] ?? Infinity)).toBeLessThan(1_000)
	expect(Math.min(delays[1] ?? Infinity, delays[3] ?? Infinity)).toBeLessThan(1_000)
})

test('undo takes back the own change and leaves that of the other', async () => {
	await owner.getByRole('button', { name: 'Undo' }).click()
	await said(owner, 'Team name', 'Wildcats')
	await said(guest, 'Team name', 'Wildcats')
	await said(owner, 'Number', '23')
	await said(owner, 'Player name', 'Kim')
})

test('edits made offline are kept and sent later', async () => {
	await guest.context().setOffline(true)
	await field(guest, 'Number').fill('31')
	await bar(guest).getByText('Offline: your changes are kept and sent later.').waitFor(patience)
	await field(owner, 'Team name').fill('Owls')
	await guest.context().setOffline(false)
	await said(owner, 'Number', '31')
	await said(guest, 'Team name', 'Owls')
})

test('both reload and see the same design, and the owner saves it', async () => {
	await openStep(owner, design.address, 3)
	await openStep(guest, design.address, 3)
	for (const page of [owner, guest]) {
		await said(page, 'Team name', 'Owls')
		await said(page, 'Number', '31')
		await said(page, 'Player name', 'Kim')
	}
	await owner.getByRole('button', { name: /^Save/ }).first().click()
	await owner.getByText('Version 2 saved successfully').first().waitFor(patience)
})

test('the owner ends designing together, and the other learns of it', async () => {
	await field(guest, 'Team name').fill('Last words')
	await said(owner, 'Team name', 'Last words')
	await owner.getByRole('button', { name: 'Share', exact: true }).click()
	await owner.getByRole('button', { name: 'End designing together' }).click()
	await guest.getByRole('dialog', { name: 'You cannot edit this design anymore' }).waitFor(patience)
	expect((await guest.goto(design.link))?.status()).toBe(404)
	await openStep(owner, design.address, 3)
	await said(owner, 'Team name', 'Last words')
	expect(await bar(owner).count()).toBe(0)
	for (const page of [owner, guest]) await closePage(page)
})
