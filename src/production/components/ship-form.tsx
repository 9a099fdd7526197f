import { ShipmentFields, ShipmentList } from '#shipping/components/shipments.tsx'
import type { PartUnits } from '#shipping/rules/part.ts'
import type { ShipmentInput } from '#shipping/schemas.ts'
import { isPickUp, shippingName } from '#pricing/rules/delivery.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { messages } from '../messages.ts'
import { piecesField } from '../rules/forms.ts'
import { floorOrderUrl } from '../urls.ts'
import type { FloorOrderView } from '../views.ts'

type Refused = { parcel: ShipmentInput | null; part: readonly PartUnits[]; message: string } | null
type ShipFormProps = { order: FloorOrderView; refused: Refused }

/** The address, past shipments, and the form for shipping once every bag is packed. */
export function ShipForm({ order, refused }: ShipFormProps) {
	const { shipTo, shipments, can } = order
	return (
		<div className="grid gap-4">
			{shipTo.name !== '' && (
				<address className="grid gap-0.5 break-words not-italic">
					{order.method && <span className="text-muted">{shippingName(order.method)}</span>}
					<span className="font-bold">{shipTo.name}</span>
					{shipTo.lines.map((line) => (
						<span key={line}>{line}</span>
					))}
				</address>
			)}
			<ShipmentList shipments={shipments} />
			{can.ship &&
				(isPickUp(order) ? (
					<Ready order={order} refused={refused} />
				) : (
					<Ship id={order.id} refused={refused} label="Ship order" />
				))}
			{!isPickUp(order) && order.sendable.length > 0 && <Part order={order} refused={refused} />}
			{can.deliver && (
				<Deliver id={order.id} label={isPickUp(order) ? 'Mark as picked up' : 'Mark as delivered'} />
			)}
			{can.deliver && !isPickUp(order) && (
				<details open={refused !== null}>
					<summary className="mb-3 cursor-pointer font-semibold text-primary">Add another package</summary>
					<Ship id={order.id} refused={refused} label="Add package" />
				</details>
			)}
			{!can.ship && !can.deliver && <p className="text-[0.9375rem] text-muted">{waitWords(order)}</p>}
		</div>
	)
}

const waitWords = ({ status, bags }: FloorOrderView): string => {
	if (status === 'delivered') return 'It has arrived.'
	if (status === 'cancelled' || status === 'refunded') return 'Nothing of this order is sent.'
	return bags.length === 0 ? messages.nothingToSend : 'It can be shipped as soon as every job is packed.'
}

const Ship = ({ id, refused, label }: { id: string; refused: Refused; label: string }) => (
	<form method="post" action={`${floorOrderUrl(id)}#shipping`} className="grid gap-3">
		<input type="hidden" name="intent" value="ship" />
		<ShipmentFields typed={refused?.parcel ?? {}} error={refused?.message} />
		<Button type="submit" variant="action">
			{label}
		</Button>
	</form>
)

/** A pick-up has no carrier: the order's number is what the buyer brings along. */
const Ready = ({ order: { id, reference }, refused }: ShipFormProps) => (
	<form method="post" action={`${floorOrderUrl(id)}#shipping`} className="grid gap-3">
		<input type="hidden" name="intent" value="ship" />
		<input type="hidden" name="carrier" value="other" />
		<input type="hidden" name="service" value="Pick-up" />
		<input type="hidden" name="trackingNumber" value={reference} />
		{refused && <p role="alert">{refused.message}</p>}
		<Button type="submit" variant="action">
			Ready for pick-up
		</Button>
		<p className="text-[0.9375rem] text-muted">The buyer gets a mail.</p>
	</form>
)

/** Ships packed pieces while others are still made. */
function Part({ order: { id, sendable }, refused }: { order: FloorOrderView; refused: Refused }) {
	const typedOf = (position: number) => refused?.part.find((units) => units.position === position)?.quantity
	return (
		<details open={refused !== null}>
			<summary className="mb-3 cursor-pointer font-semibold text-primary">Send only part of it</summary>
			<form method="post" action={`${floorOrderUrl(id)}#shipping`} className="grid gap-3">
				<input type="hidden" name="intent" value="ship_part" />
				{sendable.map(({ position, what, size, playerName, pieces }) => (
					<TextField
						key={position}
						label={[what, size, playerName].filter(Boolean).join(', ')}
						name={piecesField(position)}
						type="number"
						min={0}
						max={pieces}
						defaultValue={typedOf(position) ?? 0}
						unit={`of ${pieces}`}
					/>
				))}
				<ShipmentFields typed={refused?.parcel ?? {}} error={refused?.message} />
				<Button type="submit">Send this part</Button>
			</form>
		</details>
	)
}

const Deliver = ({ id, label }: { id: string; label: string }) => (
	<form method="post" action={`${floorOrderUrl(id)}#shipping`} className="grid">
		<input type="hidden" name="intent" value="deliver" />
		<Button type="submit">{label}</Button>
	</form>
)
