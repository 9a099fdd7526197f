// A shop on PostgreSQL at a hundredth of its size and at the whole: each page's time at both, every statement's time at
// the whole, and its plan.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onServer } from '../tests/database-url.ts'
import { startPostgres } from '../tests/postgresql.ts'
import { others } from './large.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'
import { fillDatabase, sizeOf } from './scale/fill.ts'
import { askers, firstWords, pagesOf, type Asker, type Page } from './scale/pages.ts'
import { comparePlans, oneLine, plansOf, type Plan } from './scale/plans.ts'
import { recordedWhile, sentOften, type Statement } from './scale/recording.ts'
import { measureUpgrade } from './scale/upgrade.ts'
import { cookieOf } from './sessions.ts'
import { openShop, untilQuiet, type Shop } from './shop.ts'

export type ScaleOptions = {
	/** The larger size, in hundredths of the whole. */
	hundredths: number
	/** Uses the databases of an earlier run on the same server, and leaves them for a later one. */
	isKept: boolean
	/** Keeps the plans as they are now. */
	writesPlans: boolean
}

const rounds = 30
/** The shops are asked in turns this often. */
const turns = 3
const mostMs = 30
const mostRatio = 1.5
/** Pages faster than this at a hundredth are compared with it: the ratio of two such times is noise. */
const leastComparedMs = 10

const shopSettings = (url: string): Record<string, string> => ({
	DATABASE_URL: url,
	DEMO: 'on',
	DRAW_AHEAD: 'off',
})

type Server = { url: string; admin: pg.Client }

async function exists({ admin }: Server, name: string): Promise<boolean> {
	return (await admin.query('select 1 from pg_database where datname = $1', [name])).rows.length > 0
}

/** A database of this size; filled when it is not there. */
async function databaseOf(server: Server, hundredths: number): Promise<string> {
	const [name, demo] = [`bench_scale_${hundredths}`, 'bench_scale_demo']
	const url = onServer(server.url, name)
	if (await exists(server, name)) return url
	if (!(await exists(server, demo))) {
		await server.admin.query(`create database ${demo}`)
		await (await openShop({ settings: shopSettings(onServer(server.url, demo)) })).stop()
	}
	const startedAt = performance.now()
	await server.admin.query(`create database ${name} template ${demo}`)
	await fillDatabase(url, sizeOf(hundredths))
	console.log(`  ${hundredths} hundredths filled in ${Math.round((performance.now() - startedAt) / 1_000)} s`)
	return url
}

/** Bars of searches and suggestions at the whole. */
const searches = [
	{ path: '/search?', barMs: 30 },
	{ path: '/search/suggest?', barMs: 10 },
]

type Measured = {
	page: Page
	/** Of the first time that it was asked for. */
	firstMs: number
	/** The median of the later ones. */
	ms: number
	statements: Statement[]
}

async function ask(shop: Shop, { path, form }: Pick<Page, 'path' | 'form'>, cookie: string): Promise<number> {
	const startedAt = performance.now()
	const answer = await fetch(shop.url + path, {
		headers: { cookie, origin: shop.url },
		redirect: 'manual',
		...(form && { method: 'POST', body: new URLSearchParams(form) }),
	})
	await answer.arrayBuffer()
	if (answer.status !== 200) throw new Error(`${answer.status} at ${path}`)
	return performance.now() - startedAt
}

/** A shop with one of the databases, and what it is asked for. */
type Side = {
	shop: Shop
	/** Where its statements are recorded. */
	file: string
	pages: readonly Page[]
	cookies: ReadonlyMap<Asker, string>
}

async function openSide(url: string, file: string): Promise<Side> {
	const shop = await openShop({
		settings: { ...shopSettings(url), STATEMENTS_FILE: file },
		preload: join(import.meta.dirname, 'scale', 'record-statements.mjs'),
	})
	try {
		// The search index is read once after a start.
		await untilQuiet(shop)
		const cookies = new Map<Asker, string>([['visitor', 'session=measured']])
		for (const asker of askers.slice(1))
			cookies.set(
				asker,
				await cookieOf(shop, { email: `${asker}@demo.fieldhouse.test`, password: 'fieldhouse-demo' }),
			)
		for (const word of others)
			for (const { path } of searches)
				await ask(shop, { path: `${path}q=${encodeURIComponent(word)}` }, cookies.get('visitor') ?? '')
		return { shop, file, pages: await pagesOf(url), cookies }
	} catch (failure) {
		await shop.stop()
		throw failure
	}
}

