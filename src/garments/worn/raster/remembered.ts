// Remembers results within a limit of memory; the least recently used go first.

export type Memory<Value> = {
	get: (key: string, make: () => Value) => Value
	bytes: () => number
	clear: () => void
}

export function createMemory<Value>(limitBytes: number, sizeOf: (value: Value) => number): Memory<Value> {
	const known = new Map<string, Value>()
	let bytes = 0
	const forget = (key: string) => {
		const value = known.get(key)
		if (value !== undefined && known.delete(key)) bytes -= sizeOf(value)
	}
	return {
		get(key, make) {
			const value = known.get(key) ?? make()
			forget(key)
			known.set(key, value)
			bytes += sizeOf(value)
			for (const oldest of known.keys()) {
				if (bytes <= limitBytes) break
				forget(oldest)
			}
			return value
		},
		bytes: () => bytes,
		clear() {
			known.clear()
			bytes = 0
		},
	}
}
