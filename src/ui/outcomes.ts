// The outcome of an action in the address of the next page: a code, whose text is in a table of the page's module.
import type { ToastMessage } from './toast.tsx'

/** The address with these parameters; its own query and fragment stay. */
export function withQuery(address: string, more: Readonly<Record<string, string>>): string {
	const [before = '', place] = address.split('#', 2)
	const joint = before.includes('?') ? '&' : '?'
	return `${before}${joint}${new URLSearchParams(more)}${place === undefined ? '' : `#${place}`}`
}

/** The code under this name; undefined when the table has none such. */
export function codeIn<Code extends string>(
	query: URLSearchParams,
	table: Readonly<Record<Code, unknown>>,
	name = 'done',
): Code | undefined {
	const code = query.get(name) ?? ''
	// Cast: the table has the code.
	return Object.hasOwn(table, code) ? (code as Code) : undefined
}

/** The title of a success, or a whole toast. */
type Outcome = string | (Partial<ToastMessage> & Pick<ToastMessage, 'title'>)

/** The toast of the outcome in this address; none without one. */
export function doneToasts<Code extends string>(
	query: URLSearchParams,
	table: Readonly<Record<Code, Outcome>>,
): ToastMessage[] {
	const code = codeIn(query, table)
	if (code === undefined) return []
	const outcome: Outcome = table[code]
	return [{ id: code, tone: 'success', ...(typeof outcome === 'string' ? { title: outcome } : outcome) }]
}

export const refusedToast = (title: string, detail: string) =>
	({ id: 'refused', tone: 'error', title, detail }) as const satisfies ToastMessage
