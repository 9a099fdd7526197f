// What the builder makes a browser load, and what happens when a script does not come.
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright'
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { openPage } from './browser.ts'
import { builderPath, openBuilder, untilBuilderRuns } from './builder-page.ts'

const browser = await openBrowser()
afterAll(() => browser.close())

/** Gzip of all scripts of the first step but those of every page that React runs; without the worn view. */
const mostBytes = 220_000

type RouterManifest = {
	entry: { module: string; imports: string[] }
	routes: { root: { module: string; imports?: string[] } }
}

const jersey = builderPath
const hoodie = async () => {
	const list = await (await fetch(`${inject('shopUrl')}/builder/spirit-wear`)).text()
	return `/builder/${/id="model-([^"]+)">Varsity Fleece Hoodie</.exec(list)?.[1] ?? 'missing'}`
}

test.for([
	['a football jersey', jersey],
	['a hoodie, which has the most to draw', hoodie],
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
