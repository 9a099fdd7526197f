// The rows of the order; those that cannot be ordered as they are can be put right here.
import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { atPrices, changeLines, type LineChange } from '../../rules/items.ts'
import { rowField } from '../../rules/checks.ts'
import { lineCents } from '../../rules/totals.ts'
import type { BulkItem } from '../../schemas.ts'
import { portalUrl } from '../../urls.ts'
import type { BulkCart } from '../../use-bulk-cart.ts'
import type { BulkCheckoutView, BulkProblem, CatalogItem } from '../../views.ts'
import { CartLine } from '../portal/cart-line.tsx'

type OrderRowsProps = {
	view: Pick<BulkCheckoutView, 'portal' | 'catalog' | 'isManager'>
	cart: Pick<BulkCart, 'items' | 'change'>
	problems: readonly BulkProblem[]
}

type RowProps = { item: BulkItem; row: number; entry: CatalogItem | undefined }

const Row = ({ item, row, entry }: RowProps) => (
	<li
		id={rowField('row', item.id)}
		tabIndex={-1}
		className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2.5"
	>
		<div className="min-w-0">
			<p className="font-bold break-words">{item.player_name.trim() || `Player ${row}`}</p>
			<p className="text-sm break-words text-muted">
				{[
					entry?.model ?? 'No longer in the portal',
					item.size && `Size ${item.size}`,
					item.number && `#${item.number}`,
					`Qty ${item.qty}`,
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
		</div>
		<p className="figures font-semibold">{formatUsd(lineCents(item))}</p>
	</li>
)

const withoutRow = (message: string): string => message.replace(/^Row \d+: /, '')

function NewPrices({ cart, catalog }: { cart: OrderRowsProps['cart']; catalog: readonly CatalogItem[] }) {
	const prices = new Map(catalog.map(({ id, unitCents }) => [id, unitCents]))
	if (cart.items.every(({ item_id: id, price }) => (prices.get(id) ?? price) === price)) return null
	return (
		<Button
			variant="outline"
			className="mb-3"
			onClick={() => cart.change((items) => atPrices(items, catalog))}
		>
			Take the new prices
		</Button>
	)
}

/** As many rows as are shown before the list scrolls by itself. */
const manyRows = 12

export function OrderRows({ view: { portal, catalog, isManager }, cart, problems }: OrderRowsProps) {
	const isAlive = useAlive()
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	const told = Map.groupBy(
		problems.filter(({ row }) => row !== undefined),
		({ row }) => row,
	)
	const onChange = (id: string, change: LineChange) =>
		cart.change((items) => changeLines(items, new Map([[id, change]]), catalog))
	const onRemove = (id: string) => cart.change((items) => items.filter((item) => item.id !== id))
	const { items } = cart
	return (
		<Card stitched className="p-5 pt-8 sm:p-7 sm:pt-10">
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id="order-items" className="display text-subheading">
					Order items
				</h2>
				<a
					href={portalUrl(portal.id)}
					className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
				>
					Change in the portal
				</a>
			</div>
			{isAlive && problems.length > 0 && <NewPrices cart={cart} catalog={catalog} />}
			<ol
				aria-labelledby="order-items"
				tabIndex={items.length > manyRows ? 0 : undefined}
				className={`divide-y divide-line border-y border-line ${items.length > manyRows && told.size === 0 ? 'max-h-[34rem] overflow-y-auto' : ''}`}
			>
				{items.map((item, at) => {
					const entry = entries.get(item.item_id)
					const wrong = told.get(at + 1)
					return wrong && isAlive ? (
						<CartLine
							key={item.id}
							{...{ item, entry, onChange, onRemove }}
							portalId={portal.id}
							isNameFixed={!isManager && item.roster_id !== null}
							problems={wrong.map(({ message }) => withoutRow(message))}
						/>
					) : (
						<Row key={item.id} item={item} row={at + 1} entry={entry} />
					)
				})}
			</ol>
		</Card>
	)
}
