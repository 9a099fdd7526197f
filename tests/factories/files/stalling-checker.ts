// A checker that behaves as the file's name says: it stalls, grows, dies, or answers with its process id.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '#kit/errors.ts'
import { packageRoot } from '#kit/root.server.ts'
import { serveTasks } from '#process-pool/child.ts'

const held: Buffer[] = []

function codeOf(work: () => unknown): unknown {
	try {
		return String(work())
	} catch (failure) {
		return failure instanceof Error && 'code' in failure ? failure.code : String(failure)
	}
}

/** The error code of each attempt to reach the rest of the machine. */
const reach = () => ({
	settings: codeOf(() => readFileSync(join(packageRoot, '.env'))),
	passwords: codeOf(() => readFileSync('/etc/passwd')),
	writing: codeOf(() => writeFileSync(join(packageRoot, 'src/planted.ts'), '')),
	starting: codeOf(() => execFileSync('true')),
})

process.on('SIGTERM', () => {})
serveTasks({
	check: ({ name }: { name: string }) => {
		const refuse = (message: string) => {
			throw new Refusal('invalid', message)
		}
		if (name === 'spin') for (;;) Math.sqrt(2)
		if (name === 'die') process.exit(1)
		if (name === 'grow') setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 5)
		if (name === 'stall' || name === 'grow') return new Promise(() => {})
		if (name === 'fail') throw new Error('secret of ours')
		if (name === 'reach') refuse(JSON.stringify(reach()))
		if (name === 'settings') refuse(JSON.stringify({ env: Object.keys(process.env), argv: process.execArgv }))
		return refuse(String(process.pid))
	},
})
