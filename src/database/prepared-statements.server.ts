// Prepares frequent statements once for each connection: parsing and planning one costs more than running it by primary key.

/** `all` statements, or only `insertions` of given values, whose plan reads no table. */
export type Preparation = 'all' | 'insertions'

/** Statements that a connection keeps prepared, and as many texts more of which it only knows that they were sent. */
const mostPrepared = 300
/** A kept plan is older than the table it was made for by at most this. */
const plansKeptMs = 60_000

const insertionOfValues =
	/^\s*insert into "?\w+"? \([^()]*\) (?:values|select [\w", ]+ from jsonb_populate_recordset)\b/

type Config = { text: string; name?: string | undefined; values?: unknown }

const isConfig = (query: unknown): query is Config =>
	typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'

/** Without values a text may hold several commands, which cannot be prepared. */
const hasValues = (values: unknown): boolean => Array.isArray(values) && values.length > 0

/** Names are never used again: on the embedded engine, connections follow each other in one session. */
let lastNumber = 0

type Sender = {
	/** Sends a statement of our own ahead of the one that is being prepared. */
	send: (statement: string) => Promise<unknown>
	/** The texts of what the driver has prepared, by name: a name is absent when preparing it failed. */
	prepared: Record<string, string>
}

/**
 * Makes the function that a connection's statements go through before they are sent: it names a statement from the
 * second time its text is sent. The least recently used are forgotten.
 */
export function preparing(
	preparation: Preparation,
	{ send, prepared }: Sender,
): (given: unknown[]) => unknown[] {
	/** By text, the least recently used first; null after the first time. */
	const names = new Map<string, string | null>()
	let plannedAt = performance.now()
	// A failed transaction refuses it; the statements behind it say why.
	const sendAhead = (statement: string) => void send(statement).catch(() => undefined)

	function forgetOne(): void {
		const [[text, name] = []] = names
		if (text !== undefined) names.delete(text)
		// What is not there cannot be deallocated: that would end the transaction around it.
		if (!name || prepared[name] === undefined) return
		sendAhead(`deallocate ${name}`)
		delete prepared[name]
	}

	function nameOf(text: string): string | null {
		const known = names.get(text)
		const name = known === null ? `prepared_${(lastNumber += 1)}` : (known ?? null)
		names.delete(text)
		names.set(text, name)
		if (names.size > mostPrepared) forgetOne()
		return name
	}

	return (given) => {
		const [query, ...others] = given
		if (!isConfig(query) || query.name !== undefined) return given
		if (!hasValues(query.values ?? others[0])) return given
		if (preparation === 'insertions' && !insertionOfValues.test(query.text)) return given
		const name = nameOf(query.text)
		if (name === null) return given
		if (performance.now() - plannedAt > plansKeptMs) {
			plannedAt = performance.now()
			sendAhead('discard plans')
		}
		return [{ ...query, name }, ...others]
	}
}
