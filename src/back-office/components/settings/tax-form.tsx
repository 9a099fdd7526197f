// The form of sales tax: everywhere at one rate, or by state.
import { usStates } from '#kit/address.ts'
import { Choice } from '#ui/choice.tsx'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { Sheet } from '../records.tsx'
import { stateRateField, taxForm } from '../../rules/tax-form.ts'
import { SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

export const TaxForm = ({ seen, typed, errors }: SettingsFields) => (
	<SectionForm path={taxForm.path} seen={seen}>
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
				hint="Like goods. Donations are never taxed."
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
