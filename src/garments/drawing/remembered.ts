// Geometry depends on the cut, not on the colors: it is worked out once per cut and kept. Results are the same with
// or without memory; the cuts are the few that the templates' styles can name.

/** Remembers what a pure function made of an object, for as long as the object lives. */
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

/** The same for plain data: equal data gives the very same result. */
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
