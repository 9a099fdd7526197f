// Forms for Fieldhouse alone: record a payout, and reverse one. They work without scripts.
import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary, type FormError } from '#ui/error-summary.tsx'
import { TextField } from '#ui/fields.tsx'
import type { TypedPayout, TypedReversal } from '../schemas.ts'
import type { PostingView } from '../views.ts'

export type PayoutAnswer = { errors: Partial<TypedPayout>; message?: string; typed: TypedPayout }

type PayoutFormProps = {
	/** Where the form is sent. */
	action: string
	/** Per page: the same form sent twice is one payout. */
	formKey: string
	balanceCents: number
	/** The rejected input, as typed. */
	answer?: PayoutAnswer | undefined
}

/** For Fieldhouse alone: records money sent to the team. */
export function PayoutForm({ action, formKey, balanceCents, answer }: PayoutFormProps) {
	const { errors = {}, typed, message } = answer ?? {}
	const problems: FormError[] = [
		...(message === undefined ? [] : [{ message, field: 'payout-amount' }]),
		...(errors.amount === undefined ? [] : [{ message: errors.amount, field: 'payout-amount' }]),
		...(errors.reference === undefined ? [] : [{ message: errors.reference, field: 'payout-reference' }]),
	]
	return (
		<Card className="p-5 sm:p-6">
			<h3 className="display text-subheading">Record a payout</h3>
			<p className="mt-1 text-[0.9375rem] text-muted">
				After the money is on its way: the coaches are notified. What is recorded stays in the ledger; a
				mistake is reversed there.
			</p>
			<form method="post" action={action} className="mt-4 grid gap-4" noValidate>
				<ErrorSummary errors={problems} />
				<input type="hidden" name="intent" value="payout" />
				<input type="hidden" name="key" value={typed?.key || formKey} />
				<TextField
					id="payout-amount"
					name="amount"
					label="Amount"
					required
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					unit="USD"
					defaultValue={typed?.amount}
					hint={`Up to ${formatUsd(Math.max(0, balanceCents))}`}
					error={errors.amount}
				/>
				<TextField
					id="payout-reference"
					name="reference"
					label="Reference"
					required
					autoComplete="off"
					maxLength={120}
					placeholder="Check 1042"
					defaultValue={typed?.reference}
					hint="Number of the check or transfer. Coaches of the team see it."
					error={errors.reference}
				/>
				<Button type="submit" className="justify-self-start" disabled={balanceCents <= 0}>
					Record payout
				</Button>
			</form>
		</Card>
	)
}

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
