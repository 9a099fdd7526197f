// What stands in the address of the board.
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
	/** Of one column alone, from 1. */
	page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type BoardFilters = z.infer<typeof BoardFilters>

/** Whatever makes no sense is as if it were not there. */
export const filtersIn = (query: URLSearchParams): BoardFilters =>
	BoardFilters.parse(Object.fromEntries(query))

/** The address of the board with these filters; the first page is not named. */
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
