// Where sales tax is collected, as a form: a rate for each state.
import { usStates } from '#kit/address.ts'
import { percent } from '#kit/money.ts'
import type { TaxRules } from '#pricing/delivery-schemas.ts'
import { priceLimits } from '#pricing/schemas.ts'
import { taxSection } from '#shop-settings/rules/delivery-lines.ts'
import { bpIn, rateOf } from './price-form.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'

export const stateRateField = (state: string): string => `rate-${state}`

const typedTax = ({ collect, states, onShipping }: TaxRules): TypedSettings => ({
	collect,
	...(onShipping && { onShipping: 'on' }),
	...Object.fromEntries(states.map(({ state, bp }) => [stateRateField(state), rateOf(bp)])),
})

/** Empty and 0 are no rate. */
export function taxIn(typed: TypedSettings): { values: TaxRules } | { errors: SettingsErrors } {
	const errors: Record<string, string> = {}
	const states = usStates.flatMap((state) => {
		const field = stateRateField(state)
		const text = (typed[field] ?? '').trim()
		const bp = text === '' ? 0 : bpIn(text)
		if (bp === undefined || bp > priceLimits.taxBp)
			errors[field] = `${state}: please enter 0 to ${percent(priceLimits.taxBp)}, such as 7.25.`
		return bp === undefined || bp === 0 ? [] : [{ state, bp }]
	})
	const { collect } = typed
	if (collect !== 'everywhere' && collect !== 'states')
		errors['collect'] = 'Please choose where sales tax is collected.'
	else if (collect === 'states' && states.length === 0)
		errors[stateRateField(usStates[0] ?? '')] ??= 'Please enter the rate of at least one state.'
	if (Object.keys(errors).length > 0) return { errors }
	const values = { collect: collect === 'states' ? ('states' as const) : ('everywhere' as const), states }
	return { values: { ...values, onShipping: typed['onShipping'] === 'on' } }
}

export const taxForm: SettingsForm<TaxRules> = {
	section: taxSection,
	path: '/admin/settings/tax',
	typedIn: typedTax,
	valuesIn: taxIn,
	notSaved: 'The sales tax was not saved',
	done: 'tax-saved',
}
