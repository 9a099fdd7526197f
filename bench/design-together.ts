// Two people in one design for some minutes: random edits, undo, lost connections and reloads in two browsers. At the end both
// pages and the server have the same design; on the way, the time until one sees what the other typed is measured.
import type { Browser, Page } from 'playwright'
import { launchBrowser } from '../tests/chromium.ts'
import type { Finding } from './report.ts'
import { untilQuiet, type Shop } from './shop.ts'

const seenWithinMs = 1_000
const patienceMs = 20_000
const idleMs = 20_000
const fields = ['Team name', 'Player name', 'Number'] as const
type Field = (typeof fields)[number]

const pick = <Value>(values: readonly Value[], fallback: Value): Value =>
	values[Math.floor(Math.random() * values.length)] ?? fallback

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function signedUp(browser: Browser, { url }: Shop, name: string): Promise<Page> {
	const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
	const page = await context.newPage()
	const headers = { Origin: url, 'X-Session-Transport': 'cookie' }
	const data = {
		email: `${crypto.randomUUID()}@example.com`,
		password: 'correct horse',
		data: { full_name: name },
	}
	const answer = await page.request.post('/auth/v1/signup', { headers, data })
	if (!answer.ok()) throw new Error(`The sign-up answered ${answer.status()}`)
	return page
}

const field = (page: Page, name: Field) => page.getByRole('textbox', { name, exact: true })

async function open(page: Page, address: string): Promise<void> {
	await page.goto(`${address}?step=3`)
	await page.getByRole('region', { name: 'Designing together' }).getByRole('list').waitFor()
}

/** The owner's new design, opened in both pages. @returns its address */
async function openBoth(owner: Page, guest: Page, { url }: Shop): Promise<string> {
	await owner.goto('/sport/football/products')
	const path = await owner.locator('a[href^="/product/"]').first().getAttribute('href')
	const productId = path?.split('/').at(-1)
	const answer = await owner.request.post('/designs/actions', {
		headers: { Origin: url },
		data: {
			intent: 'save',
			productId,
			designId: null,
			baseVersion: 0,
			config: { primaryColor: '#14284f', secondaryColor: '#f2b21b', teamName: 'Wildcats', playerNumber: '7' },
		},
	})
	const { result } = (await answer.json()) as { result: { designId: string } }
	const address = `/builder/${productId}/${result.designId}`
	await owner.goto(`${address}?step=3`)
	await owner.waitForFunction(() =>
		Object.keys(document.querySelector('header button') ?? {}).some((key) => key.startsWith('__react')),
	)
	await owner.getByRole('button', { name: 'Share', exact: true }).click()
	await owner.getByRole('button', { name: 'Invite others' }).click()
	await guest.goto(await owner.getByLabel('Link to design together').inputValue())
	await guest.getByRole('button', { name: 'Join the design' }).click()
	await guest.waitForURL(`**${address}`)
	await open(guest, address)
	await open(owner, address)
	return address
}

let count = 0
/** Another text each time, as the field takes it. */
const textFor = (name: Field): string => {
	count += 1
	return name === 'Number' ? String(count % 100) : `Text ${count}`
}

const valuesOf = (page: Page): Promise<string[]> =>
	Promise.all(fields.map((name) => field(page, name).inputValue()))

/** Types in one page. @returns the milliseconds until the other shows it; null when it was overwritten meanwhile */
async function seenAfter(from: Page, to: Page): Promise<number | null> {
	const name = pick(fields, 'Team name')
	const text = textFor(name)
	const seen = to.waitForFunction(
		([label, wanted]) =>
			[...document.querySelectorAll('input')].some(
				(input) => input.labels?.[0]?.textContent.startsWith(label ?? '') && input.value === wanted,
			),
		[name, text],
		{ polling: 'raf', timeout: patienceMs },
	)
	await field(from, name).fill(text)
	const typedAt = performance.now()
	return seen.then(
		() => performance.now() - typedAt,
		() => null,
	)
}

