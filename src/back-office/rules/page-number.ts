// The page number of a list, from its URL.

/** From 1; invalid values mean page 1. */
export function pageOf(query: URLSearchParams): number {
	const text = query.get('page') ?? ''
	return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
