// Confirmation before an order is cancelled: a plain form in a native dialog, so it works without JavaScript.
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'

type CancelDialogProps = {
	reference: string
	/** The form's target; the current page by default. */
	action?: string
	/** Field for the reason: a text field named `why`. */
	why: ReactNode
	/** Style of the button that opens the dialog. */
	look?: 'ghost' | 'outline'
	/** What happens to the order and its money. */
	children: ReactNode
}

export const CancelDialog = ({ reference, action, why, look = 'ghost', children }: CancelDialogProps) => (
	<>
		<DialogButton opens="cancel-order" variant={look}>
			Cancel order
		</DialogButton>
		<Dialog
			id="cancel-order"
			title={`Cancel order #${reference}?`}
			actions={
				<>
					<Button variant="outline" popoverTarget="cancel-order" popoverTargetAction="hide">
						Keep it
					</Button>
					<Button type="submit" form="cancel-order-form" variant="danger">
						Cancel order
					</Button>
				</>
			}
		>
			<form id="cancel-order-form" method="post" action={action} className="grid gap-3">
				<input type="hidden" name="intent" value="cancel" />
				<p>{children} This cannot be undone.</p>
				{why}
			</form>
		</Dialog>
	</>
)

/** @param isForeign the order belongs to another person: the customer reads the reason */
export const WhyCancel = ({ isForeign }: { isForeign: boolean }) => (
	<TextField
		label={`Why? ${isForeign ? 'The customer can read it.' : 'Only if you like to say.'}`}
		name="why"
		id="cancel-why"
		maxLength={200}
		autoComplete="off"
	/>
)
