// Lets work that a kill interrupted finish after a run.
import { setTimeout as pause } from 'node:timers/promises'
import { withDatabase, type Place } from './database.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'
import type { ChaosShop } from './shop.ts'

const lookAgainMs = 15_000

const isUnderWay = ({ waiting, orders }: Snapshot): boolean =>
	waiting.events > 0 || waiting.mails > 0 || orders.some((order) => order.charges.length > order.paidPayments)

type Settling = { shop: ChaosShop; place: Place; limitMs: number; log: (word: string) => void }

/**
 * Stops the shop, and runs it again for a while as long as work of killed processes remains. Checks happen while it
 * is stopped: the embedded database allows only one process.
 * @returns the duration in milliseconds
 */
export async function settle({ shop, place, limitMs, log }: Settling): Promise<number> {
	const startedAt = performance.now()
	await shop.stop()
	while (performance.now() - startedAt < limitMs) {
		const facts = await withDatabase(place, takeSnapshot)
		if (!isUnderWay(facts)) break
		log(`under way: ${facts.waiting.events} events, ${facts.waiting.mails} mails`)
		await shop.start()
		await pause(lookAgainMs)
		await shop.stop()
	}
	return performance.now() - startedAt
}
