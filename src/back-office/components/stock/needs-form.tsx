// What has to be bought of a brand; for admins the form that makes a supplier order of it.
import { mostLines, mostNote, mostQuantity, mostSupplier } from '#purchasing/rules/supplier-order.ts'
import { counted } from '#kit/plural.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { BlanksNeeded } from '../../views.ts'
import { UnitsInput } from '../units-input.tsx'
import { Cell, Record, Records } from '../records.tsx'

type Typed = Readonly<globalThis.Record<string, string>> | null

export const BrandFilter = ({ brands, brand }: Pick<BlanksNeeded, 'brands' | 'brand'>) => (
	<form
		method="get"
		action="/admin/stock/needs"
		className="grid items-end gap-3 sm:grid-cols-[24rem_auto] sm:justify-start"
	>
		<SelectField
			label="Brand"
			name="brand"
			defaultValue={brand ?? ''}
			options={brands.map(({ brand: name, sizes, units }) => ({
				value: name,
				label: `${name}: ${counted(units, 'unit')} in ${counted(sizes, 'size')}`,
			}))}
		/>
		<Button type="submit">Show</Button>
	</form>
)

type NeedsFormProps = {
	brand: string
	needs: BlanksNeeded['needs']
	/** The id that the new order gets. */
	formKey: string
	/** The refused input. */
	typed: Typed
	canBuy: boolean
}

export function NeedsForm({ brand, needs, formKey, typed, canBuy }: NeedsFormProps) {
	const list = <Needs needs={needs} typed={typed} canBuy={canBuy} />
	if (!canBuy) return list
	return (
		<form method="post" className="grid gap-4">
			<input type="hidden" name="key" value={typed?.key ?? formKey} />
			{list}
			<div className="grid items-start gap-3 sm:grid-cols-2">
				<TextField
					label="Supplier"
					name="supplier"
					required
					maxLength={mostSupplier}
					autoComplete="off"
					defaultValue={typed?.supplier ?? brand}
				/>
				<TextField
					label="Note"
					name="note"
					maxLength={mostNote}
					autoComplete="off"
					defaultValue={typed?.note ?? ''}
					hint="Printed on the order."
				/>
			</div>
			<div>
				<Button type="submit" variant="action">
					Make a supplier order
				</Button>
			</div>
		</form>
	)
}

const Needs = ({ needs, typed, canBuy }: Pick<NeedsFormProps, 'needs' | 'typed' | 'canBuy'>) => (
	<>
		<Records
			isPlain={!canBuy}
			caption="Sizes to buy"
			columns={[
				{ label: 'Product' },
				{ label: 'Color and size' },
				{ label: 'In open orders', isNumber: true },
				{ label: 'Can be sold', isNumber: true },
				{ label: 'On the way', isNumber: true },
				{ label: 'To buy', isNumber: true },
			]}
		>
			{needs.map(({ variantId, sku, model, color, size, ordered, stock, coming, toBuy }) => (
				<Record key={variantId}>
					<Cell>
						<span className="font-bold">{model}</span>
						<span className="block text-label text-muted">{sku}</span>
					</Cell>
					<Cell label="Color and size">
						{color}, <span className="font-bold">{size}</span>
					</Cell>
					<Cell label="In open orders" isNumber>
						{ordered}
					</Cell>
					<Cell label="Can be sold" isNumber>
						{stock}
					</Cell>
					<Cell label="On the way" isNumber>
						{coming}
					</Cell>
					<Cell label="To buy" isNumber>
						{canBuy ? (
							<UnitsInput
								name={`buy-${variantId}`}
								label={`To buy, ${model}, ${color}, ${size}`}
								max={mostQuantity}
								defaultValue={typed?.[`buy-${variantId}`] ?? toBuy}
							/>
						) : (
							toBuy
						)}
					</Cell>
				</Record>
			))}
		</Records>
		{needs.length === mostLines && (
			<p className="text-muted">The first {mostLines} sizes. Order these to see the others.</p>
		)}
	</>
)
