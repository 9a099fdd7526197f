// Which entries can be among the first ones.

/** Those with at least the value of the last that is in the top, so that equal ones are all in: the caller orders them. */
export function leastOfTop<Value>(
	all: ReadonlyMap<string, Value>,
	by: (value: Value) => number,
	count: number,
): Map<string, Value> {
	const first: number[] = []
	for (const value of all.values()) {
		if (first.length === count && by(value) <= (first.at(-1) ?? 0)) continue
		first.push(by(value))
		first.sort((one, other) => other - one)
		if (first.length > count) first.pop()
	}
	const least = first.length < count ? Number.NEGATIVE_INFINITY : (first.at(-1) ?? 0)
	return new Map([...all].filter(([, value]) => by(value) >= least))
}
