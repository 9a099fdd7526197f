// Which page of a list an address asks for.

/** From 1; whatever is no page is the first. */
export function pageOf(query: URLSearchParams): number {
	const text = query.get('page') ?? ''
	return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
