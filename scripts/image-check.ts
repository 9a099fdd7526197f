// Builds the image of the Dockerfile without a container engine and starts it as one would be started: as its own user,
// without capabilities, on a read-only root. Linux, as root: node scripts/image-check.ts
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseDockerfile, type Copy, type Stage } from './dockerfile.ts'
import { freePort } from '#app/http/http-server.ts'

const startLimitMs = 120_000
const stopLimitMs = 30_000

/** A stage of the Dockerfile while its steps run: its root folder, and what its steps have set. */
type BuiltStage = { root: string; folder: string; env: Record<string, string> }

/**
 * In a mount namespace of its own: the programs of this machine stand for those of the base image, then the command runs
 * with the stage's folder as its root. A running shop gets its root read-only and an empty /tmp in memory.
 */
const enter = `set -eu
mount --bind "$ROOT" "$ROOT"
for part in bin etc lib lib64 sbin usr; do
	if [ -L "/$part" ]; then ln -sfn "$(readlink "/$part")" "$ROOT/$part"
	elif [ -d "/$part" ]; then
		mkdir -p "$ROOT/$part"
		mount --bind "/$part" "$ROOT/$part"
		mount -o remount,bind,ro "$ROOT/$part"
	fi
done
mkdir -p "$ROOT/node" "$ROOT/dev" "$ROOT/proc" "$ROOT/tmp"
chmod 1777 "$ROOT/tmp"
mount --bind "$NODE_FOLDER" "$ROOT/node"
mount --rbind /dev "$ROOT/dev"
mount -t proc proc "$ROOT/proc"
if [ "$VOLUME" ]; then
	mount -t tmpfs -o noexec,nosuid,nodev tmpfs "$ROOT/tmp"
	mount --bind "$DATA" "$ROOT$VOLUME"
	mount -o remount,bind,ro "$ROOT"
fi
`

/** @param command what follows in the shell, with the stage's folder as its root */
function inside(place: BuiltStage, command: string, more: Record<string, string> = {}): ChildProcess {
	const { HTTP_PROXY, HTTPS_PROXY, NODE_EXTRA_CA_CERTS } = process.env
	const outer = { HTTP_PROXY, HTTPS_PROXY, NODE_EXTRA_CA_CERTS }
	return spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', `${enter}${command}`], {
		stdio: ['ignore', 'inherit', 'inherit'],
		env: {
			...outer,
			HOME: '/tmp',
			...place.env,
			PATH: '/node:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
			ROOT: place.root,
			NODE_FOLDER: dirname(process.execPath),
			VOLUME: '',
			...more,
		},
	})
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

async function runStep(place: BuiltStage, command: string): Promise<void> {
	console.log(`RUN ${command}`)
	// Packages come from where this machine gets them.
	const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
	const step = inside(place, `exec chroot "$ROOT" sh -c ${quoted(`cd ${place.folder} && ${command}`)}`, {
		npm_config_registry: registry,
	})
	const [code] = (await once(step, 'exit')) as [number | null]
	if (code !== 0) throw new Error(`The step ended with code ${code}: ${command}`)
}

/** As COPY does: the contents of a folder, the file itself. */
function copyStep(
	{ from, sources, target }: Copy,
	place: BuiltStage,
	built: ReadonlyMap<string, BuiltStage>,
): void {
	const origin = from === null ? '.' : (built.get(from)?.root ?? '')
	const into = join(place.root, resolve(place.folder, target))
	mkdirSync(into, { recursive: true })
	for (const source of sources) {
		const path = join(origin, source)
		const isFolder = statSync(path).isDirectory()
		execFileSync('cp', ['-a', '--no-preserve=ownership', isFolder ? `${path}/.` : path, into])
	}
}

async function build(stage: Stage, root: string, built: Map<string, BuiltStage>): Promise<BuiltStage> {
	const place: BuiltStage = { root, folder: '/', env: {} }
	built.set(stage.name, place)
	mkdirSync(root)
	for (const step of stage.steps) {
		if (step.kind === 'copy') copyStep(step.copy, place, built)
		else if (step.kind === 'run') await runStep(place, step.command)
		else if (step.kind === 'env') Object.assign(place.env, step.values)
		else {
			place.folder = step.folder
			mkdirSync(join(root, step.folder), { recursive: true })
		}
	}
	return place
}

