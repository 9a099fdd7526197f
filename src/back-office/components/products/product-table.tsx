// Products as rows with their stock; and the filters above.
import {
	lowStock,
	mostListed,
	productShows,
	productSorts,
	productTraits,
	type ProductShow,
	type ProductSort,
	type ProductTrait,
} from '#catalog/rules/manage.ts'
import type { ReactNode } from 'react'
import { formatCountUpTo } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { sportName } from '#sports/sports.ts'
import { productStatusNames } from '#catalog/states.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/fields.tsx'
import { productsQuery, type ProductsView } from '../../rules/list-filters.ts'
import { adminProductUrl, productBulkUrl } from '../../urls.ts'
import type { ProductsForStaff } from '../../views.ts'
import { Cell, Record, Records } from '../records.tsx'
import { ProductSearchFields } from './product-search-fields.tsx'
import { StatusBadge } from './status-sheet.tsx'

const showNames: Record<ProductShow, string> = {
	all: 'All products',
	...productStatusNames,
	low: `With sizes of ${lowStock} or fewer`,
	out: 'With sold-out sizes',
}

const traitNames: Record<ProductTrait, string> = {
	customizable: 'Customizable',
	plain: 'Not customizable',
	sale: 'On sale now',
	kit: 'Kits',
}
const sortNames: Record<ProductSort, string> = {
	name: 'Name',
	newest: 'Newest first',
	changed: 'Changed last',
	cheapest: 'Lowest price',
	dearest: 'Highest price',
}

export const ProductFilters = ({ view }: { view: ProductsView }) => (
	<form method="get" action="/admin/products" role="search" aria-label="Find products" className="min-w-0">
		<Card className="grid grid-cols-2 items-end gap-3 p-4 *:first:col-span-2 *:last:max-lg:col-span-2 lg:grid-cols-3 lg:*:first:col-span-1">
			<ProductSearchFields text={view.text} sport={view.sport} />
			<SelectField
				label="State"
				name="show"
				defaultValue={view.show}
				options={productShows.map((show) => ({ value: show, label: showNames[show] }))}
			/>
			<SelectField
				label="Kind"
				name="trait"
				defaultValue={view.trait ?? ''}
				options={[
					{ value: '', label: 'All' },
					...productTraits.map((trait) => ({ value: trait, label: traitNames[trait] })),
				]}
			/>
			<SelectField
				label="Order"
				name="sort"
				defaultValue={view.sort}
				options={productSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
			/>
			<Button type="submit">Show</Button>
		</Card>
	</form>
)

type ChoosingProps = { view: ProductsView; total: number; isAdmin: boolean; children: ReactNode }

/** Leads to the edit of the checked products, or of all of the list. */
export function ChoosingForm({ view, total, isAdmin, children }: ChoosingProps) {
	if (!isAdmin) return children
	const list = Object.entries(productsQuery(view)).flatMap(([name, value]) =>
		value ? [{ name, value }] : [],
	)
	return (
		<form method="get" action={productBulkUrl} className="grid min-w-0 gap-4">
			{list.map((field) => (
				<input key={field.name} type="hidden" {...field} />
			))}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="outline" size="small">
					Edit checked
				</Button>
				<Button type="submit" name="all" value="yes" variant="outline" size="small">
					Edit all {formatCountUpTo(total, mostListed)}
				</Button>
			</div>
			{children}
		</form>
	)
}

type TableProps = Pick<ProductsForStaff, 'products'> & { canChoose: boolean }

/** `canChoose`: each product has a check mark, for the form around the table. */
export const ProductTable = ({ products, canChoose }: TableProps) => (
	<Records
		caption="Products"
		columns={[
			{ label: 'Product' },
			{ label: 'Sport' },
			{ label: 'Price', isNumber: true },
			{ label: 'Units', isNumber: true },
			{ label: 'Sizes to look at' },
			{ label: 'State' },
		]}
	>
		{products.map((product) => (
			<Record key={product.id}>
				<Cell>
					<div className="flex items-start gap-3">
						{canChoose && <Choose {...product} />}
						<div className="min-w-0">
							<a href={adminProductUrl(product.id)} className="font-bold text-primary hover:underline">
								{product.brand} {product.model}
							</a>
							<span className="block text-label text-muted">{product.sku}</span>
						</div>
					</div>
				</Cell>
				<Cell label="Sport">{sportName(product.sport)}</Cell>
				<Cell label="Price" isNumber>
					{formatUsd(product.priceCents)}
				</Cell>
				<Cell label="Units" isNumber>
					{product.isKit ? 'By the piece' : product.stock.toLocaleString('en-US')}
				</Cell>
				<Cell label="Sizes to look at">
					<Shortage low={product.low} out={product.out} />
				</Cell>
				<Cell label="State">
					<StatusBadge status={product.status} />
				</Cell>
			</Record>
		))}
	</Records>
)

const Choose = ({
	id,
	brand,
	model,
}: Pick<ProductsForStaff['products'][number], 'id' | 'brand' | 'model'>) => (
	<label className="-my-2 -ml-2 grid size-11 shrink-0 place-items-center">
		<span className="sr-only">
			Choose {brand} {model}
		</span>
		<input type="checkbox" name="id" value={id} className="size-5 accent-primary" />
	</label>
)

export function Shortage({ low, out }: { low: number; out: number }) {
	if (low === 0 && out === 0) return <span className="text-muted">None</span>
	return [...(out > 0 ? [`${out} sold out`] : []), ...(low > 0 ? [`${low} low`] : [])].join(', ')
}
