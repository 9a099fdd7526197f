// Names the administrator of a school that has none, who is asked to join and to decide on a purchase order.
import { TextField } from '#ui/fields.tsx'

type Named = { approverEmail: string; approverName: string }

type ApproverFieldsProps = {
	typed: Named | undefined
	errors: Partial<Named>
	/** Without it both may stay empty. */
	isNeeded?: boolean
}

export function ApproverFields({ typed, errors, isNeeded = false }: ApproverFieldsProps) {
	const optional = isNeeded ? '' : ' (optional)'
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField
				label={`Administrator’s email${optional}`}
				name="approverEmail"
				type="email"
				autoComplete="off"
				maxLength={255}
				required={isNeeded}
				defaultValue={typed?.approverEmail ?? ''}
				error={errors.approverEmail}
			/>
			<TextField
				label="Administrator’s name (optional)"
				name="approverName"
				autoComplete="off"
				maxLength={100}
				defaultValue={typed?.approverName ?? ''}
				error={errors.approverName}
			/>
		</div>
	)
}

type AtCheckoutProps = Omit<ApproverFieldsProps, 'isNeeded'> & {
	/** Who decides when nobody is named. */
	otherwise: string
}

/** The same at a checkout, with what happens. */
export const ApproverAtCheckout = ({ otherwise, ...fields }: AtCheckoutProps) => (
	<div className="grid gap-3 rounded-control bg-well p-4">
		<div>
			<p className="font-semibold">Who approves for your school?</p>
			<p className="text-label text-muted">
				{`Your school has no other administrator here yet. Name one: they get an email, join and decide, and the order waits for them. Without one, ${otherwise}.`}
			</p>
		</div>
		<ApproverFields {...fields} />
	</div>
)
