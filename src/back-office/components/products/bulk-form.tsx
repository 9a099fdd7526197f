// The products that an edit is about, and the form of what it changes.
import { formatUsd } from '#kit/money.ts'
import { counted, formatCount } from '#kit/plural.ts'
import { productStatusNames } from '#catalog/states.ts'
import { sportName } from '#sports/sports.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useShell } from '#ui/shop.tsx'
import { priceEdits, typedEditIn, type EditErrors, type TypedEdit } from '../../rules/bulk-form.ts'
import { productSports } from '../../rules/list-filters.ts'
import type { ProductsForStaff } from '../../views.ts'
import { Sheet } from '../records.tsx'

type ChosenProps = Pick<ProductsForStaff, 'products'> & { total: number; kits: number }

const mostNamed = 12

export const ChosenProducts = ({ products, total, kits }: ChosenProps) => (
	<Sheet title={`${counted(total, 'product')} chosen`}>
		<ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
			{products.slice(0, mostNamed).map(({ id, brand, model, priceCents, status }) => (
				<li key={id} className="min-w-0 break-words">
					<span className="font-semibold">
						{brand} {model}
					</span>
					<span className="text-muted">
						, {formatUsd(priceCents)}, {productStatusNames[status].toLowerCase()}
					</span>
				</li>
			))}
		</ul>
		{total > mostNamed && <p className="mt-2 text-muted">And {formatCount(total - mostNamed)} more.</p>}
		{kits > 0 && (
			<p className="mt-2 text-muted">
				{counted(kits, 'kit')} of them stay as they are: the prices and sizes of a kit are those of its
				pieces.
			</p>
		)}
	</Sheet>
)

const priceNames: Record<(typeof priceEdits)[number], string> = {
	'': 'As it is',
	set: 'Set to $',
	'up-percent': 'Raise by %',
	'down-percent': 'Lower by %',
	up: 'Raise by $',
	down: 'Lower by $',
}

const order = ['price', 'amount', 'state', 'sport', 'lead'] as const

type BulkFormProps = { typed: TypedEdit | undefined; errors: EditErrors }

export function BulkForm({ typed = typedEditIn({}), errors }: BulkFormProps) {
	const { sports } = useShell()
	const found = order.flatMap((field) => {
		const message = errors[field]
		return message === undefined ? [] : [{ field, message }]
	})
	const field = (name: keyof TypedEdit) => ({ name, defaultValue: typed[name], error: errors[name] })
	return (
		<form method="post" className="grid min-w-0 gap-4" noValidate>
			{found.length > 0 && <ErrorSummary errors={found} />}
			<Sheet title="What changes" intro="What you leave as it is stays so.">
				<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
					<SelectField
						label="Price"
						options={priceEdits.map((value) => ({ value, label: priceNames[value] }))}
						{...field('price')}
					/>
					<TextField
						label="Amount"
						hint="Dollars or percent. New prices are rounded to the cent."
						inputMode="decimal"
						autoComplete="off"
						{...field('amount')}
					/>
					<SelectField
						label="State"
						options={[
							{ value: '', label: 'As it is' },
							{ value: 'active', label: productStatusNames.active },
							{ value: 'archived', label: productStatusNames.archived },
						]}
						{...field('state')}
					/>
					<SelectField
						label="Sport"
						options={[
							{ value: '', label: 'As it is' },
							...productSports(sports).map((value) => ({ value, label: sportName(value) })),
						]}
						{...field('sport')}
					/>
					<TextField
						label="Lead time of every size"
						hint="In days. Empty: as it is."
						inputMode="numeric"
						autoComplete="off"
						{...field('lead')}
					/>
				</div>
			</Sheet>
			<Button type="submit" variant="action" className="justify-self-start">
				Show what changes
			</Button>
		</form>
	)
}
