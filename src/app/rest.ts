// Gives memory back when the shop is at rest.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { forgetRemembered } from '#garments/drawing/curves.ts'

/** V8 collects when it needs memory: without need a shop keeps for hours what its start or a busy hour has left. */
function collect(): void {
	setFlagsFromString('--expose-gc')
	const gc = runInNewContext('gc') as () => void
	gc()
}

function releaseMemory(): void {
	forgetRemembered()
	collect()
}

const lookMs = 10_000
/** Share of one processor; the queue's questions to the database take a part of it. */
const mostUsed = 0.05

type Rest = {
	release?: () => void
	/** Processor time of the process so far, in microseconds. */
	used?: () => number
}

const usedNow = () => {
	const { user, system } = process.cpuUsage()
	return user + system
}

/**
 * Releases memory once whenever the process has done next to nothing for ten seconds, when hardly a request meets the
 * pause of some 50 ms. Until the process ends, which it does not keep alive.
 */
export function releaseAtRest({ release = releaseMemory, used = usedNow }: Rest = {}): void {
	let before = used()
	let isReleased = false
	setInterval(() => {
		const now = used()
		const isAtRest = now - before < mostUsed * lookMs * 1_000
		if (isAtRest && !isReleased) release()
		isReleased = isAtRest
		before = used()
	}, lookMs).unref()
}
