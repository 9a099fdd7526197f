// A shop without the demo: empty lists, and the contact form with errors, success and limit, with and without scripts.
import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { closePage, openPage, screens, watch, widths, type Width } from './browser.ts'
import { catalogueLists } from './catalogue-lists.ts'
import { cardsShown } from './list-page.ts'
import { patience } from './patience.ts'
import { openOwnShop } from './own-shop.ts'

const browser = await openBrowser()
/** Behind one proxy, so that every journey has its own client address: messages are limited per address. */
const shop = await openOwnShop({ environment: { TRUST_PROXY: '1', DEMO: 'false' } })
afterAll(() => Promise.all([browser.close(), shop.close()]))

type Journey = { width: Width; hasScripts: boolean }
const journeys: Journey[] = [
	{ width: 'wide', hasScripts: true },
	{ width: 'narrow', hasScripts: false },
]
/** The same journeys with widths swapped, so that both kinds of browser use both screens. */
const otherJourneys: Journey[] = [
	{ width: 'narrow', hasScripts: true },
	{ width: 'wide', hasScripts: false },
]
const message = {
	Name: 'Dana Whitfield',
	Email: 'dana@school.test',
	Subject: 'Sizes for a JV team',
	Message: 'Do you have 4XL?\nWe need 24 by August & a "proof" <first>.',
}

let lastAddress = 0
async function openSupport({ width, hasScripts }: Journey): Promise<Page> {
	lastAddress += 1
	const page = await openPage(browser, {
		baseURL: shop.url,
		...screens[width],
		javaScriptEnabled: hasScripts,
		extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${lastAddress}` },
	})
	await page.goto('/support')
	return page
}

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const summary = (page: Page) => page.locator('[data-error-summary]')
const toast = (page: Page) => page.locator('[data-toast]:visible')
const typed = async (page: Page) =>
	Object.fromEntries(
		await Promise.all(
			Object.keys(message).map(async (label) => [label, await field(page, label).inputValue()] as const),
		),
	)

async function fill(page: Page, values: Partial<typeof message>): Promise<void> {
	for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

/** The message beside a field, linked to it for screen readers. */
async function errorBeside(page: Page, label: string): Promise<string | null> {
	const ids = (await field(page, label).getAttribute('aria-describedby')) ?? ''
	const id = ids.split(' ').find((one) => one.endsWith('-error'))
	return id ? page.locator(`#${id}`).textContent() : null
}

test.for(journeys)('an empty form is sent back with every mistake named (%o)', async (journey) => {
	const page = await openSupport(journey)
	const troubles = watch(page)
	await submit(page)
	await summary(page).waitFor()
	const lines = ['Name is required', 'Email is required', 'Subject is required', 'Message is required']
	expect(await summary(page).getByRole('link').allTextContents()).toEqual(lines)
	expect(await summary(page).innerText()).toContain('4 things to fix')
	for (const label of Object.keys(message)) {
		expect(await errorBeside(page, label)).toBe(`${label} is required`)
		expect(await field(page, label).getAttribute('aria-invalid')).toBe('true')
	}
	const focusHoldsSummary = () =>
		summary(page).evaluate(
			(box) => document.activeElement !== document.body && !!document.activeElement?.contains(box),
		)
	await expect.poll(focusHoldsSummary, patience).toBe(true)
	await summary(page).getByRole('link', { name: 'Subject is required' }).click()
	await expect
		.poll(() => field(page, 'Subject').evaluate((box) => box === document.activeElement), patience)
		.toBe(true)
	expect(troubles).toEqual([])
	await closePage(page)
})

test.for(otherJourneys)('one mistake costs nothing of what was typed (%o)', async (journey) => {
	const page = await openSupport(journey)
	const wrong = { ...message, Email: 'dana@school' }
	await fill(page, wrong)
	await submit(page)
	await summary(page).waitFor()
	expect(await summary(page).getByRole('link').allTextContents()).toEqual(['Invalid email address'])
	expect(await errorBeside(page, 'Email')).toBe('Invalid email address')
	expect(await errorBeside(page, 'Name')).toBe(null)
	expect(await typed(page)).toEqual(wrong)
	await fill(page, { Email: message.Email })
	await submit(page)
	await toast(page).getByText('Message sent!').waitFor()
	await closePage(page)
})

test.for(journeys)('a complete message is thanked for, once (%o)', async (journey) => {
	const page = await openSupport(journey)
	await fill(page, message)
	await submit(page)
	await page.waitForURL(/\/support\?sent=1/)
	expect(await toast(page).locator('p').allTextContents()).toEqual([
		'Message sent!',
		"We'll get back to you within 24 hours.",
	])
	expect(await typed(page)).toEqual({ Name: '', Email: '', Subject: '', Message: '' })
	const dismiss = toast(page).getByRole('button', { name: 'Dismiss' })
	expect(await dismiss.count()).toBe(journey.hasScripts ? 1 : 0)
	if (journey.hasScripts) {
		await dismiss.click()
		await expect.poll(() => toast(page).count(), patience).toBe(0)
	}
	await closePage(page)
})

test.for(otherJourneys)(
	'the sixth message within an hour waits, and keeps its words (%o)',
	async (journey) => {
		const page = await openSupport(journey)
		for (let sent = 1; sent <= 5; sent += 1) {
			await fill(page, message)
			await submit(page)
			await toast(page).getByText('Message sent!').waitFor()
			await page.goto('/support')
		}
		await fill(page, message)
		const answer = page.waitForResponse((response) => response.request().method() === 'POST')
		await submit(page)
		expect((await answer).status()).toBe(429)
		await summary(page).waitFor()
		expect(await summary(page).innerText()).toContain(
			'You have sent several messages within the hour. Please wait a little, or call us.',
		)
		expect(await typed(page)).toEqual(message)
		expect(await toast(page).count()).toBe(0)
		await closePage(page)
	},
)

const emptyLists = catalogueLists.map((list, at) => ({ ...list, width: widths[at % 2] ?? 'wide' }))

test.for(emptyLists)('a list without products says so ($path)', async (list) => {
	const page = await openPage(browser, { ...screens[list.width], baseURL: shop.url })
	const answer = await page.goto(list.path)
	expect(answer?.status()).toBe(200)
	expect(await cardsShown(page)).toBe(0)
	expect(await page.getByText(list.empty, { exact: true }).isVisible()).toBe(true)
	await closePage(page)
})
