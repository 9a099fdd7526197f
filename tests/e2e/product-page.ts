// Actions and queries for a product page.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { ProductSheet } from '#catalog/rules/product/sheet.ts'
import { patience } from './patience.ts'

/** Path of the product of this model. @throws Error when the sport's list lacks it */
export async function productPath(shopUrl: string, sport: string, model: string): Promise<string> {
	const body = await (await fetch(`${shopUrl}/sport/${sport}/products`)).text()
	const path = new RegExp(`href="(/product/[^"]+)"[^>]*>${model}<`).exec(body)?.[1]
	if (!path) throw new Error(`The ${sport} list does not show ${model}.`)
	return path
}

/** The product data in the page: its variants with stock and lead times. */
export async function sheetOn(page: Page): Promise<ProductSheet> {
	const json = await page.locator('product-picker > script').textContent()
	return JSON.parse(json ?? '') as ProductSheet
}

/** Stock of a color and size; both are indexes into the sheet. */
export function stockOf({ variants }: ProductSheet, colorway: number, size: number): number {
	const variant = variants.find(([, color, at]) => color === colorway && at === size)
	if (!variant) throw new Error(`The sheet has no size ${size} in color ${colorway}.`)
	return variant[3]
}

export const queryOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** The visible element for a text that depends on the selection. */
export const slot = (page: Page, name: string) => page.locator(`[data-slot="${name}"]:visible`).first()

/** Presses the radio button's label, as a pointer does: the label covers the button. */
export const choose = (page: Page, name: 'color' | 'size', value: string): Promise<void> =>
	page.locator(`label:has(input[name=${name}][value="${value}"])`).click()

export const sizeRadio = (page: Page, size: string) => page.locator(`input[name=size][value="${size}"]`)

/** Sizes that cannot be selected, in page order. */
export const disabledSizes = (page: Page): Promise<string[]> =>
	page
		.locator('input[name=size]:disabled')
		.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Hashes of the pictures in the strip, in order. */
export const pictureHashes = (page: Page): Promise<string[]> =>
	page
		.locator('[data-strip] li:not([hidden]) img')
		.evaluateAll((images) =>
			images.map((image) => /[0-9a-f]{24}/.exec((image as HTMLImageElement).src)?.[0] ?? ''),
		)

/** The index of the thumbnail marked as current. */
export const markedThumb = (page: Page): Promise<number> =>
	page
		.locator('[data-thumb]')
		.evaluateAll((thumbs) => thumbs.findIndex((thumb) => thumb.hasAttribute('aria-current')))

export const isFocused = (page: Page, selector: string): Promise<boolean> =>
	page.locator(selector).evaluate((element) => element === document.activeElement)

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Counts calendar days without Saturdays and Sundays. */
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

/** The visible toasts, title and detail. */
export const toasts = (page: Page) => page.locator('[data-toast]:visible')

/** Waits for a toast with this title. @returns its detail */
export async function toastSaying(page: Page, title: string): Promise<string> {
	const toast = toasts(page).filter({ hasText: title }).last()
	await expect.poll(() => toast.locator('p').first().textContent(), patience).toBe(title)
	return (await toast.locator('p').nth(1).textContent()) ?? ''
}
