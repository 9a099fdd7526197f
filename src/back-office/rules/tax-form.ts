// Where sales tax is collected, as a form: a rate for each state, or a tax service that is asked.
import { usStates } from '#kit/address.ts'
import { percent } from '#kit/money.ts'
import type { TaxRules } from '#pricing/delivery-schemas.ts'
import { priceLimits } from '#pricing/schemas.ts'
import { taxServices, type TaxServiceId } from '#pricing/states.ts'
import { taxSection } from '#shop-settings/rules/delivery-lines.ts'
import { rateOf, taxBpIn } from './price-form.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'

export const stateRateField = (state: string): string => `rate-${state}`

/** The tax service that can be chosen. */
export type TaxOffer = {
	/** Null without its keys. */
	id: TaxServiceId | null
	/** The settings of the process that it needs. */
	keys: readonly string[]
}

/** Why a tax service is not offered. */
export const needsKeys = ({ keys }: Pick<TaxOffer, 'keys'>): string =>
	`${taxServices.stripe} can be chosen once the payment keys are set in the configuration of the shop: ${keys.join(' and ')}.`

const table = 'table'

const typedTax = ({ collect, states, onShipping, service }: TaxRules): TypedSettings => ({
	source: service?.id ?? table,
	code: service?.code ?? '',
	collect,
	...(onShipping && { onShipping: 'on' }),
	...Object.fromEntries(states.map(({ state, bp }) => [stateRateField(state), rateOf(bp)])),
})

/** Empty and 0 are no rate. */
function ratesIn(typed: TypedSettings, errors: Record<string, string>): TaxRules['states'] {
	return usStates.flatMap((state) => {
		const field = stateRateField(state)
		const text = (typed[field] ?? '').trim()
		const bp = text === '' ? 0 : taxBpIn(text)
		if (bp === undefined || bp > priceLimits.taxBp)
			errors[field] = `${state}: please enter 0 to ${percent(priceLimits.taxBp)}, such as 7.25 or 8.875.`
		return bp === undefined || bp === 0 ? [] : [{ state, bp }]
	})
}

const isTaxService = (id: string): id is TaxServiceId => Object.hasOwn(taxServices, id)

/** Undefined for the owner's own rates. */
function serviceIn(
	typed: TypedSettings,
	offer: TaxOffer,
	errors: Record<string, string>,
): TaxRules['service'] {
	const { source = table } = typed
	if (source === table) return undefined
	const code = (typed['code'] ?? '').trim()
	if (!isTaxService(source)) errors['source'] = 'Please choose where the rates come from.'
	else if (source !== offer.id) errors['source'] = needsKeys(offer)
	if (code !== '' && !/^txcd_\d{8}$/.test(code))
		errors['code'] = 'Please enter a tax code of Stripe, such as txcd_30011000, or nothing.'
	return isTaxService(source) ? { id: source, code: code === '' ? null : code } : undefined
}

export function taxIn(
	typed: TypedSettings,
	offer: TaxOffer,
): { values: TaxRules } | { errors: SettingsErrors } {
	const errors: Record<string, string> = {}
	const service = serviceIn(typed, offer, errors)
	const { collect } = typed
	if (collect !== 'everywhere' && collect !== 'states')
		errors['collect'] = 'Please choose where sales tax is collected.'
	const states = ratesIn(typed, errors)
	// A service needs no rates: they hold while it does not answer.
	if (collect === 'states' && states.length === 0 && !service)
		errors[stateRateField(usStates[0] ?? '')] ??= 'Please enter the rate of at least one state.'
	if (Object.keys(errors).length > 0) return { errors }
	return {
		values: {
			collect: collect === 'states' ? 'states' : 'everywhere',
			states,
			onShipping: typed['onShipping'] === 'on',
			...(service && { service }),
		},
	}
}

export const taxForm = (offer: TaxOffer): SettingsForm<TaxRules> => ({
	section: taxSection,
	path: '/admin/settings/tax',
	typedIn: typedTax,
	valuesIn: (typed) => taxIn(typed, offer),
	notSaved: 'The sales tax was not saved',
	done: 'tax-saved',
})
