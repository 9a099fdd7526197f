import { expect, test } from 'vitest'
import { decideArrival, decideTurn, delayMs, type PasswordQueue } from './password-queue.ts'

const quota = { turns: 10, windowMs: 900_000 }
const start = Date.UTC(2026, 10, 22)
const at = (ms: number) => new Date(start + ms)
const queue = (change: Partial<PasswordQueue> = {}): PasswordQueue => ({
	failures: 0,
	expiresAt: at(900_000),
	nextAt: at(0),
	waiting: null,
	waitingRank: 0,
	...change,
})

test.each([
	[9, 0],
	[10, 250],
	[11, 500],
	[13, 2_000],
	[14, 4_000],
	[5_000, 4_000],
])('after %i failures the next check is %i ms later', (failures, ms) => {
	expect(delayMs(failures, 10)).toBe(ms)
})

test('ten checks at the same instant are admitted, the eleventh waits and the twelfth takes its place', () => {
	let present = queue()
	for (let guess = 1; guess <= 10; guess += 1) {
		const decision = decideArrival(present, { ticket: `${guess}`, rank: 1, now: at(0) }, quota)
		expect(decision).toMatchObject({ waitMs: 0, queue: { failures: guess } })
		present = decision.queue!
	}
	expect(present.nextAt).toEqual(at(250))
	const eleventh = decideArrival(present, { ticket: '11', rank: 1, now: at(100) }, quota)
	expect(eleventh).toEqual({ waitMs: 150, queue: { ...present, waiting: '11', waitingRank: 1 } })
	const twelfth = decideArrival(eleventh.queue!, { ticket: '12', rank: 1, now: at(110) }, quota)
	expect(twelfth).toMatchObject({ waitMs: 140, queue: { waiting: '12', failures: 10 } })
	expect(decideTurn(twelfth.queue!, { ticket: '11', now: at(250) }, quota)).toBeUndefined()
	expect(decideTurn(twelfth.queue!, { ticket: '12', now: at(250) }, quota)).toEqual(
		queue({ failures: 11, nextAt: at(750) }),
	)
})

test('a free check that began a moment earlier than the last one need not wait', () => {
	const present = decideArrival(queue(), { ticket: 'a', rank: 1, now: at(5) }, quota).queue!
	expect(decideArrival(present, { ticket: 'b', rank: 1, now: at(3) }, quota).waitMs).toBe(0)
})

test.each([
	['more often than the one that waits: refused', 3, 100, undefined],
	['as often: takes the place', 2, 100, 'new'],
	['less often: takes the place', 1, 100, 'new'],
	['more often, when the turn is due: refused', 3, 1_000, undefined],
	['more often, when the one that waited never came: admitted', 3, 2_250, null],
])('an address that has tried %s', (_what, rank, ms, waiting) => {
	const busy = queue({ failures: 10, nextAt: at(250), waiting: 'old', waitingRank: 2 })
	const decision = decideArrival(busy, { ticket: 'new', rank, now: at(ms) }, quota)
	expect(decision.queue?.waiting).toBe(waiting)
})

test('a check forgets failures whose window is over', () => {
	const old = queue({ failures: 40, expiresAt: at(1_000), nextAt: at(500) })
	expect(decideArrival(old, { ticket: 'a', rank: 1, now: at(1_000) }, quota).queue).toEqual(
		queue({ failures: 1, expiresAt: at(901_000), nextAt: at(500) }),
	)
})
