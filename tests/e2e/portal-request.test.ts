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

/** Milliseconds: a new team's pictures are drawn at their first request. */
const limitMs = 240_000

test(
	'a visitor asks, customer service opens the portal, and the requester joins as its coach',
	{ timeout: limitMs },
	async () => {
		const coach = newPerson()
		const school = `Journey ${coach.email.slice(0, 8)} High`

		// Without scripts: the form comes back with its input and errors, then the request is accepted.
		const visitor = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
		await visitor.goto('/team')
		await visitor.getByLabel('Organization name').fill(school)
		const crest =
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#43236f"/></svg>'
		const logo = { name: 'foxes.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(crest) }
		await visitor.getByLabel('Team logo (optional)').setInputFiles(logo)
		const send = visitor.locator('main form').getByRole('button', { name: 'Request Team Portal' })
		await send.click()
		await visitor.getByText('Choose a sport').first().waitFor()
		expect(await visitor.getByLabel('Organization name').inputValue()).toBe(school)
		// The logo is kept as well; a file that is none has its own message and takes nothing away.
		await visitor.getByText('foxes.svg').waitFor()
		const wrong = { name: 'roster.txt', mimeType: 'text/plain', buffer: Buffer.from('Pat Kim, 12') }
		await visitor.getByLabel('Another logo instead').setInputFiles(wrong)
		await send.click()
		await visitor.locator('#logo-error').waitFor()
		await visitor.getByText('foxes.svg').waitFor()
		await visitor.getByLabel('Sport').selectOption('soccer')
		await visitor.getByRole('group', { name: 'First color' }).getByLabel('Purple', { exact: true }).check()
		await visitor.getByRole('group', { name: 'Second color' }).getByLabel('Orange', { exact: true }).check()
		await visitor.getByLabel('Name on the gear').fill('FOXES')
		await visitor.getByLabel('Contact name').fill('Robin Vale')
		await visitor.getByLabel('Contact email').fill(coach.email)
		await send.click()
		await visitor.waitForURL(`${shopUrl}/`, { waitUntil: 'commit' })
		await closePage(visitor)
		await letterTo(shopUrl, coach.email, 'We have your team portal request')

		const dependencies = await openPage(browser)
		await signIn(dependencies, csr)
		await dependencies.goto('/admin/requests')
		await dependencies.getByRole('link', { name: school }).click()
		await dependencies.getByRole('heading', { name: school, level: 1 }).waitFor()
		const crestOnPage = dependencies.getByRole('link', { name: 'foxes.svg' }).locator('img')
		await expect
			.poll(
				() => crestOnPage.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
				patience,
			)
			.toBe(true)
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

		await page.goto(`/portal/${portalId}/kit`)
		await page.getByRole('heading', { name: 'Configure kit' }).waitFor(patience)
		await page.getByRole('link', { name: 'foxes.svg' }).waitFor(patience)
		expect(await findingsAtBothWidths(page)).toEqual([])
		await page.getByLabel('Brand, model, sport or product number').fill('varsity fleece hoodie')
		await page.getByRole('button', { name: 'Search', exact: true }).last().click()
		await page.getByRole('button', { name: /^Add .*Varsity Fleece Hoodie/ }).click()
		await toast(page, 'Added').waitFor(patience)
		// By keyboard: the new entry is opened, changed, and moved to the top with what was typed.
		const entry = page.locator('summary').filter({ hasText: 'Varsity Fleece Hoodie' })
		await entry.press('Enter')
		await page.getByLabel('Name in the store').last().fill('Fan hoodie')
		await page.getByRole('button', { name: /^Move up: .*Varsity Fleece Hoodie/ }).press('Enter')
		await toast(page, 'Moved up').waitFor(patience)
		await page.locator('main summary').first().getByText('Fan hoodie').waitFor(patience)
		// Open, with the bar below, nothing is wrong for a reader or at either width.
		await entry.press('Enter')
		expect(await findingsAtBothWidths(page)).toEqual([])
		await page.getByRole('button', { name: 'Send to Fieldhouse' }).click()
		await toast(page, 'Sent to us').waitFor(patience)
		await dependencies.goto('/admin/portals')
		await dependencies.getByRole('link', { name: /^Journey Foxes, / }).click()
		expect(await findingsAtBothWidths(dependencies)).toEqual([])
		await dependencies.getByRole('button', { name: 'Publish the kit' }).click()
		await toast(dependencies, 'Kit published').waitFor(patience)
		await closePage(dependencies)
		await letterTo(shopUrl, coach.email, 'Your kit is published: Journey Foxes')
		await page.goto(`/portal/${portalId}`)
		await page.getByRole('heading', { name: /Varsity Fleece Hoodie · Fan hoodie/ }).waitFor(patience)
		expect(await page.locator('main').innerText()).not.toContain('WILDCATS')

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
	},
)
