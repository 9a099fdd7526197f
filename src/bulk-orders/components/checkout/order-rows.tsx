// The rows of the order; rows with problems can be fixed here.
import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { atPrices, changeLines, type LineChange, type Offers } from '../../rules/items.ts'
import { itemOfField, rowField } from '../../rules/checks.ts'
import { lineCents } from '../../rules/totals.ts'
import type { BulkItem } from '../../schemas.ts'
import { portalUrl } from '../../urls.ts'
import type { BulkCart } from '../use-bulk-cart.ts'
import type { BulkCheckoutView, BulkProblem, CatalogItem } from '../../views.ts'
import { CartLine, type CartLineProps } from '../portal/cart-line.tsx'

type OrderRowsProps = {
	view: Pick<BulkCheckoutView, 'portal' | 'catalog' | 'isManager' | 'nameless'>
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
					entry?.design?.prints.number && item.number && `#${item.number}`,
					`Qty ${item.qty}`,
				]
					.filter(Boolean)
					.join(' · ')}
			</p>
		</div>
		<p className="figures font-semibold">{formatUsd(lineCents(item))}</p>
	</li>
)

function NewPrices({ cart, offers }: { cart: OrderRowsProps['cart']; offers: Offers }) {
	const current = atPrices(cart.items, offers)
	if (cart.items.every(({ price }, at) => current[at]?.price === price)) return null
	return (
		<Button
			variant="outline"
			className="mb-3"
			onClick={() => cart.change((items) => atPrices(items, offers))}
		>
			Use the new prices
		</Button>
	)
}

/** Number of rows from which the list scrolls by itself. */
const manyRows = 12

type Numbered = { item: BulkItem; row: number; entry: CatalogItem | undefined }

/** Rows with problems, editable in place. */
function WrongRows({
	rows,
	messages,
	...line
}: {
	rows: readonly Numbered[]
	messages: ReadonlyMap<string, readonly string[]>
} & Pick<CartLineProps, 'portalId' | 'nameless' | 'onChange' | 'onRemove'> & { isManager: boolean }) {
	const { isManager, ...rest } = line
	return (
		<ol aria-label="Rows to put right" className="mb-5 divide-y divide-line border-y border-danger-line">
			{rows.map(({ item, entry }) => (
				<CartLine
					key={item.id}
					{...{ item, entry, ...rest }}
					isNameFixed={!isManager && item.roster_id !== null}
					problems={messages.get(item.id) ?? []}
				/>
			))}
		</ol>
	)
}

/** By line id, because rows above may have been removed since. */
function messagesByLine(problems: readonly BulkProblem[]): Map<string, string[]> {
	const messages = new Map<string, string[]>()
	for (const { row, field, message } of problems) {
		if (row === undefined || field === undefined) continue
		const id = itemOfField(field)
		messages.set(id, [...(messages.get(id) ?? []), message])
	}
	return messages
}

export function OrderRows({ view, cart, problems }: OrderRowsProps) {
	const { portal, catalog, isManager } = view
	const nameless = new Set(view.nameless)
	const isAlive = useAlive()
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	const messages = messagesByLine(problems)
	const rows = cart.items.map((item, at): Numbered => ({
		item,
		row: at + 1,
		entry: entries.get(item.item_id),
	}))
	const isWrong = ({ item }: Numbered) => isAlive && messages.has(item.id)
	const wrong = rows.filter(isWrong)
	const right = rows.filter((row) => !isWrong(row))
	const onChange = (id: string, change: LineChange) =>
		cart.change((items) => changeLines(items, new Map([[id, change]]), catalog))
	const onRemove = (id: string) => cart.change((items) => items.filter((item) => item.id !== id))
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
			{isAlive && problems.length > 0 && <NewPrices cart={cart} offers={{ catalog, nameless }} />}
			{wrong.length > 0 && (
				<WrongRows
					rows={wrong}
					messages={messages}
					portalId={portal.id}
					{...{ isManager, nameless, onChange, onRemove }}
				/>
			)}
			<ol
				aria-labelledby="order-items"
				tabIndex={right.length > manyRows ? 0 : undefined}
				className={`divide-y divide-line border-y border-line empty:hidden ${right.length > manyRows ? 'max-h-[34rem] overflow-y-auto' : ''}`}
			>
				{right.map(({ item, row, entry }) => (
					<Row key={item.id} {...{ item, row, entry }} />
				))}
			</ol>
		</Card>
	)
}
