// The colors and sizes of a product, and the SKU of each size in each color as a table.
import type { CSSProperties } from 'react'
import { cellKey } from '#catalog/rules/colors-and-sizes.ts'
import { extraCentsOf, sizeCentsOf, type ExtraPrices } from '#catalog/rules/size-prices.ts'
import type { Colorway } from '#catalog/schemas.ts'
import { teamColors } from '#garments/colors.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, fieldBox, SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { formatCount } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { byColorField } from '../../rules/cells-form.ts'
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
	const matrix = <Matrix {...{ colorways, shelves, typed, canEdit }} prices={attributes} />
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
			<div className="group/extras grid min-w-0 gap-3">
				<Checkbox
					name={byColorField}
					label="Colors differ in their extra prices"
					defaultChecked={typed ? typed[byColorField] === 'on' : attributes.colorCents !== undefined}
				/>
				{matrix}
			</div>
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
	prices: ExtraPrices
}

/** A row per size, a column per color. Scrolls sideways in itself. */
const Matrix = ({ colorways, prices, shelves, typed, canEdit }: MatrixProps) => {
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
						<th
							scope="col"
							className={`min-w-32 px-3 py-2.5 text-left text-label text-muted ${forAllColors}`}
						>
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
							<td className={`px-3 py-2 align-top ${forAllColors}`}>
								<Extra
									{...{ typed, canEdit }}
									name={`extra-${size}`}
									of={size}
									cents={prices.colorCents ? null : sizeCentsOf(prices.sizeCents, size)}
								/>
							</td>
							{colorways.map(({ id }) => (
								<td key={id} className="px-3 py-2 align-top">
									<Cell
										cell={cells.find(({ colorway }) => colorway === id)}
										{...{ prices, typed, canEdit }}
									/>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

/** Shown while all colors have the same extra prices, and while each has its own. */
const forAllColors = 'group-has-[[name=extrasByColor]:checked]/extras:hidden'
const forEachColor = 'hidden group-has-[[name=extrasByColor]:checked]/extras:flex'

/** `cents`: null while colors differ. */
type ExtraProps = { name: string; of: string; cents: number | null; typed: Typed; canEdit: boolean }

/** What a size costs more than the product's price; empty for nothing. */
const Extra = ({ name, of, cents, typed, canEdit }: ExtraProps) =>
	canEdit ? (
		<input
			name={name}
			aria-label={`Extra price in dollars, ${of}`}
			inputMode="decimal"
			maxLength={10}
			autoComplete="off"
			placeholder="0.00"
			defaultValue={typed?.[name] ?? (cents ? dollarsOf(cents) : '')}
			className={fieldBox}
		/>
	) : (
		<span>{cents === null ? 'By color' : cents > 0 ? `+${formatUsd(cents)}` : 'None'}</span>
	)

type CellProps = { cell: Shelf | undefined; prices: ExtraPrices; typed: Typed; canEdit: boolean }

const Cell = ({ cell, prices, typed, canEdit }: CellProps) => {
	if (!cell) return <span className="text-muted">Not made</span>
	const { id, sku, size, color, colorway, stock } = cell
	const cents = extraCentsOf(prices, { color: colorway, size })
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
			{canEdit ? (
				<span className={`items-center gap-2 pt-1.5 ${forEachColor}`}>
					<span aria-hidden="true" className="shrink-0 text-sm text-muted">
						Extra $
					</span>
					<Extra
						{...{ typed, canEdit, cents }}
						name={`extraIn-${cellKey(colorway, size)}`}
						of={`${color}, ${size}`}
					/>
				</span>
			) : (
				prices.colorCents && cents > 0 && <span className="block">{`+${formatUsd(cents)}`}</span>
			)}
		</>
	)
}
