// Sizes that run low as rows, each leading to its product's deliveries; and the filters above.
import { lowStockSorts, type LowStockSort } from '#catalog/rules/low-stock.ts'
import { mostUnits } from '#catalog/rules/manage.ts'
import { sportName } from '#sports/sports.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import type { LowStockView } from '../../rules/low-stock-view.ts'
import { stockHref } from '../../rules/stock-view.ts'
import type { LowStock } from '../../views.ts'
import { useIsAdmin } from '../admin-frame.tsx'
import { Cell, Record, Records } from '../records.tsx'
import { ProductSearchFields } from './product-search-fields.tsx'

const sortNames: globalThis.Record<LowStockSort, string> = {
	fewest: 'Fewest left',
	product: 'Product',
	ordered: 'Most in orders',
}

export const LowStockFilters = ({ view }: { view: LowStockView }) => (
	<form method="get" action="/admin/stock" role="search" aria-label="Find sizes" className="min-w-0">
		<Card className="grid items-end gap-3 p-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_11rem_9rem_11rem_auto]">
			<ProductSearchFields text={view.text} sport={view.sport} />
			<TextField
				label="Units at most"
				name="most"
				type="number"
				min={0}
				max={mostUnits}
				inputMode="numeric"
				defaultValue={view.most}
			/>
			<SelectField
				label="Sort by"
				name="sort"
				defaultValue={view.sort}
				options={lowStockSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
			/>
			<Button type="submit">Show</Button>
		</Card>
	</form>
)

export function LowStockTable({ sizes }: Pick<LowStock, 'sizes'>) {
	const tab = useIsAdmin() ? 'receive' : 'count'
	return (
		<Records
			caption="Sizes that run low"
			columns={[
				{ label: 'Product' },
				{ label: 'Sport' },
				{ label: 'Color and size' },
				{ label: 'Lead time', isNumber: true },
				{ label: 'In orders', isNumber: true },
				{ label: 'Can be sold', isNumber: true },
			]}
		>
			{sizes.map((row) => (
				<Record key={row.variantId}>
					<Cell>
						<a href={stockHref(row.productId, { tab })} className="font-bold text-primary hover:underline">
							{row.brand} {row.model}
						</a>
						<span className="block text-label text-muted">{row.sku}</span>
					</Cell>
					<Cell label="Sport">{sportName(row.sport)}</Cell>
					<Cell label="Color and size">
						{row.color}, <span className="font-bold">{row.size}</span>
					</Cell>
					<Cell label="Lead time" isNumber>
						{row.leadTimeDays === 1 ? '1 day' : `${row.leadTimeDays} days`}
					</Cell>
					<Cell label="In orders" isNumber>
						{row.inOrders}
					</Cell>
					<Cell label="Can be sold" isNumber>
						{row.stock === 0 ? <Badge tone="danger">Sold out</Badge> : row.stock}
					</Cell>
				</Record>
			))}
		</Records>
	)
}
