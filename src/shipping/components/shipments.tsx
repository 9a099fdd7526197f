// An order's shipments, with links to the carriers' tracking pages.
import { useOrderTexts } from '#orders/components/order-language.tsx'
import { When } from '#orders/components/when.tsx'
import type { ShipmentView } from '../views.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { carrierIds, carrierOf, knownCarriers } from '../rules/carriers.ts'
import { serviceMaxLength } from '../schemas.ts'

// Form fields of a shipment. They work without JavaScript: the server recognizes the carrier.
const options = [
	{ value: '', label: 'Recognize by the number' },
	...knownCarriers.map((id) => ({ value: id as string, label: carrierOf(id).label })),
	{ value: 'other', label: carrierOf('other').label },
]

type Typed = { carrier?: string | null; service?: string; trackingNumber?: string }

/**
 * @param typed refused input, to be corrected
 * @param error about the tracking number
 */
export function ShipmentFields({ typed, error }: { typed: Typed; error?: string | undefined }) {
	const { carrier, service = '', trackingNumber = '' } = typed
	return (
		<>
			<TextField
				label="Tracking number"
				name="trackingNumber"
				required
				maxLength={60}
				autoComplete="off"
				defaultValue={trackingNumber}
				hint="Type it or scan the label. The buyer gets it by mail."
				error={error}
			/>
			<SelectField
				label="Carrier"
				name="carrier"
				options={options}
				defaultValue={carrierIds.find((id) => id === carrier) ?? ''}
			/>
			<TextField
				label="Service (optional)"
				name="service"
				maxLength={serviceMaxLength}
				autoComplete="off"
				defaultValue={service}
				hint="Such as Ground or 2nd Day Air."
			/>
		</>
	)
}

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
	const { language, texts } = useOrderTexts()
	const { carrier, service, trackingNumber, trackingUrl, shippedAt, contents } = shipment
	return (
		<>
			<p>
				{carrier}
				{service && `, ${service}`}, <When at={shippedAt} language={language} />
			</p>
			<p>
				{texts.tracking}{' '}
				<span className="figures font-bold break-all select-all max-sm:block">{trackingNumber}</span>
			</p>
			{contents.length > 0 && (
				<ul aria-label={texts.inPackage} className="figures text-[0.9375rem] text-muted">
					{contents.map(({ position, quantity, what }) => (
						<li key={position}>
							{quantity} × {what}
						</li>
					))}
				</ul>
			)}
			{trackingUrl && (
				<a href={trackingUrl} rel="noreferrer" className="font-semibold text-primary hover:underline">
					{texts.trackAt(carrier)}
				</a>
			)}
		</>
	)
}
