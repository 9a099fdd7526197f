// Shared steps of the journeys of people who design together.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { openStep, untilBuilderRuns } from './builder-page.ts'
import { patience } from './patience.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const togetherBar = (page: Page) => page.getByRole('region', { name: 'Designing together' })

/** Waits until the field has the value. */
export async function said(page: Page, name: string, value: string): Promise<void> {
	await expect.poll(() => field(page, name).inputValue(), { ...patience, interval: 15 }).toBe(value)
}

export async function openShareDialog(page: Page) {
	await page.getByRole('button', { name: 'Share', exact: true }).click()
	return page.getByRole('dialog', { name: 'Share this design' })
}

/** Joins by the link and opens the step with the texts. */
export async function join(page: Page, { link, address }: { link: string; address: string }): Promise<void> {
	await page.goto(link)
	await page.getByRole('button', { name: 'Join the design' }).click()
	await page.waitForURL(`**${address}`)
	await untilBuilderRuns(page)
	await openStep(page, address, 3)
}
