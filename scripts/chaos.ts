// npm run chaos: kills the shop during checkout, backs it up and restores it, lets buyers race for the last units and
// forges browser requests. Exit code 1 with any violation.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reportOf } from '../chaos/report.ts'
import { withNewDatabase } from '../chaos/database.ts'
import { runChaos, type Outcome, type RunOptions } from '../chaos/run.ts'
import { startPostgres } from '../tests/postgresql.ts'
import { builtShop } from './build.ts'

const { values } = parseArgs({
	options: {
		kills: { type: 'string', default: '200' },
		backups: { type: 'string', default: '20' },
		rounds: { type: 'string', default: '20' },
		bodies: { type: 'string', default: '10000' },
		seed: { type: 'string', default: String(randomInt(1_000_000)) },
		engine: { type: 'string', default: 'embedded,postgresql' },
		settle: { type: 'string', default: '300' },
	},
})
type Engine = Outcome['engine']

function whole(name: 'kills' | 'backups' | 'rounds' | 'bodies' | 'seed' | 'settle'): number {
	const number = Number(values[name])
	if (Number.isSafeInteger(number) && number >= 0) return number
	console.error(`--${name} must be a whole number.`)
	process.exit(2)
}

const common = {
	seed: whole('seed'),
	cards: 6,
	purchaseOrders: 2,
	coaches: 12,
	settleMs: whole('settle') * 1_000,
}
const engines = (['embedded', 'postgresql'] as const).filter((name) =>
	values.engine.split(',').includes(name),
)

/** Runs the work on a new database server, or on the one that the tests use. */
async function withServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
	const server = await startPostgres()
	try {
		return await withNewDatabase(server.url, work)
	} finally {
		await server.stop()
	}
}

/** Keeps all files of killed processes in one folder. Its path is short because database sockets are in it. */
async function disturb(
	engine: Engine,
	disturbances: Pick<RunOptions, 'kills' | 'backups'>,
): Promise<boolean> {
	const scratch = mkdtempSync(join(tmpdir(), 'fh-chaos-'))
	const at = (url: string | null) =>
		runChaos(
			{
				place: { url, folder: join(scratch, 'data') },
				settings: { TMPDIR: scratch },
				log: (word) => console.log(`  ${word}`),
			},
			{ ...common, ...disturbances },
		)
	try {
		const what = disturbances.kills > 0 ? 'Killing' : 'Backing up'
		console.log(`\n${what} the shop on the ${engine} database (seed ${common.seed}) …`)
		const outcome = await (engine === 'embedded' ? at(null) : withServer(at))
		console.log(reportOf(outcome))
		return outcome.violations.length === 0
	} finally {
		rmSync(scratch, { recursive: true, force: true })
	}
}

/** Runs tests that have a long form, for the duration that the environment sets. */
function long(
	engine: Engine,
	files: readonly string[],
	environment: Record<string, string>,
): Promise<boolean> {
	const given = ['run', '--project', engine, ...files]
	return new Promise((resolve) => {
		const child = spawn(join('node_modules', '.bin', 'vitest'), given, {
			stdio: 'inherit',
			env: { ...process.env, ...environment },
		})
		child.once('error', () => resolve(false))
		child.once('exit', (code) => resolve(code === 0))
	})
}

function rush(engine: Engine, rounds: number): Promise<boolean> {
	console.log(`\nRushing for the last units on the ${engine} database, ${rounds} rounds …`)
	return long(engine, ['src/orders/service/rush.test.ts'], { CHAOS_ROUNDS: String(rounds) })
}

function forge(engine: Engine, bodies: number): Promise<boolean> {
	console.log(`\nSending ${bodies} forged orders on the ${engine} database …`)
	const files = ['src/checkout/routes/forged.test.ts', 'src/orders/service/forged.test.ts']
	return long(engine, files, { CHAOS_BODIES: String(bodies) })
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
const held: boolean[] = []
await builtShop()
for (const engine of engines) {
	const [kills, backups] = [whole('kills'), whole('backups')]
	if (kills > 0) held.push(await disturb(engine, { kills, backups: 0 }))
	if (backups > 0) held.push(await disturb(engine, { kills: 0, backups }))
	if (whole('rounds') > 0) held.push(await rush(engine, whole('rounds')))
	if (whole('bodies') > 0) held.push(await forge(engine, whole('bodies')))
}
const isGood = held.length > 0 && held.every(Boolean)
console.log(isGood ? '\nEverything held.' : '\nSomething did not hold.')
process.exit(isGood ? 0 : 1)
