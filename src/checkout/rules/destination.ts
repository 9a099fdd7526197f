// Where an order of a single checkout goes, and how.
import type { Cart } from '#cart/rules/view.ts'
import type { Address } from '#kit/address.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { chosenQuote, quotesFor } from '#pricing/rules/delivery.ts'
import type { CheckoutForm, SingleErrors } from '../schemas.ts'

export type Destination = {
	/** Of a pick-up the place, with the name of the person who fetches it. */
	shipTo: Address
	state: string
	/** Empty for the usual one. */
	method: string
	errors: SingleErrors
}

/** The address, or what is wrong with the way of shipping. */
export function destinationOf(
	{ delivery: { parcel, prices } }: Pick<Cart, 'delivery'>,
	{ shipTo, method, isPickUp }: Pick<CheckoutForm, 'shipTo' | 'method' | 'isPickUp'>,
): Destination {
	const quote = chosenQuote(quotesFor(parcel, prices, shipTo.state || undefined), method)
	const { state } = shipTo
	if (!quote || (quote.place !== null) !== isPickUp)
		return { shipTo, state, method, errors: { method: orderMessages.notShipped(isPickUp ? '' : state) } }
	if (!quote.place) return { shipTo, state, method, errors: {} }
	const { hours: _hours, ...place } = quote.place
	return { shipTo: { ...shipTo, ...place, line2: '' }, state: place.state, method, errors: {} }
}
