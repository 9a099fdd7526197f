// Approving a purchase order: sent back with a comment, changed without scripts, and approved by keyboard.
import type { Page } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { signIn, toast } from './account-page.ts'
import { closePage, findingsAtBothWidths, focused, openPage, screens, watch } from './browser.ts'
import { addButton } from './cart-page.ts'
import { letterTo, linkIn } from './mailbox.ts'
import { patience } from './patience.ts'
import { productPath } from './product-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')
const jersey = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')
const as = (name: string) => ({ email: `${name}@demo.fieldhouse.test`, password: 'fieldhouse-demo' })
const buyer = as('schooladmin')

/** Places a school purchase order by plain forms. @returns its reference */
async function purchase(page: Page): Promise<string> {
	await page.goto(`${jersey}?size=L&qty=1`)
	await addButton(page).click()
	await page.waitForURL('**/cart?*')
	await page.goto('/checkout')
	await page.getByRole('group', { name: 'Who it is for' }).getByRole('radio').last().check()
	await page.getByLabel('Full name').fill('Sam Alvarez')
	await page.getByLabel('Street address').fill('1 School Road')
	await page.getByRole('textbox', { name: 'City' }).fill('Lakewood')
	await page.getByLabel('State').selectOption('OH')
	await page.getByLabel('ZIP code').fill('44107')
	await page.getByRole('radio', { name: /^School purchase order/ }).check()
	await page.getByLabel('PO Number *').fill('PO-E2E-1')
	await page.getByRole('button', { name: /^Place Order/ }).click()
	await page.waitForURL('**/account?tab=orders&submitted=*')
	return new URL(page.url()).searchParams.get('submitted') ?? ''
}

/** The buyer's part, on a phone without scripts: quantity two; the new total is shown before sending. */
async function changeAndSend(page: Page, reference: string): Promise<void> {
	const letter = await letterTo(shopUrl, buyer.email, `Changes requested for order #${reference}`)
	expect(letter.text).not.toContain('Kelley')
	await page.goto(new URL(linkIn(letter)).pathname)
	await page.getByRole('link', { name: 'Change and send again' }).click()
	await page.getByText('Two of them, for Kelley, please.').waitFor()
	await page.getByLabel('Quantity of row 1').fill('0')
	const send = page.getByRole('button', { name: 'Save and send for approval' })
	await send.click()
	await page.getByRole('link', { name: 'Row 1: Quantity must be at least 1' }).waitFor()
	await page.getByLabel('Quantity of row 1').fill('2')
	expect(await page.getByLabel('Name of row 1').count(), 'this jersey prints no name').toBe(0)
	await send.click()
	await page.getByText(/^The total is now \$/).waitFor()
	expect(await page.getByText(/^Line 1.*: quantity 1, now 2/).count()).toBe(1)
	await send.click()
	await page.waitForURL(/done=resubmitted/)
	expect(await toast(page, 'Sent for approval again').count()).toBe(1)
	expect(await page.getByText('Waiting for approval').count()).toBe(1)
	expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
}

/** Once it is made, one of the two jerseys is credited: less is due, and the buyer knows. */
async function creditOne(page: Page, reference: string): Promise<void> {
	await page.goto('/admin/orders')
	await page.getByLabel('Find by').selectOption('Reference or PO number')
	await page.getByLabel('Words').fill(`#${reference}`)
	await page.getByRole('button', { name: 'Find' }).click()
	await page.waitForURL(/\/admin\/orders\/[0-9a-f-]{36}/)
	expect(await page.getByText('Credit a part').count(), 'before production it is changed instead').toBe(0)
	await page.getByRole('button', { name: 'Start production' }).click()
	await toast(page, 'Production started').waitFor()
	await page.getByText('Credit a part').click()
	await page.getByLabel(/^1\. .*of 2/).fill('1')
	await page.getByLabel('Reason').last().fill('One was torn')
	await page.getByRole('button', { name: 'Review credit' }).click()
	await page.getByText('is taken off the purchase order').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: /^Credit \$/ }).click()
	await toast(page, 'Credited: less is due now').waitFor()
	await page.getByText('Credited in part').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
}

test('changes are requested, made and approved; each side is notified, and the approval is sealed', async () => {
	const plain = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await signIn(plain, buyer)
	const reference = await purchase(plain)

	const page = await openPage(browser)
	await signIn(page, as('csr'))
	const troubles = watch(page)
	await page.goto('/approvals')
	expect(await page.title()).toBe('Approvals | Fieldhouse')
	const open = page.getByRole('button', { name: `Request Changes order #${reference}` })
	await open.focus()
	await page.keyboard.press('Enter')
	const dialog = page.getByRole('dialog', { name: `Request changes to order #${reference}` })
	await dialog.getByRole('button', { name: 'Request Changes' }).click()
	expect(await dialog.isVisible(), 'an empty comment goes nowhere').toBe(true)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await dialog.getByLabel('What should be different?').fill('Two of them, for Kelley, please.')
	await dialog.getByRole('button', { name: 'Request Changes' }).click()
	await page.waitForURL(/done=changes/)
	expect(await toast(page, 'Changes Requested').textContent()).toContain(`Order #${reference}`)

	await changeAndSend(plain, reference)

	await page.goto('/approvals')
	await page.getByRole('checkbox', { name: `Choose order #${reference}` }).focus()
	await page.keyboard.press('Space')
	const many = page.getByRole('button', { name: 'Approve 1', exact: true })
	await many.focus()
	expect(await focused(page)).toBe('Approve 1')
	await page.keyboard.press('Enter')
	await page.getByText(`Approve order #${reference}?`).waitFor(patience)
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: /^Yes, approve \$/ }).press('Enter')
	await expect.poll(() => toast(page, 'Approved').count(), patience).toBe(1)
	expect(await toast(page, 'Approved').textContent()).toContain(`#${reference}`)
	await page.goto('/approvals?status=decided')
	await page.getByRole('link', { name: `Order #${reference}`, exact: true }).click()
	await page.getByText('Approved and sealed').waitFor()
	expect(await page.locator('code').textContent()).toMatch(/^[0-9a-f]{64}$/)
	expect(await page.title()).toBe(`Approval of order #${reference} | Fieldhouse`)
	expect(await findingsAtBothWidths(page)).toEqual([])
	const { pathname } = new URL(page.url())
	await page.getByRole('link', { name: 'Change the order' }).click()
	await page.getByText('Saving a change withdraws the approval.').waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	expect(troubles).toEqual([])

	await plain.goto(pathname)
	expect(await plain.getByText('Approved and sealed').count()).toBe(1)
	await letterTo(shopUrl, buyer.email, `Order #${reference} is approved`)

	await creditOne(page, reference)
	expect(troubles).toEqual([])
	await plain.goto(new URL(page.url()).pathname.replace('/admin', ''))
	await plain.getByText('1 of 2 credited').waitFor()
	await plain.getByText('It is taken off the purchase order').waitFor()
	await closePage(plain)
	await closePage(page)
})
