// The catalog of a portal, and the search that adds products to it.
import type { CoachDesign, ItemLine, ProductLine, ShopDesign } from '#portals/views.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Sheet } from '../records.tsx'
import { designOptions } from '../../rules/portal-catalog.ts'
import { DesignField } from './design-field.tsx'
import { OpenOrders } from './open-orders.tsx'
import type { DesignQuestion } from '../../views.ts'
import { sportName } from '#sports/sports.ts'
import { formatUsd } from '#kit/money.ts'
import { Picture } from '#pictures/components/picture.tsx'

/** A product in short: picture, name, sport and price. */
export const ProductFace = ({ product }: { product: ProductLine }) => (
	<span className="flex min-w-0 items-center gap-3">
		<span className="stage grid size-14 shrink-0 place-items-center overflow-hidden rounded-chip">
			{product.pictureHash && (
				<Picture hash={product.pictureHash} alt="" sizes="48px" widths={[240]} className="h-auto w-11" />
			)}
		</span>
		<span className="min-w-0">
			<span className="block font-semibold break-words">{`${product.brand} ${product.model}`}</span>
			<span className="figures block text-sm text-muted">
				{`${sportName(product.sport)} · ${formatUsd(product.basePriceCents)}`}
				{product.pieces > 0 && ` · kit of ${product.pieces}, added piece by piece`}
				{!product.isDesignable && ' · sold as it is, without the team’s design'}
				{!product.isActive && ' · not sold any more'}
			</span>
		</span>
	</span>
)

type CatalogProps = {
	portalId: string
	items: readonly ItemLine[]
	designs: readonly CoachDesign[]
	shopDesigns: readonly ShopDesign[]
	revision: number
	/** The current day in the portal's time zone. */
	today: string
	/** Asked before the design of an item with open orders is changed. */
	question: DesignQuestion | undefined
}

/** The catalog in its order; each item is a separate form. */
export const CatalogSheet = ({ portalId, items, revision, today, question, ...attachable }: CatalogProps) => (
	<Sheet
		id="catalog"
		title="Catalog"
		intro="In this order it stands in the portal. A deadline ends with the day in the portal’s time zone."
	>
		{items.length === 0 ? (
			<EmptyState title="Nothing to order yet">Look for products below and add them.</EmptyState>
		) : (
			<ol className="grid gap-3">
				{items.map((item, at) => (
					<Item
						key={item.id}
						item={item}
						options={designOptions(portalId, item, attachable)}
						revision={revision}
						isClosed={item.deadlineOn !== null && item.deadlineOn < today}
						isFirst={at === 0}
						isLast={at === items.length - 1}
						question={question?.itemId === item.id ? question : undefined}
					/>
				))}
			</ol>
		)}
	</Sheet>
)

type ItemProps = {
	item: ItemLine
	options: ReturnType<typeof designOptions>
	revision: number
	/** Its deadline has passed. */
	isClosed: boolean
	isFirst: boolean
	isLast: boolean
	question: DesignQuestion | undefined
}

