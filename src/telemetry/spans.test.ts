// What statements show, and that without settings no part of OpenTelemetry is loaded.
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { statementSpan } from './statements.server.ts'

test.each([
	['select "a" from "orders" where "id" = $1', 'SELECT orders', 'select "a" from "orders" where "id" = $1'],
	[
		"insert into pgboss.job (name) values ('a''b')",
		'INSERT pgboss.job',
		'insert into pgboss.job (name) values (?)',
	],
	['begin', 'BEGIN', 'begin'],
	['\n\tupdate  "carts"\n\tset "a" = 1', 'UPDATE carts', 'update "carts" set "a" = 1'],
	['do $x$ begin secret; end $x$', 'DO', 'do ?'],
])('a statement shows no literal: %s', (text, name, shown) => {
	const span = statementSpan({ text, values: ['secret'] })
	expect(span.name).toBe(name)
	expect(span.attributes?.['db.query.text']).toBe(shown)
	expect(JSON.stringify(span)).not.toContain('secret')
})

test('a long statement is cut', () => {
	expect(String(statementSpan(`select ${'a'.repeat(9_000)}`).attributes?.['db.query.text'])).toHaveLength(
		2_000,
	)
})

/** Starts what a process of the shop starts, and prints the modules of OpenTelemetry that were loaded. */
const program = `
import { registerHooks } from 'node:module'
const loaded = new Set()
registerHooks({
	load(url, context, next) {
		const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(url) ?? []
		if (name) loaded.add(name)
		return next(url, context)
	},
})
const { pino } = await import('pino')
const { readSettings } = await import('#settings/settings.ts')
const { telemetrySettings } = await import('#telemetry/settings.ts')
const { openTelemetry } = await import('#telemetry/open.server.ts')
const { openDatabase } = await import('#database/client.server.ts')
const { openJobs } = await import('#jobs/service.server.ts')
const { inSpan } = await import('#telemetry/spans.server.ts')
const settings = readSettings({ telemetry: telemetrySettings }, (key) => process.env[key]).telemetry
const telemetry = await openTelemetry(settings, { version: '1', onProblem: () => {} })
const database = await openDatabase({ url: 'postgresql://127.0.0.1:1/none', folder: 'memory', image: null, onError: () => {} })
openJobs({ database, log: pino({ level: 'silent' }) })
await inSpan({ name: 'work', kind: 'server' }, async () => {})
await telemetry.stop()
console.log(JSON.stringify([...loaded].sort()))
process.exit(0)
`

async function loadedWith(env: Record<string, string>): Promise<string[]> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['--input-type=module', '--experimental-strip-types', '--no-warnings', '--eval', program],
		{ env: { PATH: process.env.PATH, DATA_DIR: 'memory', ...env } },
	)
	return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as string[]
}

test('no part of OpenTelemetry is loaded without an endpoint, and the SDK with one', async () => {
	const [none, loaded] = await Promise.all([
		loadedWith({}),
		loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
	])
	expect(none).toEqual([])
	expect(loaded).toContain('@opentelemetry/sdk-trace')
	expect(loaded).toContain('@opentelemetry/sdk-metrics')
})

test('only the folder of the SDK imports OpenTelemetry, and it is imported only where it is opened', () => {
	const files = globSync('{src,scripts}/**/*.{ts,tsx,mjs}').filter((file) => !file.endsWith('.test.ts'))
	const importing = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
	expect(
		importing(/(?:from|import\()\s*'@opentelemetry\//).every((file) => file.startsWith('src/telemetry/sdk/')),
	).toBe(true)
	expect(importing(/sdk\/sdk\.server\.ts'/)).toEqual(['src/telemetry/open.server.ts'])
	expect(readFileSync('src/telemetry/open.server.ts', 'utf8')).toContain(
		"await import('./sdk/sdk.server.ts')",
	)
})