/** Asks for a page this many times, and keeps how long each took. */
async function askAgain({ shop, file, cookies }: Side, page: Page, count: number) {
	const times: number[] = []
	const statements = await recordedWhile(file, async () => {
		for (let round = 0; round < count; round += 1)
			times.push(await ask(shop, page, cookies.get(page.as) ?? ''))
	})
	return { times, statements }
}

/** A search or suggestion that was asked for the first time, by its path. */
type First = { path: string; name: string; ms: number }

async function firstAnswers({ shop, cookies }: Side): Promise<First[]> {
	const found: First[] = []
	for (const name of firstWords)
		for (const { path } of searches) {
			const asked = { path: `${path}q=${encodeURIComponent(name)}` }
			found.push({ path, name, ms: await ask(shop, asked, cookies.get('visitor') ?? '') })
		}
	return found
}

/** Every page of both shops, one request at a time, in turns: a slow moment of the machine slows both. */
async function measureSides(small: Side, large: Side): Promise<{ small: Measured[]; large: Measured[] }> {
	const found: { small: Measured[]; large: Measured[] } = { small: [], large: [] }
	for (const [index, page] of large.pages.entries()) {
		const places = [
			{ side: small, page: small.pages[index] ?? page, kept: found.small },
			{ side: large, page, kept: found.large },
		].map((place) => ({
			...place,
			times: [] as number[],
			first: [] as Statement[],
			later: [] as Statement[],
		}))
		for (let turn = 0; turn <= turns; turn += 1)
			for (const { side, page: asked, times, first, later } of places) {
				const answered = await askAgain(side, asked, turn === 0 ? 1 : rounds / turns)
				times.push(...answered.times)
				;(turn === 0 ? first : later).push(...answered.statements)
			}
		for (const { page: asked, kept, times, first, later } of places) {
			const [firstMs = Number.NaN, ...laterMs] = times
			// Later searches are answered from memory: those of its first time are its statements, too.
			const isSearch = searches.some(({ path }) => asked.path.startsWith(path))
			const statements = [...(isSearch ? first : []), ...sentOften(later, rounds)]
			kept.push({ page: asked, firstMs, ms: median(laterMs), statements })
		}
	}
	return found
}

async function measureShops(urls: readonly [string, string]) {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-statements-'))
	const opened: Side[] = []
	try {
		for (const url of urls) opened.push(await openSide(url, join(folder, String(opened.length))))
		const [small, large] = opened
		if (!small || !large) throw new Error('no shops')
		const measured = await measureSides(small, large)
		return { ...measured, first: await firstAnswers(large) }
	} finally {
		for (const { shop } of opened) await shop.stop()
		rmSync(folder, { recursive: true, force: true })
	}
}

/** Each distinct statement, with the 95th percentile of its times. */
function distinct(statements: readonly Statement[]): (Statement & { p95: number })[] {
	const byText = new Map<string, Statement[]>()
	for (const statement of statements)
		byText.set(statement.text, [...(byText.get(statement.text) ?? []), statement])
	return [...byText.values()].flatMap((same) => {
		const times = same.map(({ ms }) => ms).toSorted((a, b) => a - b)
		const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
		return same.slice(0, 1).map((one) => ({ ...one, p95 }))
	})
}

