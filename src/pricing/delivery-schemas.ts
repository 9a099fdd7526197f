// Where sales tax is collected, and the ways in which goods reach a buyer, as the owner sets them.
import { z } from 'zod'
import { Address, plainLine, usStates } from '#kit/address.ts'
import { taxServices, type TaxServiceId } from './states.ts'

const State = z.string().refine((code) => usStates.includes(code), 'State required')
const isUnique = <Item>(items: readonly Item[]): boolean => new Set(items).size === items.length

const serviceIds = Object.keys(taxServices) as TaxServiceId[]
export const TaxServiceChoice = z.object({
	id: z.enum(serviceIds),
	/** The service's code of what the shop sells; null for the preset of the account there. */
	code: z
		.string()
		.regex(/^txcd_\d{8}$/)
		.nullable(),
})
export type TaxServiceChoice = z.infer<typeof TaxServiceChoice>

/** Basis points with a fraction: places have rates such as 8.875 %. */
export const TaxRate = z.number().min(0).max(10_000)

export const TaxRules = z.object({
	/** `everywhere`: at the standard rate, as specified. `states`: in the listed ones only. */
	collect: z.enum(['everywhere', 'states']),
	/** In a state that is missing, none is collected. */
	states: z
		.array(z.object({ state: State, bp: TaxRate.positive().max(2_500) }))
		.refine((states) => isUnique(states.map(({ state }) => state)), 'One rate for each state'),
	/** Shipping is taxed like goods. */
	onShipping: z.boolean(),
	/** Says the rate of each place in place of these rates, which hold while it does not answer; absent without one. */
	service: TaxServiceChoice.optional(),
})
export type TaxRules = z.infer<typeof TaxRules>

export const deliveryLimits = {
	methods: 6,
	bands: 6,
	cents: 100_000,
	ounces: 160_000,
	goodsCents: 10_000_000,
}

const Cents = z.int().min(0).max(deliveryLimits.cents)
const rises = (bands: readonly { from: number }[]) =>
	bands.every(({ from }, at) => from > (bands[at - 1]?.from ?? -1))
/** The first band begins at 0; each holds until the next one begins. */
const Bands = (most: number) =>
	z
		.array(z.object({ from: z.int().min(0).max(most), cents: Cents }))
		.min(1)
		.max(deliveryLimits.bands)
		.refine((bands) => bands[0]?.from === 0 && rises(bands), 'Bands begin at 0 and rise')

/** Where a buyer fetches an order. */
export const PickUpPlace = Address.pick({ line1: true, city: true, state: true, zip: true }).extend({
	hours: plainLine(120),
})
export type PickUpPlace = z.infer<typeof PickUpPlace>

export const ShippingRate = z.discriminatedUnion('kind', [
	/** The price of the price list. */
	z.object({ kind: z.literal('standard') }),
	z.object({ kind: z.literal('flat'), cents: Cents }),
	/** By ounces. */
	z.object({ kind: z.literal('weight'), bands: Bands(deliveryLimits.ounces) }),
	/** By cents of the goods after discounts. */
	z.object({ kind: z.literal('sum'), bands: Bands(deliveryLimits.goodsCents) }),
	z.object({ kind: z.literal('pick-up'), place: PickUpPlace }),
])
export type ShippingRate = z.infer<typeof ShippingRate>

export const ShippingMethod = z.object({
	id: z.string().regex(/^[a-z0-9-]{1,40}$/),
	name: plainLine(40).min(1, 'Name required'),
	/** Business days in transit; both 0 for pick-up. */
	days: z
		.object({ least: z.int().min(0).max(60), most: z.int().min(0).max(60) })
		.refine(({ least, most }) => least <= most, 'The first day is not after the last'),
	rate: ShippingRate,
	isActive: z.boolean(),
	/** Empty for all. */
	states: z.array(State).max(usStates.length),
})
export type ShippingMethod = z.infer<typeof ShippingMethod>

export const ShippingRules = z.object({
	methods: z
		.array(ShippingMethod)
		.min(1)
		.max(deliveryLimits.methods)
		.refine((methods) => isUnique(methods.map(({ id }) => id)), 'Each method once')
		.refine((methods) => isUnique(methods.map(({ name }) => name)), 'Each name once')
		.refine((methods) => methods.some(({ isActive }) => isActive), 'One method is offered'),
})
export type ShippingRules = z.infer<typeof ShippingRules>
