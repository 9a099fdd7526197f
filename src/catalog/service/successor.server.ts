// The product that takes the place of one that is no longer sold.
import type { ServiceContext } from '#database/context.server.ts'
import { isUuid } from '#kit/uuid.ts'
import { soldSports } from '#shop-settings/service/shop.server.ts'
import { isWithheld } from '#sports/sports.ts'
import { nearestOfGarment, productFacts } from '../store/successors.server.ts'

export type Successor = {
	id: string
	/** Brand and model of the product that it replaces. */
	replaced: string
}

/** A published product of the same sport and garment that takes designs, the nearest in price; undefined without one. */
export async function successorOf(
	{ db }: Pick<ServiceContext, 'db'>,
	productId: string,
): Promise<Successor | undefined> {
	const gone = isUuid(productId) ? await productFacts(db, productId) : undefined
	if (!gone || isWithheld(soldSports(), gone.sport)) return undefined
	const found = await nearestOfGarment(db, gone)
	return found && { id: found.id, replaced: `${gone.brand} ${gone.model}` }
}
