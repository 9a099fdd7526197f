// Spans of database statements: their text without values, their operation and their first table.
import type { ClientBase } from 'pg'
import { inChildSpan, isInsideSpan, isTracing, type NewSpan } from './spans.server.ts'

const longestText = 2_000
/** Strings, dollar-quoted ones too: our own statements have parameters, those of the queue also literals. */
const literals = /'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g
const firstTable = /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"?\w+"?\.)?"?\w+"?)/i

/** The text of a statement, with `?` for every literal. */
export const shownStatement = (text: string): string =>
	text.replaceAll(literals, '?').replaceAll(/\s+/g, ' ').trim().slice(0, longestText)

const textOf = (query: unknown): string => {
	if (typeof query === 'string') return query
	return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** The span of a statement. */
export function statementSpan(query: unknown): NewSpan {
	const text = shownStatement(textOf(query))
	const operation = (/^\w+/.exec(text)?.[0] ?? 'statement').toUpperCase()
	const table = firstTable.exec(text)?.[1]?.replaceAll('"', '')
	return {
		name: table ? `${operation} ${table}` : operation,
		kind: 'client',
		attributes: {
			'db.system.name': 'postgresql',
			'db.operation.name': operation,
			'db.query.text': text,
			...(table && { 'db.collection.name': table }),
		},
	}
}

/** Runs a statement in a span of its own; outside a request and a job it only runs. */
export const inStatement = <Result>(query: unknown, work: () => Result): Result =>
	isInsideSpan() ? inChildSpan(statementSpan(query), work) : work()

/**
 * Spans for the statements of transactions, which use a connection of their own. The pool's statements pass a callback to
 * their connection, in the chain of calls that freed it: they have their span from the pool.
 */
export function traceStatements(client: ClientBase): void {
	if (!isTracing()) return
	const query = client.query.bind(client) as (...given: unknown[]) => unknown
	client.query = ((...given: unknown[]) =>
		typeof given.at(-1) === 'function'
			? query(...given)
			: inStatement(given[0], () => query(...given))) as typeof client.query
}
