// A separate process that checks uploads: a decompression bomb, native crash or endless file costs only this process.
import { constants, setPriority } from 'node:os'
import { Refusal, reasonOf } from '#kit/errors.ts'
import type { CheckedArt } from './art.ts'
import { checkArt } from './check.ts'

export type CheckOrder = { id: number; bytes: Uint8Array; name: string }
export type CheckResult =
	| { id: number; art: CheckedArt }
	/** A message for the coach. */
	| { id: number; refusal: string }
	/** An internal error, for the log. */
	| { id: number; failure: string }
/** Sent once, when the process accepts orders. */
export type CheckerReady = { ready: true }

async function resultOf({ id, bytes, name }: CheckOrder): Promise<CheckResult> {
	try {
		return { id, art: await checkArt(bytes, name) }
	} catch (failure) {
		if (failure instanceof Refusal) return { id, refusal: failure.message }
		return { id, failure: reasonOf(failure) }
	}
}

// Pages have priority over uploads when both need the CPU.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', (order: CheckOrder) => {
	void resultOf(order).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true } satisfies CheckerReady)
