// Reproducible randomness: the same seed makes the same choices. Timing still depends on the machine.

export type Random = {
	/** A whole number from 0 to less than `limit`. */
	below: (limit: number) => number
	chance: (probability: number) => boolean
	/** @throws RangeError for an empty list */
	pick: <Item>(list: readonly Item[]) => Item
}

/** Mulberry32, by Tommy Ettinger: 32 bits of state suffice for choosing moments. */
export function randomFrom(seed: number): Random {
	let state = seed >>> 0
	const next = (): number => {
		state = (state + 0x6d_2b_79_f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
	const below = (limit: number) => Math.floor(next() * limit)
	return {
		below,
		chance: (probability) => next() < probability,
		pick: (list) => {
			if (list.length === 0) throw new RangeError('Nothing to pick from')
			// Cast: `below` returns a valid index.
			return list[below(list.length)] as (typeof list)[number]
		},
	}
}
