// How long a built shop takes to open, and how much memory it keeps at rest, on both engines.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { withNewDatabase } from '../chaos/database.ts'
import { startPostgres } from '../tests/postgresql.ts'
import { median } from './load.ts'
import type { Finding } from './report.ts'
import { openShop, untilQuiet, type Shop } from './shop.ts'

const starts = 5
const restMs = 25_000
const mostStartMs = 2_000
const mostMegabytes = { embedded: 400, postgresql: 160 }

type Engine = keyof typeof mostMegabytes

async function timed(open: () => Promise<Shop>): Promise<{ shop: Shop; tookMs: number }> {
	const startedAt = performance.now()
	const shop = await open()
	return { shop, tookMs: performance.now() - startedAt }
}

async function measure(engine: Engine, settings: Record<string, string>): Promise<Finding[]> {
	const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-bench-'))
	const open = () =>
		timed(() => openShop({ folder, settings: { ...settings, DEMO: 'on', DRAW_AHEAD: 'off' } }))
	try {
		const first = await open()
		await first.shop.stop()
		const times: number[] = []
		for (let at = 0; at < starts; at += 1) {
			const { shop, tookMs } = await open()
			times.push(tookMs)
			await shop.stop()
		}
		const { shop } = await open()
		await untilQuiet(shop)
		// A shop gives memory back after ten seconds at rest.
		await setTimeout(restMs)
		const megabytes = (await shop.memoryOfAllBytes()) / 1_048_576
		await shop.stop()
		const next = median(times)
		return [
			{
				what: `${engine}: the first start of a built shop, with its demo data`,
				measured: `${Math.round(first.tookMs)} ms`,
				bar: '≤ 20 s',
				holds: first.tookMs <= 20_000,
			},
			{
				what: `${engine}: a later start, the median of ${starts}`,
				measured: `${Math.round(next)} ms`,
				bar: `≤ ${mostStartMs} ms`,
				holds: next <= mostStartMs,
			},
			{
				what: `${engine}: memory at rest`,
				measured: `${Math.round(megabytes)} MB`,
				bar: `≤ ${mostMegabytes[engine]} MB`,
				holds: megabytes <= mostMegabytes[engine],
			},
		]
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

export async function measureStart(): Promise<Finding[]> {
	const server = await startPostgres()
	try {
		return [
			...(await measure('embedded', {})),
			...(await withNewDatabase(server.url, (url) => measure('postgresql', { DATABASE_URL: url }))),
		]
	} finally {
		await server.stop()
	}
}
