// `kill -9`, again and again, at moments that chance chooses.
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'
import type { ChaosShop } from './shop.ts'
import { checkoutSteps, steps, type Step, type Traffic } from './traffic.ts'

export type Kill = {
	/** Steps of the requests that had no answer yet. */
	inFlight: Step[]
	/** How long the shop took to open again, in milliseconds. */
	startMs: number
}

/** The longest pause between the beginning of a request and the kill. */
const latestMs = 150
/** Now and then any request will do; mostly one that makes an order or moves money. */
const aims: readonly ReadonlySet<Step>[] = [
	new Set<Step>(['place']),
	new Set<Step>(['place']),
	new Set<Step>(['pay']),
	new Set<Step>(['pay']),
	checkoutSteps,
	new Set<Step>(steps),
]

type Killing = { shop: ChaosShop; traffic: Traffic; random: Random }

/** Kills the shop soon after somebody has asked for something, and opens it again. */
export async function killOnce({ shop, traffic, random }: Killing): Promise<Kill> {
	const aim = random.pick(aims)
	for (let skip = random.below(3); skip >= 0; skip -= 1) await traffic.next(aim)
	await pause(random.below(latestMs))
	const inFlight = traffic.inFlight()
	await shop.kill()
	return { inFlight, startMs: await shop.start() }
}
