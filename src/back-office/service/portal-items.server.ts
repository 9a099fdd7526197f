// A catalog entry's design is changed: orders placed before keep theirs, and staff is asked first.
import type { ServiceContext } from '#database/context.server.ts'
import { openOrdersBut } from '#orders/service/find.server.ts'
import { catalogOf, saveItem, type CatalogStep, type ItemChange } from '#portals/service/catalog.server.ts'

const mostShown = 20

/**
 * Saves the entry, unless its design changes while orders with another one are open: those are answered, and nothing is
 * saved until `isConfirmed`.
 * @throws Refusal forbidden, not_found, invalid, conflict
 */
export async function saveItemOrAsk(
	context: ServiceContext,
	change: CatalogStep & ItemChange & { isConfirmed: boolean },
): Promise<Awaited<ReturnType<typeof openOrdersBut>> | null> {
	const { isConfirmed, ...saved } = change
	const { portalId, itemId, design } = saved
	const item = (await catalogOf(context, portalId)).items.find(({ id }) => id === itemId)
	const isOther =
		item !== undefined &&
		(item.designId !== (design?.id ?? null) || item.designVersion !== (design?.version ?? null))
	if (isOther && !isConfirmed) {
		const asked = { portalId, itemId, productId: item.productId }
		const open = await openOrdersBut(context, asked, { design, limit: mostShown })
		if (open.total > 0) return open
	}
	await saveItem(context, saved)
	return null
}
