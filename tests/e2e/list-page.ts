// Actions and queries for a page with a `<list-page>`.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { viewports } from './browser.ts'
import { patience } from './patience.ts'

export const cardsShown = (page: Page): Promise<number> => page.locator('list-page [data-id]').count()

export const summaryOf = (page: Page): Promise<string | null> => page.locator('#list-summary').textContent()

export const searchOf = (page: Page): string => new URL(page.url()).search

/** Prices of the cards in cents, in order. */
export async function pricesShown(page: Page): Promise<number[]> {
	const texts = await page.locator('list-page [data-id] b').allTextContents()
	return texts.map((text) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100))
}

/** On phones the filters are in a sheet behind a button. */
export async function openFilters(page: Page, width: keyof typeof viewports): Promise<void> {
	if (width === 'wide') return
	await page.getByRole('button', { name: /^Filters/ }).press('Enter')
	await page.locator('#in-stock').waitFor()
}

/** Presses Tab, as keyboard users do, until the element with this id has the focus. */
export async function pressUntilFocused(page: Page, id: string): Promise<void> {
	for (let presses = 0; presses < 80; presses += 1) {
		await page.keyboard.press('Tab')
		if ((await page.evaluate(() => document.activeElement?.id)) === id) return
	}
	throw new Error(`Tab does not reach #${id}.`)
}

/** Expects this text in the polite live region. */
export async function announced(page: Page, text: string): Promise<void> {
	await expect.poll(() => page.locator('body > [role=status]').textContent(), patience).toBe(text)
}

export async function isNearScroll(page: Page, top: number): Promise<void> {
	await expect
		.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top), patience)
		.toBeLessThan(8)
}

/** Holds answers to these URLs back until the returned function is called. */
export async function holdAnswers(page: Page, addresses: string): Promise<() => void> {
	const held = Promise.withResolvers<void>()
	await page.route(addresses, async (route) => {
		await held.promise
		await route.continue()
	})
	return held.resolve
}

/** The link that removes a filter. */
export const chip = (page: Page, label: string) =>
	page.getByRole('link', { name: `Remove filter: ${label}`, includeHidden: true })

/** The count beside a filter: the number of results with it. */
export const countBeside = async (page: Page, id: string) =>
	Number(await page.locator(`label:has(#${id}) small`).textContent())
