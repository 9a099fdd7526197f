// From a visitor's request to a coach with a portal: form, decision, mailed invitation, people.
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens } from './browser.ts'
import { letterTo, lettersTo, linkIn } from './mailbox.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const csr = { email: 'csr@demo.fieldhouse.test', password: 'fieldhouse-demo' }
const pathOf = (address: string) => new URL(address).pathname

test('a visitor asks, customer service opens the portal, and the requester joins as its coach', async () => {
	const coach = newPerson()
	const school = `Journey ${coach.email.slice(0, 8)} High`

	// Without scripts: the form comes back with its input and errors, then the request is accepted.
	const visitor = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await visitor.goto('/team')
	await visitor.getByLabel('Organization name').fill(school)
	const send = visitor.locator('main form').getByRole('button', { name: 'Request Team Portal' })
	await send.click()
	await visitor.getByText('Choose a sport').first().waitFor()
	expect(await visitor.getByLabel('Organization name').inputValue()).toBe(school)
	await visitor.getByLabel('Sport').selectOption('soccer')
	await visitor.getByLabel('Contact name').fill('Robin Vale')
	await visitor.getByLabel('Contact email').fill(coach.email)
	await send.click()
	await visitor.waitForURL(`${shopUrl}/`)
	await closePage(visitor)
	await letterTo(shopUrl, coach.email, 'We have your team portal request')

	const dependencies = await openPage(browser)
	await signIn(dependencies, csr)
	await dependencies.goto('/admin/requests')
	await dependencies.getByRole('link', { name: school }).click()
	await dependencies.getByRole('heading', { name: school, level: 1 }).waitFor()
	expect(await findingsAtBothWidths(dependencies)).toEqual([])
	await dependencies.getByLabel('Team name').fill('Journey Foxes')
	await dependencies.locator('input[name^="item-"]').first().check()
	await dependencies.getByRole('button', { name: 'Accept and open the portal' }).click()
	await dependencies.waitForURL(/\/admin\/portals\/journey-foxes-[a-z0-9]{4}\?/)
	const portalId = pathOf(dependencies.url()).split('/').at(-1) ?? ''
	await toast(dependencies, 'Portal opened').waitFor()
	expect(
		await dependencies
			.getByRole('list')
			.getByRole('button', { name: /^Save / })
			.count(),
	).toBe(1)
	expect(await findingsAtBothWidths(dependencies)).toEqual([])
	await dependencies.goto('/admin/portals?q=journey%20foxes')
	expect(await dependencies.getByRole('link', { name: 'Journey Foxes' }).count()).toBeGreaterThan(0)
	await closePage(dependencies)

	const letter = await letterTo(shopUrl, coach.email, 'Your team portal is ready: Journey Foxes')
	const join = pathOf(linkIn(letter))
	const page = await openPage(browser, screens.narrow)
	await page.goto(join)
	const way = page.getByRole('link', { name: 'Create an account' })
	expect(await way.getAttribute('href')).toBe(`/auth?tab=sign-up&next=${encodeURIComponent(join)}`)
	expect(await page.content()).not.toContain(coach.email)
	await signUp(page, coach)
	await page.goto(join)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Accept the invitation' }).click()
	await page.waitForURL(new RegExp(`/portal/${portalId}`))

	await page.goto(`/portal/${portalId}/people`)
	const coaches = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Coaches/ }) })
	await coaches.getByText(coach.email).waitFor(patience)
	await page.getByRole('button', { name: 'Make a link' }).click()
	const link = await page.getByLabel('Invitation link').inputValue()
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect(await page.title()).toBe('Team people | Fieldhouse')

	// Other people cannot reuse the invitation, and the new link is for a player of this team.
	const player = await openPage(browser, screens.narrow)
	await signUp(player, newPerson())
	const closed = await player.goto(join)
	expect(closed?.status()).toBe(410)
	await player.getByText('This invitation has been used up').waitFor()
	await player.goto(pathOf(link))
	await player.getByRole('button', { name: 'Accept the invitation' }).click()
	await player.waitForURL(new RegExp(`/portal/${portalId}`))
	expect((await player.request.get(`/portal/${portalId}/people`)).status()).toBe(403)
	await closePage(player)
	await page.reload()
	expect(await page.getByRole('heading', { name: 'Players 1' }).count()).toBe(1)
	await closePage(page)
	expect(JSON.stringify(await lettersTo(shopUrl, coach.email))).not.toContain(coach.name)
})
