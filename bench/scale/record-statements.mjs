// Loaded into the shop before its own code (`node --import`): appends every statement that it sends to PostgreSQL, with
// its values and its time in milliseconds, to the file that STATEMENTS_FILE names, one JSON document a line.
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const file = process.env.STATEMENTS_FILE
const { prototype } = pg.Client
const original = Object.getOwnPropertyDescriptor(prototype, 'query')?.value

function record(given, startedAt) {
	const [first, second] = given
	const text = typeof first === 'string' ? first : first?.text
	if (typeof text !== 'string' || file === undefined) return
	const values = Array.isArray(second) ? second : (first?.values ?? [])
	appendFileSync(file, `${JSON.stringify({ text, values, ms: performance.now() - startedAt })}\n`)
}

prototype.query = function recordedQuery(...given) {
	const startedAt = performance.now()
	const last = given.at(-1)
	if (typeof last === 'function') {
		given[given.length - 1] = (...answer) => {
			record(given, startedAt)
			last(...answer)
		}
		return Reflect.apply(original, this, given)
	}
	const answer = Reflect.apply(original, this, given)
	if (answer instanceof Promise)
		answer.then(
			() => record(given, startedAt),
			() => {},
		)
	return answer
}
