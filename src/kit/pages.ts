// Pages of a list, counted from 1.

/** The page number in an address; 1 when it is missing or invalid. */
export const pageIn = (text: string | null | undefined): number =>
	/^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1

/** The existing page nearest to the requested one. */
export function pageOf(
	requested: number,
	total: number,
	perPage: number,
): { page: number; pages: number; offset: number } {
	const pages = Math.max(1, Math.ceil(total / perPage))
	const page = Math.min(Math.max(1, Math.trunc(requested) || 1), pages)
	return { page, pages, offset: (page - 1) * perPage }
}
