// What the builder makes a browser load, and what happens when a script does not come.
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { openPage } from './browser.ts'
import { garmentIds } from '#garments/templates/on-demand.ts'
import { builderPath, hoodiePath, openBuilder, openStep, untilBuilderRuns } from './builder-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

/** Gzip of all scripts of the first step but those of every page that React runs; without the worn view. */
const mostBytes = 220_000

type RouterManifest = {
	entry: { module: string; imports: string[] }
	routes: { root: { module: string; imports?: string[] } }
}

const jersey = builderPath

test.for([
	['a football jersey', jersey],
	['a hoodie, which has the most to draw', hoodiePath],
] as const)('the scripts of the builder for %s stay below their bar', async ([, pathOf]) => {
	const page = await openPage(browser)
	const scripts = new Map<string, Response>()
	page.on('response', (response) => {
		const { pathname } = new URL(response.url())
		if (pathname.endsWith('.js')) scripts.set(pathname, response)
	})
	await page.goto(`${await pathOf()}?start=plain`)
	await untilBuilderRuns(page)
	await page.waitForLoadState('networkidle')
	// Cast: set by the framework on every page that React runs.
	const { entry, routes } = await page.evaluate(
		() => (window as unknown as { __reactRouterManifest: RouterManifest }).__reactRouterManifest,
	)
	const { root } = routes
	const shell = new Set([entry.module, ...entry.imports, root.module, ...(root.imports ?? [])])
	const own = [...scripts].filter(([path]) => path.startsWith('/assets/') && !shell.has(path))
	const bodies = await Promise.all(own.map(([, response]) => response.body()))
	const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
	expect(own.length).toBeGreaterThan(10)
	expect(bytes).toBeLessThan(mostBytes)
	await page.close()
})

test('the six proposals load the drawing code of the opened garment alone', async () => {
	const page = await openPage(browser)
	const garments = new Set<string>()
	page.on('response', (response) => {
		const name = /^\/assets\/([a-z-]+)-[\w-]{8}\.js$/.exec(new URL(response.url()).pathname)?.[1]
		if (name !== undefined && garmentIds.includes(name)) garments.add(name)
	})
	await openStep(page, await builderPath(), 0)
	await page.getByRole('button', { name: 'Show me six designs' }).click()
	await page.getByLabel('Name of the school or team').fill('Westfield Wildcats')
	await page.getByRole('button', { name: 'Make six designs' }).click()
	await page.getByText('6 designs. Choose one to work on it.').waitFor()
	await page.waitForLoadState('networkidle')
	expect([...garments]).toEqual(['football-jersey'])
	await page.close()
})

test('a panel that does not load says so, keeps the design and loads when asked again', async () => {
	const { page } = await openBuilder(browser, 1)
	await page.route(/\/addons-panel-[^/]*\.js$/, (route) => route.abort())
	await page.getByRole('radio', { name: 'Maroon' }).first().check({ force: true })
	const steps = page.getByRole('navigation', { name: 'Builder steps' })
	await steps.getByRole('link', { name: /Add-Ons/ }).click()
	const failed = page.getByText('This part did not load')
	await failed.waitFor()
	await steps.getByRole('link', { name: /Colors/ }).click()
	await page.getByRole('heading', { name: 'Colors' }).waitFor()
	expect(await page.getByRole('radio', { name: 'Maroon' }).first().isChecked()).toBe(true)
	await steps.getByRole('link', { name: /Add-Ons/ }).click()
	await failed.waitFor()
	await page.unroute(/\/addons-panel-[^/]*\.js$/)
	await page.getByRole('button', { name: 'Try again' }).click()
	await page.getByRole('heading', { name: 'Add-Ons' }).waitFor()
	await page.close()
})

test('fields wait for the scripts of the page, so that no text is typed into nothing', async () => {
	const page = await openPage(browser)
	const arrival = Promise.withResolvers<undefined>()
	await page.route(/\/names-panel-[^/]*\.js$/, async (route) => {
		await arrival.promise
		await route.continue()
	})
	await page.goto(`${await builderPath()}?start=plain&step=3`, { waitUntil: 'commit' })
	const teamName = page.getByRole('textbox', { name: 'Team name' })
	await teamName.waitFor()
	expect(await teamName.isDisabled()).toBe(true)
	arrival.resolve(undefined)
	await teamName.fill('AURORA')
	await page.getByText('Draft kept on this device').waitFor()
	await page.close()
})
