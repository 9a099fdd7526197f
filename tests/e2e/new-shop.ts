// What the owner of a new shop does, and what it says to a passer-by.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { toast } from './account-page.ts'
import { findingsAtBothWidths } from './browser.ts'

/** No helmets, no 24/7 support and no sport that is not sold, on pages and in the search. */
export async function claimsLittle(page: Page): Promise<void> {
	for (const path of [
		'/',
		'/builder/equipment',
		'/about',
		'/search',
		'/search?q=helmet+reconditioning',
		'/blog',
	]) {
		await page.goto(path)
		const text = (await page.locator('body').innerText()).replaceAll(/“helmet reconditioning”/gi, '')
		expect(text, path).not.toMatch(/helmet|24\/7|football/i)
		expect(await findingsAtBothWidths(page), path).toEqual([])
	}
	const answer = await page.goto('/services/helmet-reconditioning')
	expect(answer?.status()).toBe(404)
	await page.getByText('This shop does not recondition helmets.').waitFor()
	expect(await page.locator('a[href*=helmet], a[href*=football]').count()).toBe(0)
	expect(await findingsAtBothWidths(page)).toEqual([])
}

export async function makePromotion(page: Page): Promise<void> {
	await page.goto('/admin/promotions')
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.goto('/admin/promotions/new')
	await page.getByLabel('Name').fill('Opening week')
	await page.getByLabel('Code', { exact: true }).fill('open10')
	await page.getByLabel('Percent off').fill('ten')
	await page.getByRole('button', { name: 'Save promotion' }).click()
	await page.locator('[name=rate][aria-invalid=true]').waitFor()
	expect(await page.getByLabel('Name').inputValue()).toBe('Opening week')
	await page.getByLabel('Percent off').fill('10')
	await page.getByLabel('Products, by SKU').fill('RL-LANTERN')
	await page.getByRole('button', { name: 'Say it in words' }).click()
	await page.getByRole('status').filter({ hasText: '10 %' }).waitFor()
	expect(await findingsAtBothWidths(page)).toEqual([])
	await page.getByRole('button', { name: 'Save promotion' }).click()
	await toast(page, 'Promotion saved').waitFor()
}
