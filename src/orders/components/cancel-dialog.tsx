// The question before an order is called off. A plain form in a native dialog: it needs no script.
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'

type CancelDialogProps = {
	reference: string
	/** Address that the form is sent to; the page's own when it is not given. */
	action?: string
	/** Asks for the reason: a text field of the name `why`. */
	why: ReactNode
	/** How the button that opens it looks. */
	look?: 'ghost' | 'outline'
	/** What becomes of the order and its money. */
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

/** @param isForeign somebody else's order: the customer reads why */
export const WhyCancel = ({ isForeign }: { isForeign: boolean }) => (
	<TextField
		label={`Why? ${isForeign ? 'The customer can read it.' : 'Only if you like to say.'}`}
		name="why"
		id="cancel-why"
		maxLength={200}
		autoComplete="off"
	/>
)
