// Results that pictures ask for again: a color changes, the outlines of the letters stay.

/** The results of `make` for the last keys, at most `size`; a map of its own, since browsers load this. */
export function lately<Result>(size: number) {
	const results = new Map<string, Result>()
	return (key: string, make: () => Result): Result => {
		const known = results.get(key)
		const result = known ?? make()
		// The last one asked for goes last.
		results.delete(key)
		results.set(key, result)
		const [oldest] = results.keys()
		if (results.size > size && oldest !== undefined) results.delete(oldest)
		return result
	}
}

/** One value for each object, made when it is first asked for and dropped with the object. */
export function ofEach<Owner extends object, Value>(make: (owner: Owner) => Value) {
	const values = new WeakMap<Owner, Value>()
	return (owner: Owner): Value => {
		const known = values.get(owner)
		if (known !== undefined) return known
		const value = make(owner)
		values.set(owner, value)
		return value
	}
}
