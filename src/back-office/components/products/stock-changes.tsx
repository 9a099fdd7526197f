// Forms of admins for a delivery and for an adjustment of a product's stock.
import { adjustmentReasons, adjustments, mostNote } from '#catalog/rules/movements.ts'
import { mostUnits } from '#catalog/rules/manage.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { ProductForStaff } from '../../views.ts'
import { UnitsInput } from '../units-input.tsx'
import { Cell, Record, Records } from '../records.tsx'

type StockFormProps = Pick<ProductForStaff, 'shelves'> & {
	/** Where the form is sent. */
	action: string
	/** The refused input. */
	typed: Readonly<Record<string, string>> | null
}

const Base = ({ id, counted }: ProductForStaff['shelves'][number]) => (
	<input type="hidden" name={`base-${id}`} value={counted} />
)

/** The number of units that came in, for each size. */
export const ReceiveForm = ({ shelves, action, typed }: StockFormProps) => (
	<form method="post" action={action} className="grid gap-4">
		<input type="hidden" name="intent" value="receive" />
		<Records
			caption="A delivery by color and size"
			columns={[
				{ label: 'Color' },
				{ label: 'Size' },
				{ label: 'Can be sold', isNumber: true },
				{ label: 'Came in', isNumber: true },
			]}
		>
			{shelves.map((shelf) => (
				<Record key={shelf.id}>
					<Cell label="Color">{shelf.color}</Cell>
					<Cell label="Size">
						<span className="font-bold">{shelf.size}</span>
					</Cell>
					<Cell label="Can be sold" isNumber>
						{shelf.stock}
					</Cell>
					<Cell label="Came in" isNumber>
						<Base {...shelf} />
						<UnitsInput
							name={`units-${shelf.id}`}
							label={`Came in, ${shelf.color}, ${shelf.size}`}
							max={mostUnits}
							defaultValue={typed?.[`units-${shelf.id}`] ?? ''}
						/>
					</Cell>
				</Record>
			))}
		</Records>
		<div className="grid items-end gap-3 sm:grid-cols-[minmax(0,24rem)_auto]">
			<TextField
				label="Note"
				name="note"
				maxLength={mostNote}
				autoComplete="off"
				defaultValue={typed?.note ?? ''}
				hint="Such as the number of the packing slip."
			/>
			<Button type="submit" variant="primary" className="sm:mb-7 sm:justify-self-start">
				Receive units
			</Button>
		</div>
	</form>
)

/** Plus or minus units of one size, with the reason. */
export const AdjustForm = ({ shelves, action, typed }: StockFormProps) => (
	<form method="post" action={action} className="grid items-start gap-4 sm:grid-cols-2">
		<input type="hidden" name="intent" value="adjust" />
		{shelves.map((shelf) => (
			<Base key={shelf.id} {...shelf} />
		))}
		<SelectField
			label="Size and color"
			name="variant"
			required
			defaultValue={typed?.variant ?? ''}
			options={[
				{ value: '', label: 'Choose' },
				...shelves.map(({ id, color, size, stock }) => ({
					value: id,
					label: `${color}, ${size}: ${stock} can be sold`,
				})),
			]}
		/>
		<SelectField
			label="Reason"
			name="reason"
			required
			defaultValue={typed?.reason ?? ''}
			options={[
				{ value: '', label: 'Choose' },
				...adjustmentReasons.map((reason) => ({
					value: reason,
					label: `${adjustments[reason].sign > 0 ? '+' : '−'} ${adjustments[reason].name}`,
				})),
			]}
		/>
		<TextField
			label="Units"
			name="units"
			type="number"
			min={1}
			max={mostUnits}
			required
			inputMode="numeric"
			defaultValue={typed?.units ?? ''}
			hint="The reason says whether they are added (+) or taken away (−)."
		/>
		<TextField
			label="Note"
			name="note"
			maxLength={mostNote}
			autoComplete="off"
			defaultValue={typed?.note ?? ''}
			hint="Required for other reasons."
		/>
		<div className="sm:col-span-2">
			<Button type="submit" variant="primary">
				Adjust stock
			</Button>
		</div>
	</form>
)
