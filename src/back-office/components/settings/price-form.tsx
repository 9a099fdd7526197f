// The form of the price list: every price and rate of the shop besides those of its products.
import { decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { DecorationTable } from '#pricing/components/decoration-table.tsx'
import { addOnNames, decorationMethodNames, decorationName } from '#pricing/rules/decorations.ts'
import { mostTiers } from '#pricing/schemas.ts'
import { addOnTypes, discountedRoles } from '#pricing/states.ts'
import { discountedRoleNames } from '#shop-settings/rules/price-lines.ts'
import { fieldAttributes, fieldBox, FieldError, TextField } from '#ui/fields.tsx'
import { Sheet } from '../records.tsx'
import { addOnField, decorationField, roleField, tierField } from '../../rules/price-form.ts'
import { fieldGrid, SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

type FormProps = Pick<SettingsFields, 'typed' | 'errors'>

const valueOf = ({ typed, errors }: FormProps, name: string) => ({
	name,
	defaultValue: typed[name] ?? '',
	error: errors[name],
})

export function PriceForm({ seen, ...form }: SettingsFields) {
	const value = (name: string) => ({ ...valueOf(form, name), autoComplete: 'off' })
	return (
		<SectionForm path="/admin/settings/prices" seen={seen}>
			<Sheet
				title="Quantity discounts"
				intro="All units of an order count together. Empty lines are left out."
			>
				<div className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
					{Array.from({ length: mostTiers }, (_, row) => (
						<div
							key={row}
							role="group"
							aria-label={`Quantity discount ${row + 1}`}
							className="grid grid-cols-2 gap-3"
						>
							<TextField label="From" unit="units" inputMode="numeric" {...value(tierField('from', row))} />
							<TextField label="Saves" unit="%" inputMode="decimal" {...value(tierField('rate', row))} />
						</div>
					))}
				</div>
			</Sheet>
			<Sheet
				title="Role discounts"
				intro="The larger of this and the quantity discount applies, never both. Empty for none."
			>
				<div className={fieldGrid}>
					{discountedRoles.map((role) => (
						<TextField
							key={role}
							label={discountedRoleNames[role]}
							unit="%"
							inputMode="decimal"
							{...value(roleField(role))}
						/>
					))}
				</div>
			</Sheet>
			<Sheet title="Decorations" intro="Of one decoration on one garment, by its method, size and place.">
				<div className="grid gap-4">
					{decorationMethods.map((method) => (
						<Method key={method} method={method} form={form} />
					))}
				</div>
			</Sheet>
			<FlatPrices {...form} />
		</SectionForm>
	)
}

/** What does not depend on a quantity, a role or a place. */
function FlatPrices(form: FormProps) {
	const value = (name: string) => ({ ...valueOf(form, name), autoComplete: 'off' })
	return (
		<>
			<Sheet title="Add-ons" intro="For each unit.">
				<div className={fieldGrid}>
					{addOnTypes.map((type) => (
						<TextField
							key={type}
							label={addOnNames[type]}
							unit="$"
							inputMode="decimal"
							{...value(addOnField(type))}
						/>
					))}
				</div>
			</Sheet>
			<Sheet title="Shipping, tax and the builder">
				<div className={fieldGrid}>
					<TextField
						label="Shipping"
						unit="$"
						inputMode="decimal"
						hint="Standard price, for methods that use it. Team orders go to the school for free. 0 for none."
						{...value('shipping')}
					/>
					<TextField
						label="Sales tax"
						unit="%"
						inputMode="decimal"
						hint="Standard rate. Exempt buyers pay none."
						{...value('tax')}
					/>
					<TextField
						label="Pieces in a new design"
						inputMode="numeric"
						hint="The quantity with which the builder opens."
						{...value('quantity')}
					/>
				</div>
				<p className="mt-4 text-[0.9375rem]">
					See also: <a href="/admin/settings/tax">sales tax by state</a>,{' '}
					<a href="/admin/settings/shipping">shipping methods</a>,{' '}
					<a href="/admin/settings/calendar">business days</a>.
				</p>
			</Sheet>
		</>
	)
}

const Method = ({ method, form }: { method: DecorationMethod; form: FormProps }) => (
	<DecorationTable method={method} caption={`${decorationMethodNames[method]}, US dollars`}>
		{(choice) => {
			const { name, defaultValue, error } = valueOf(form, decorationField(choice))
			return (
				<>
					<input
						{...fieldAttributes({ name, error })}
						aria-label={decorationName(choice)}
						defaultValue={defaultValue}
						inputMode="decimal"
						autoComplete="off"
						className={`${fieldBox} min-w-22 text-right`}
					/>
					<FieldError id={`${name}-error`}>{error}</FieldError>
				</>
			)
		}}
	</DecorationTable>
)
