// The team dashboard: what a coach sees each morning, and how Fieldhouse records a payout. Works without scripts.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { section, signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, focused, openPage, screens, sidewaysOverflow } from './browser.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const as = (name: string) => ({ email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })

const dollars = async (page: Page, label: string): Promise<number> => {
	const term = section(page, 'Fundraising').locator('dl > div').filter({ hasText: label })
	return Number((await term.locator('dd').innerText()).replaceAll(/[$,]/g, ''))
}

test('a coach sees the team’s figures, opens an order and goes on by keyboard', async () => {
	const page = await openPage(browser, screens.narrow)
	await signIn(page, as('coach'))
	await page.goto('/team/dashboard')
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/lakewood rams/i)
	expect(await page.title()).toBe('Team Dashboard | Fieldhouse')
	expect(await findingsAtBothWidths(page)).toEqual([])
	const table = page.getByRole('table', { name: 'Raised by week' })
	expect(await table.isVisible()).toBe(false)
	await page.getByText('Week by week in numbers').focus()
	await page.keyboard.press('Enter')
	await table.waitFor()
	expect(await page.getByRole('button', { name: 'Record payout' }).count()).toBe(0)

	const ways = page.getByRole('navigation', { name: 'Team' })
	const [portal, bulk, approvals] = await ways
		.getByRole('link')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
	expect([portal, bulk, approvals]).toEqual(['/portal/team-123', '/checkout/bulk', '/approvals'])

	const order = section(page, 'Recent orders').getByRole('link', { name: /^#/ }).nth(1)
	const reference = await order.textContent()
	await order.focus()
	expect(await focused(page)).toBe(reference)
	await page.keyboard.press('Enter')
	await page.waitForURL(/\/orders\//)
	expect(await page.title()).toMatch(/^Order #[0-9a-f]{8} \| Fieldhouse$/i)

	expect((await page.goto('/team/dashboard?portal=westfield-hawks-7c21'))?.status()).toBe(404)
	await page.goto('/team/dashboard')
	await page.getByLabel('Your teams').selectOption('team-122')
	await page.getByRole('button', { name: 'Show' }).click()
	await page.waitForURL(/portal=team-122/)
	expect(await page.getByText('No orders yet').count()).toBe(1)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await closePage(page)
})

test('Fieldhouse finds a team and records a payout, without scripts; what was wrong stays typed', async () => {
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await signIn(page, as('csr'))
	await page.goto('/team/dashboard')
	await page.getByRole('searchbox', { name: /Team, school/ }).fill('Fall 2026')
	await page.getByRole('button', { name: 'Search', exact: true }).last().click()
	await page.getByRole('link', { name: 'Lakewood Rams' }).click()
	const before = await dollars(page, 'Balance')
	await page.getByLabel('Amount').fill('999,999.00')
	await page.getByLabel('Reference').fill('Transfer 77-A')
	await page.getByRole('button', { name: 'Record payout' }).click()
	expect(await page.getByRole('alert').first().innerText()).toContain('to pay out. Enter that or less.')
	expect(await page.getByLabel('Amount').inputValue()).toBe('999,999.00')
	expect(await page.getByLabel('Reference').inputValue()).toBe('Transfer 77-A')
	await page.getByLabel('Amount').fill('1.25')
	await page.getByRole('button', { name: 'Record payout' }).click()
	await toast(page, 'Payout recorded').waitFor()
	expect(await dollars(page, 'Balance')).toBeCloseTo(before - 1.25, 2)
	const ledger = page.getByRole('table', { name: 'Ledger' })
	expect(await ledger.getByRole('row').nth(1).innerText()).toContain('Transfer 77-A')
	const payout = ledger.getByRole('row').nth(1)
	await payout.locator('summary').press('Enter')
	await payout.getByRole('button', { name: 'Reverse payout' }).click()
	expect(await page.getByRole('alert').first().innerText()).toContain('Reason required')
	expect(await sidewaysOverflow(page)).toBe(0)
	await payout.getByLabel('Reason').fill('The transfer came back')
	await page.getByRole('button', { name: 'Reverse payout' }).click()
	await toast(page, 'Payout reversed').waitFor()
	expect(await dollars(page, 'Balance')).toBeCloseTo(before, 2)
	const [reversal, reversed] = [ledger.getByRole('row').nth(1), ledger.getByRole('row').nth(2)]
	expect(await reversal.innerText()).toMatch(/Payout reversed[^]*Transfer 77-A of [^]*The transfer came back/)
	expect(await reversed.innerText()).toMatch(/Paid out\s*Reversed/i)
	expect(await reversed.locator('summary').count()).toBe(0)
	await closePage(page)
})
