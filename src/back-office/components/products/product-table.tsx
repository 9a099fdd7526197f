// Products as rows with their stock; and the filters above.
import { lowStock, productShows, type ProductShow } from '#catalog/rules/manage.ts'
import { formatUsd } from '#kit/money.ts'
import { sportName } from '#sports/sports.ts'
import { productStatusNames } from '#catalog/states.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/fields.tsx'
import type { ProductsView } from '../../rules/list-filters.ts'
import { adminProductUrl } from '../../urls.ts'
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

export const ProductFilters = ({ view }: { view: ProductsView }) => (
	<form method="get" action="/admin/products" role="search" aria-label="Find products" className="min-w-0">
		<Card className="grid items-end gap-3 p-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_16rem_auto]">
			<ProductSearchFields text={view.text} sport={view.sport} />
			<SelectField
				label="Show"
				name="show"
				defaultValue={view.show}
				options={productShows.map((show) => ({ value: show, label: showNames[show] }))}
			/>
			<Button type="submit">Show</Button>
		</Card>
	</form>
)

export const ProductTable = ({ products }: Pick<ProductsForStaff, 'products'>) => (
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
					<a href={adminProductUrl(product.id)} className="font-bold text-primary hover:underline">
						{product.brand} {product.model}
					</a>
					<span className="block text-label text-muted">{product.sku}</span>
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

export function Shortage({ low, out }: { low: number; out: number }) {
	if (low === 0 && out === 0) return <span className="text-muted">None</span>
	return [...(out > 0 ? [`${out} sold out`] : []), ...(low > 0 ? [`${low} low`] : [])].join(', ')
}
