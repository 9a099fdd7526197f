// Forms as the provider's API takes them: `line_items[0][price_data][currency]=usd`.
import { invalidRequest } from './errors.ts'

export type FormValue = string | FormValue[] | { [name: string]: FormValue }
type Branch = Map<string, string | Branch>

const deepest = 8

function partsOf(name: string): string[] {
	const [, stem = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
	const parts = [stem, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)]
	if (stem === '' || parts.length > deepest) throw invalidRequest(`Invalid parameter name: ${name}`)
	return parts
}

function put(branch: Branch, [first = '', ...rest]: string[], value: string): void {
	const key = first === '' ? String(branch.size) : first
	if (rest.length === 0) {
		branch.set(key, value)
		return
	}
	const present = branch.get(key)
	const next: Branch = present instanceof Map ? present : new Map()
	branch.set(key, next)
	put(next, rest, value)
}

function grown(branch: Branch): FormValue {
	const entries = [...branch].map(([name, value]): [string, FormValue] => [
		name,
		typeof value === 'string' ? value : grown(value),
	])
	const isList = entries.every(([name], at) => name === String(at))
	return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** Names with indexes from 0, or with empty brackets, are lists. @throws ApiError for a malformed name */
export function readForm(body: string): Record<string, FormValue> {
	const fields = [...new URLSearchParams(body)]
	const root: Branch = new Map()
	for (const [name, value] of fields) put(root, partsOf(name), value)
	return Object.fromEntries(
		[...root].map(([name, value]) => [name, typeof value === 'string' ? value : grown(value)]),
	)
}
