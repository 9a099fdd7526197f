// Form fields of a shipment. They work without JavaScript: the server recognizes the carrier.
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { carrierIds, carrierOf, knownCarriers } from '../rules/carriers.ts'
import { serviceMaxLength } from '../schemas.ts'

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
