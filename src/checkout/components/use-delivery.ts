// The sums of a checkout for the address and the shipping method that are chosen.
import { useState } from 'react'
import { chosenQuote, deliveryTerms, quotesFor } from '#pricing/rules/delivery.ts'
import { exempted, withDelivery } from '#pricing/rules/totals.ts'
import { methodValue, type TypedSingle } from '../schemas.ts'
import type { CheckoutView } from '../views.ts'

/** Without scripts it stays as the server rendered it: for what was typed, else the latest address. */
export function useDelivery(view: CheckoutView, typed: TypedSingle | undefined) {
	const [state, setState] = useState(typed?.state ?? view.addresses[0]?.address.state ?? '')
	const [method, setMethod] = useState(typed?.method ?? '')
	const { parcel, prices } = view.delivery
	const quotes = quotesFor(parcel, prices, state || undefined)
	const chosen = quotes.find((quote) => methodValue(quote) === method) ?? chosenQuote(quotes)
	const delivery = {
		isTaxExempt: false,
		...(state !== '' && { state }),
		...(chosen && { method: chosen.id }),
	}
	const totals = withDelivery(view.totals, deliveryTerms(delivery, prices, parcel))
	const exemptTotals = view.exemptTotals && exempted(totals)
	const isChoice = quotesFor(parcel, prices).length > 1
	return { shown: { ...view, totals, exemptTotals }, quotes, chosen, state, setState, setMethod, isChoice }
}
