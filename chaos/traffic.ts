// What is asked of the shop at any moment: where a kill falls is read from here.

/** The steps of buying, in their order. */
export const steps = ['enter', 'cart', 'form', 'place', 'pay', 'return'] as const
export type Step = (typeof steps)[number]

/** Steps in which an order or a payment is made. */
export const checkoutSteps: ReadonlySet<Step> = new Set<Step>(['place', 'pay', 'return'])

export type Traffic = {
	/** @returns what to call when the request was answered or lost */
	begin: (step: Step) => (outcome: 'answered' | 'lost') => void
	/** Resolves when a request of one of these steps has just gone out. */
	next: (wanted: ReadonlySet<Step>) => Promise<void>
	/** Steps of the requests without an answer. */
	inFlight: () => Step[]
	/** `busy` are answers that say "not now". */
	counts: { answered: number; lost: number; busy: number }
}

export function watchTraffic(): Traffic {
	const open = new Set<{ step: Step }>()
	const counts = { answered: 0, lost: 0, busy: 0 }
	let waiting: { wanted: ReadonlySet<Step>; resolve: () => void }[] = []
	return {
		begin: (step) => {
			const request = { step }
			open.add(request)
			const due = waiting.filter(({ wanted }) => wanted.has(step))
			waiting = waiting.filter(({ wanted }) => !wanted.has(step))
			for (const { resolve } of due) resolve()
			return (outcome) => {
				open.delete(request)
				counts[outcome] += 1
			}
		},
		next: (wanted) =>
			new Promise((resolve) => {
				waiting.push({ wanted, resolve })
			}),
		inFlight: () => Array.from(open, ({ step }) => step),
		counts,
	}
}
