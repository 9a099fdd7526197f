// How an order ships and is taxed: the methods offered, what each costs, and the rate of the destination.
import type { PickUpPlace, ShippingMethod, ShippingRules, TaxRules } from '../delivery-schemas.ts'
import type { PriceList, Terms } from '../schemas.ts'

/** Sales tax of the specification: the standard rate, wherever an order goes. */
export const specTax: TaxRules = { collect: 'everywhere', states: [], onShipping: false }

const standardId = 'standard'
/** Shipping of the specification (§9). */
export const specShipping: ShippingRules = {
	methods: [
		{
			id: standardId,
			name: 'Standard',
			days: { least: 3, most: 5 },
			rate: { kind: 'standard' },
			isActive: true,
			states: [],
		},
	],
}

/** A single checkout pays shipping and tax; a team order ships to the school for free and pays only tax. */
export type Delivery = {
	isTaxExempt: boolean
	/** Number of the certificate that exempts the buyer. */
	certificate?: string | null
	isFree?: boolean
	/** Where it goes; absent while unknown: the sum is an estimate. */
	state?: string
	/** Id of the chosen method; absent for the cheapest one. */
	method?: string
}

/** What the price of a method may depend on. */
export type Parcel = {
	ounces: number
	/** After discounts. */
	goodsCents: number
}

/** The part of a price list that a delivery is priced with. */
export type DeliveryPrices = Pick<PriceList, 'taxBp' | 'shippingCents' | 'tax' | 'shipping'>

type Bands = readonly { from: number; cents: number }[]
const inBand = (bands: Bands, amount: number): number =>
	bands.findLast(({ from }) => amount >= from)?.cents ?? 0

export function shippingCentsOf(
	{ rate }: Pick<ShippingMethod, 'rate'>,
	parcel: Parcel,
	{ shippingCents }: Pick<PriceList, 'shippingCents'>,
): number {
	switch (rate.kind) {
		case 'standard':
			return shippingCents
		case 'flat':
			return rate.cents
		case 'weight':
			return inBand(rate.bands, parcel.ounces)
		case 'sum':
			return inBand(rate.bands, parcel.goodsCents)
		case 'pick-up':
			return 0
	}
}

export type Quote = {
	id: string
	name: string
	cents: number
	days: ShippingMethod['days']
	/** Null for a method that ships. */
	place: PickUpPlace | null
}

/** The methods offered there, the cheapest first, pick-up last; without a state those of any state. */
export const quotesFor = (parcel: Parcel, prices: DeliveryPrices, state?: string): Quote[] =>
	prices.shipping.methods
		.filter(({ isActive, states, rate }) => {
			const isNear = rate.kind === 'pick-up' || states.length === 0 || !state || states.includes(state)
			return isActive && isNear
		})
		.map((method) => ({
			id: method.id,
			name: method.name,
			cents: shippingCentsOf(method, parcel, prices),
			days: method.days,
			place: method.rate.kind === 'pick-up' ? method.rate.place : null,
		}))
		.toSorted(
			(one, other) => Number(one.place !== null) - Number(other.place !== null) || one.cents - other.cents,
		)

/** The chosen method, else the first one that is offered; undefined when the chosen one is not offered there. */
export const chosenQuote = (quotes: readonly Quote[], method?: string): Quote | undefined =>
	method ? quotes.find(({ id }) => id === method) : quotes[0]

/** The rate where an order goes; 0 where no tax is collected. Without a state, the standard rate is the estimate. */
export function taxBpIn({ tax, taxBp }: Pick<PriceList, 'tax' | 'taxBp'>, state?: string): number {
	if (tax.collect === 'everywhere' || !state) return taxBp
	return tax.states.find((one) => one.state === state)?.bp ?? 0
}

function taxName({ isTaxExempt, certificate, state }: Delivery, { collect }: TaxRules): string {
	if (isTaxExempt) return certificate ? `Sales tax, exempt: certificate ${certificate}` : 'Sales tax'
	if (collect === 'everywhere') return 'Sales tax'
	return state ? `Sales tax ${state}` : 'Estimated sales tax'
}

/** The tax of an order that goes there. */
export const taxTerms = (
	delivery: Delivery,
	prices: Pick<PriceList, 'tax' | 'taxBp'>,
): Pick<Terms, 'taxBp'> & Required<Pick<Terms, 'tax'>> => ({
	taxBp: delivery.isTaxExempt ? 0 : taxBpIn(prices, delivery.state),
	tax: {
		name: taxName(delivery, prices.tax),
		isExempt: delivery.isTaxExempt,
		certificate: delivery.isTaxExempt ? (delivery.certificate ?? null) : null,
		onShipping: prices.tax.onShipping,
	},
})

export type DeliveryTerms = Pick<Terms, 'shippingCents' | 'taxBp' | 'tax' | 'method'>

/** Shipping and tax of a delivery. A pick-up is taxed where it is fetched. */
export function deliveryTerms(delivery: Delivery, prices: DeliveryPrices, parcel: Parcel): DeliveryTerms {
	if (delivery.isFree) return { shippingCents: 0, ...taxTerms(delivery, prices) }
	const quote = chosenQuote(quotesFor(parcel, prices, delivery.state), delivery.method)
	const { name, id, cents, place } = quote ?? { name: 'Standard', id: standardId, cents: 0, place: null }
	const state = place?.state ?? delivery.state
	return {
		shippingCents: cents,
		...taxTerms({ ...delivery, ...(state !== undefined && { state }) }, prices),
		method: { id, name, pickUpHours: place ? place.hours : null },
	}
}

/** The buyer fetches it. */
export const isPickUp = ({ method }: { method?: Terms['method'] | null }): boolean =>
	method ? method.pickUpHours !== null : false

/** The name of shipping in a sum. */
export const shippingName = (method: Terms['method']): string => {
	if (method && isPickUp({ method })) return `Pick-up, ${method.name}`
	return method && method.id !== standardId ? `Shipping, ${method.name}` : 'Shipping'
}

/** Whether shipping or tax can differ once the address is known. */
export const isEstimate = ({ tax, shipping }: Pick<PriceList, 'tax' | 'shipping'>): boolean =>
	tax.collect === 'states' || shipping.methods.filter(({ isActive }) => isActive).length > 1
