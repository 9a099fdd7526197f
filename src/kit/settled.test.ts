import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { settled } from './settled.ts'

test('answers what each answers, in order', async () => {
	expect(await settled([pause(2, 'late'), Promise.resolve(1), 'plain'])).toEqual(['late', 1, 'plain'])
})

test('throws the first failure of the list, when all have ended', async () => {
	const ended: string[] = []
	const late = async (name: string, ms: number) => {
		await pause(ms)
		ended.push(name)
		throw new Error(name)
	}
	await expect(
		settled([late('first', 8), late('second', 1), pause(15).then(() => ended.push('third'))]),
	).rejects.toThrow('first')
	expect(ended).toEqual(['second', 'first', 'third'])
})

test('runs a query once, which each call of `then` would run again', async () => {
	let runs = 0
	// oxlint-disable-next-line unicorn/no-thenable -- as queries of drizzle are
	const query = { then: (done: (runs: number) => void) => done((runs += 1)) }
	expect(await settled([query, 'plain'])).toEqual([1, 'plain'])
	expect(runs).toBe(1)
})
