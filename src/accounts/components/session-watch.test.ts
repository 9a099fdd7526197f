import { expect, test, vi } from 'vitest'
import type { PageSession } from './session-client.ts'
import { sessionKey } from './session-signals.ts'
import { currentSession, watchSession } from './session-watch.ts'

/** Cast: the person and the end are all that is read of a session. */
const sessionOf = (id: string, seconds: number) =>
	({ user: { id }, expires_at: Math.floor(Date.now() / 1_000) + seconds }) as unknown as PageSession

function watched(initial: PageSession | null, { isHidden = false, failures = 0 } = {}) {
	const seen: (string | undefined)[] = []
	let started = 0
	const stop = watchSession(initial, {
		onSession: (session) => seen.push(session?.user.id),
		isHidden: () => isHidden,
		startClient: () => {
			started += 1
			return started <= failures ? Promise.reject(new Error('offline')) : Promise.resolve()
		},
	})
	return { seen, stop, started: () => started }
}

const cases: [name: string, session: PageSession | null, isHidden: boolean, started: number][] = [
	['a visitor', null, false, 0],
	['a session with an hour left', sessionOf('a', 3_600), false, 0],
	['a session about to end', sessionOf('a', 60), false, 1],
	['a session about to end on a page in the background', sessionOf('a', 60), true, 0],
]
test.for(cases)('%s starts the client when it must be renewed', ([, session, isHidden, started]) => {
	const watch = watched(session, { isHidden })
	expect(watch.started()).toBe(started)
	watch.stop()
})

test('the client starts shortly before the end, and again after a failure', async () => {
	vi.useFakeTimers()
	try {
		const watch = watched(sessionOf('a', 600), { failures: 1 })
		await vi.advanceTimersByTimeAsync(440_000)
		expect(watch.started()).toBe(0)
		await vi.advanceTimersByTimeAsync(20_000)
		expect(watch.started()).toBe(1)
		await vi.advanceTimersByTimeAsync(30_000)
		expect(watch.started()).toBe(2)
		watch.stop()
	} finally {
		vi.useRealTimers()
	}
})

test('sessions of other tabs are followed', async () => {
	const watch = watched(sessionOf('a', 3_600))
	const other = new BroadcastChannel(sessionKey)
	other.postMessage({ event: 'TOKEN_REFRESHED', session: { user: { id: 'a' } } })
	other.postMessage({ event: 'SIGNED_OUT', session: null })
	await vi.waitFor(() => expect(watch.seen).toEqual(['a', undefined]))
	expect(currentSession()).toBeNull()
	other.close()
	watch.stop()
})
