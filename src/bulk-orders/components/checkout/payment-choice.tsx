// How a team's order is paid: individually, in one payment or in shares, or by the school's purchase order.
import { formatUsd } from '#kit/money.ts'
import { fileBox, Checkbox, FieldError, TextField } from '#ui/fields.tsx'
import { Choice } from '#ui/choice.tsx'
import { messages } from '../../messages.ts'
import type { BulkErrors, TypedBulk } from '../../rules/checkout-form.ts'
import { ApproverAtCheckout } from '#checkout/components/approver-fields.tsx'
import type { BulkCheckoutView, BulkMode } from '../../views.ts'

type PaymentChoiceProps = {
	view: Pick<BulkCheckoutView, 'canUsePurchaseOrder' | 'needsApprover' | 'isSandbox'>
	mode: BulkMode
	onMode: (mode: BulkMode) => void
	/** What each family pays of a split order; empty where it cannot be split. */
	shareCents: readonly number[]
	totalCents: number
	errors: BulkErrors
	documentError: string | undefined
	typed: TypedBulk | undefined
}

const shownFor = {
	player_pays: 'hidden group-has-[[value^=player]:checked]/pay:block',
	school_po: 'hidden group-has-[[value^=school]:checked]/pay:grid',
}

function PurchaseOrder(props: PaymentChoiceProps) {
	const { view, errors, documentError, typed } = props
	return (
		<div className={`gap-4 ${shownFor.school_po}`}>
			<TextField
				label="PO Number *"
				name="poNumber"
				maxLength={40}
				autoComplete="off"
				defaultValue={typed?.poNumber ?? ''}
				error={errors.poNumber}
			/>
			<div>
				<label htmlFor="document" className="mb-1.5 block text-label font-semibold">
					PO document (optional)
				</label>
				<input
					type="file"
					id="document"
					name="document"
					accept="application/pdf,image/png,image/jpeg"
					aria-describedby={documentError ? 'document-hint document-error' : 'document-hint'}
					aria-invalid={documentError ? true : undefined}
					className={fileBox}
				/>
				<p id="document-hint" className="mt-1.5 text-label text-muted">
					PDF, PNG or JPEG, 10 MB at most.
				</p>
				<FieldError id="document-error">{documentError}</FieldError>
			</div>
			{view.needsApprover && (
				<ApproverAtCheckout
					typed={typed}
					errors={errors}
					otherwise="another coach of the team decides, or we do"
				/>
			)}
		</div>
	)
}

const whoPays = [
	{
		who: 'buyer',
		shown: 'group-has-[[value^=player]:checked]/pay:group-not-has-[[name=split]:checked]/pay:flex',
		title: 'You pay now',
		text: (total: string) => `All of it, ${total}, by card on the next page.`,
	},
	{
		who: 'families',
		shown: 'group-has-[[value^=player]:checked]/pay:group-has-[[name=split]:checked]/pay:flex',
		title: 'Each family pays its part',
		text: (total: string, each: string) => `${each} by its own link, ${total} together. You pay nothing now.`,
	},
	{
		who: 'school',
		shown: 'group-has-[[value^=school]:checked]/pay:flex',
		title: 'The school pays by purchase order',
		text: (total: string) => `All of it, ${total}, once it has approved the order. You pay nothing now.`,
	},
] as const

/** "$340.00", or "$310.00 to $395.20". */
function spanOf(cents: readonly number[]): string {
	const [least, most] = [Math.min(...cents), Math.max(...cents)]
	return least === most ? formatUsd(least) : `${formatUsd(least)} to ${formatUsd(most)}`
}

type WhoPaysProps = Pick<PaymentChoiceProps, 'totalCents' | 'shareCents'> & { among: readonly string[] }

/** Who will pay what with the present choice, in one sentence. */
const WhoPays = ({ among, totalCents, shareCents }: WhoPaysProps) =>
	whoPays
		.filter(({ who }) => among.includes(who))
		.map(({ who, shown, title, text }) => (
			<p
				key={who}
				className={`hidden flex-wrap gap-x-2 rounded-control bg-well px-4 py-3 text-[0.9375rem] ${shown}`}
			>
				<b>{title}</b>
				<span>{text(formatUsd(totalCents), spanOf(shareCents))}</span>
			</p>
		))

/** Fields of one payment mode are shown only with it; CSS does that, with or without scripts. */
export function PaymentChoice(props: PaymentChoiceProps) {
	const { view, mode, onMode, shareCents, totalCents, errors, typed } = props
	const canSplit = shareCents.length > 0
	const among = ['buyer', canSplit && 'families', view.canUsePurchaseOrder && 'school'].filter(
		(who) => who !== false,
	)
	const whoByCard = canSplit ? 'You pay for all, or each family for its player' : 'Players pay individually'
	const individual = {
		value: 'player_pays',
		label: 'Individual Payment',
		detail: view.isSandbox
			? `${whoByCard}, on our payment provider’s page. This is a demo: no money moves, so use no real card.`
			: `${whoByCard}, on our payment provider’s secure page. We never see a card number.`,
	}
	const school = {
		value: 'school_po',
		label: 'School PO',
		detail: 'Your school approves first; we hold everything for 14 days.',
	}
	return (
		<div className="group/pay grid gap-4">
			<Choice
				legend={<span className="sr-only">Payment method</span>}
				name="paymentMode"
				look="row"
				value={mode}
				onChoose={(value) => onMode(value === 'school_po' ? 'school_po' : 'player_pays')}
				options={view.canUsePurchaseOrder ? [individual, school] : [individual]}
				error={errors.paymentMode}
			/>
			{canSplit && (
				<div className={shownFor.player_pays}>
					<Checkbox
						name="split"
						value="on"
						defaultChecked={typed?.split === 'on'}
						label="Split the Individual Payment: each family pays its own share by link"
						hint="We hold everything for 14 days and start once every share is paid. You can cover the rest."
					/>
				</div>
			)}
			{view.canUsePurchaseOrder ? (
				<PurchaseOrder {...props} />
			) : (
				<p className="text-label text-muted">{messages.whoOrdersByPo}</p>
			)}
			<WhoPays {...{ among, totalCents, shareCents }} />
		</div>
	)
}
