import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packageRoot } from '#kit/root.server.ts'
import { createCheckPool } from './check-pool.server.ts'
import { bytesOf } from '../../../tests/factories/files/file.ts'

const script = join(packageRoot, 'tests/factories/files/stalling-checker.ts')
/** Long enough for a response of a checker on a busy machine. */
const limitMs = 1_000

function open(options: Parameters<typeof createCheckPool>[0] = {}) {
	const pool = createCheckPool({ size: 1, script, limitMs, ...options })
	onTestFinished(() => pool.close())
	const check = (name: string, bytes = bytesOf('<svg/>')) => pool.check({ name, bytes })
	/** The checker's message for a file. */
	const messageFor = (name: string) =>
		check(name).then(
			() => '',
			(failure: Error) => failure.message,
		)
	/** Id of the process that checked a file. */
	const checkedBy = async () => Number(await messageFor('any'))
	return { check, messageFor, checkedBy }
}

const isAlive = (pid: number): boolean => {
	try {
		return process.kill(pid, 0)
	} catch {
		return false
	}
}

const tooHard = {
	name: 'Refusal',
	code: 'invalid',
	message: expect.stringMatching(/too much time or memory/),
}

test.each(['stall', 'spin'])(
	'a checker that does not answer (%s) is killed, and another one goes on',
	async (name) => {
		const { check, checkedBy } = open()
		const first = await checkedBy()
		expect(isAlive(first)).toBe(true)
		const startedAt = performance.now()
		const stalled = check(name)
		const waiting = checkedBy()
		await expect(stalled).rejects.toMatchObject(tooHard)
		expect(performance.now() - startedAt).toBeGreaterThanOrEqual(limitMs - 5)
		expect(isAlive(first)).toBe(false)
		const second = await waiting
		expect(second).not.toBe(first)
		expect(await checkedBy()).toBe(second)
	},
)

test('a PDF has more time', async () => {
	const { check, checkedBy } = open({ pdfLimitMs: 2_500 })
	await checkedBy()
	const startedAt = performance.now()
	await expect(check('stall', bytesOf('%PDF-1.7'))).rejects.toMatchObject(tooHard)
	expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_495)
})

test('a checker that takes too much memory is killed long before its time is up', async () => {
	const { check, checkedBy } = open({ limitMs: 20_000, memory: { limit: 300, idleLimit: 200 } })
	const first = await checkedBy()
	await expect(check('grow')).rejects.toMatchObject(tooHard)
	expect(isAlive(first)).toBe(false)
	expect(await checkedBy()).not.toBe(first)
})

test('a checker that dies takes nothing along', async () => {
	const { check, checkedBy } = open()
	await checkedBy()
	const dying = check('die')
	const waiting = checkedBy()
	await expect(dying).rejects.toMatchObject(tooHard)
	expect(await waiting).toBeGreaterThan(0)
})

test('an internal error is no refusal', async () => {
	const { check } = open()
	await expect(check('fail')).rejects.toMatchObject({
		name: 'Error',
		message: expect.stringContaining('secret of ours'),
	})
})

test('files beyond the queue are refused', async () => {
	const { check } = open({ queueLimit: 2 })
	const settled = Promise.allSettled(['stall', 'any', 'any'].map((name) => check(name)))
	await expect(check('any')).rejects.toMatchObject({ code: 'too_many' })
	expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('a checker reads its own program and nothing else, and starts nothing', async () => {
	const { messageFor } = open()
	expect(JSON.parse(await messageFor('reach'))).toEqual({
		settings: 'ERR_ACCESS_DENIED',
		passwords: 'ERR_ACCESS_DENIED',
		writing: 'ERR_ACCESS_DENIED',
		starting: 'ERR_ACCESS_DENIED',
	})
})

test('a checker knows none of our settings', async () => {
	process.env.S3_SECRET_ACCESS_KEY = 'top-secret'
	onTestFinished(() => {
		delete process.env.S3_SECRET_ACCESS_KEY
	})
	const { messageFor } = open()
	const { env, argv } = JSON.parse(await messageFor('settings')) as { env: string[]; argv: string[] }
	expect(env).toContain('PATH')
	expect(env.filter((name) => /^(?:S3|DATABASE|SMTP|SESSION|AUTH|HOME)/.test(name))).toEqual([])
	expect(argv).toContain('--permission')
})
