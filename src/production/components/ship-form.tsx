import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { messages } from '../messages.ts'
import { floorOrderUrl } from '../urls.ts'
import type { FloorOrderView } from '../views.ts'

type ShipFormProps = { order: FloorOrderView; refused: { typed: string; message: string } | null }

/** Where it goes, and the form that sends it there once every bag is packed. */
export function ShipForm({ order, refused }: ShipFormProps) {
	const { shipTo, tracking, can } = order
	return (
		<div className="grid gap-4">
			{shipTo.name !== '' && (
				<address className="grid gap-0.5 break-words not-italic">
					<span className="font-bold">{shipTo.name}</span>
					{shipTo.lines.map((line) => (
						<span key={line}>{line}</span>
					))}
				</address>
			)}
			{tracking && (
				<p>
					Tracking number <span className="figures font-bold break-all select-all">{tracking}</span>
				</p>
			)}
			{can.ship && <Ship id={order.id} refused={refused} />}
			{can.deliver && <Deliver id={order.id} />}
			{!can.ship && !can.deliver && <p className="text-[0.9375rem] text-muted">{waitWords(order)}</p>}
		</div>
	)
}

const waitWords = ({ status, bags }: FloorOrderView): string => {
	if (status === 'delivered') return 'It has arrived.'
	if (status === 'cancelled' || status === 'refunded') return 'Nothing of this order is sent.'
	return bags.length === 0 ? messages.nothingToSend : 'It can be shipped as soon as every job is packed.'
}

const Ship = ({ id, refused }: { id: string; refused: ShipFormProps['refused'] }) => (
	<form method="post" action={`${floorOrderUrl(id)}#shipping`} className="grid gap-3">
		<input type="hidden" name="intent" value="ship" />
		<TextField
			label="Tracking number"
			name="tracking"
			required
			maxLength={60}
			autoComplete="off"
			defaultValue={refused?.typed ?? ''}
			hint="The buyer gets it by mail."
			error={refused?.message}
		/>
		<Button type="submit" variant="action">
			Ship order
		</Button>
	</form>
)

const Deliver = ({ id }: { id: string }) => (
	<form method="post" action={`${floorOrderUrl(id)}#shipping`} className="grid">
		<input type="hidden" name="intent" value="deliver" />
		<Button type="submit">Mark as delivered</Button>
	</form>
)
