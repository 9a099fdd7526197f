// One product for staff: its texts and price, and the stock of each size and color.
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea, TextField } from '#ui/fields.tsx'
import { translationIn, type TextTranslations } from '#translations/rules/texts.ts'
import { errorsOf, seenField, spanishFields, spanishIn } from '../../rules/spanish-fields.ts'
import { optionsIn, optionsOf } from '../../rules/product-form.ts'
import { saleErrorsOf, typedSale } from '../../rules/product-edit.ts'
import { dollarsOf } from '../../rules/staff-forms.ts'
import type { ProductForStaff } from '../../views.ts'
import { regularOf, saleLine, saleOf } from '#catalog/rules/sale.ts'
import { lowStock, mostLeadDays, stockReasonNames, stockReasons } from '#catalog/rules/manage.ts'
import { Badge } from '#ui/marks.tsx'
import { sportName } from '#sports/sports.ts'
import { UnitsInput } from '../units-input.tsx'
import { Cell, Record, Records } from '../records.tsx'
import { Description } from '#catalog/components/product/description.tsx'
import { DescriptionPreview, descriptionHint } from './description-preview.tsx'
import { ProductOptions } from './product-options.tsx'
import { useSportOptions } from './new-product-form.tsx'
import { SpanishFields } from './spanish-fields.tsx'

type Shelf = ProductForStaff['shelves'][number]
type ShelvesProps = {
	shelves: readonly Shelf[]
	canCount: boolean
	/** The refused input. */
	typed: Readonly<Record<string, string>> | null
}

/** Without `canCount` the numbers are read-only. */
export function Shelves({ shelves, canCount, typed }: ShelvesProps) {
	const table = (
		<Records
			isPlain={!canCount}
			caption="Stock by color and size"
			columns={[
				{ label: 'Color' },
				{ label: 'Size' },
				{ label: 'Lead time', isNumber: true },
				{ label: 'In orders', isNumber: true },
				{ label: 'Can be sold', isNumber: true },
			]}
		>
			{shelves.map((shelf) => (
				<Row key={shelf.id} shelf={shelf} canCount={canCount} typed={typed} />
			))}
		</Records>
	)
	if (!canCount) return table
	return (
		<form method="post" action="#stock" className="grid gap-4">
			<input type="hidden" name="intent" value="count" />
			{table}
			<div className="grid items-end gap-3 sm:grid-cols-[16rem_auto_1fr]">
				<SelectField
					label="Why does it differ?"
					name="reason"
					defaultValue={typed?.reason ?? 'count'}
					options={stockReasons.map((reason) => ({ value: reason, label: stockReasonNames[reason] }))}
				/>
				<Button type="submit" variant="primary">
					Save stock
				</Button>
				<p className="text-label text-muted">
					Enter what is on the shelf for new orders. What is sold while you count stays sold.
				</p>
			</div>
		</form>
	)
}

type RowProps = Pick<ShelvesProps, 'canCount' | 'typed'> & { shelf: Shelf }

function Row({ shelf, canCount, typed }: RowProps) {
	const { id, color, size, stock, counted, leadTimeDays } = shelf
	return (
		<Record>
			<Cell label="Color">{color}</Cell>
			<Cell label="Size">
				<span className="font-bold">{size}</span>
			</Cell>
			<Cell label="Lead time" isNumber>
				{canCount ? (
					<LeadTime shelf={shelf} typed={typed} />
				) : leadTimeDays === 1 ? (
					'1 day'
				) : (
					`${leadTimeDays} days`
				)}
			</Cell>
			<Cell label="In orders" isNumber>
				{counted - stock}
			</Cell>
			<Cell label="Can be sold" isNumber>
				<span className="inline-flex items-center justify-end gap-2">
					<Level stock={stock} />
					{canCount ? (
						<>
							<input type="hidden" name={`seen-${id}`} value={`${stock}.${counted}`} />
							<UnitsInput
								name={`count-${id}`}
								label={`Can be sold, ${color}, ${size}`}
								max={1_000_000}
								required
								defaultValue={typed?.[`count-${id}`] ?? stock}
							/>
						</>
					) : (
						stock
					)}
				</span>
			</Cell>
		</Record>
	)
}

const LeadTime = ({ shelf: { id, color, size, leadTimeDays }, typed }: Omit<RowProps, 'canCount'>) => (
	<span className="inline-flex items-center justify-end gap-2">
		<input type="hidden" name={`leadseen-${id}`} value={leadTimeDays} />
		<UnitsInput
			name={`lead-${id}`}
			label={`Lead time in days, ${color}, ${size}`}
			max={mostLeadDays}
			required
			defaultValue={typed?.[`lead-${id}`] ?? leadTimeDays}
		/>
		<span className="text-muted">days</span>
	</span>
)

function Level({ stock }: { stock: number }) {
	if (stock === 0) return <Badge tone="danger">Sold out</Badge>
	return stock <= lowStock ? <Badge tone="warning">Low</Badge> : null
}

type Typed = Readonly<Record<string, string>> | null

/** Line breaks differ between submitted forms and the database. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

/**
 * The value of a field: the refused input with the stored value beside it, so that a concurrent change is not
 * overwritten unseen; otherwise the stored value.
 */
function heldBy(typed: Typed, [name, stored]: readonly [string, string], hint?: string) {
	const text = typed ? (typed[name] ?? '') : stored
	const note = plain(text) === plain(stored) ? hint : `In the shop now: ${stored || 'nothing'}`
	return { name, defaultValue: text, ...(note !== undefined && { hint: note }) }
}

