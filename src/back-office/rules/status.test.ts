import { expect, test } from 'vitest'
import { statusRows } from './status.ts'
import { durationLabel, sizeLabel, worstOf, type StatusFacts, type Undelivered } from './status-row.ts'

const now = new Date('2026-11-20T15:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const none: Undelivered = { waiting: 0, oldestWaitingAt: null, failed: 0 }
const idle = { waiting: { count: 0, oldestSeconds: 0 }, failed: 0 }

const good: StatusFacts = {
	now,
	isStaff: true,
	code: { version: '1.2.3', node: 'v24.0.0' },
	database: { engine: 'postgresql', answerMs: 3 },
	replica: { kind: 'ready', staleMs: 0 },
	jobs: { isReady: true, ...idle },
	proofs: idle,
	messages: { mail: none, sms: none, hasMailServer: true, keepsMails: false },
	files: { answerMs: 4, bucket: null },
	disk: { freeBytes: 40e9, totalBytes: 80e9 },
	picturesWaiting: 0,
	search: { documents: 200, missing: 0, missingId: null, stale: 0 },
	payments: { isSandbox: false, isLive: true, lastEventAt: daysAgo(1) },
	backup: { at: daysAgo(1), bytes: 5e6 },
	doctor: { at: daysAgo(2), findings: 0 },
}
const mails = (change: Partial<Undelivered>, keepsMails = false): Partial<StatusFacts> => ({
	messages: { mail: { ...none, ...change }, sms: none, hasMailServer: !keepsMails, keepsMails },
})
const jobs = (change: object): Partial<StatusFacts> => ({ jobs: { isReady: true, ...idle, ...change } })

test('a shop without trouble is good in every row, and names no command', () => {
	const rows = statusRows(good)
	expect(rows.filter(({ level }) => level !== 'good')).toEqual([])
	expect(rows.flatMap(({ remedy }) => (remedy && 'command' in remedy ? [remedy] : []))).toEqual([])
	expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

test('a shop without a replica has no row for one; a replica says how far it is behind', () => {
	const named = (change: Partial<StatusFacts>) =>
		statusRows({ ...good, ...change }).filter(({ name }) => name === 'Replica')
	expect(named({ replica: 'none' })).toEqual([])
	expect(named({ replica: { kind: 'behind', staleMs: 9_001 } })[0]?.figure).toBe(
		'Too far behind, 10 s behind',
	)
})

test.each<[string, Partial<StatusFacts>, string, 'good' | 'look' | 'broken']>([
	['slow', { database: { engine: 'embedded', answerMs: 250 } }, 'Database', 'look'],
	['just fast enough', { database: { engine: 'embedded', answerMs: 249 } }, 'Database', 'good'],
	['much too slow', { database: { engine: 'embedded', answerMs: 2_000 } }, 'Database', 'broken'],
	['silent', { database: null }, 'Database', 'broken'],
	['behind', { replica: { kind: 'behind', staleMs: 9_000 } }, 'Replica', 'look'],
	['away', { replica: { kind: 'away', staleMs: null } }, 'Replica', 'look'],
	['another', { replica: { kind: 'wrong', staleMs: null } }, 'Replica', 'look'],
	['one failed', jobs({ failed: 1 }), 'Background jobs', 'look'],
	['late', jobs({ waiting: { count: 1, oldestSeconds: 300 } }), 'Background jobs', 'look'],
	['at once', jobs({ waiting: { count: 90, oldestSeconds: 299 } }), 'Background jobs', 'good'],
	['stuck', jobs({ waiting: { count: 1, oldestSeconds: 1_800 } }), 'Background jobs', 'broken'],
	['not started', jobs({ isReady: false }), 'Background jobs', 'broken'],
	['one failed', { proofs: { ...idle, failed: 2 } }, 'Proofs', 'look'],
	['on its way', mails({ waiting: 1, oldestWaitingAt: minutesAgo(9) }), 'Mails', 'good'],
	['late', mails({ waiting: 1, oldestWaitingAt: minutesAgo(10) }), 'Mails', 'look'],
	['stuck', mails({ waiting: 1, oldestWaitingAt: minutesAgo(720) }), 'Mails', 'broken'],
	['refused', mails({ failed: 1 }), 'Mails', 'look'],
	['without a server', mails({}, true), 'Mails', 'look'],
	['many', { picturesWaiting: 24 }, 'Pictures', 'look'],
	['away', { files: null }, 'Storage of files', 'broken'],
	['little room', { disk: { freeBytes: 4.9e9, totalBytes: 80e9 } }, 'Disk of the data folder', 'look'],
	['full', { disk: { freeBytes: 4.9e8, totalBytes: 80e9 } }, 'Disk of the data folder', 'broken'],
	['missing', { disk: null }, 'Disk of the data folder', 'broken'],
	['a gap', { search: { documents: 9, missing: 1, missingId: 'a', stale: 0 } }, 'Search index', 'look'],
	['empty', { search: { documents: 0, missing: 0, missingId: null, stale: 0 } }, 'Search index', 'broken'],
	['sandbox', { payments: { isSandbox: true, isLive: false, lastEventAt: now } }, 'Payments', 'look'],
	['test keys', { payments: { isSandbox: false, isLive: false, lastEventAt: now } }, 'Payments', 'look'],
	['no webhook', { payments: { isSandbox: false, isLive: true, lastEventAt: null } }, 'Payments', 'look'],
	['old', { backup: { at: daysAgo(7.01), bytes: 1 } }, 'Last backup', 'look'],
	['unknown', { backup: 'none' }, 'Last backup', 'look'],
	['findings', { doctor: { at: daysAgo(1), findings: 1 } }, 'Last doctor run', 'broken'],
	['old', { doctor: { at: daysAgo(31.01), findings: 0 } }, 'Last doctor run', 'look'],
])('%s: %j makes %s %s', (_case, change, name, level) => {
	const rows = statusRows({ ...good, ...change })
	expect(rows.find((row) => row.name === name)).toMatchObject({ level })
	const others = rows.filter((row) => row.name !== name)
	expect(others.every((row) => row.level === 'good')).toBe(true)
})

test('whatever does not answer is broken and says what to do', () => {
	const { now: _now, isStaff: _staff, code: _code, picturesWaiting: _pictures, ...asked } = good
	const silent = Object.fromEntries(Object.keys(asked).map((name) => [name, null]))
	const rows = statusRows({ ...good, ...silent })
	expect(rows.filter(({ figure }) => figure === 'No answer')).toHaveLength(12)
	expect(rows.every(({ advice }) => advice.length > 10)).toBe(true)
})

test('production gets no link into the back office, and reads who can help', () => {
	const rows = statusRows({ ...good, ...jobs({ failed: 1 }), isStaff: false })
	expect(rows.filter(({ remedy }) => remedy && 'href' in remedy)).toEqual([])
	expect(rows.find(({ name }) => name === 'Background jobs')?.advice).toContain('Customer service')
})

test('sizes and durations are short', () => {
	expect([sizeLabel(1.5e9), sizeLabel(8.2e8), sizeLabel(0)]).toEqual(['1.5 GB', '820 MB', '0 MB'])
	expect([40, 720, 10_800].map(durationLabel)).toEqual(['40 s', '12 min', '3 h'])
	expect([worstOf([]), worstOf(['good', 'broken', 'look'])]).toEqual(['good', 'broken'])
})
