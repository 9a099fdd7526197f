// The URL of a filter form. Pure: the element reads the form and sends the request.

export type FormEntry = { name: string; value: string; fallback: string | undefined }

/** The form's URL without empty fields and defaults; a browser would send them all. */
export function listAddress(path: string, entries: readonly FormEntry[]): string {
	const params = new URLSearchParams()
	for (const { name, value, fallback } of entries) {
		const text = value.trim()
		if (text !== '' && text !== fallback) params.append(name, text)
	}
	const query = params.toString()
	return query ? `${path}?${query}` : path
}

/** The announcement after a list changed. After "Load more" it says how many items are shown. */
export const listMessage = (summary: string, shown: number, isMore: boolean): string =>
	isMore ? `${shown} of ${summary} shown` : summary
