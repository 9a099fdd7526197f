// The form of sales tax: everywhere at one rate, by state, or as a tax service says.
import { usStates } from '#kit/address.ts'
import { taxServices } from '#pricing/states.ts'
import { Choice } from '#ui/choice.tsx'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { Sheet } from '../records.tsx'
import { needsKeys, stateRateField, taxForm, type TaxOffer } from '../../rules/tax-form.ts'
import { fieldGrid, SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

type TaxFormProps = SettingsFields & { offer: TaxOffer }

/** Where the rates come from. A service without its keys is offered only to whoever has chosen it already. */
function Source({ typed, errors, offer }: Pick<TaxFormProps, 'typed' | 'errors' | 'offer'>) {
	const value = typed['source'] ?? 'table'
	const isOffered = offer.id !== null || value === 'stripe'
	const service = {
		value: 'stripe',
		label: taxServices.stripe,
		detail:
			'Asked for state and ZIP code of each order. It collects only where your Stripe account is registered. The rates of this page hold while it does not answer.',
	}
	return (
		<Sheet title="Rates">
			<Choice
				legend="Rates come from"
				name="source"
				look="row"
				value={value}
				options={[
					{ value: 'table', label: 'This page', detail: 'You keep the rates yourself.' },
					...(isOffered ? [service] : []),
				]}
				error={errors['source']}
			/>
			{offer.id === null && !errors['source'] && (
				<p className="mt-3 text-[0.9375rem] break-words text-muted">{needsKeys(offer)}</p>
			)}
			{isOffered && (
				<div className={`mt-4 ${fieldGrid}`}>
					<TextField
						label="Tax code of what you sell"
						name="code"
						autoComplete="off"
						defaultValue={typed['code'] ?? ''}
						hint="Such as txcd_30011000. Empty for the preset of your Stripe account."
						error={errors['code']}
					/>
				</div>
			)}
		</Sheet>
	)
}

export const TaxForm = ({ seen, typed, errors, offer }: TaxFormProps) => (
	<SectionForm path={taxForm(offer).path} seen={seen}>
		<Source typed={typed} errors={errors} offer={offer} />
		<Sheet
			title="Where it is collected"
			intro="The address that an order goes to decides; for a pick-up, the place where it is fetched."
		>
			<Choice
				legend="Sales tax is collected"
				name="collect"
				look="row"
				value={typed['collect'] ?? ''}
				options={[
					{ value: 'everywhere', label: 'Everywhere', detail: 'At the standard rate of the price list.' },
					{
						value: 'states',
						label: 'In these states only',
						detail:
							'At the rates below. Until the address is known, the cart estimates with the standard rate.',
					},
				]}
				error={errors['collect']}
			/>
			<Checkbox
				className="mt-3"
				label="Shipping is taxed"
				name="onShipping"
				defaultChecked={typed['onShipping'] === 'on'}
				hint="Like goods. Donations are never taxed. A tax service decides it by state."
			/>
		</Sheet>
		<Sheet
			title="Rates by state"
			intro="Empty where no tax is collected. Exempt schools pay none in any state."
		>
			<div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] items-start gap-3">
				{usStates.map((state) => (
					<TextField
						key={state}
						label={state}
						unit="%"
						inputMode="decimal"
						autoComplete="off"
						name={stateRateField(state)}
						defaultValue={typed[stateRateField(state)] ?? ''}
						error={errors[stateRateField(state)]}
					/>
				))}
			</div>
		</Sheet>
	</SectionForm>
)
