// An order that is not paid yet, placed on the pages of the shop.
import type { Page } from 'playwright'
import { addButton } from './cart-page.ts'
import { toasts } from './product-page.ts'

const address = { name: 'Robin Vale', line1: '12 Mill Lane', city: 'Lakewood', zip: '44107' }

/** Fills in the checkout's address, in whatever language the page is. */
export async function fillAddress(page: Page): Promise<void> {
	for (const [name, text] of Object.entries(address)) await page.locator(`main [name=${name}]`).fill(text)
	await page.locator('main [name=state]').selectOption('OH')
}

/** On phones it stands in the bar at the bottom. */
export const placeButton = (page: Page) =>
	page.getByRole('button', { name: /^(?:Place Order|Hacer el pedido)/ })

/** Places an order of a product by card and leaves its payment page. @param product its path */
export async function orderAndLeave(page: Page, product: string): Promise<void> {
	await page.goto(`${product}?size=L`)
	await addButton(page).click()
	await toasts(page)
		.filter({ hasText: /^(?:Added to cart|Agregado al carrito)/ })
		.waitFor()
	await page.goto('/checkout')
	await fillAddress(page)
	await placeButton(page).click()
	await page.waitForURL(/\/sandbox\/pay\//)
	await page.goto('/account?tab=orders')
}
