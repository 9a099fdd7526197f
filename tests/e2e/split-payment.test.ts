// Split payment: a whole team's order, a family that pays on a phone without scripts, a coach who pays the rest.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, signIn, signUp } from './account-page.ts'
import { closePage, findingsAtBothWidths, openPage, screens, watch } from './browser.ts'
import { patience } from './patience.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const portal = '/portal/team-123'
const shipTo = { name: 'Robin Vale', line1: '12 Mill Lane', city: 'Lakewood', state: 'OH', zip: '44107' }

const send = (page: Page, path: string, form: Record<string, string>) =>
	page.request.post(shopUrl + path, { headers: { Origin: shopUrl }, form, maxRedirects: 0 })
const textOf = async (page: Page, path: string) => (await page.request.get(shopUrl + path)).text()
const first = (html: string, pattern: RegExp): string => {
	const found = pattern.exec(html)?.[1]
	if (found === undefined) throw new Error(`Nothing like ${pattern.source} on the page`)
	return found
}

/** Orders one garment for everyone on the roster through the portal's forms. @returns path of the order's shares */
async function orderInShares(page: Page): Promise<string> {
	const item = first(await textOf(page, portal), /name="item"[^>]* value="([^"]+)"/)
	await send(page, portal, { intent: `load:${item}` })
	const size = first(
		await textOf(page, portal),
		new RegExp(`name="allSize-${item}".*?<option value="([^"]+)"`, 's'),
	)
	await send(page, portal, { intent: `all:${item}`, [`allSize-${item}`]: size })
	const checkout = '/checkout/bulk?portal=team-123'
	const form = await textOf(page, checkout)
	const hidden = Object.fromEntries(
		['portalId', 'revision', 'totalCents'].map((name) => [
			name,
			first(form, new RegExp(`name="${name}" value="([^"]*)"`)),
		]),
	)
	const fields = { ...shipTo, ...hidden, phone: '', line2: '', paymentMode: 'player_pays', split: 'on' }
	const answer = await send(page, checkout, fields)
	expect(answer.status(), await answer.text()).toBe(303)
	return answer.headers()['location'] ?? ''
}

const payInSandbox = async (page: Page, email?: string) => {
	await page.waitForURL('**/sandbox/pay/*')
	if (email) await page.getByLabel('Email for the receipt').fill(email)
	await page.locator('main form button').first().click()
	await page.waitForURL('**payment=success')
}

test('every family has a link of its own, one pays by it, and the rest is covered at once', async () => {
	const page = await openPage(browser)
	const troubles = watch(page)
	await signIn(page, { email: 'schooladmin@demo.fieldhouse.test', password: 'fieldhouse-demo' })
	const path = await orderInShares(page)
	await page.goto(path)
	const links = await page
		.getByLabel(/^Payment link for /)
		.evaluateAll((fields) => fields.map((field) => field.getAttribute('value') ?? ''))
	expect(links.length).toBeGreaterThan(2)
	expect(new Set(links).size).toBe(links.length)
	const names = await page
		.getByLabel(/^Payment link for /)
		.evaluateAll((fields) =>
			fields.map((field) => field.parentElement?.querySelector('label')?.textContent?.slice(17) ?? ''),
		)
	for (const name of names) expect(await page.title()).not.toContain(name)
	expect(await findingsAtBothWidths(page)).toEqual([])

	const family = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	const opened = await family.goto(links[0] ?? '')
	expect(opened?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
	const shown = ((await family.getByRole('main').textContent()) ?? '').toUpperCase()
	expect(shown).toContain(names[0]?.toUpperCase())
	for (const other of names.slice(1)) expect(shown).not.toContain(other.toUpperCase())
	await family.getByRole('button', { name: /^Pay \$/ }).click()
	await payInSandbox(family, 'family@lakewood.test')
	await family.getByRole('heading', { name: 'Thank you!' }).waitFor(patience)

	const inbox = await page.request.get(`${shopUrl}/dev/inbox.json`)
	expect(await inbox.text()).toContain('family@lakewood.test')

	const looking = await openPage(browser, screens.narrow)
	await looking.goto(links[1] ?? '')
	expect(await findingsAtBothWidths(looking)).toEqual([])
	expect(await looking.title()).toBe('Your share of a team order | Fieldhouse')

	await page.reload()
	await page.getByText(`1 of ${links.length}`, { exact: true }).waitFor(patience)
	await page.getByRole('button', { name: /^Cover the rest: \$/ }).click()
	await payInSandbox(page)
	await page.getByText(`${links.length} of ${links.length}`, { exact: true }).waitFor(patience)
	expect(await page.getByRole('button', { name: /^Cover the rest/ }).count()).toBe(0)
	expect(await findingsAtBothWidths(page)).toEqual([])

	await looking.reload()
	await looking.getByRole('heading', { name: 'Nothing to pay' }).waitFor(patience)
	expect((await looking.goto(`/pay/${'a'.repeat(43)}`))?.status()).toBe(404)
	await signUp(looking, newPerson())
	expect((await looking.request.get(path)).status()).toBe(404)
	expect(troubles).toEqual([])
	for (const one of [page, family, looking]) await closePage(one)
})
