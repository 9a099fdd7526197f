// Where families order a design.
import type { ServiceContext } from '#database/context.server.ts'
import { orderAddressIn, type OrderAddress } from '../rules/order-address.ts'
import { openItemsWithDesigns } from '../store/items.server.ts'

/** Of a design with all its pieces; undefined while no portal takes orders for it. The caller authorizes. */
export const orderAddressOf = async (
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	designIds: readonly string[],
): Promise<OrderAddress | undefined> => orderAddressIn(await openItemsWithDesigns(db, designIds), now)
