// The sums of a checkout for the address and the shipping method that are chosen.
import { useState } from 'react'
import { chosenQuote, deliveryTerms, quotesFor } from '#pricing/rules/delivery.ts'
import { exempted, withDelivery } from '#pricing/rules/totals.ts'
import { methodValue } from '../schemas.ts'
import type { CheckoutAnswer, CheckoutView } from '../views.ts'
import { useAskedTax, usePlace } from './use-asked-tax.ts'

/** Without scripts it stays as the server rendered it: for what was typed, else the latest address. */
export function useDelivery(view: CheckoutView, answer: CheckoutAnswer | undefined) {
	const { place: typed, setPlace } = usePlace(answer?.typed, view.addresses)
	const [method, setMethod] = useState(answer?.typed.method ?? '')
	const { parcel, prices } = view.delivery
	const { state } = typed
	const quotes = quotesFor(parcel, prices, state || undefined)
	const chosen = quotes.find((quote) => methodValue(quote) === method) ?? chosenQuote(quotes)
	const tax = useAskedTax(
		chosen?.place ?? typed,
		prices,
		answer?.tax ? [...view.taxes, answer.tax] : view.taxes,
	)
	const delivery = {
		isTaxExempt: false,
		...(state !== '' && { state }),
		...(chosen && { method: chosen.id }),
		...(tax?.asked && { asked: tax.asked }),
	}
	const totals = withDelivery(view.totals, deliveryTerms(delivery, prices, parcel))
	const exemptTotals = view.exemptTotals && exempted(totals)
	const isChoice = quotesFor(parcel, prices).length > 1
	const taxProblem = tax?.problem ?? null
	return {
		shown: { ...view, totals, exemptTotals },
		quotes,
		chosen,
		state,
		setPlace,
		setMethod,
		isChoice,
		taxProblem,
	}
}
