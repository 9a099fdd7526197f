// A checker that behaves as the file's name says: it stalls, grows, dies, or answers with its process id.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#kit/root.server.ts'
import type { CheckerReady, CheckOrder, CheckResult } from '#files/checks/check-child.ts'

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
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, name }: CheckOrder) => {
	const refuse = (refusal: string) => process.send?.({ id, refusal } satisfies CheckResult)
	if (name === 'stall') return
	if (name === 'spin') for (;;) Math.sqrt(2)
	if (name === 'die') process.exit(1)
	if (name === 'reach') refuse(JSON.stringify(reach()))
	else if (name === 'grow') setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 5)
	else if (name === 'settings')
		refuse(JSON.stringify({ env: Object.keys(process.env), argv: process.execArgv }))
	else if (name === 'fail') process.send?.({ id, failure: 'secret of ours' } satisfies CheckResult)
	else refuse(String(process.pid))
})
process.send?.({ ready: true } satisfies CheckerReady)
