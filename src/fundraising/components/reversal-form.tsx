import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TypedReversal } from '../schemas.ts'
import type { PostingView } from '../views.ts'

/** The rejected input, as typed. */
export type ReversalAnswer = { error: string; typed: TypedReversal }

type ReversalFormProps = {
	/** Where the form is sent. */
	action: string
	payout: Pick<PostingView, 'id' | 'amountCents' | 'note'>
	answer?: ReversalAnswer | undefined
}

/** For Fieldhouse alone: reverses a payout recorded by mistake or never received. Works without scripts. */
export function ReversalForm({ action, payout: { id, amountCents, note }, answer }: ReversalFormProps) {
	const own = answer?.typed.payoutId === id ? answer : undefined
	const fieldId = `reason-${id}`
	return (
		<details className="mt-1" open={own !== undefined}>
			<summary className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
				Reverse
				<span className="sr-only">
					{' '}
					the payout of {formatUsd(-amountCents)}, {note}
				</span>
			</summary>
			<form method="post" action={action} className="mt-1 mb-2 grid gap-3" noValidate>
				<ErrorSummary errors={own ? [{ message: own.error, field: fieldId }] : []} />
				<input type="hidden" name="intent" value="reverse-payout" />
				<input type="hidden" name="payout" value={id} />
				<p className="text-muted">
					{formatUsd(-amountCents)} go back into the balance. Both lines stay in the ledger.
				</p>
				<TextField
					id={fieldId}
					name="reason"
					label="Reason"
					required
					autoComplete="off"
					maxLength={200}
					placeholder="Check came back"
					defaultValue={own?.typed.reason}
					hint="Coaches of the team are notified."
					error={own?.error}
				/>
				<Button type="submit" variant="danger" className="justify-self-start">
					Reverse payout
				</Button>
			</form>
		</details>
	)
}
