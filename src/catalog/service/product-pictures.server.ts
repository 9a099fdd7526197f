// A picture of a product for other pages, by what staff call it.
import type { ServiceContext } from '#database/context.server.ts'
import { picturesBySku } from '../store/products.server.ts'

/**
 * The hash of a product's first picture, or of its first in one color; in any state of the product. One statement.
 * @param name `FH-FB210`, or with the id of a colorway `FH-FB210/navy-gold`; a SKU may have slashes itself
 * @returns undefined when there is none
 */
export async function productPicture(
	{ db }: Pick<ServiceContext, 'db'>,
	name: string,
): Promise<string | undefined> {
	const typed = name.toLowerCase()
	const slash = typed.lastIndexOf('/')
	const stem = slash > 0 ? typed.slice(0, slash) : typed
	const found = new Map(
		(await picturesBySku(db, [...new Set([typed, stem])])).map(({ sku, images }) => [sku, images]),
	)
	const whole = found.get(typed)
	if (whole) return whole[0]?.hash
	return found.get(stem)?.find(({ colorway }) => colorway === typed.slice(slash + 1))?.hash
}
