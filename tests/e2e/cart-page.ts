// Hands and eyes on the cart.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { patience } from './patience.ts'

/** Pictures may come later: the shop draws each of them when it is asked for the first time. */
export const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

export const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Cart' })

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
