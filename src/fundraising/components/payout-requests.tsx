// Payout requests: the team's form and list, and what Fieldhouse does with them. Works without scripts.
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Choice } from '#ui/choice.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/fields.tsx'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import type { TypedRequest } from '../schemas.ts'
import { methodLabels, payoutMethods, requestLabels } from '../states.ts'
import type { FundraisingView, PayoutRequestView } from '../views.ts'

/** The rejected input, as typed. */
export type RequestAnswer = { errors: Partial<TypedRequest>; message?: string; typed: TypedRequest }

type RequestsProps = {
	view: Pick<FundraisingView, 'requests' | 'availableCents' | 'canPayOut'>
	/** Where the forms are sent. */
	action: string
	/** Per page: the same form sent twice is one request. */
	formKey: string
	answer?: RequestAnswer | undefined
}

export const PayoutRequests = (props: RequestsProps) => (
	<Card className="grid gap-4 p-5 sm:p-6">
		<h3 className="display text-subheading">Payouts</h3>
		{props.view.requests.length > 0 && (
			<ul className="divide-y divide-line border-y border-line">
				{props.view.requests.map((request) => (
					<Request key={request.id} request={request} {...props} />
				))}
			</ul>
		)}
		{!props.view.canPayOut && <RequestForm {...props} />}
		{props.view.canPayOut && props.view.requests.length === 0 && (
			<p className="text-[0.9375rem] text-muted">The team has asked for nothing yet.</p>
		)}
	</Card>
)

const tones: Record<PayoutRequestView['state'], BadgeTone> = {
	asked: 'warning',
	approved: 'gold',
	sent: 'success',
	reversed: 'danger',
	declined: 'neutral',
	withdrawn: 'neutral',
}

function Request({ request, view, action }: RequestsProps & { request: PayoutRequestView }) {
	const { id, amountCents, method, payee, state, reason, at } = request
	const about = <span className="sr-only">{` the request of ${formatUsd(amountCents)}`}</span>
	const isOpen = state === 'asked' || state === 'approved'
	return (
		<li className="grid gap-2 py-3">
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<b className="figures">{formatUsd(amountCents)}</b>
				<Badge tone={tones[state]}>{requestLabels[state]}</Badge>
				<span className="text-sm text-muted">
					<When at={at} />
				</span>
			</p>
			<p className="text-[0.9375rem] break-words text-muted">{`${methodLabels[method]} to ${payee}`}</p>
			{reason !== '' && <p className="text-[0.9375rem] break-words">{reason}</p>}
			{!view.canPayOut && state === 'asked' && (
				<form method="post" action={action}>
					<input type="hidden" name="request" value={id} />
					<Button type="submit" name="intent" value="withdraw-payout" variant="outline" size="small">
						Take back{about}
					</Button>
				</form>
			)}
			{view.canPayOut && isOpen && <Decision request={request} action={action} />}
		</li>
	)
}

/** For Fieldhouse alone. */
function Decision({
	request: { id, amountCents, state },
	action,
}: {
	request: PayoutRequestView
	action: string
}) {
	const about = <span className="sr-only">{` the request of ${formatUsd(amountCents)}`}</span>
	return (
		<div className="grid gap-3">
			<form method="post" action={action} className="grid gap-2">
				<input type="hidden" name="key" value={id} />
				<input type="hidden" name="amount" value={(amountCents / 100).toFixed(2)} />
				<div className="flex flex-wrap items-end gap-2">
					<TextField
						label="Reference"
						name="reference"
						id={`sent-${id}`}
						autoComplete="off"
						maxLength={120}
						placeholder="Check 1042"
						className="min-w-0 grow"
					/>
					<Button type="submit" name="intent" value="payout" size="small">
						Record as sent{about}
					</Button>
				</div>
			</form>
			<form method="post" action={action} className="flex flex-wrap items-end gap-2">
				<input type="hidden" name="request" value={id} />
				{state === 'asked' && (
					<Button type="submit" name="intent" value="approve-payout" variant="outline" size="small">
						Approve{about}
					</Button>
				)}
				<TextField
					label="Why it is declined"
					name="reason"
					id={`declined-${id}`}
					autoComplete="off"
					maxLength={500}
					className="min-w-0 grow"
				/>
				<Button type="submit" name="intent" value="decline-payout" variant="outline" size="small">
					Decline{about}
				</Button>
			</form>
		</div>
	)
}

const methods = payoutMethods.map((value) => ({ value, label: methodLabels[value] }))

function RequestForm({ view: { availableCents }, action, formKey, answer }: RequestsProps) {
	if (availableCents <= 0 && !answer)
		return (
			<p className="text-[0.9375rem] text-muted">
				Nothing to ask for now. New money shows up here until you ask for it.
			</p>
		)
	const { errors = {}, typed, message } = answer ?? {}
	const found = Object.entries(errors).map(([field, text]) => ({ field: `request-${field}`, message: text }))
	return (
		<form method="post" action={action} noValidate className="grid gap-4">
			<ErrorSummary errors={[...found, ...(message ? [{ field: 'request-amount', message }] : [])]} />
			<input type="hidden" name="key" value={typed?.key || formKey} />
			<TextField
				label="Amount"
				name="amount"
				id="request-amount"
				required
				inputMode="decimal"
				autoComplete="off"
				maxLength={20}
				unit="USD"
				defaultValue={typed?.amount}
				hint={`Up to ${formatUsd(Math.max(0, availableCents))}`}
				error={errors.amount}
			/>
			<Choice
				legend="How"
				name="method"
				options={methods}
				value={typed?.method || 'check'}
				error={errors.method}
			/>
			<TextField
				label="To whom"
				name="payee"
				id="request-payee"
				required
				maxLength={200}
				defaultValue={typed?.payee}
				hint="Name and, for a check, the address. For a transfer we call you for the account."
				error={errors.payee}
			/>
			<Button type="submit" name="intent" value="request-payout" className="justify-self-start">
				Ask for a payout
			</Button>
		</form>
	)
}
