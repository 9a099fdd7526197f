// Sends `kill -9` repeatedly, at random moments.
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'
import type { ChaosShop } from './shop.ts'
import { checkoutSteps, steps, type Step, type Traffic } from './traffic.ts'

export type Kill = {
	/** Steps of the unanswered requests. */
	inFlight: Step[]
	/** How long the shop took to restart, in milliseconds. */
	startMs: number
}

/** The longest pause between the start of a request and the kill, in milliseconds. */
const latestMs = 150
/** Mostly a request that places an order or moves money; sometimes any request. */
const aims: readonly ReadonlySet<Step>[] = [
	new Set<Step>(['place']),
	new Set<Step>(['place']),
	new Set<Step>(['pay']),
	new Set<Step>(['pay']),
	checkoutSteps,
	new Set<Step>(steps),
]

type Killing = { shop: ChaosShop; traffic: Traffic; random: Random }

/** Kills the shop soon after a request has gone out, and restarts it. */
export async function killOnce({ shop, traffic, random }: Killing): Promise<Kill> {
	const aim = random.pick(aims)
	for (let skip = random.below(3); skip >= 0; skip -= 1) await traffic.next(aim)
	await pause(random.below(latestMs))
	const inFlight = traffic.inFlight()
	await shop.kill()
	return { inFlight, startMs: await shop.start() }
}
