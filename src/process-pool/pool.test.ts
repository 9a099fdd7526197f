import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { packageRoot } from '#kit/root.server.ts'
import { createProcessPool, ProcessStopped, QueueFull, type PoolOptions } from './pool.server.ts'
import type { SampleTasks } from '../../tests/factories/process-pool/sample-tasks.ts'

const script = join(packageRoot, 'tests/factories/process-pool/sample-tasks.ts')

function open(options: Partial<PoolOptions> = {}) {
	const pool = createProcessPool<SampleTasks>({
		script,
		product: 'sample',
		size: 1,
		limitMs: 5_000,
		...options,
	})
	onTestFinished(() => pool.close())
	return pool
}

test('urgent tasks go first, the others in the order of their arrival', async () => {
	const pool = open()
	const order = ['first', 'second', 'third'].map((name) => pool.run('record', name))
	const urgent = pool.run('record', 'urgent', { isUrgent: true })
	await Promise.all(order)
	expect(await urgent).toEqual(['first', 'urgent'])
	expect(await pool.run('record', 'last')).toEqual(['first', 'urgent', 'second', 'third', 'last'])
})

test('each report of progress grants the time limit anew', async () => {
	const pool = open({ limitMs: 1_000 })
	const steps: number[] = []
	const input = { steps: 3, stepMs: 600 }
	const result = pool.run('slow', input, { onProgress: (step) => void steps.push(step) })
	expect(await result).toBe('done')
	expect(steps).toEqual([1, 2, 3])
	await expect(pool.run('slow', { steps: 1, stepMs: 4_000 })).rejects.toBeInstanceOf(ProcessStopped)
})

test('a task may have a limit of its own', async () => {
	const pool = open({ limitMs: 200 })
	const input = { steps: 1, stepMs: 600 }
	expect(await pool.run('slow', input, { limitMs: 5_000 })).toBe('done')
	await expect(pool.run('slow', input)).rejects.toBeInstanceOf(ProcessStopped)
})

test('an idle process ends after its time, and the next task starts another one', async () => {
	const pool = open({ idleMs: 100 })
	expect(await pool.run('record', 'one')).toEqual(['one'])
	await vi.waitFor(() => expect(pool.processes()).toEqual([]))
	expect(await pool.run('record', 'two')).toEqual(['two'])
})

test('a process that stays large after its task is replaced', async () => {
	const pool = open({ memory: { limit: 10_000, idleLimit: 1 } })
	expect(await pool.run('record', 'one')).toEqual(['one'])
	expect(await pool.run('record', 'two')).toEqual(['two'])
})

test('a full queue refuses the next task; closing rejects what is at work and what waits', async () => {
	const pool = open({ queueLimit: 1 })
	const working = pool.run('stall', 'any')
	const waiting = pool.run('stall', 'any')
	await expect(pool.run('stall', 'any')).rejects.toBeInstanceOf(QueueFull)
	const settled = Promise.allSettled([working, waiting])
	pool.close()
	const reasons = (await settled).map((one) => (one.status === 'rejected' ? String(one.reason) : ''))
	expect(reasons).toEqual([
		'Error: The process stopped before the sample was ready',
		'Error: The process pool of the sample is closed',
	])
	await expect(pool.run('record', 'late')).rejects.toThrow('is closed')
	await pause(50)
	expect(pool.processes()).toEqual([])
})

test('a program that cannot load is reported as such', async () => {
	const failure = await open({ script: `${script}.missing`, isSilent: true })
		.run('record', 'any')
		.catch((error: unknown) => error)
	expect(failure).toMatchObject({ wasReady: false })
})
