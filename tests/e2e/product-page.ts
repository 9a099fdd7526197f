// Hands and eyes on a product's page.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { ProductSheet } from '#catalog/rules/product/sheet.ts'
import { patience } from './patience.ts'

/** Path of the product of this model. @throws Error when the list of the sport does not show it */
export async function productPath(shopUrl: string, sport: string, model: string): Promise<string> {
	const body = await (await fetch(`${shopUrl}/sport/${sport}/products`)).text()
	const path = new RegExp(`href="(/product/[^"]+)"[^>]*>${model}<`).exec(body)?.[1]
	if (!path) throw new Error(`The ${sport} list does not show ${model}.`)
	return path
}

/** What the page itself knows of the product: its variants with their stock and lead times. */
export async function sheetOn(page: Page): Promise<ProductSheet> {
	const json = await page.locator('product-picker > script').textContent()
	return JSON.parse(json ?? '') as ProductSheet
}

/** Units of a color and size; both as indexes into the sheet. */
export function stockOf({ variants }: ProductSheet, colorway: number, size: number): number {
	const variant = variants.find(([, color, at]) => color === colorway && at === size)
	if (!variant) throw new Error(`The sheet has no size ${size} in color ${colorway}.`)
	return variant[3]
}

export const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** The visible place of a text that follows the choice. */
export const slot = (page: Page, name: string) => page.locator(`[data-slot="${name}"]:visible`).first()

/** Presses the label around the radio button, as a pointer does: the button itself lies under its face. */
export const choose = (page: Page, name: 'color' | 'size', value: string): Promise<void> =>
	page.locator(`label:has(input[name=${name}][value="${value}"])`).click()

export const sizeRadio = (page: Page, size: string) => page.locator(`input[name=size][value="${size}"]`)

/** Sizes that cannot be chosen, in the order of the page. */
export const disabledSizes = (page: Page): Promise<string[]> =>
	page
		.locator('input[name=size]:disabled')
		.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Hashes of the pictures in the strip, in their order. */
export const pictureHashes = (page: Page): Promise<string[]> =>
	page
		.locator('[data-strip] li:not([hidden]) img')
		.evaluateAll((images) =>
			images.map((image) => /[0-9a-f]{24}/.exec((image as HTMLImageElement).src)?.[0] ?? ''),
		)

/** Which thumbnail is marked as the picture in view. */
export const markedThumb = (page: Page): Promise<number> =>
	page
		.locator('[data-thumb]')
		.evaluateAll((thumbs) => thumbs.findIndex((thumb) => thumb.hasAttribute('aria-current')))

export const isFocused = (page: Page, selector: string): Promise<boolean> =>
	page.locator(selector).evaluate((element) => element === document.activeElement)

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Counted day by day on the calendar: Saturdays and Sundays are left out. */
function afterBusinessDays(from: Date, days: number): string {
	const day = new Date(from)
	for (let left = days; left > 0;) {
		day.setUTCDate(day.getUTCDate() + 1)
		if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1
	}
	return monthDay.format(day)
}

/** Spec §9: lead time plus three to five business days. */
export const arrivalFrom = (today: Date, leadTimeDays: number): string =>
	`Arrives ${afterBusinessDays(today, leadTimeDays + 3)} – ${afterBusinessDays(today, leadTimeDays + 5)}`

/** The toasts in view, title and detail. */
export const toasts = (page: Page) => page.locator('[data-toast]:visible')

/** Waits until the page shows a toast with this title, and gives its detail. */
export async function toastSaying(page: Page, title: string): Promise<string> {
	const toast = toasts(page).filter({ hasText: title }).last()
	await expect.poll(() => toast.locator('p').first().textContent(), patience).toBe(title)
	return (await toast.locator('p').nth(1).textContent()) ?? ''
}
