// Filters of the board in its URL.
import { z } from 'zod'
import { boardColumns, dueGroups } from './floor.ts'

export const methodChoices = ['screen', 'embroidery', 'tackle_twill', 'none'] as const

const BoardFilters = z.object({
	status: z.enum(boardColumns).optional().catch(undefined),
	method: z.enum(methodChoices).optional().catch(undefined),
	/** Id of a portal; `none` for orders of the shop itself. */
	portal: z
		.string()
		.regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
		.optional()
		.catch(undefined),
	due: z.enum(dueGroups).optional().catch(undefined),
	/** Page of a single column, from 1. */
	page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type BoardFilters = z.infer<typeof BoardFilters>

/** Invalid values are ignored. */
export const filtersIn = (query: URLSearchParams): BoardFilters =>
	BoardFilters.parse(Object.fromEntries(query))

/** The address of the board with these filters; omits page 1. */
export function boardHref(filters: Partial<BoardFilters>): string {
	const query = new URLSearchParams()
	for (const [name, value] of Object.entries(filters))
		if (value !== undefined && value !== '' && !(name === 'page' && value === 1))
			query.set(name, String(value))
	const text = query.toString()
	return text === '' ? '/production' : `/production?${text}`
}

export const isFiltered = ({ method, portal, due }: BoardFilters): boolean =>
	method !== undefined || portal !== undefined || due !== undefined
