// The history of a product's stock, for staff.
import type { ServiceContext } from '#database/context.server.ts'
import { assertCan } from '#policies/policy.ts'
import { catalogPolicy } from '../policies.ts'
import { movementCursorIn, movementCursorOf } from '../rules/movements.ts'
import { movementsOf, type MovementsAsked } from '../store/stock.server.ts'

export const movementsPerPage = 50

/** One page, newest first, in one statement. @param before as `older` of the page before. @throws Refusal forbidden */
export async function movementsForStaff(
	context: ServiceContext,
	{ before, ...asked }: Pick<MovementsAsked, 'productId' | 'size'> & { before: string | null },
) {
	assertCan(context, catalogPolicy, 'read')
	const rows = await movementsOf(context.db, {
		...asked,
		before: movementCursorIn(before),
		limit: movementsPerPage + 1,
	})
	const movements = rows.slice(0, movementsPerPage)
	const last = movements.at(-1)
	return { movements, older: rows.length > movementsPerPage && last ? movementCursorOf(last) : null }
}
