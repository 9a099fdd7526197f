// Saves the progress of a proof for all servers, seldom enough to be cheap.
import type { ServiceContext } from '#database/context.server.ts'
import type { ProofOrder } from '../dependencies.server.ts'
import type { OnProgress } from '../proof/make.ts'
import type { ProofProgress } from '../states.ts'
import { setProofProgress } from '../store/proofs.server.ts'

export type Following = {
	tell: OnProgress
	/** Stops further writes and resolves when the current write is done. */
	stop: () => Promise<void>
}

/** Writes the latest share at most once per `pauseMs`, and only if it grew. A failed write does not fail the proof. */
export function followProgress(
	{ db, log }: Pick<ServiceContext, 'db' | 'log'>,
	order: ProofOrder,
	pauseMs = 250,
): Following {
	let next: ProofProgress | null = null
	let largest = -1
	let timer: NodeJS.Timeout | null = null
	let writing = Promise.resolve()

	const write = async (progress: ProofProgress) => {
		try {
			await setProofProgress(db, order, progress)
		} catch (failure) {
			log.warn({ err: failure }, 'progress of a proof not written')
		}
	}
	const writeNext = () => {
		timer = null
		if (!next) return
		const progress = next
		next = null
		timer = setTimeout(writeNext, pauseMs)
		writing = writing.then(() => write(progress))
	}
	return {
		tell(share, step) {
			const percent = Math.floor(share * 100)
			if (percent <= largest) return
			largest = percent
			next = { percent, step }
			if (!timer) writeNext()
		},
		stop() {
			if (timer) clearTimeout(timer)
			largest = Infinity
			return writing
		},
	}
}
