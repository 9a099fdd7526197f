// An order's shipments, with links to the carriers' tracking pages.
import { When } from '#orders/components/when.tsx'
import type { ShipmentView } from '../views.ts'

/** Renders nothing for an order without shipments. */
export function ShipmentList({ shipments }: { shipments: readonly ShipmentView[] }) {
	if (shipments.length === 0) return null
	return (
		<ul className="mt-5 grid gap-3 border-t border-line pt-4">
			{shipments.map((shipment) => (
				<li key={shipment.id}>
					<Shipment shipment={shipment} />
				</li>
			))}
		</ul>
	)
}

function Shipment({ shipment }: { shipment: ShipmentView }) {
	const { carrier, service, trackingNumber, trackingUrl, shippedAt, contents } = shipment
	return (
		<>
			<p>
				{carrier}
				{service && `, ${service}`}, <When at={shippedAt} />
			</p>
			<p>
				Tracking number{' '}
				<span className="figures font-bold break-all select-all max-sm:block">{trackingNumber}</span>
			</p>
			{contents.length > 0 && (
				<ul aria-label="In this package" className="figures text-[0.9375rem] text-muted">
					{contents.map(({ position, quantity, what }) => (
						<li key={position}>
							{quantity} × {what}
						</li>
					))}
				</ul>
			)}
			{trackingUrl && (
				<a href={trackingUrl} rel="noreferrer" className="font-semibold text-primary hover:underline">
					Track at {carrier}
				</a>
			)}
		</>
	)
}