const Item = ({ item, options, revision, isClosed, isFirst, isLast, question }: ItemProps) => {
	const saved = item.designId === null ? '' : `${item.designId}:${item.designVersion ?? 1}`
	const typed = question?.typed ?? {
		required: item.required,
		deadlineOn: item.deadlineOn ?? '',
		design: saved,
	}
	const name = `${item.brand} ${item.model}`
	const own = (field: string) => `${field}-${item.id}`
	return (
		<li id={`item-${item.id}`} className="scroll-mt-24 rounded-notice border border-line p-3 sm:p-4">
			<form method="post" action={`#item-${item.id}`} aria-label={name} className="grid gap-3">
				<input type="hidden" name="seen" value={revision} />
				<input type="hidden" name="itemId" value={item.id} />
				<div className="flex flex-wrap items-center justify-between gap-3">
					<ProductFace product={item} />
					<span className="flex flex-wrap gap-2">
						{isClosed && <Badge>Closed</Badge>}
						{item.required && <Badge tone="gold">Required</Badge>}
					</span>
				</div>
				<div className="flex flex-wrap items-end gap-x-6 gap-y-2">
					<Checkbox id={own('required')} name="required" label="Required" defaultChecked={typed.required} />
					<TextField
						id={own('deadline')}
						name="deadlineOn"
						type="date"
						label="Order by"
						defaultValue={typed.deadlineOn}
					/>
				</div>
				<DesignField id={own('design')} options={options} chosen={typed.design} />
				{question && (
					<OpenOrders
						question={question}
						name={name}
						chosen={options.find(({ value }) => value === typed.design)}
					/>
				)}
				<div className="flex flex-wrap gap-2">
					{!question && <Step intent="save" label="Save" name={name} variant="outline" />}
					<Step intent="up" label="Move up" name={name} isDisabled={isFirst} />
					<Step intent="down" label="Move down" name={name} isDisabled={isLast} />
					<Removal name={name} />
				</div>
			</form>
		</li>
	)
}

/** Asks for confirmation in a disclosure, without a script too. */
const Removal = ({ name }: { name: string }) => (
	<details className="ml-auto text-right">
		<summary className="inline-flex min-h-9 cursor-pointer list-none items-center rounded-control px-3 text-sm font-bold text-danger hover:bg-well pointer-coarse:min-h-11">
			Remove<span className="sr-only"> {name}</span>
		</summary>
		<div className="mt-1 grid justify-items-end gap-2">
			<p className="max-w-70 text-sm text-muted">
				It leaves the catalog with its deadline and design. Orders that were placed go on.
			</p>
			<Step intent="remove" label="Yes, remove" name={name} variant="danger" />
		</div>
	</details>
)

type StepProps = {
	intent: 'save' | 'up' | 'down' | 'remove'
	label: string
	/** The product's name, for screen readers. */
	name: string
	variant?: 'outline' | 'ghost' | 'danger'
	isDisabled?: boolean
}

const Step = ({ intent, label, name, variant = 'ghost', isDisabled = false }: StepProps) => (
	<Button type="submit" name="intent" value={intent} size="small" variant={variant} disabled={isDisabled}>
		{label}
		<span className="sr-only"> {name}</span>
	</Button>
)

type AddProps = { words: string; found: readonly ProductLine[]; revision: number }

/** Searches for products and adds a result to the catalog. */
export const AddProducts = ({ words, found, revision }: AddProps) => (
	<Sheet id="add" title="Add a product">
		<form
			method="get"
			action="#add"
			role="search"
			aria-label="Products to add"
			className="flex flex-wrap items-end gap-2"
		>
			<label className="grow">
				<span className="mb-1.5 block text-label font-semibold">Brand, model, sport or product number</span>
				<input
					type="search"
					name="product"
					defaultValue={words}
					maxLength={100}
					className="min-h-11 w-full rounded-control border border-field-line bg-field px-3 text-base"
				/>
			</label>
			<Button type="submit" variant="outline">
				Search
			</Button>
		</form>
		{words && found.length === 0 && (
			<p role="status" className="mt-4 text-muted">
				No further product matches these words. What is in the catalog already is not listed.
			</p>
		)}
		<ul className="mt-2 divide-y divide-line">
			{found.map((product) => (
				<li key={product.productId} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
					<ProductFace product={product} />
					<form method="post" action="#add">
						<input type="hidden" name="seen" value={revision} />
						<input type="hidden" name="productId" value={product.productId} />
						<input type="hidden" name="words" value={words} />
						<Button type="submit" name="intent" value="add" size="small" variant="outline">
							Add<span className="sr-only">{` ${product.brand} ${product.model}`}</span>
						</Button>
					</form>
				</li>
			))}
		</ul>
	</Sheet>
)
