// Paging of a long list: "Load more" inside a page, then the next page.
import { showMost, showStep, type Filters } from './filters.ts'

export type Paging = {
	offset: number
	limit: number
	/** The state that shows more; undefined at the end of the list. */
	next: { kind: 'more' | 'page'; count: number; filters: Filters } | undefined
	previous: Filters | undefined
}

/** The filters, moved to the last page when theirs does not exist. */
export function onExistingPage(filters: Filters, total: number): Filters {
	const last = Math.max(1, Math.ceil(total / showMost))
	return filters.page > last ? { ...filters, page: last } : filters
}

function nextOf(filters: Filters, left: number): Paging['next'] {
	if (left <= 0) return undefined
	if (filters.show < showMost) {
		const show = filters.show + showStep
		return { kind: 'more', count: Math.min(showStep, left), filters: { ...filters, show } }
	}
	const page = { ...filters, show: showStep, page: filters.page + 1 }
	return { kind: 'page', count: Math.min(showMost, left), filters: page }
}

/** Which rows to read and where the links lead. Expects an existing page. */
export function pagingOf(filters: Filters, total: number): Paging {
	const offset = (filters.page - 1) * showMost
	return {
		offset,
		limit: filters.show,
		next: nextOf(filters, total - offset - filters.show),
		previous: filters.page > 1 ? { ...filters, page: filters.page - 1, show: showMost } : undefined,
	}
}
