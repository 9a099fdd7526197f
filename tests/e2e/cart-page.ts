// Actions and queries for the cart page.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { patience } from './patience.ts'

/** Does not wait for pictures: the shop draws each one at its first request. */
export const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

export const addButton = (page: Page) =>
	page.getByRole('button', { name: /^(?:Add to Cart|Agregar al carrito)/ })

export const unitsInHeader = async (page: Page): Promise<number> =>
	Number(await page.locator('cart-count').textContent())

export async function untilUnits(page: Page, units: number): Promise<void> {
	await expect.poll(() => unitsInHeader(page), patience).toBe(units)
}

/** Size and quantity of every line, as the page shows them. */
export const shownLines = (page: Page): Promise<string[]> =>
	page
		.locator('[data-line]')
		.evaluateAll((lines) =>
			lines.map((line) =>
				[
					line.querySelector('select')?.value,
					line.querySelector<HTMLInputElement>('input[name=qty]')?.value,
				].join(' '),
			),
		)

export async function untilLines(page: Page, lines: string[]): Promise<void> {
	await expect.poll(() => shownLines(page), patience).toEqual(lines)
}
