// Which colors and sizes of a product the catalogs of portals name.
import type { ServiceContext } from '#database/context.server.ts'
import { itemsWith } from '../store/product-uses.server.ts'

/** By portal; null where the catalog offers all of them. */
export const itemsNaming = async ({ db }: Pick<ServiceContext, 'db'>, productId: string) =>
	(await itemsWith(db, productId)).map(({ designColorway, colorways, ...item }) => ({
		...item,
		colorways: designColorway === null ? colorways : [...(colorways ?? []), designColorway],
	}))
