// Memoization of geometry, which depends on the cut, not on the colors. Results are the same with or without it; the
// templates' styles allow only a few cuts.

/** Memoizes a pure function by its object argument, for the object's lifetime. */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
	const known = new WeakMap<Key, Value>()
	return (key) => {
		const old = known.get(key)
		if (old !== undefined) return old
		const value = make(key)
		known.set(key, value)
		return value
	}
}

/** The same for plain data: equal data returns the identical result. */
export function rememberedByContent<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
	const known = new Map<string, Value>()
	return (key) => {
		const text = JSON.stringify(key)
		const old = known.get(text)
		if (old !== undefined) return old
		const value = make(key)
		known.set(text, value)
		return value
	}
}
