// A person's own designs, votes and invitations in the pseudo-language on a phone, see `pseudo-language.test.ts`.
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, signUp } from './account-page.ts'
import { closePage, openPage, screens } from './browser.ts'
import { openStep, savedDesign } from './builder-page.ts'
import { expectPseudo, inPseudo, press, walk } from './pseudo-page.ts'
import { openShareDialog } from './together-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')

test('a person’s own designs and votes are in the pseudo-language and fit', async () => {
	const { page } = await newcomer(browser, { ...screens.narrow, javaScriptEnabled: false })
	await walk(page, [
		'/designs',
		'/votes',
		'/votes?done=deleted',
		'/votes/new',
		`/votes/${crypto.randomUUID()}`,
	])
	const design = (await savedDesign(page, 'Alma')).address.split('/').at(-1) ?? ''
	await savedDesign(page, 'Luz')
	const headers = { Origin: shopUrl }
	await page.request.post('/designs', { form: { intent: 'copy', id: design }, headers, maxRedirects: 0 })
	await walk(page, ['/designs', `/designs?renamed=${design}`, '/designs?q=Alma', '/designs?q=Rawhide'])
	await page.goto(inPseudo('/designs'))
	for (const dialog of ['pictures', 'rename']) {
		await page.locator(`[popovertarget="${dialog}-${design}"][aria-haspopup]`).click()
		await expectPseudo(page)
		await page.keyboard.press('Escape')
	}
	// What is wrong with a name, and with a vote.
	const refused = await page.request.post(inPseudo('/designs'), {
		form: { intent: 'rename', id: crypto.randomUUID(), name: 'Alma' },
		headers,
	})
	expect(refused.status()).toBe(404)
	await page.setContent(await refused.text())
	await expectPseudo(page)
	for (const id of [design, crypto.randomUUID()])
		await walk(page, [`/designs/${id}/comments`, `/designs/${id}/new-season`])
	await page.goto(inPseudo('/votes/new'))
	const form = page.locator('#vote-form')
	await form.evaluate((element) => element.setAttribute('action', '/votes/new?lang=en-XA'))
	await page.locator('main input[name="closesOn"]').fill('2020-01-01')
	await press(page, 'button[value=create]')
	await expectPseudo(page)
	await page.locator('main input[name="title"]').fill('Rawhide')
	const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
	await page.locator('main input[name="closesOn"]').fill(soon)
	for (const box of (await page.locator('main input[name="design"]').all()).slice(0, 2)) await box.check()
	await press(page, 'button[value=create]')
	const { pathname } = new URL(page.url())
	await walk(page, [pathname, `${pathname}?done=created`])
	await page.locator('[popovertarget="delete-vote"][aria-haspopup]').click()
	await expectPseudo(page)
	await page.keyboard.press('Escape')
	await press(page, 'button[value=close]')
	await walk(page, [pathname, `${pathname}?done=closed`, '/votes'])
	await closePage(page)
})

test('an invitation to design together is in the pseudo-language and fits', async () => {
	const { page: owner } = await newcomer(browser)
	await openStep(owner, (await savedDesign(owner, 'Alma')).address, 3)
	const dialog = await openShareDialog(owner)
	await dialog.getByRole('button', { name: 'Invite others' }).click()
	const { pathname } = new URL(await dialog.getByLabel('Link to design together').inputValue())
	const guest = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await walk(guest, [pathname, `/designs/together/${'x'.repeat(43)}`])
	await signUp(guest, newPerson())
	await walk(guest, [pathname])
	await guest.goto(pathname)
	await Promise.all([guest.waitForURL(/\/builder\//), guest.locator('main form button').first().click()])
	await guest.goto(inPseudo('/designs'))
	await expectPseudo(guest)
	expect(await guest.locator('main #shared').count()).toBe(1)
	await Promise.all([closePage(owner), closePage(guest)])
})