async function untilReady(url: string, shop: ChildProcess): Promise<number> {
	const from = performance.now()
	while (performance.now() - from < startLimitMs) {
		if (shop.exitCode !== null) throw new Error(`The shop stopped with code ${shop.exitCode}.`)
		const answer = await fetch(`${url}/readyz`).catch(() => null)
		if (answer?.ok) return performance.now() - from
		await new Promise((wait) => setTimeout(wait, 200))
	}
	throw new Error('The shop was not ready in time.')
}

/** The process of the shop: the only child of `unshare`. */
const shopIn = ({ pid }: ChildProcess): number =>
	Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim())

async function stop(shop: ChildProcess): Promise<number | null> {
	const ended = once(shop, 'exit') as Promise<[number | null]>
	const late = setTimeout(() => shop.kill('SIGKILL'), stopLimitMs)
	process.kill(shopIn(shop), 'SIGTERM')
	const [code] = await ended
	clearTimeout(late)
	return code
}

/** What the image must keep from the shop's process: its user, all rights, and every way to write outside its volume. */
function readStatus(pid: number): { user: string; capabilities: string; noNewPrivileges: string } {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	const valueOf = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
	return { user: valueOf('Uid'), capabilities: valueOf('CapBnd'), noNewPrivileges: valueOf('NoNewPrivs') }
}

const expectThat = (holds: boolean, what: string): void => {
	console.log(`${holds ? 'ok' : 'WRONG'}  ${what}`)
	if (!holds) process.exitCode = 1
}

async function tryOut(stage: Stage, place: BuiltStage, data: string): Promise<void> {
	const [user = '', group = user] = (stage.user ?? '0').split(':')
	const [volume = ''] = stage.volumes
	const port = await freePort('127.0.0.1')
	const url = `http://127.0.0.1:${port}`
	mkdirSync(data)
	execFileSync('chown', [`${user}:${group}`, data])
	const drop = `--reuid ${user} --regid ${group} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all`
	const command = stage.command.map(quoted).join(' ')
	const start = `exec chroot "$ROOT" setpriv ${drop} sh -c ${quoted(`cd ${place.folder} && exec ${command}`)}`
	const given = { VOLUME: volume, DATA: data, PORT: String(port) }
	const shop = inside(place, start, { ...given, LOG_LEVEL: 'warn' })
	try {
		const ms = await untilReady(url, shop)
		expectThat(true, `/readyz answers after ${(ms / 1000).toFixed(1)} s`)
		const status = readStatus(shopIn(shop))
		expectThat(status.user === user && user !== '0', `it runs as user ${status.user}`)
		expectThat(/^0+$/.test(status.capabilities), 'it has no capabilities')
		expectThat(status.noNewPrivileges === '1', 'it cannot gain privileges')
		const home = await fetch(url)
		const text = await home.text()
		expectThat(
			home.status === 200 && text.includes('</html>'),
			`/ answers ${home.status}, ${text.length} bytes`,
		)
		const [program = '', ...args] = stage.healthCheck
		const check = spawn(program === 'node' ? process.execPath : program, args, {
			env: { ...process.env, PORT: String(port) },
		})
		const [healthy] = (await once(check, 'exit')) as [number | null]
		expectThat(healthy === 0, 'the health check of the image finds it healthy')
		const code = await stop(shop)
		expectThat(code === 0, `SIGTERM ends it with code ${code}`)
		expectThat(existsSync(join(data, 'embedded')), `its data is in ${volume}`)
	} finally {
		shop.kill('SIGKILL')
	}
}

function megabytes(folder: string): number {
	return Number(execFileSync('du', ['-sm', '--apparent-size', folder], { encoding: 'utf8' }).split('\t')[0])
}

async function main(): Promise<void> {
	if (process.platform !== 'linux' || process.getuid?.() !== 0) {
		console.error('The check of the image mounts folders: run it as root on Linux.')
		process.exitCode = 2
		return
	}
	const stages = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
	const scratch = mkdtempSync(join(tmpdir(), 'fieldhouse-image-'))
	// Other users pass through it to the root of their shop.
	chmodSync(scratch, 0o755)
	try {
		const built = new Map<string, BuiltStage>()
		for (const [index, stage] of stages.entries()) await build(stage, join(scratch, `stage-${index}`), built)
		const last = stages.at(-1)
		const place = last && built.get(last.name)
		if (!last || !place) throw new Error('The Dockerfile has no stage.')
		console.log(
			`${basename(place.folder)}: ${megabytes(join(place.root, place.folder))} MB on top of ${last.base}`,
		)
		await tryOut(last, place, join(scratch, 'data'))
	} finally {
		rmSync(scratch, { recursive: true, force: true })
	}
	console.log(process.exitCode === undefined ? 'The image works.' : 'The image does not work.')
}

await main()
