// An order that is not paid yet, placed on the pages of the shop.
import type { Page } from 'playwright'
import { addButton } from './cart-page.ts'
import { toastSaying } from './product-page.ts'

/** Places an order of a product by card and leaves its payment page. @param product its path */
export async function orderAndLeave(page: Page, product: string): Promise<void> {
	await page.goto(`${product}?size=L`)
	await addButton(page).click()
	await toastSaying(page, 'Added to cart')
	await page.goto('/checkout')
	await page.getByLabel('Full name').fill('Robin Vale')
	await page.getByLabel('Street address').fill('12 Mill Lane')
	await page.getByRole('textbox', { name: 'City' }).fill('Lakewood')
	await page.getByLabel('State').selectOption('OH')
	await page.getByLabel('ZIP code').fill('44107')
	await page.getByRole('button', { name: /^Place Order/ }).click()
	await page.waitForURL(/\/sandbox\/pay\//)
	await page.goto('/account?tab=orders')
}
