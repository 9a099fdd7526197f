// What a school paid for its purchase order, and the form for a check or transfer that came in.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import type { ReceiptMethod } from '#payments/states.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Badge } from '#ui/marks.tsx'
import type { OrderForStaff } from '../../views.ts'
import { dollarsOf } from '../../rules/staff-forms.ts'
import { Sheet } from '../records.tsx'

type Typed = Readonly<Record<string, string>>
type Receivable = NonNullable<OrderForStaff['receivable']>
type Payment = Receivable['payments'][number]

const methodNames: Record<ReceiptMethod, string> = {
	check: 'Check',
	transfer: 'Bank transfer',
	other: 'Other',
}
const methods = Object.entries(methodNames).map(([value, label]) => ({ value, label }))

type ReceivedPaymentsProps = {
	receivable: Receivable
	/** Of the payment that the form would record. */
	formKey: string
	/** `2026-11-26` */
	today: string
	typed: Typed
}

export const ReceivedPayments = ({ receivable, ...form }: ReceivedPaymentsProps) => (
	<Sheet title="Paid by the school" id="received">
		<p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
			<span>{openLabel(receivable)}</span>
			<span className="figures font-bold">{formatUsd(Math.abs(receivable.openCents))}</span>
		</p>
		{receivable.payments.length > 0 && (
			<ul className="divide-y divide-line border-t border-line">
				{receivable.payments.map((payment) => (
					<Received key={payment.id} payment={payment} />
				))}
			</ul>
		)}
		{receivable.isDue && receivable.openCents > 0 && (
			<ReceiveForm openCents={receivable.openCents} {...form} />
		)}
	</Sheet>
)

function openLabel({ isDue, openCents, payments }: Receivable): string {
	if (openCents < 0) return 'Came in beyond the total'
	if (!isDue) return payments.length > 0 ? 'Not due any more' : 'Due once it is approved'
	return openCents === 0 ? 'Paid in full' : 'Open'
}

function Received({
	payment: { id, amountCents, method, reference, receivedOn, withdrawnAt },
}: {
	payment: Payment
}) {
	const facts = [methodNames[method], reference, formatLongDay(receivedOn)].filter(Boolean).join(' · ')
	return (
		<li className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-2">
			<span className={`figures ${withdrawnAt ? 'text-muted line-through' : 'font-bold'}`}>
				{formatUsd(amountCents)}
			</span>
			{withdrawnAt ? (
				<Badge tone="neutral">Taken back</Badge>
			) : (
				<form method="post" action="#received" data-screen-only="">
					<input type="hidden" name="intent" value="unreceive" />
					<input type="hidden" name="payment" value={id} />
					<Button
						type="submit"
						variant="ghost"
						aria-label={`Take back ${formatUsd(amountCents)}, recorded by mistake`}
					>
						Take back
					</Button>
				</form>
			)}
			<span className="col-span-2 text-[0.9375rem] break-words text-muted">{facts}</span>
		</li>
	)
}

type FormProps = Omit<ReceivedPaymentsProps, 'receivable'> & { openCents: number }

const ReceiveForm = ({ openCents, formKey, today, typed }: FormProps) => (
	<details
		className="group mt-3 border-t border-line pt-2"
		open={typed.method !== undefined}
		data-screen-only=""
	>
		<summary className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
			Record a payment
		</summary>
		<form method="post" action="#received" className="mt-2 grid gap-4">
			<input type="hidden" name="intent" value="receive" />
			<input type="hidden" name="payment" value={formKey} />
			<TextField
				label={`Amount, at most ${formatUsd(openCents)}`}
				name="amount"
				id="received-amount"
				inputMode="decimal"
				autoComplete="off"
				required
				defaultValue={typed.method === undefined ? dollarsOf(openCents) : (typed.amount ?? '')}
				unit="$"
			/>
			<SelectField
				label="How"
				name="method"
				id="received-method"
				options={methods}
				defaultValue={typed.method}
			/>
			<TextField
				label="Came in on"
				name="day"
				id="received-day"
				type="date"
				max={today}
				required
				defaultValue={typed.day ?? today}
			/>
			<TextField
				label="Number of the check or transfer"
				name="reference"
				id="received-reference"
				maxLength={60}
				autoComplete="off"
				defaultValue={typed.reference ?? ''}
			/>
			<Button type="submit" variant="outline">
				Record payment
			</Button>
		</form>
	</details>
)
