// The form of the shop's name, address and contact.
import { specShop } from '#kit/shop.ts'
import { timeZoneOptions } from '#kit/time-zones.ts'
import { Checkbox, SelectField, TextField } from '#ui/fields.tsx'
import { Sheet } from '../records.tsx'
import { fieldGrid, SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

const fields = [
	{ name: 'name', label: 'Name' },
	{ name: 'street', label: 'Street' },
	{ name: 'city', label: 'City' },
	{ name: 'state', label: 'State', hint: 'Two letters.' },
	{ name: 'zip', label: 'ZIP code' },
	{ name: 'phone', label: 'Phone', type: 'tel' },
	{ name: 'email', label: 'Mail address', type: 'email' },
	{ name: 'hours', label: 'Support hours', hint: 'As people read them: Mon-Fri 9am-6pm EST.' },
	{
		name: 'established',
		label: 'Established',
		hint: 'The year, as pages and mails say it. Empty: they say nothing of it.',
	},
	{
		name: 'claim',
		label: 'Line on top',
		hint: 'What the narrow line above every page says on the right. Empty: only the year. With “24/7” in it, the home page promises support at any time.',
	},
] as const

export const ShopForm = ({ seen, typed, errors, place }: SettingsFields) => (
	<SectionForm path="/admin/settings/shop" seen={seen} place={place}>
		<Sheet title="Who the shop is" intro="On every page, in every mail and on every paper.">
			<div className={fieldGrid}>
				{fields.map(({ name, ...field }) => (
					<TextField
						key={name}
						{...field}
						name={name}
						autoComplete="off"
						defaultValue={typed[name] ?? ''}
						error={errors[name]}
					/>
				))}
				<SelectField
					label="Time zone"
					name="timeZone"
					options={timeZoneOptions}
					hint="Sales, due dates, reports and dates on papers follow it. A new team portal starts with it."
					defaultValue={typed['timeZone'] ?? specShop.timeZone}
					error={errors['timeZone']}
				/>
			</div>
			<Checkbox
				name="hasHelmetService"
				label="Helmet reconditioning"
				hint="A service page with its price, linked from menus and found by the search."
				defaultChecked={typed['hasHelmetService'] === 'on'}
			/>
		</Sheet>
	</SectionForm>
)
