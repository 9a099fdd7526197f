import { expect, onTestFinished, test, vi } from 'vitest'
import { releaseAtRest } from './rest.ts'

test('memory is released once at each rest, and not while the process works', () => {
	vi.useFakeTimers()
	const release = vi.fn<() => void>()
	let micros = 0
	releaseAtRest({ release, used: () => micros })
	onTestFinished(() => void vi.useRealTimers())
	const passes = (busyMs: number) => {
		micros += busyMs * 1_000
		vi.advanceTimersByTime(10_000)
		return release.mock.calls.length
	}
	expect(passes(3_000)).toBe(0)
	expect(passes(100)).toBe(1)
	expect(passes(100)).toBe(1)
	expect(passes(600)).toBe(1)
	expect(passes(0)).toBe(2)
})