type ProductFormProps = {
	product: ProductForStaff['product']
	spanish: TextTranslations
	/** Of the shop. */
	day: string
	typed: Typed
}

/** A lower price from one day to another. */
function SaleFields({ product, day, typed }: Omit<ProductFormProps, 'spanish'>) {
	const sale = saleOf(product)
	const stored = typedSale(sale)
	const errors = typed ? saleErrorsOf(typed, { before: product, day }) : {}
	return (
		<fieldset className="grid items-start gap-4 border-y border-line py-4 sm:col-span-2 sm:grid-cols-3">
			<legend className="pr-2 font-semibold">Sale price</legend>
			<p className="text-label text-muted sm:col-span-3">
				{sale ? `${saleLine(sale, { regularCents: regularOf(product), day })} ` : ''}
				Charged from the start of the first day to the end of the last one. Quantity and role discounts come
				off the sale price. Leave all three empty for no sale.
			</p>
			<TextField
				label="Sale price"
				inputMode="decimal"
				autoComplete="off"
				unit="$"
				error={errors['sale-price']}
				{...heldBy(typed, ['sale-price', stored['sale-price']])}
			/>
			<TextField
				label="First day of the sale"
				type="date"
				error={errors['sale-starts']}
				{...heldBy(typed, ['sale-starts', stored['sale-starts']])}
			/>
			<TextField
				label="Last day of the sale"
				type="date"
				error={errors['sale-ends']}
				{...heldBy(typed, ['sale-ends', stored['sale-ends']])}
			/>
		</fieldset>
	)
}

/** The Spanish fields with what the shop has, and hidden ones with what this page showed. */
function StoredSpanish({ product, spanish, typed }: Omit<ProductFormProps, 'day'>) {
	const errors = typed ? errorsOf(spanishIn(typed)) : {}
	const stored = {
		[spanishFields.model]: translationIn(spanish, product.model) ?? '',
		[spanishFields.description]: translationIn(spanish, product.description) ?? '',
	}
	return (
		<>
			<input type="hidden" name={seenField(spanishFields.model)} value={stored[spanishFields.model]} />
			<input
				type="hidden"
				name={seenField(spanishFields.description)}
				value={stored[spanishFields.description]}
			/>
			<SpanishFields held={(name) => ({ ...heldBy(typed, [name, stored[name]]), error: errors[name] })} />
		</>
	)
}

/** A product of a sport that the shop does not offer keeps it. */
const useSportsWith = (sport: string) => {
	const offered = useSportOptions()
	return offered.some(({ value }) => value === sport)
		? offered
		: [...offered, { value: sport, label: sportName(sport) }]
}

/** Texts, price and options of a product. @param typed the refused input */
export function ProductForm({ product, spanish, day, typed }: ProductFormProps) {
	const { brand, model, sku, sport, description, safetyCerts, attributes, updatedAt } = product
	const price = dollarsOf(regularOf(product))
	const isKit = attributes.pieces !== undefined
	return (
		<form method="post" className="grid gap-4 sm:grid-cols-2">
			{/* Enter in a field saves instead of showing the preview. */}
			<button type="submit" name="intent" value="save" hidden>
				Save product
			</button>
			<input type="hidden" name="seenAt" value={updatedAt.getTime()} />
			<TextField label="Brand" required maxLength={60} {...heldBy(typed, ['brand', brand])} />
			<TextField label="Model" required maxLength={120} {...heldBy(typed, ['model', model])} />
			<TextField
				label="SKU"
				required
				maxLength={60}
				autoComplete="off"
				{...heldBy(typed, ['sku', sku], 'Unique. Sizes keep the SKUs that they have.')}
			/>
			<SelectField
				label="Sport"
				required
				options={useSportsWith(sport)}
				{...heldBy(typed, ['sport', sport])}
			/>
			<TextArea
				className="sm:col-span-2"
				label="Description"
				maxLength={4_000}
				{...heldBy(typed, ['description', description], descriptionHint)}
			/>
			<StoredSpanish {...{ product, spanish, typed }} />
			<DescriptionPreview text={typed?.['preview'] === undefined ? null : (typed['description'] ?? '')} />
			<TextField
				label="Base price"
				required
				readOnly={isKit}
				inputMode="decimal"
				autoComplete="off"
				unit="$"
				{...(isKit
					? {
							name: 'price',
							defaultValue: price,
							hint: 'The sum of its pieces. Change the price of a piece to change it.',
						}
					: heldBy(
							typed,
							['price', price],
							'The regular price of one unit, before decorations and discounts.',
						))}
			/>
			{!isKit && <SaleFields {...{ product, day, typed }} />}
			<TextArea
				label="Certifications"
				rows={2}
				{...heldBy(typed, ['certs', safetyCerts.join('\n')], 'One per line, such as NOCSAE.')}
			/>
			{!isKit && (
				<ProductOptions
					templateId={attributes.templateId}
					typed={typed ? optionsIn(typed) : optionsOf(product)}
				/>
			)}
			<div className="sm:col-span-2">
				<Button type="submit" name="intent" value="save" variant="action">
					Save product
				</Button>
			</div>
		</form>
	)
}

/** The same facts read-only, for staff who may not change them. */
export function ProductFacts({ product }: Pick<ProductForStaff, 'product'>) {
	const { description, safetyCerts } = product
	return (
		<div className="grid gap-3">
			{description ? <Description text={description} /> : <p>No description.</p>}
			<p className="text-muted">
				{safetyCerts.length === 0 ? 'No certifications.' : `Certified: ${safetyCerts.join(', ')}.`}
			</p>
			<p className="text-muted">Changes are made by administrators.</p>
		</div>
	)
}
