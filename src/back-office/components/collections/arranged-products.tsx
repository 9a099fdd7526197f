// Products in an order that staff choose: up, down, out; and the search that adds one.
import { mostListed } from '#catalog/rules/manage.ts'
import { countedUpTo } from '#kit/plural.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { sportName } from '#sports/sports.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/fields.tsx'
import { adminProductUrl } from '../../urls.ts'
import type { ProductsForStaff } from '../../views.ts'
import { Sheet } from '../records.tsx'

type Face = { id: string; sku: string; sport: string; brand: string; model: string }
export type ArrangedProduct = Face & { isShown: boolean; pictureHash: string | null }

type StepButtonProps = {
	step: string
	label: string
	name: string
	isDisabled?: boolean
	isOutline?: boolean
}

/** `name` says for screen readers what is moved. */
export const StepButton = ({ step, label, name, isDisabled, isOutline = false }: StepButtonProps) => (
	<Button
		type="submit"
		name="intent"
		value={step}
		size="small"
		variant={isOutline ? 'outline' : 'ghost'}
		disabled={isDisabled}
	>
		{label}
		<span className="sr-only"> {name}</span>
	</Button>
)

const FaceOf = ({ product }: { product: Face }) => (
	<span className="min-w-0">
		<a
			href={adminProductUrl(product.id)}
			className="font-semibold break-words text-primary hover:underline"
		>{`${product.brand} ${product.model}`}</a>
		<span className="figures block text-label break-words text-muted">
			{`${sportName(product.sport)} · ${product.sku}`}
		</span>
	</span>
)

type ArrangedProps = { products: readonly ArrangedProduct[]; empty: string; canChange: boolean }

export function ArrangedProducts({ products, empty, canChange }: ArrangedProps) {
	if (products.length === 0) return <EmptyState title="No product yet">{empty}</EmptyState>
	return (
		<ol className="divide-y divide-line">
			{products.map((product, at) => (
				<li
					key={product.id}
					id={`place-${product.id}`}
					className="flex scroll-mt-24 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
				>
					<span className="flex min-w-0 items-center gap-3">
						<span className="figures w-6 shrink-0 text-right text-label text-muted">{at + 1}</span>
						<span className="stage grid size-14 shrink-0 place-items-center overflow-hidden rounded-chip">
							{product.pictureHash && (
								<Picture
									hash={product.pictureHash}
									alt=""
									sizes="48px"
									widths={[240]}
									className="h-auto w-11"
								/>
							)}
						</span>
						<FaceOf product={product} />
						{!product.isShown && <Badge tone="warning">Not in the shop</Badge>}
					</span>
					{canChange && (
						<form method="post" action={`#place-${product.id}`} className="ml-auto flex flex-wrap gap-2">
							<input type="hidden" name="productId" value={product.id} />
							<StepButton step="up" label="Move up" name={product.model} isDisabled={at === 0} />
							<StepButton
								step="down"
								label="Move down"
								name={product.model}
								isDisabled={at === products.length - 1}
							/>
							<StepButton step="remove" label="Remove" name={product.model} />
						</form>
					)}
				</li>
			))}
		</ol>
	)
}

type AddProps = {
	words: string
	/** Null before a search. */
	found: Pick<ProductsForStaff, 'products' | 'total'> | null
	/** Ids that are in the list already. */
	taken: readonly string[]
	/** Searches only the list of this sport. */
	sport?: string
}

export function AddProducts({ words, found, taken, sport }: AddProps) {
	const left = found?.products.filter(({ id }) => !taken.includes(id)) ?? []
	return (
		<Sheet id="add" title="Add a product">
			<form
				method="get"
				action="#add"
				role="search"
				aria-label="Products to add"
				className="flex flex-wrap items-end gap-2"
			>
				{sport && <input type="hidden" name="sport" value={sport} />}
				<TextField
					className="grow"
					label="Name, brand or SKU"
					name="q"
					type="search"
					defaultValue={words}
					maxLength={100}
					autoComplete="off"
				/>
				<Button type="submit" variant="outline">
					Search
				</Button>
			</form>
			{found && left.length === 0 && (
				<p role="status" className="mt-4 text-muted">
					No further product in the shop has these words.
				</p>
			)}
			<ul className="mt-2 divide-y divide-line">
				{left.map((product) => (
					<li key={product.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
						<FaceOf product={product} />
						<form method="post" action="#add">
							<input type="hidden" name="productId" value={product.id} />
							<StepButton step="add" label="Add" name={`${product.brand} ${product.model}`} isOutline />
						</form>
					</li>
				))}
			</ul>
			{found && found.total > found.products.length && (
				<p className="mt-2 text-muted">
					{`${countedUpTo(mostListed)(found.total, 'product')} have these words. Add a word to see fewer.`}
				</p>
			)}
		</Sheet>
	)
}