async function offlineFor(page: Page, ms: number): Promise<void> {
	await page.context().setOffline(true)
	for (const name of fields.slice(0, 2)) await field(page, name).fill(textFor(name))
	await pause(ms)
	await page.context().setOffline(false)
}

async function settled(one: Page, other: Page): Promise<boolean> {
	for (const until = performance.now() + patienceMs; performance.now() < until; await pause(200))
		if ((await valuesOf(one)).join('|') === (await valuesOf(other)).join('|')) return true
	return false
}

type Run = { delays: number[]; edits: number; unseen: number; unequal: number }

async function editFor(minutes: number, pages: readonly [Page, Page], address: string): Promise<Run> {
	const run: Run = { delays: [], edits: 0, unseen: 0, unequal: 0 }
	const endsAt = performance.now() + minutes * 60_000
	while (performance.now() < endsAt) {
		const [from, to] = Math.random() < 0.5 ? pages : [pages[1], pages[0]]
		const dice = Math.random()
		run.edits += 1
		if (dice < 0.6) {
			const delay = await seenAfter(from, to)
			if (delay === null) run.unseen += 1
			else run.delays.push(delay)
		} else if (dice < 0.75) {
			await Promise.all(
				pages.map((page) => {
					const name = pick(fields, 'Number')
					return field(page, name).fill(textFor(name))
				}),
			)
		} else if (dice < 0.9) {
			const undo = from.getByRole('button', { name: 'Undo' })
			if (await undo.isEnabled()) await undo.click()
		} else if (dice < 0.96) await offlineFor(from, 1_000 + Math.random() * 3_000)
		else await open(from, address)
		if (!(await settled(...pages))) run.unequal += 1
	}
	return run
}

const percentile = (values: readonly number[], share: number): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** Milliseconds of processor time a second. */
async function idleCost(shop: Shop): Promise<number> {
	const before = await shop.cpuSeconds()
	await pause(idleMs)
	return (((await shop.cpuSeconds()) - before) / idleMs) * 1e6
}

export async function measureTogether(shop: Shop, minutes: number): Promise<Finding[]> {
	const browser = await launchBrowser()
	try {
		const pages = [
			await signedUp(browser, shop, 'Olive Owner'),
			await signedUp(browser, shop, 'Gus Guest'),
		] as const
		const errors: string[] = []
		for (const page of pages) page.on('pageerror', ({ message }) => errors.push(message))
		await untilQuiet(shop)
		const alone = await idleCost(shop)
		const address = await openBoth(...pages, shop)
		await untilQuiet(shop)
		const watched = await idleCost(shop)
		const run = await editFor(minutes, pages, address)
		const seen = await valuesOf(pages[0])
		for (const page of pages) await open(page, address)
		const [one, other] = [await valuesOf(pages[0]), await valuesOf(pages[1])]
		const isEqual = seen.join('|') === one.join('|') && one.join('|') === other.join('|')
		const [middle, high] = [percentile(run.delays, 0.5), percentile(run.delays, 0.95)]
		return [
			{
				what: `two people in one design for ${minutes} minutes: equal at the end and after a reload`,
				measured: `${isEqual ? one.join(', ') : `${seen.join()} / ${one.join()} / ${other.join()}`}; ${run.edits} steps, ${run.unequal} times unequal, ${run.unseen} edits unseen, ${errors.length} errors`,
				bar: 'equal, none lost',
				holds: isEqual && run.unequal === 0 && run.unseen === 0 && errors.length === 0,
			},
			{
				what: 'until the other sees what one typed',
				measured: `p95 ${Math.round(high)} ms, p50 ${Math.round(middle)} ms (${run.delays.length} times)`,
				bar: `p95 ≤ ${seenWithinMs} ms`,
				holds: high <= seenWithinMs,
			},
			{
				what: 'two open pages without edits',
				measured: `${Math.round(watched - alone)} ms of processor time a second (${Math.round(watched)} against ${Math.round(alone)} of the shop alone)`,
				bar: '≤ 30 ms',
				holds: watched - alone <= 30,
			},
		]
	} finally {
		await browser.close()
	}
}
