// The colors and sizes of a product, and the SKU of each size in each color as a table.
import type { CSSProperties } from 'react'
import { sizeCentsOf, type SizeCents } from '#catalog/rules/size-prices.ts'
import type { Colorway } from '#catalog/schemas.ts'
import { teamColors } from '#garments/colors.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, fieldBox, SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { formatCount } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { dollarsOf } from '../../rules/staff-forms.ts'
import type { ProductForStaff } from '../../views.ts'

type Typed = Readonly<Record<string, string>> | null
type Shelf = ProductForStaff['shelves'][number]
type CellsProps = Pick<ProductForStaff, 'product' | 'shelves'> & { typed: Typed; canEdit: boolean }

const colorChoices = [
	{ value: '', label: 'None' },
	...teamColors.map(({ id, name }) => ({ value: id, label: name })),
]

export function CellsForm({ product, shelves, typed, canEdit }: CellsProps) {
	const { colorways, updatedAt, attributes } = product
	const matrix = <Matrix {...{ colorways, shelves, typed, canEdit }} sizeCents={attributes.sizeCents} />
	if (!canEdit) return matrix
	const sizes = [...new Set(shelves.map(({ size }) => size))].join(', ')
	return (
		<form method="post" action="#cells" className="grid min-w-0 gap-5">
			<button type="submit" name="intent" value="cells" hidden>
				Save colors and sizes
			</button>
			<input type="hidden" name="seenAt" value={updatedAt.getTime()} />
			<fieldset className="grid gap-3">
				<legend className="mb-1.5 font-bold">Colors</legend>
				<ul className="grid gap-3">
					{colorways.map((colorway) => (
						<ColorLine key={colorway.id} colorway={colorway} typed={typed} />
					))}
				</ul>
			</fieldset>
			<NewColor typed={typed} />
			<TextArea
				label="Sizes, smallest first"
				name="sizes"
				rows={2}
				required
				defaultValue={typed?.['sizes'] ?? sizes}
				hint="Separated by commas. Write a new one in its place; delete one to remove it."
			/>
			{matrix}
			<div>
				<Button type="submit" name="intent" value="cells" variant="primary">
					Save colors and sizes
				</Button>
			</div>
		</form>
	)
}

const Swatch = ({ colorway: { primary, secondary } }: { colorway: Colorway }) => (
	<span
		aria-hidden="true"
		className="size-8 shrink-0 rounded-chip border border-line bg-[linear-gradient(135deg,var(--first)_50%,var(--second)_50%)]"
		// Team colors are data.
		style={{ '--first': primary, '--second': secondary } as CSSProperties}
	/>
)

const ColorLine = ({ colorway, typed }: { colorway: Colorway; typed: Typed }) => {
	const { id, name } = colorway
	return (
		<li className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,24rem)_auto] sm:items-center">
			<span className="flex items-center gap-3">
				<Swatch colorway={colorway} />
				<input
					name={`name-${id}`}
					aria-label={`Name of the color ${name}`}
					required
					maxLength={60}
					autoComplete="off"
					defaultValue={typed?.[`name-${id}`] ?? name}
					className={fieldBox}
				/>
			</span>
			<Checkbox
				name={`remove-${id}`}
				label={
					<>
						Remove<span className="sr-only"> {name}</span>
					</>
				}
				defaultChecked={typed?.[`remove-${id}`] === 'on'}
			/>
		</li>
	)
}

const NewColor = ({ typed }: { typed: Typed }) => {
	const held = (column: string) => ({
		name: `color-0-${column}`,
		defaultValue: typed?.[`color-0-${column}`] ?? '',
	})
	return (
		<fieldset>
			<legend className="mb-1.5 font-bold">One more color</legend>
			<div className="grid items-start gap-3 sm:grid-cols-3">
				<SelectField label="First color" options={colorChoices} {...held('primary')} />
				<SelectField label="Second color" options={colorChoices} {...held('secondary')} />
				<TextField
					label="Name"
					maxLength={60}
					autoComplete="off"
					placeholder="That of the colors"
					{...held('name')}
				/>
			</div>
		</fieldset>
	)
}

type MatrixProps = Pick<CellsProps, 'shelves' | 'typed' | 'canEdit'> & {
	colorways: readonly Colorway[]
	sizeCents: SizeCents | undefined
}

/** A row per size, a column per color. Scrolls sideways in itself. */
const Matrix = ({ colorways, sizeCents, shelves, typed, canEdit }: MatrixProps) => {
	const rows = Map.groupBy(shelves, ({ size }) => size)
	return (
		<div
			role="region"
			aria-label="Extra prices and SKUs by size and color"
			tabIndex={0}
			className="relative min-w-0 overflow-x-auto rounded-notice border border-line"
		>
			<table className="figures w-full text-[0.9375rem]">
				<caption className="sr-only">Extra price of each size, and its SKU and stock in each color</caption>
				<thead>
					<tr>
						<th scope="col" className="px-3 py-2.5 text-left text-label text-muted">
							Size
						</th>
						<th scope="col" className="min-w-32 px-3 py-2.5 text-left text-label text-muted">
							Extra price
						</th>
						{colorways.map(({ id, name }) => (
							<th key={id} scope="col" className="min-w-56 px-3 py-2.5 text-left text-label text-muted">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{[...rows].map(([size, cells]) => (
						<tr key={size} className="border-t border-line">
							<th scope="row" className="px-3 py-2 text-left">
								{size}
							</th>
							<td className="px-3 py-2 align-top">
								<Extra {...{ size, typed, canEdit }} cents={sizeCentsOf(sizeCents, size)} />
							</td>
							{colorways.map(({ id }) => (
								<td key={id} className="px-3 py-2 align-top">
									<Cell cell={cells.find(({ colorway }) => colorway === id)} {...{ typed, canEdit }} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

type ExtraProps = { size: string; cents: number; typed: Typed; canEdit: boolean }

/** What a size costs more than the product's price, in all colors; empty for nothing. */
const Extra = ({ size, cents, typed, canEdit }: ExtraProps) =>
	canEdit ? (
		<input
			name={`extra-${size}`}
			aria-label={`Extra price in dollars, ${size}`}
			inputMode="decimal"
			maxLength={10}
			autoComplete="off"
			placeholder="0.00"
			defaultValue={typed?.[`extra-${size}`] ?? (cents > 0 ? dollarsOf(cents) : '')}
			className={fieldBox}
		/>
	) : (
		<span>{cents > 0 ? `+${formatUsd(cents)}` : 'None'}</span>
	)

type CellProps = { cell: Shelf | undefined; typed: Typed; canEdit: boolean }

const Cell = ({ cell, typed, canEdit }: CellProps) => {
	if (!cell) return <span className="text-muted">Not made</span>
	const { id, sku, size, color, stock } = cell
	return (
		<>
			{canEdit ? (
				<input
					name={`sku-${id}`}
					aria-label={`SKU, ${color}, ${size}`}
					required
					maxLength={60}
					autoComplete="off"
					spellCheck={false}
					defaultValue={typed?.[`sku-${id}`] ?? sku}
					className={fieldBox}
				/>
			) : (
				<span className="block font-semibold break-all">{sku}</span>
			)}
			<span className="block pt-0.5 text-sm text-muted">{formatCount(stock)} in stock</span>
		</>
	)
}
