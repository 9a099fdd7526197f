// The lines of a quote as fields: goods with their price, custom lines, products to add.
import { extraCentsOf, sizeExtra } from '#catalog/rules/size-prices.ts'
import { formatUsd } from '#kit/money.ts'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#ui/fields.tsx'
import { dollarsOf } from '../../rules/staff-forms.ts'
import type { QuoteForStaff } from '../../views.ts'

type Typed = Readonly<Record<string, string>>
type Goods = QuoteForStaff['goods'][number]

type GoodsProps = { goods: readonly Goods[]; typed: Typed; errors: Typed }

/** A typed price that is empty asks for the list's price. */
export function GoodsFields({ goods, typed, errors }: GoodsProps) {
	if (goods.length === 0) return <p className="text-muted">No products yet. Find one below.</p>
	return (
		<ul className="divide-y divide-line">
			{goods.map((line, at) => (
				<GoodsRow key={line.position} line={line} at={at} typed={typed} errors={errors} />
			))}
		</ul>
	)
}

type RowProps = Omit<GoodsProps, 'goods'> & { line: Goods; at: number }

function GoodsRow({ line, at, typed, errors }: RowProps) {
	const field = (name: string) => `line-${at}-${name}`
	const value = (name: string, saved: string) => typed[field(name)] ?? saved
	const { name, detail, sku, listCents, unitCents, lineCents, design, problem } = line
	const isAgreed = line.reason !== ''
	const chosen = design ? `${design.id} ${design.version}` : ''
	const own = line.designs.some((one) => one.value === chosen)
	return (
		<li className="grid gap-x-4 gap-y-3 py-5 first:pt-1 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
			<LinePicture picture={line.picture} className="w-16 self-start sm:w-full" />
			<div className="grid min-w-0 gap-3">
				<input type="hidden" name={field('variant')} value={line.variantId} />
				<div className="flex flex-wrap items-baseline justify-between gap-x-4">
					<h3 className="min-w-0 font-bold break-words">
						{name}
						<span className="block text-label font-normal text-muted">{`${detail}, ${sku}`}</span>
					</h3>
					<p className="figures font-bold">
						{formatUsd(lineCents)}
						<span className="block text-label font-normal text-muted">
							{isAgreed
								? `${formatUsd(unitCents)} agreed, list ${formatUsd(listCents)}`
								: formatUsd(unitCents)}
						</span>
					</p>
				</div>
				{problem !== '' && <p className="font-semibold text-danger">{problem}</p>}
				<div className="grid grid-cols-2 gap-3 sm:grid-cols-[6rem_8rem_minmax(0,1fr)]">
					<TextField
						label="Quantity"
						name={field('quantity')}
						error={errors[field('quantity')]}
						inputMode="numeric"
						required
						maxLength={3}
						autoComplete="off"
						defaultValue={value('quantity', String(line.quantity))}
					/>
					<TextField
						label="Other price"
						unit="$"
						name={field('price')}
						error={errors[field('price')]}
						inputMode="decimal"
						maxLength={12}
						autoComplete="off"
						placeholder={dollarsOf(listCents)}
						defaultValue={value('price', isAgreed ? dollarsOf(unitCents) : '')}
					/>
					<TextField
						label="Reason for the price"
						name={field('reason')}
						error={errors[field('reason')]}
						maxLength={200}
						autoComplete="off"
						className="col-span-2 sm:col-span-1"
						defaultValue={value('reason', line.reason)}
					/>
				</div>
				{(line.designs.length > 0 || design) && (
					<SelectField
						label="Design"
						name={field('design')}
						defaultValue={value('design', chosen)}
						options={[
							{ value: '', label: 'None: the plain product' },
							...(design && !own
								? [{ value: chosen, label: `The saved one, version ${design.version}` }]
								: []),
							...line.designs,
						]}
					/>
				)}
				<Checkbox
					label={`Remove ${name}`}
					name={field('remove')}
					defaultChecked={typed[field('remove')] === 'on'}
				/>
			</div>
		</li>
	)
}

