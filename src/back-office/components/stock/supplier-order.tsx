// Supplier orders as rows, and one with its lines: for admins the form for what came in.
import { When } from '#orders/components/when.tsx'
import { canCancel, mostNote, supplierReference } from '#purchasing/rules/supplier-order.ts'
import { supplierOrderStateNames, type SupplierOrderState } from '#purchasing/states.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Badge } from '#ui/marks.tsx'
import { stockHref } from '../../rules/stock-view.ts'
import { supplierOrderUrl } from '../../urls.ts'
import type { SupplierOrder, SupplierOrders } from '../../views.ts'
import { UnitsInput } from '../units-input.tsx'
import { Cell, Record, Records } from '../records.tsx'

export function SupplierState({ state }: { state: SupplierOrderState }) {
	const name = supplierOrderStateNames[state]
	if (state === 'open') return <Badge tone="warning">{name}</Badge>
	return state === 'closed' ? <Badge tone="success">{name}</Badge> : <Badge>{name}</Badge>
}

export const SupplierOrderTable = ({ orders }: Pick<SupplierOrders, 'orders'>) => (
	<Records
		caption="Supplier orders"
		columns={[
			{ label: 'Order' },
			{ label: 'Supplier' },
			{ label: 'Ordered on' },
			{ label: 'Units', isNumber: true },
			{ label: 'Received', isNumber: true },
			{ label: 'State' },
		]}
	>
		{orders.map(({ id, supplier, createdAt, units, received, state }) => (
			<Record key={id}>
				<Cell>
					<a href={supplierOrderUrl(id)} className="font-bold text-primary hover:underline">
						#{supplierReference(id)}
					</a>
				</Cell>
				<Cell label="Supplier">{supplier}</Cell>
				<Cell label="Ordered on">
					<When at={createdAt} />
				</Cell>
				<Cell label="Units" isNumber>
					{units}
				</Cell>
				<Cell label="Received" isNumber>
					{received}
				</Cell>
				<Cell label="State">
					<SupplierState state={state} />
				</Cell>
			</Record>
		))}
	</Records>
)

type LinesProps = Pick<SupplierOrder, 'lines'> & {
	canReceive: boolean
	/** The refused input. */
	typed: Readonly<globalThis.Record<string, string>> | null
}

export function SupplierOrderLines({ lines, canReceive, typed }: LinesProps) {
	const table = (
		<Records
			caption="Sizes of the order"
			columns={[
				{ label: 'Product' },
				{ label: 'Color and size' },
				{ label: 'Ordered', isNumber: true },
				{ label: 'Received', isNumber: true },
				...(canReceive ? [{ label: 'Came in', isNumber: true }] : []),
			]}
		>
			{lines.map((line) => (
				<Record key={line.variantId}>
					<Cell>
						<a
							href={stockHref(line.productId, { tab: 'history' })}
							className="font-bold text-primary hover:underline"
						>
							{line.brand} {line.model}
						</a>
						<span className="block text-label text-muted">{line.sku}</span>
					</Cell>
					<Cell label="Color and size">
						{line.color}, <span className="font-bold">{line.size}</span>
					</Cell>
					<Cell label="Ordered" isNumber>
						{line.quantity}
					</Cell>
					<Cell label="Received" isNumber>
						{line.received}
					</Cell>
					{canReceive && (
						<Cell label="Came in" isNumber>
							<CameIn line={line} typed={typed} />
						</Cell>
					)}
				</Record>
			))}
		</Records>
	)
	if (!canReceive) return table
	return (
		<form method="post" className="grid gap-4">
			<input type="hidden" name="intent" value="receive" />
			{table}
			<TextField
				className="max-w-96"
				label="Note"
				name="note"
				maxLength={mostNote}
				autoComplete="off"
				defaultValue={typed?.note ?? ''}
				hint="Such as the number of the packing slip."
			/>
			<div>
				<Button type="submit" variant="action">
					Receive units
				</Button>
			</div>
		</form>
	)
}

function CameIn({ line, typed }: { line: SupplierOrder['lines'][number] } & Pick<LinesProps, 'typed'>) {
	const { variantId, quantity, received, model, color, size } = line
	if (received === quantity) return <span className="text-muted">All</span>
	return (
		<>
			<input type="hidden" name={`seen-${variantId}`} value={received} />
			<UnitsInput
				name={`came-${variantId}`}
				label={`Came in, ${model}, ${color}, ${size}`}
				max={quantity - received}
				defaultValue={typed?.[`came-${variantId}`] ?? ''}
			/>
		</>
	)
}

/** Cancels an order of which nothing came, closes one of which the rest will not come. */
export const EndOrder = ({ order, lines }: SupplierOrder) => {
	const isUntouched = canCancel(order.state, lines)
	return (
		<form method="post" className="flex flex-wrap items-center gap-3">
			<input type="hidden" name="intent" value={isUntouched ? 'cancel' : 'close'} />
			<Button type="submit" variant="outline">
				{isUntouched ? 'Cancel this order' : 'Close this order'}
			</Button>
			<p className="text-label text-muted">
				{isUntouched ? 'Nothing of it came in yet.' : 'When the rest will not come.'}
			</p>
		</form>
	)
}