const isRead = ({ text }: Statement): boolean => /^\s*(select|with|\(?select)/i.test(text)

/** Searches for the first time and again, each page of `large` and `first`. */
const searchFindings = (large: readonly Measured[], first: readonly First[], hundredths: number): Finding[] =>
	searches.flatMap(({ path, barMs }) => {
		const pages = large.filter(({ page }) => page.path.startsWith(path))
		const again = pages.map(({ page: { name }, ms }) => ({ name, ms }))
		const firstTimes = [
			...pages.map(({ page: { name }, firstMs }) => ({ name, ms: firstMs })),
			...first.filter((one) => one.path === path),
		]
		return [firstTimes, again].map((times) => {
			const slowest = times.reduce((worst, one) => (one.ms > worst.ms ? one : worst))
			const middle = median(times.map(({ ms }) => ms))
			return {
				what: `\`${path}\` at ${hundredths} hundredths, ${times.length} questions asked ${times === again ? 'again' : 'for the first time'}`,
				measured: `${middle.toFixed(1)} ms median, slowest ${slowest.ms.toFixed(1)} ms (${slowest.name})`,
				bar: `median ≤ ${barMs} ms`,
				holds: middle <= barMs,
			}
		})
	})

type Judged = { slow: string[]; scans: string[]; changed: string[]; slowestMs: number }

function judgePage(
	judged: Judged,
	{ name }: Page,
	{ statements, plans }: { statements: readonly (Statement & { p95: number })[]; plans: readonly Plan[] },
) {
	for (const { text, p95 } of statements) {
		judged.slowestMs = Math.max(judged.slowestMs, p95)
		if (p95 > mostMs) judged.slow.push(`${name}: ${p95.toFixed(0)} ms ${oneLine(text).slice(0, 160)}`)
	}
	for (const { largeScans, statement } of plans)
		if (largeScans.length > 0)
			judged.scans.push(`${name}: ${largeScans.join(', ')} in ${statement.slice(0, 160)}`)
}

async function judge(url: string, measured: readonly Measured[], options: ScaleOptions): Promise<Judged> {
	const judged: Judged = { slow: [], scans: [], changed: [], slowestMs: 0 }
	for (const { page, statements } of measured) {
		const each = distinct(statements)
		const plans = await plansOf(url, each.filter(isRead))
		judgePage(judged, page, { statements: each, plans })
		// Smaller databases may have other plans with the same right.
		if (options.hundredths === 100 && !comparePlans(page.name, plans, options.writesPlans))
			judged.changed.push(page.name)
	}
	return judged
}

function ratiosOf(small: readonly Measured[], large: readonly Measured[]) {
	return large.map(({ page, ms }, index) => {
		const before = small[index]?.ms ?? Number.NaN
		return { name: page.name, before, ms, ratio: ms / Math.max(before, leastComparedMs) }
	})
}

function findingsOf(judged: Judged, ratios: ReturnType<typeof ratiosOf>, hundredths: number): Finding[] {
	for (const { name, before, ms, ratio } of ratios)
		console.log(`  ${name}: ${before.toFixed(1)} → ${ms.toFixed(1)} ms, ${ratio.toFixed(2)}`)
	for (const line of [...judged.slow, ...judged.scans]) console.log(`  ${line}`)
	for (const name of judged.changed) console.log(`  other plans than kept: ${name}`)
	const of = `${hundredths} hundredths of the whole`
	const slower = ratios.filter(({ ratio }) => ratio > mostRatio)
	const worst = ratios.reduce((one, other) => (other.ratio > one.ratio ? other : one))
	return [
		{
			what: `${ratios.length} pages at ${of} beside their time at one`,
			measured: `${slower.length} above the bar; the worst is ${worst.name}, ${worst.ratio.toFixed(2)} times`,
			bar: `≤ ${mostRatio} times`,
			holds: slower.length === 0,
		},
		{
			what: `Statements of these pages at ${of}, 95th percentile of ${rounds}`,
			measured: `${judged.slow.length} above the bar; the slowest takes ${judged.slowestMs.toFixed(0)} ms`,
			bar: `≤ ${mostMs} ms`,
			holds: judged.slow.length === 0,
		},
		{
			what: 'Statements that read a table of more than 10,000 rows from end to end',
			measured: String(judged.scans.length),
			bar: 'none',
			holds: judged.scans.length === 0,
		},
		{
			what: 'Pages with other plans than in `bench/plans`',
			measured: hundredths === 100 ? String(judged.changed.length) : 'compared at 100 hundredths only',
			bar: 'none',
			holds: judged.changed.length === 0,
		},
	]
}

export async function measureScale(options: ScaleOptions): Promise<Finding[]> {
	const started = await startPostgres()
	const admin = new pg.Client({ connectionString: onServer(started.url, 'postgres') })
	await admin.connect()
	const server = { url: started.url, admin }
	try {
		const urls = [await databaseOf(server, 1), await databaseOf(server, options.hundredths)] as const
		const upgrade = await measureUpgrade(urls[1], options.hundredths)
		const { small, large, first } = await measureShops(urls)
		const judged = await judge(urls[1], large, options)
		return [
			...findingsOf(judged, ratiosOf(small, large), options.hundredths),
			...searchFindings(large, first, options.hundredths),
			...upgrade,
		]
	} finally {
		if (!options.isKept)
			for (const name of ['demo', '1', options.hundredths])
				await admin.query(`drop database if exists bench_scale_${name} with (force)`)
		await admin.end()
		await started.stop()
	}
}
