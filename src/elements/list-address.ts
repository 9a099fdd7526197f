// Which address a filter form stands for. Pure: the element reads the form and asks the server.

export type FormEntry = { name: string; value: string; fallback: string | undefined }

/** The form's address with empty fields and fields at their default left out; a browser would send them all. */
export function listAddress(path: string, entries: readonly FormEntry[]): string {
	const params = new URLSearchParams()
	for (const { name, value, fallback } of entries) {
		const text = value.trim()
		if (text !== '' && text !== fallback) params.append(name, text)
	}
	const query = params.toString()
	return query ? `${path}?${query}` : path
}

/** What is said when a list has changed. After "Load more" it says how far the list goes now. */
export const listMessage = (summary: string, shown: number, isMore: boolean): string =>
	isMore ? `${shown} of ${summary} shown` : summary
