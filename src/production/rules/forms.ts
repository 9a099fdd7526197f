// Forms of the production pages, and the filters of the board in its URL.
import { z } from 'zod'
import { productionMethods } from '#garments/template.ts'
import { ownWords } from '#orders/schemas.ts'
import type { PartUnits } from '#shipping/rules/part.ts'
import { ShipmentInput } from '#shipping/schemas.ts'
import { boardColumns, dueGroups, floorMoves } from './floor.ts'

export const methodChoices = [...productionMethods, 'none'] as const
/** Whose orders: those of teams, or those of the shop itself. */
export const orderChoices = ['team', 'shop'] as const
export const longestTeam = 80

const BoardFilters = z.object({
	status: z.enum(boardColumns).optional().catch(undefined),
	method: z.enum(methodChoices).optional().catch(undefined),
	orders: z.enum(orderChoices).optional().catch(undefined),
	/** Words of a team: of its name, school, season or sport. */
	team: z.string().trim().min(1).max(longestTeam).optional().catch(undefined),
	/** Id of a portal. */
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

export const isFiltered = ({ method, orders, team, portal, due }: BoardFilters): boolean =>
	[method, orders, team, portal, due].some((filter) => filter !== undefined)

/** A reason or a note. */
const words = ownWords(300)

export const MoveForm = z.object({
	intent: z.literal('move'),
	job: z.string(),
	move: z.enum(floorMoves),
	why: words,
	/** The job of the adjacent card on the board. */
	beside: z.uuid().optional().catch(undefined),
})
export type MoveForm = z.infer<typeof MoveForm>

export const NoteForm = z.object({ intent: z.literal('note'), why: words })

export const OrderForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('all'), move: z.enum(floorMoves) }),
	z.object({
		intent: z.literal('scan'),
		code: z.string().max(300).default(''),
		/** Id of the scan, set by the page. */
		once: z.uuid().optional().catch(undefined),
	}),
	ShipmentInput.extend({ intent: z.literal('ship') }),
	// With a number of pieces for each line: see `partIn`.
	ShipmentInput.extend({ intent: z.literal('ship_part') }).catchall(z.string().max(200)),
	z.object({ intent: z.literal('deliver') }),
])
export type OrderForm = z.infer<typeof OrderForm>

/** The field name for the pieces of a line. */
export const piecesField = (position: number): string => `pieces-${position}`

/** Pieces of each line in a submitted form. */
export const partIn = (fields: Readonly<Record<string, unknown>>): PartUnits[] =>
	Object.entries(fields).flatMap(([name, value]) => {
		const position = /^pieces-(\d{1,4})$/.exec(name)?.[1]
		const quantity = /^\d{1,4}$/.exec(String(value))?.[0]
		return position === undefined || quantity === undefined
			? []
			: [{ position: Number(position), quantity: Number(quantity) }]
	})
