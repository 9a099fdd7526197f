import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary, type FormError } from '#ui/error-summary.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PayoutErrors, TypedPayout } from '../schemas.ts'

export type PayoutAnswer = { errors: PayoutErrors; message?: string; typed: TypedPayout }

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
	const told: FormError[] = [
		...(message === undefined ? [] : [{ message, field: 'payout-amount' }]),
		...(errors.amount === undefined ? [] : [{ message: errors.amount, field: 'payout-amount' }]),
		...(errors.reference === undefined ? [] : [{ message: errors.reference, field: 'payout-reference' }]),
	]
	return (
		<Card className="p-5 sm:p-6">
			<h3 className="display text-subheading">Record a payout</h3>
			<p className="mt-1 text-[0.9375rem] text-muted">
				After the money is on its way: the coaches are told. What is recorded stays in the ledger; a mistake
				is reversed there.
			</p>
			<form method="post" action={action} className="mt-4 grid gap-4" noValidate>
				<ErrorSummary errors={told} />
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
