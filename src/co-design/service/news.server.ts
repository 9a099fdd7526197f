// Waiting for changes. Each process asks the database for the numbers of all designs that it has waiting pages for, in one
// statement; a change of its own is noticed at once.
import type { Connection } from '#database/client.server.ts'
import { numbersOf } from '../store/changes.server.ts'

/** So that a change made in another process is seen well within a second. */
const pollMs = 400
/** Short enough for proxies, and for a process that is asked to stop, which waits ten seconds for open requests. */
const holdMs = 8_000

type Numbers = { position: number; presence: number }
type Waiter = { id: string; known: Numbers; until: number; answer: () => void }
type Watch = { waiters: Set<Waiter>; timer: ReturnType<typeof setTimeout> | undefined; isAsking: boolean }

/** Only what a request waits for; nothing that another process would miss. */
const watches = new WeakMap<object, Watch>()

function watchOf(db: Connection): Watch {
	const known = watches.get(db)
	if (known) return known
	const made: Watch = { waiters: new Set(), timer: undefined, isAsking: false }
	watches.set(db, made)
	return made
}

const isNews = (numbers: Numbers | undefined, known: Numbers) =>
	!numbers || numbers.position !== known.position || numbers.presence !== known.presence

async function ask(db: Connection, watch: Watch): Promise<void> {
	if (watch.isAsking) return
	clearTimeout(watch.timer)
	watch.timer = undefined
	watch.isAsking = true
	const asked = [...watch.waiters]
	const rows = await numbersOf(db, [...new Set(asked.map(({ id }) => id))]).catch(() => undefined)
	watch.isAsking = false
	for (const waiter of asked) {
		// While the database is away, pages ask again later.
		const numbers = rows ? rows.find(({ id }) => id === waiter.id) : waiter.known
		if (!isNews(numbers, waiter.known) && Date.now() < waiter.until) continue
		watch.waiters.delete(waiter)
		waiter.answer()
	}
	schedule(db, watch)
}

function schedule(db: Connection, watch: Watch): void {
	if (watch.waiters.size > 0 && !watch.isAsking) watch.timer ??= setTimeout(() => void ask(db, watch), pollMs)
}

/** Waits for other numbers than these or the end of the design, a few seconds at most. */
export const newsSince = (db: Connection, id: string, known: Numbers): Promise<void> =>
	new Promise((resolve) => {
		const watch = watchOf(db)
		watch.waiters.add({ id, known, until: Date.now() + holdMs, answer: resolve })
		schedule(db, watch)
	})

/** Call after a change has been committed in this process. */
export function wake(db: Connection): void {
	const watch = watches.get(db)
	if (watch && watch.waiters.size > 0) void ask(db, watch)
}
