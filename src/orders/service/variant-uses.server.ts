// Which open orders have sizes of products.
import type { ServiceContext } from '#database/context.server.ts'
import { openOrdersWith } from '../store/variant-uses.server.ts'

/** Orders that wait or are made, by the size that they have. */
export const openOrdersOf = ({ db }: Pick<ServiceContext, 'db'>, variantIds: readonly string[]) =>
	openOrdersWith(db, variantIds)
