import type { OrderView } from '../views.ts'

/** The shipping address, or a note that it is no longer stored. */
export function ShipTo({ order: { shipTo } }: { order: Pick<OrderView, 'shipTo'> }) {
	const { name, line1, line2, city, state, zip, phone } = shipTo
	if (line1 === '') return <p className="text-muted">No longer kept.</p>
	return (
		<address className="grid gap-0.5 break-words not-italic">
			<span className="font-bold">{name}</span>
			<span>{line1}</span>
			{line2 && <span>{line2}</span>}
			<span className="figures">
				{city}, {state} {zip}
			</span>
			{phone && <span className="figures text-muted">{phone}</span>}
		</address>
	)
}
