// The form of the shipping methods: a group of fields for each.
import { usStates } from '#kit/address.ts'
import { deliveryLimits } from '#pricing/delivery-schemas.ts'
import { Checkbox, SelectField, TextField } from '#ui/fields.tsx'
import { Sheet } from '../records.tsx'
import {
	methodField,
	rateKinds,
	shippingForm,
	shippingParts,
	type MethodPart,
} from '../../rules/shipping-form.ts'
import { SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

type MethodProps = Pick<SettingsFields, 'typed' | 'errors'> & { row: number }

const rateNames: Record<(typeof rateKinds)[number], string> = {
	standard: 'Standard price of the price list',
	flat: 'One price',
	weight: 'By weight',
	sum: 'By the sum of the goods',
	'pick-up': 'Picked up, free',
}
const kinds = [
	{ value: '', label: 'Choose' },
	...rateKinds.map((value) => ({ value, label: rateNames[value] })),
]
const states = ['', ...usStates].map((state) => ({ value: state, label: state || 'Choose' }))

/** Fields of one kind of rate. CSS decides, with or without scripts. */
const onlyFor = {
	flat: 'hidden group-has-[[value=flat]:checked]/method:block',
	bands:
		'hidden group-has-[[value=weight]:checked]/method:block group-has-[[value=sum]:checked]/method:block',
	place: 'hidden group-has-[[value=pick-up]:checked]/method:block',
	shipped: 'group-has-[[value=pick-up]:checked]/method:hidden',
}

function Method({ row, typed, errors }: MethodProps) {
	const field = (part: MethodPart) => {
		const name = methodField(row, part)
		return { name, defaultValue: typed[name] ?? '', error: errors[name], autoComplete: 'off' }
	}
	const active = methodField(row, 'active')
	const isSaved = (typed[methodField(row, 'id')] ?? '') !== ''
	return (
		<Sheet title={`Method ${row + 1}`} className="group/method">
			<div role="group" aria-label={`Method ${row + 1}`} className="grid items-start gap-4 sm:grid-cols-2">
				<input type="hidden" name={methodField(row, 'id')} value={typed[methodField(row, 'id')] ?? ''} />
				<TextField
					label="Name"
					maxLength={40}
					hint={isSaved ? 'Emptied, the method is removed.' : undefined}
					{...field('name')}
				/>
				<SelectField label="Price" options={kinds} {...field('kind')} />
				<TextField
					label="Amount"
					unit="$"
					inputMode="decimal"
					className={onlyFor.flat}
					{...field('amount')}
				/>
				<TextField
					label="Steps"
					hint="From pounds or dollars, and the price: 0: 9.99, 5: 14.99."
					className={onlyFor.bands}
					{...field('bands')}
				/>
				<TextField
					label="First business day"
					inputMode="numeric"
					className={onlyFor.shipped}
					{...field('least')}
				/>
				<TextField
					label="Last business day"
					inputMode="numeric"
					className={onlyFor.shipped}
					{...field('most')}
				/>
				<TextField
					label="Only to these states"
					hint="Such as OH, PA. Empty for all."
					className={onlyFor.shipped}
					{...field('states')}
				/>
				<TextField label="Street address" className={onlyFor.place} {...field('line1')} />
				<TextField label="City" className={onlyFor.place} {...field('city')} />
				<SelectField label="State" options={states} className={onlyFor.place} {...field('state')} />
				<TextField label="ZIP code" inputMode="numeric" className={onlyFor.place} {...field('zip')} />
				<TextField
					label="Hours"
					hint="Such as Mon to Fri, 9 to 5."
					className={onlyFor.place}
					{...field('hours')}
				/>
				<Checkbox
					label="Offered"
					name={active}
					defaultChecked={typed[active] === 'on'}
					error={errors[active]}
				/>
			</div>
		</Sheet>
	)
}

const isEntered = (row: number, { typed, errors }: Pick<MethodProps, 'typed' | 'errors'>): boolean =>
	shippingParts.some(
		(part) => (typed[methodField(row, part)] ?? '') !== '' || methodField(row, part) in errors,
	)

/** The methods from this one on; those not entered yet are behind a button, one at a time. */
function Methods({ row, ...form }: MethodProps) {
	if (row >= deliveryLimits.methods) return null
	const method = (
		<>
			<Method row={row} {...form} />
			<Methods row={row + 1} {...form} />
		</>
	)
	if (row === 0 || isEntered(row, form)) return method
	return (
		<details>
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary hover:underline">
				Another method
			</summary>
			<div className="mt-3 grid gap-6">{method}</div>
		</details>
	)
}

export function ShippingForm({ seen, ...form }: SettingsFields) {
	return (
		<SectionForm path={shippingForm.path} seen={seen}>
			<Methods row={0} {...form} />
		</SectionForm>
	)
}
