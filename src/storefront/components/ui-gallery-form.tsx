import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { Choice } from '#ui/choice.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'

const sizes = ['YL', 'S', 'M', 'L', 'XL', '2XL'].map((size) => ({
	value: size,
	label: size,
	disabled: size === 'XL',
}))
const colors = [
	{ value: 'navy', label: 'Navy', color: '#14284f' },
	{ value: 'gold', label: 'Athletic Gold', color: '#f2b21b' },
	{ value: 'maroon', label: 'Maroon', color: '#8b1e2d' },
	{ value: 'white', label: 'White', color: '#f7f7f5' },
	{ value: 'black', label: 'Black', color: '#111111' },
]
const payments = [
	{ value: 'player_pays', label: 'Individual Payment', detail: 'Players pay individually' },
	{ value: 'school_po', label: 'School PO', detail: 'Submitted for approval; the school is invoiced' },
]

/** All fields: filled, empty, invalid and disabled. */
export function GalleryForm({ scheme }: { scheme: string }) {
	const named = (name: string) => `${scheme}-${name}`
	return (
		<form className="grid max-w-text gap-5">
			<ErrorSummary
				errors={[
					{ message: 'PO Number required for school purchase orders', field: named('po') },
					{ message: 'Row 3: Size required' },
				]}
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField label="Team name" name={named('team')} defaultValue="Wildcats" unit="8 / 20" />
				<TextField
					label="Front height"
					name={named('height')}
					defaultValue="8.0"
					unit="in"
					hint="4 to 12 in"
				/>
				<TextField
					label="PO Number"
					name={named('po')}
					required
					error="PO Number required for school purchase orders"
				/>
				<TextField label="Shipping" name={named('shipping')} defaultValue="Ground" disabled />
				<SelectField
					label="Sport"
					name={named('sport')}
					options={[{ value: 'football', label: 'Football' }]}
				/>
			</div>
			<TextArea label="Message" name={named('message')} placeholder="What should we know?" />
			<Choice legend="Size" name={named('size')} options={sizes} value="M" />
			<Choice legend="Color" name={named('color')} options={colors} value="navy" look="swatch" />
			<Choice
				legend="Payment Method"
				name={named('payment')}
				options={payments}
				value="school_po"
				look="row"
			/>
			<Checkbox
				label="Fundraising"
				name={named('fundraising')}
				hint="10 % of spirit wear goes to the team"
				defaultChecked
			/>
			<div className="flex gap-3">
				<Button variant="action" size="large">
					Complete Order
				</Button>
				<Button variant="outline" size="large">
					Previous
				</Button>
			</div>
		</form>
	)
}
