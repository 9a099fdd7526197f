// What staff can do with an order: its next step, its cancellation.
import { CancelDialog } from '#orders/components/order-actions.tsx'
import { after } from '#orders/states.ts'
import { sharesUrl } from '#orders/urls.ts'
import { ShipmentFields } from '#shipping/components/shipments.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import type { OrderForStaff } from '../../views.ts'
import { Sheet } from '../records.tsx'

type Order = OrderForStaff['order']
type Typed = Readonly<Record<string, string>>

export function NextStep({ order, typed }: { order: Order; typed: Typed }) {
	return (
		<Sheet title="Next step" id="next" className="lg:scroll-mt-96">
			<div className="grid gap-3">
				<Forward order={order} typed={typed} />
				{order.can.cancel && <CancelOrder order={order} typed={typed} />}
			</div>
		</Sheet>
	)
}

function Forward({ order: { id, status, isSplit, isDonation }, typed }: { order: Order; typed: Typed }) {
	if (isDonation) return <p className="text-muted">Nothing of a donation is made or shipped.</p>
	if (after(status, 'start')) return <Move move="start" label="Start production" />
	if (after(status, 'ship'))
		return (
			<form method="post" action="#next" className="grid gap-3">
				<input type="hidden" name="intent" value="ship" />
				<ShipmentFields typed={typed} />
				<Button type="submit" variant="action">
					Mark as shipped
				</Button>
			</form>
		)
	if (after(status, 'deliver')) return <Move move="deliver" label="Mark as delivered" />
	return (
		<p className="text-muted">
			{waits[status] ?? 'Nothing is left to be done.'}{' '}
			{isSplit && status === 'pending' && (
				<a href={sharesUrl(id)} className="font-semibold text-primary underline">
					See the shares
				</a>
			)}
			{status === 'awaiting_approval' && (
				<a href="/approvals" className="font-semibold text-primary underline">
					See approvals
				</a>
			)}
		</p>
	)
}

const waits: Partial<Record<Order['status'], string>> = {
	pending: 'The buyer has to pay first.',
	awaiting_approval: 'The school has to approve the purchase order first.',
	changes_requested: 'The buyer has to make the changes that the school asked for.',
}

const Move = ({ move, label }: { move: 'start' | 'deliver'; label: string }) => (
	<form method="post" action="#next" className="grid">
		<input type="hidden" name="intent" value={move} />
		<Button type="submit" variant="action">
			{label}
		</Button>
	</form>
)

const CancelOrder = ({ order: { reference, isSplit }, typed }: { order: Order; typed: Typed }) => (
	<CancelDialog
		reference={reference}
		action="#next"
		variant="outline"
		why={
			<TextField
				label="Reason"
				name="why"
				id="cancel-why"
				defaultValue={typed.why ?? ''}
				required
				maxLength={200}
				autoComplete="off"
				hint="The buyer can read it."
			/>
		}
	>
		{isSplit
			? 'Nothing will be made, what families have paid goes back to their cards, and the stock is free again.'
			: 'Nothing will be made or charged, and the stock is free again.'}
	</CancelDialog>
)