type ChargesProps = { charges: QuoteForStaff['charges']; typed: Typed; errors: Typed }

/** The saved custom lines and two empty rows. An emptied one is removed. */
export function ChargeFields({ charges, typed, errors }: ChargesProps) {
	const rows = [...charges.map((one) => ({ ...one, isNew: false })), ...[0, 1].map(() => null)]
	return (
		<div className="grid gap-4">
			{rows.map((row, at) => {
				const value = (name: string, saved: string) => typed[`charge-${at}-${name}`] ?? saved
				return (
					<fieldset
						key={row?.name ?? `new ${at}`}
						className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_8rem]"
					>
						<legend className="sr-only">{row ? row.name : `New custom line ${at + 1}`}</legend>
						<TextField
							label="Text"
							name={`charge-${at}-name`}
							error={errors[`charge-${at}-name`]}
							maxLength={120}
							autoComplete="off"
							className="col-span-2 sm:col-span-1"
							placeholder={row ? undefined : 'Rush fee'}
							defaultValue={value('name', row?.name ?? '')}
						/>
						<TextField
							label="Quantity"
							name={`charge-${at}-quantity`}
							error={errors[`charge-${at}-quantity`]}
							inputMode="numeric"
							maxLength={3}
							autoComplete="off"
							defaultValue={value('quantity', String(row?.quantity ?? 1))}
						/>
						<TextField
							label="Price each"
							unit="$"
							name={`charge-${at}-price`}
							error={errors[`charge-${at}-price`]}
							inputMode="decimal"
							maxLength={12}
							autoComplete="off"
							defaultValue={value('price', row ? dollarsOf(row.unitCents) : '')}
						/>
					</fieldset>
				)
			})}
		</div>
	)
}

type AddProps = Pick<QuoteForStaff, 'find' | 'found'> & { typed: Typed; errors: Typed }

export function AddProducts({ find, found, typed, errors }: AddProps) {
	return (
		<div className="grid gap-4">
			<div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
				<TextField
					label="Product name or SKU"
					name="find"
					type="search"
					maxLength={100}
					autoComplete="off"
					defaultValue={typed.find ?? find}
				/>
				<Button type="submit" name="intent" value="find" variant="outline">
					Find
				</Button>
			</div>
			{find !== '' && found.length === 0 && <p className="text-muted">No product on sale fits.</p>}
			<ul className="divide-y divide-line">
				{found.map(({ id, brand, model, sku, priceCents, sizes, ...prices }) => (
					<li key={id} className="grid items-end gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_16rem_5rem_auto]">
						<p className="min-w-0 font-bold break-words">
							{brand} {model}
							<span className="figures block text-label font-normal text-muted">{`${sku}, ${formatUsd(priceCents)}`}</span>
						</p>
						<SelectField
							label={`Color and size of ${model}`}
							name={`add-${id}-variant`}
							error={errors[`add-${id}-variant`]}
							defaultValue={typed[`add-${id}-variant`] ?? ''}
							options={[
								{ value: '', label: 'Choose' },
								...sizes.map((size) => ({
									value: size.id,
									label: `${size.color}, ${size.size}${sizeExtra(extraCentsOf(prices, { color: size.colorway, size: size.size }))}: ${size.stock} in stock`,
									disabled: size.stock === 0,
								})),
							]}
						/>
						<TextField
							label="Units"
							name={`add-${id}-quantity`}
							error={errors[`add-${id}-quantity`]}
							inputMode="numeric"
							maxLength={3}
							autoComplete="off"
							defaultValue={typed[`add-${id}-quantity`] ?? '1'}
						/>
						<Button type="submit" name="add" value={id} variant="outline" aria-label={`Add ${model}`}>
							Add
						</Button>
					</li>
				))}
			</ul>
		</div>
	)
}
