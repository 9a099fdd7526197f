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
	/** Of the place, where a tax service is asked; absent while unknown: the tax is an estimate. */
	asked?: PlaceTax
}

/** The tax of a place. */
export type PlaceTax = { bp: number; onShipping: boolean }

/** What was asked of a tax service, and what came of it. */
export type AskedTax = {
	state: string
	/** Five digits. */
	zip: string
	/** Null where the owner's table decides, and with a problem. */
	asked: PlaceTax | null
	/** Why the tax of the place cannot be computed now, for the buyer. */
	problem: string | null
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

type TaxPrices = Pick<PriceList, 'tax' | 'taxBp'>

/** The owner's rate of a state; undefined in one that is not listed. */
export function listedTax({ tax, taxBp }: TaxPrices, state: string): PlaceTax | undefined {
	const { collect, states, onShipping } = tax
	const bp = collect === 'everywhere' ? taxBp : states.find((one) => one.state === state)?.bp
	return bp === undefined ? undefined : { bp, onShipping }
}

/** The tax of a known place; undefined while it is an estimate. */
function placeTax({ state, asked }: Delivery, prices: TaxPrices): PlaceTax | undefined {
	if (prices.tax.service) return asked
	if (prices.tax.collect === 'everywhere') return listedTax(prices, '')
	if (!state) return undefined
	return listedTax(prices, state) ?? { bp: 0, onShipping: prices.tax.onShipping }
}

/** Whether the place's tax must still be asked before it is charged. */
export const lacksTax = ({ isTaxExempt, asked }: Delivery, { tax }: Pick<PriceList, 'tax'>): boolean =>
	tax.service !== undefined && !isTaxExempt && !asked

function taxName(delivery: Delivery, { collect, service }: TaxRules): string {
	const { isTaxExempt, certificate, state, asked } = delivery
	if (isTaxExempt) return certificate ? `Sales tax, exempt: certificate ${certificate}` : 'Sales tax'
	if (!service && collect === 'everywhere') return 'Sales tax'
	return state && (asked || !service) ? `Sales tax ${state}` : 'Estimated sales tax'
}

/** The tax of an order that goes there. */
export function taxTerms(
	delivery: Delivery,
	prices: TaxPrices,
): Pick<Terms, 'taxBp'> & Required<Pick<Terms, 'tax'>> {
	// Until the place is known, the standard rate is the estimate.
	const found = placeTax(delivery, prices) ?? { bp: prices.taxBp, onShipping: prices.tax.onShipping }
	return {
		taxBp: delivery.isTaxExempt ? 0 : found.bp,
		tax: {
			name: taxName(delivery, prices.tax),
			isExempt: delivery.isTaxExempt,
			certificate: delivery.isTaxExempt ? (delivery.certificate ?? null) : null,
			onShipping: found.onShipping,
		},
	}
}

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
	tax.service !== undefined ||
	tax.collect === 'states' ||
	shipping.methods.filter(({ isActive }) => isActive).length > 1
