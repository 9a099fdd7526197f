// Which carts have sizes of products.
import type { ServiceContext } from '#database/context.server.ts'
import { cartsWith } from '../store/variant-uses.server.ts'

/** Carts by the size that they have. */
export const cartsOf = ({ db }: Pick<ServiceContext, 'db'>, variantIds: readonly string[]) =>
	cartsWith(db, variantIds)
