// The builder's worn view: from a color choice to the last renewed texture on its way to the graphics processor, which
// draws it in the next frame. Not slowed down: software graphics already are.
import type { Page } from 'playwright'
import { launchBrowser } from '../tests/chromium.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'
import { untilQuiet, type Shop } from './shop.ts'

const limitMs = 100
const choices = 24

type Watched = { changedAt: number; uploads: number[] }
declare global {
	interface Window {
		wornView?: Watched
	}
}

/** Records the times of color choices and of canvases that become textures. */
function watchTextures(): void {
	const watched: Watched = { changedAt: 0, uploads: [] }
	window.wornView = watched
	const context = WebGL2RenderingContext.prototype
	for (const name of ['texImage2D', 'texSubImage2D'] as const) {
		const apply = (own: () => void, target: unknown, given: unknown[]) => {
			Reflect.apply(own, target, given)
			if (given.some((value) => value instanceof HTMLCanvasElement)) watched.uploads.push(performance.now())
		}
		Object.assign(context, { [name]: new Proxy(context[name], { apply }) })
	}
	document.addEventListener(
		'change',
		() => {
			watched.changedAt = performance.now()
			watched.uploads = []
		},
		{ capture: true },
	)
}

/** In milliseconds, and the number of textures. */
async function choose(page: Page, at: number): Promise<{ lateMs: number; renewed: number }> {
	const swatches = page.getByRole('group', { name: 'Primary, all team colors' }).locator('input')
	await swatches.nth((at * 7 + 3) % (await swatches.count())).check({ force: true })
	await page.waitForTimeout(1_500)
	const { changedAt = 0, uploads = [] } = (await page.evaluate(() => window.wornView)) ?? {}
	return { lateMs: (uploads.at(-1) ?? Number.NaN) - changedAt, renewed: uploads.length }
}

export async function measureWornView(shop: Shop): Promise<Finding[]> {
	await untilQuiet(shop)
	const list = await (await fetch(`${shop.url}/builder/jerseys?sport=football`)).text()
	const [, path] = /href="(\/builder\/[0-9a-f-]{36})"/.exec(list) ?? []
	if (!path) throw new Error('There is no jersey to design')
	const browser = await launchBrowser()
	try {
		const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1440, height: 900 } })
		await page.addInitScript(watchTextures)
		await page.goto(`${path}?step=1`)
		await page.waitForTimeout(2_000)
		await page.getByRole('button', { name: 'Worn', exact: true }).click()
		await page.getByRole('slider', { name: 'Turn the garment' }).waitFor()
		await page.waitForFunction(() => (window.wornView?.uploads.length ?? 0) > 0)
		await page.waitForTimeout(2_000)
		const late: number[] = []
		const renewed: number[] = []
		for (let at = 0; at < choices; at += 1) {
			const choice = await choose(page, at)
			late.push(choice.lateMs)
			renewed.push(choice.renewed)
		}
		const middle = median(late)
		return [
			{
				what: 'A color chosen, to the last renewed texture of the worn view',
				measured: `${Math.round(middle)} ms, slowest ${Math.round(Math.max(...late))} ms, ${median(renewed)} textures`,
				bar: `≤ ${limitMs} ms`,
				holds: middle <= limitMs,
			},
		]
	} finally {
		await browser.close()
	}
}
