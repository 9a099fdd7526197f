// An admin invites someone to production by mail; another account cannot use the link, the invited one can, once.
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage } from './browser.ts'
import { letterTo, linkIn } from './mailbox.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')

test('an invited person accepts by the mailed link and works in production', async () => {
	const person = newPerson()
	const admin = await openPage(browser)
	await signIn(admin, { email: 'admin@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	await admin.goto('/admin/people')
	await admin.getByRole('link', { name: 'Invite staff' }).click()
	expect(await findingsAtBothWidths(admin)).toEqual([])
	await admin.getByLabel('Email').fill(person.email)
	await admin.getByLabel('Role').selectOption('Production')
	await admin.getByRole('button', { name: 'Send the invitation' }).click()
	await toast(admin, 'Invited, the mail is on its way').waitFor()
	expect(await findingsAtBothWidths(admin)).toEqual([])

	const link = linkIn(await letterTo(shopUrl, person.email, 'You are invited to work at Fieldhouse'))
	const page = await openPage(browser)
	await page.goto(link)
	await page.getByRole('link', { name: 'Create an account' }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	const other = await openPage(browser)
	await signUp(other, newPerson())
	await other.goto(link)
	await other.getByText('This invitation is for another address').waitFor()
	expect(await findingsAtBothWidths(other)).toEqual([])
	await signUp(page, person)
	await page.goto(link)
	await page.getByRole('button', { name: 'Accept the invitation' }).click()
	await page.waitForURL('**/production')
	await other.goto(link)
	await other.getByText('This invitation was used already.').waitFor()
	await admin.goto('/admin/people/invitations')
	expect(await admin.getByText(person.email).count()).toBe(0)
	for (const one of [admin, page, other]) await closePage(one)
})
