// npm run load: two web processes and two workers on one PostgreSQL behind a proxy, under a mixed load; with --kill-every one
// process is killed again and again, and with --from ../older-release that release is upgraded meanwhile. Exit code 1 when an order, a payment, an answer or the memory was not as promised.
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withNewDatabase } from '../chaos/database.ts'
import { brokenBy, loadReport } from '../chaos/load-report.ts'
import { runLoad } from '../chaos/load.ts'
import { startPostgres } from '../tests/postgresql.ts'
import { builtShop } from './build.ts'

const { values } = parseArgs({
	options: {
		minutes: { type: 'string', default: '30' },
		'kill-every': { type: 'string', default: '0' },
		visitors: { type: 'string', default: '10' },
		think: { type: 'string', default: '1000' },
		from: { type: 'string' },
		seed: { type: 'string', default: String(randomInt(1_000_000)) },
	},
})

function whole(name: Exclude<keyof typeof values, 'from'>): number {
	const number = Number(values[name])
	if (Number.isSafeInteger(number) && number >= 0) return number
	console.error(`--${name} must be a whole number.`)
	process.exit(2)
}

const options = {
	minutes: whole('minutes'),
	killEvery: whole('kill-every'),
	visitors: whole('visitors'),
	thinkMs: whole('think'),
	seed: whole('seed'),
	from: values.from === undefined ? null : resolve(values.from),
	designers: 2,
	cards: 4,
	purchaseOrders: 2,
	// Teams are made with the tables of this release.
	coaches: values.from === undefined ? 2 : 0,
}
const mostShown = 40

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
await builtShop()
const folder = mkdtempSync(join(tmpdir(), 'fh-load-'))
const server = await startPostgres()
try {
	console.log(`${options.minutes} minutes with seed ${options.seed} …`)
	const outcome = await withNewDatabase(server.url, (url) =>
		runLoad({ place: { url, folder }, log: console.log }, options),
	)
	console.log(`\n${loadReport(outcome)}`)
	const broken = brokenBy(outcome)
	for (const line of broken.slice(0, mostShown)) console.log(`  ! ${line}`)
	if (broken.length > mostShown) console.log(`  ! and ${broken.length - mostShown} more`)
	console.log(broken.length === 0 ? '\nEverything held.' : '\nSomething did not hold.')
	process.exitCode = broken.length === 0 ? 0 : 1
} finally {
	await server.stop()
	rmSync(folder, { recursive: true, force: true })
}
