// Fails the build for a route without an access rule.
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { accessTable } from '../policies.ts'

type Address = { pattern: string; file: string }

const joined = (parent: string, path = '') => `${parent}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')

/** An optional last segment makes two addresses. */
const spelledOut = (pattern: string): string[] =>
	pattern.endsWith('?') ? [pattern.slice(0, pattern.lastIndexOf('/')), pattern.slice(0, -1)] : [pattern]

/** Every address of the entries, with its file. Layouts without a path have none. */
export function addressesOf(entries: readonly RouteConfigEntry[], parent = '/'): Address[] {
	return entries.flatMap(({ path, index, file, children = [] }) => {
		const pattern = joined(parent, path)
		const own = path !== undefined || index === true ? spelledOut(pattern) : []
		return [...own.map((one) => ({ pattern: one, file })), ...addressesOf(children, pattern)]
	})
}

/** `/account/*` covers `/account` and everything below; the catch-all `*` covers only itself. */
export function covers(row: string, pattern: string): boolean {
	const address = row === '*' ? '/*' : row
	if (address === pattern) return true
	const stem = address.endsWith('/*') && address !== '/*' ? address.slice(0, -2) : undefined
	return stem !== undefined && (pattern === stem || pattern.startsWith(`${stem}/`))
}

/** @throws Error naming the first route that the table does not list */
export function assertEveryRouteIsListed(entries: readonly RouteConfigEntry[]): void {
	for (const { pattern, file } of addressesOf(entries)) {
		if (!accessTable.some((row) => covers(row.pattern, pattern)))
			throw new Error(
				`The route ${pattern} (${file}) is not in src/accounts/policies.ts: say there who may open it.`,
			)
	}
}
