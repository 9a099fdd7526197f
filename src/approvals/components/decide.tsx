import { Button } from '#ui/button.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/fields.tsx'
import { longestComment } from '../schemas.ts'

export type RefusedComment = { approvalId: string; comment: string }

type DecideProps = {
	id: string
	reference: string
	/** The round being decided: a resubmitted order needs a new decision. */
	round: number
	/** Target address of the forms. */
	action: string
	/** Typed text that was refused. */
	refused?: RefusedComment | undefined
	/** Variant of the main button. */
	variant?: 'action' | 'primary'
}

/** Approve, or request changes with a comment: two plain forms. */
export function Decide({ id, reference, round, action, refused, variant = 'primary' }: DecideProps) {
	const about = <span className="sr-only"> order #{reference}</span>
	return (
		<>
			<form method="post" action={action} className="grid">
				<input type="hidden" name="approval" value={id} />
				<input type="hidden" name="round" value={round} />
				<Button type="submit" name="intent" value="approve" variant={variant}>
					<Icon name="check" size={18} />
					<span>Approve{about}</span>
				</Button>
			</form>
			<DialogButton opens={`changes-${id}`} variant="outline">
				<span>Request Changes{about}</span>
			</DialogButton>
			<Dialog
				id={`changes-${id}`}
				title={`Request changes to order #${reference}`}
				actions={
					<>
						<Button variant="outline" popoverTarget={`changes-${id}`} popoverTargetAction="hide">
							Keep it waiting
						</Button>
						<Button type="submit" form={`changes-form-${id}`} name="intent" value="changes">
							Request Changes
						</Button>
					</>
				}
			>
				<form id={`changes-form-${id}`} method="post" action={action}>
					<input type="hidden" name="approval" value={id} />
					<input type="hidden" name="round" value={round} />
					<TextArea
						label="What should be different?"
						id={`comment-${id}`}
						name="comment"
						required
						maxLength={longestComment}
						defaultValue={refused?.approvalId === id ? refused.comment : ''}
						hint="The buyer reads it, changes the order and sends it again."
					/>
				</form>
			</Dialog>
		</>
	)
}
