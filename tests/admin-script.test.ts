// `npm run admin` as a process: exit codes, and messages instead of stacks.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbedded } from '#database/embedded.server.ts'

const processMs = 120_000

function command(environment: Record<string, string>, ...args: string[]) {
	const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
	const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/admin.ts', ...args], {
		env: { PATH, NODE_COMPILE_CACHE, ...environment },
		encoding: 'utf8',
	})
	return { status, stdout, stderr }
}

test('the command itself answers in plain lines and exit codes', { timeout: processMs }, () => {
	expect(command({}, 'session-key')).toMatchObject({ status: 0, stderr: '' })
	expect(command({}, 'grant', 'a@example.com', 'king')).toEqual({
		status: 2,
		stdout: '',
		stderr: expect.stringMatching(/^Unknown role "king"\..*\n$/),
	})
	expect(command({ DATA_DIR: 'memory' }, 'list')).toMatchObject({ status: 2 })
	expect(command({ PORT: 'x' }, 'list')).toEqual({
		status: 1,
		stdout: '',
		stderr: expect.stringMatching(/^PORT .*\n$/),
	})
})

test(
	'while the shop holds the data folder, the command says so in one line',
	{ timeout: processMs },
	async () => {
		const folder = mkdtempSync(join(tmpdir(), 'fieldhouse-admin-'))
		const held = await openEmbedded(join(folder, 'embedded'), null)
		try {
			const { status, stdout, stderr } = command({ DATA_DIR: folder }, 'list')
			expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
			expect(stderr).toMatch(/^The data folder .* is in use by another Fieldhouse process\..*\n$/)
		} finally {
			await held.close()
			rmSync(folder, { recursive: true })
		}
	},
)
