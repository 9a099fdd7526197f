// The question before an order is called off. A plain form in a native dialog: it needs no script.
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'

type CancelDialogProps = {
	reference: string
	/** Address that the form is sent to; the page's own when it is not given. */
	action?: string
	/** Somebody else's order: the customer reads why. */
	isForeign: boolean
	/** What becomes of the order and its money. */
	children: ReactNode
}

export const CancelDialog = ({ reference, action, isForeign, children }: CancelDialogProps) => (
	<>
		<DialogButton opens="cancel-order" variant="ghost">
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
				<TextField
					label={`Why? ${isForeign ? 'The customer can read it.' : 'Only if you like to say.'}`}
					name="why"
					id="cancel-why"
					maxLength={200}
					autoComplete="off"
				/>
			</form>
		</Dialog>
	</>
)
