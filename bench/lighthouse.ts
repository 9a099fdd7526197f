// Lighthouse with its mobile preset for the pages that visitors see first, and the script bytes of each page.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { median } from './load.ts'
import type { Finding } from './report.ts'
import type { Shop } from './shop.ts'

const run = promisify(execFile)
const version = '12.8.2'
const rounds = 3

type LoadedFile = { resourceType?: string; transferSize?: number }

type Report = {
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
	audits: Record<string, { numericValue?: number; score: number | null; details?: { items?: LoadedFile[] } }>
}

const requestsIn = (report: Report): LoadedFile[] => report.audits['network-requests']?.details?.items ?? []

/** The browser in CHROME_PATH, else the system's, else the tests' browser. */
const browserPath = (): string =>
	[process.env.CHROME_PATH, '/usr/bin/chromium', chromium.executablePath()].find(
		(path) => path !== undefined && existsSync(path),
	) ?? ''

async function audit(url: string): Promise<Report> {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-lighthouse-'))
	const file = join(folder, 'report.json')
	try {
		await run(
			'npx',
			[
				'--yes',
				`lighthouse@${version}`,
				url,
				'--quiet',
				'--output=json',
				`--output-path=${file}`,
				'--chrome-flags=--headless=new --no-sandbox',
			],
			{ env: { ...process.env, CHROME_PATH: browserPath() } },
		)
		return JSON.parse(readFileSync(file, 'utf8')) as Report
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

const score = (report: Report, category: string) =>
	Math.round((report.categories[category]?.score ?? 0) * 100)
const figure = (report: Report, name: string) => report.audits[name]?.numericValue ?? Number.NaN

/** Audits that cost a page points. */
const faults = (report: Report): string[] => {
	const counted = Object.values(report.categories).flatMap(({ auditRefs }) => auditRefs)
	const ids = counted.filter(({ weight }) => weight > 0).map(({ id }) => id)
	return [...new Set(ids)].filter((id) => (report.audits[id]?.score ?? 1) < 0.9)
}

/** Bytes of all scripts that the browser loaded with the page, as they were sent, with headers. */
const scriptBytes = (report: Report): number =>
	requestsIn(report)
		.filter(({ resourceType }) => resourceType === 'Script')
		.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)

async function pageFindings(shop: Shop, path: string): Promise<Finding[]> {
	const reports: Report[] = []
	for (let round = 0; round < rounds; round += 1) reports.push(await audit(shop.url + path))
	const middle = (read: (report: Report) => number) => median(reports.map(read))
	const performance = middle((report) => score(report, 'performance'))
	const others = ['accessibility', 'best-practices', 'seo'].map((name) =>
		middle((report) => score(report, name)),
	)
	const shift = middle((report) => figure(report, 'cumulative-layout-shift'))
	const paintMs = middle((report) => figure(report, 'largest-contentful-paint'))
	const blockedMs = middle((report) => figure(report, 'total-blocking-time'))
	const script = middle(scriptBytes)
	const wrong = [...new Set(reports.flatMap(faults))]
	if (wrong.length > 0) console.log(`  ${path}: ${wrong.join(', ')}`)
	const shown = path.replace(/[0-9a-f-]{36}/, '{id}')
	return [
		{
			what: `Lighthouse mobile, \`${shown}\``,
			measured: `${performance} / ${others.join(' / ')}, LCP ${(paintMs / 1_000).toFixed(2)} s, TBT ${Math.round(blockedMs)} ms, CLS ${shift.toFixed(3)}`,
			bar: '≥ 95 / 100 / 100 / 100, LCP ≤ 1.5 s, CLS ≤ 0.01',
			holds: performance >= 95 && others.every((value) => value === 100) && paintMs <= 1_500 && shift <= 0.01,
		},
		{
			what: `Script of \`${shown}\``,
			measured: `${(script / 1_000).toFixed(1)} kB`,
			bar: '≤ 10 kB',
			holds: script <= 10_000,
		},
	]
}

/** The median of three audits of each page. */
export async function measureLighthouse(shop: Shop): Promise<Finding[]> {
	const list = await (await fetch(`${shop.url}/sport/football/products`)).text()
	const product = /href="(\/product\/[^"]+)"/.exec(list)?.[1] ?? '/product'
	const findings: Finding[] = []
	for (const path of ['/', '/sport/football/products', product, '/support', '/builder/jerseys'])
		findings.push(...(await pageFindings(shop, path)))
	return findings
}
