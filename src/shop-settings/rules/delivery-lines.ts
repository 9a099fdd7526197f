// Tax and shipping in words, and as sections of the settings.
import { formatUsd, percent } from '#kit/money.ts'
import { ShippingRules, TaxRules, type ShippingMethod, type ShippingRate } from '#pricing/delivery-schemas.ts'
import { specShipping, specTax } from '#pricing/rules/delivery.ts'
import { taxServices } from '#pricing/states.ts'
import type { Section, SettingLine } from './section.ts'

export const taxSection: Section<TaxRules> = {
	name: 'tax',
	schema: TaxRules,
	initial: specTax,
	lines: ({ collect, states, onShipping, service }): SettingLine[] => [
		{ label: 'Rates come from', value: service ? taxServices[service.id] : 'this page' },
		...(service ? [{ label: 'Tax code', value: service.code ?? 'the preset of the account' }] : []),
		{
			label: 'Sales tax is collected',
			value: collect === 'everywhere' ? 'everywhere, at the standard rate' : 'in the listed states',
		},
		{ label: 'Shipping is taxed', value: onShipping ? 'yes' : 'no' },
		...states.map(({ state, bp }) => ({ label: `Rate in ${state}`, value: percent(bp) })),
	],
}

type Bands = readonly { from: number; cents: number }[]
const bandsInWords = (bands: Bands, from: (amount: number) => string): string =>
	bands.map((band) => `from ${from(band.from)} ${formatUsd(band.cents)}`).join(', ')

/** "5.5 lb". */
export const pounds = (ounces: number): string => `${Math.round((ounces / 16) * 100) / 100} lb`

export function rateInWords(rate: ShippingRate): string {
	switch (rate.kind) {
		case 'standard':
			return 'standard price'
		case 'flat':
			return formatUsd(rate.cents)
		case 'weight':
			return bandsInWords(rate.bands, pounds)
		case 'sum':
			return bandsInWords(rate.bands, formatUsd)
		case 'pick-up': {
			const { line1, city, state, zip, hours } = rate.place
			return `pick-up at ${line1}, ${city}, ${state} ${zip}; ${hours}`
		}
	}
}

const daysInWords = ({ least, most }: ShippingMethod['days']): string =>
	least === most ? String(least) : `${least} to ${most}`

const methodInWords = ({ name, rate, days, isActive, states }: ShippingMethod): string =>
	[
		name,
		rateInWords(rate),
		...(rate.kind === 'pick-up' ? [] : [`${daysInWords(days)} business days`]),
		...(states.length > 0 ? [`in ${states.join(' ')}`] : []),
		...(isActive ? [] : ['not offered']),
	].join(' · ')

export const shippingSection: Section<ShippingRules> = {
	name: 'shipping',
	schema: ShippingRules,
	initial: specShipping,
	lines: ({ methods }) =>
		methods.map((method, at) => ({ label: `Method ${at + 1}`, value: methodInWords(method) })),
}
