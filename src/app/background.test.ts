// Starting background work: a failed start is retried, and callers wait only for the first attempt.
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Database } from '#database/client.server.ts'
import { startBackground } from './background.ts'

/** A queue whose first starts fail. */
function stubborn(failures: number) {
	let starts = 0
	const { promise: firstAttempt, resolve: resolveFirstAttempt } = Promise.withResolvers<void>()
	const never = () => Promise.reject(new Error('not asked for'))
	return {
		starts: () => starts,
		firstAttempt,
		resolveFirstAttempt,
		stopping: new AbortController(),
		jobs: {
			work: () => {},
			schedule: () => {},
			isReady: () => starts > failures,
			start: async () => {
				starts += 1
				if (starts <= failures) throw new Error('the database is away')
			},
			send: never,
			sendMany: never,
			failed: never,
			waiting: never,
			sendAgain: never,
			stop: async () => {},
		},
		mailer: {
			sendMail: never,
			sendMails: never,
			sendSms: never,
			sendTexts: never,
			readIncoming: never,
			start: async () => {},
			close: () => {},
		},
	}
}

function quietly() {
	const lines: string[] = []
	const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
	// Cast: the test never uses the database.
	return { lines, parts: { database: {} as Database, log, pauseMs: 1 } }
}

test('a queue that cannot start is tried again until it does, and each failure is logged', async () => {
	const { lines, parts } = quietly()
	const background = stubborn(3)
	await startBackground(background, parts)
	expect(background.starts()).toBe(4)
	expect(lines).toHaveLength(3)
	expect(lines.map((line) => Number(JSON.parse(line).nextTryMs))).toEqual([1, 2, 4])
})

test('a caller waits for the first start of the queue only', async () => {
	const { parts } = quietly()
	const background = stubborn(1)
	const started = startBackground(background, { ...parts, pauseMs: 3_600_000 })
	await background.firstAttempt
	expect(background.starts()).toBe(1)
	background.stopping.abort()
	await started
	expect(background.starts()).toBe(1)
})
