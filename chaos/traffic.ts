// Tracks the requests in flight, to aim kills and backups.

/** The steps of buying, in their order. */
export const steps = ['enter', 'cart', 'form', 'place', 'pay', 'return'] as const
/** What people do who do not buy just now. */
export const otherSteps = ['home', 'list', 'product', 'search', 'suggest', 'design', 'approve'] as const
export type Step = (typeof steps)[number] | (typeof otherSteps)[number]

/** Steps in which an order or a payment is made. */
export const checkoutSteps: ReadonlySet<Step> = new Set<Step>(['place', 'pay', 'return'])

export type Traffic = {
	/** @returns a function to call when the request was answered or lost */
	begin: (step: Step) => (outcome: 'answered' | 'lost') => void
	/** Resolves when a request of one of these steps has just been sent. */
	next: (wanted: ReadonlySet<Step>) => Promise<void>
	/** Steps of the unanswered requests. */
	inFlight: () => Step[]
	/** `busy` counts answers that mean "not now". */
	counts: { answered: number; lost: number; busy: number }
	/** How long answers took, in milliseconds, in the order of their arrival. */
	times: ReadonlyMap<Step, readonly number[]>
}

export function watchTraffic(): Traffic {
	const open = new Set<{ step: Step }>()
	const times = new Map<Step, number[]>()
	const counts = { answered: 0, lost: 0, busy: 0 }
	const timesOf = (step: Step): number[] => {
		const known = times.get(step) ?? []
		times.set(step, known)
		return known
	}
	let waiting: { wanted: ReadonlySet<Step>; resolve: () => void }[] = []
	return {
		begin: (step) => {
			const request = { step }
			const sentAt = performance.now()
			open.add(request)
			const due = waiting.filter(({ wanted }) => wanted.has(step))
			waiting = waiting.filter(({ wanted }) => !wanted.has(step))
			for (const { resolve } of due) resolve()
			return (outcome) => {
				open.delete(request)
				counts[outcome] += 1
				if (outcome === 'answered') timesOf(step).push(performance.now() - sentAt)
			}
		},
		next: (wanted) =>
			new Promise((resolve) => {
				waiting.push({ wanted, resolve })
			}),
		inFlight: () => Array.from(open, ({ step }) => step),
		counts,
		times,
	}
}
