// How a team's order is paid: individually, in one payment or in shares, or by the school's purchase order.
import { formatUsd } from '#kit/money.ts'
import { fileBox, Checkbox, FieldError, TextField } from '#ui/fields.tsx'
import { Choice } from '#ui/choice.tsx'
import type { BulkCheckoutTexts } from '../../rules/bulk-checkout-texts.ts'
import type { BulkErrors, TypedBulk } from '../../rules/checkout-form.ts'
import { ApproverAtCheckout } from '#checkout/components/approver-fields.tsx'
import type { BulkCheckoutView, BulkMode } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'

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
	const { checkout, language } = usePortalTexts()
	const texts = checkout.pay
	return (
		<div className={`gap-4 ${shownFor.school_po}`}>
			<TextField
				label={texts.poNumber}
				name="poNumber"
				maxLength={40}
				autoComplete="off"
				defaultValue={typed?.poNumber ?? ''}
				error={errors.poNumber}
			/>
			<div>
				<label htmlFor="document" className="mb-1.5 block text-label font-semibold">
					{texts.document}
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
					{texts.documentHint}
				</p>
				<FieldError id="document-error">{documentError}</FieldError>
			</div>
			{view.needsApprover && (
				<ApproverAtCheckout typed={typed} errors={errors} otherwise={texts.otherwise} language={language} />
			)}
		</div>
	)
}

const whoPays = [
	{
		who: 'buyer',
		shown: 'group-has-[[value^=player]:checked]/pay:group-not-has-[[name=split]:checked]/pay:flex',
	},
	{
		who: 'families',
		shown: 'group-has-[[value^=player]:checked]/pay:group-has-[[name=split]:checked]/pay:flex',
	},
	{
		who: 'school',
		shown: 'group-has-[[value^=school]:checked]/pay:flex',
	},
] as const

/** "$340.00", or "$310.00 to $395.20". */
function spanOf(cents: readonly number[], { span }: BulkCheckoutTexts['pay']): string {
	const [least, most] = [Math.min(...cents), Math.max(...cents)]
	return least === most ? formatUsd(least) : span(formatUsd(least), formatUsd(most))
}

type WhoPaysProps = Pick<PaymentChoiceProps, 'totalCents' | 'shareCents'> & { among: readonly string[] }

/** Who will pay what with the present choice, in one sentence. */
function WhoPays({ among, totalCents, shareCents }: WhoPaysProps) {
	const texts = usePortalTexts().checkout.pay
	return whoPays
		.filter(({ who }) => among.includes(who))
		.map(({ who, shown }) => (
			<p
				key={who}
				className={`hidden flex-wrap gap-x-2 rounded-control bg-well px-4 py-3 text-[0.9375rem] ${shown}`}
			>
				<b>{texts.who[who].title}</b>
				<span>{texts.who[who].text(formatUsd(totalCents), spanOf(shareCents, texts))}</span>
			</p>
		))
}

/** Fields of one payment mode are shown only with it; CSS does that, with or without scripts. */
export function PaymentChoice(props: PaymentChoiceProps) {
	const { view, mode, onMode, shareCents, totalCents, errors, typed } = props
	const canSplit = shareCents.length > 0
	const texts = usePortalTexts().checkout.pay
	const among = ['buyer', canSplit && 'families', view.canUsePurchaseOrder && 'school'].filter(
		(who) => who !== false,
	)
	const whoByCard = canSplit ? texts.forAll : texts.forOne
	const individual = {
		value: 'player_pays',
		label: texts.individual,
		detail: view.isSandbox ? texts.sandbox(whoByCard) : texts.secure(whoByCard),
	}
	const school = {
		value: 'school_po',
		label: texts.school,
		detail: texts.schoolDetail,
	}
	return (
		<div className="group/pay grid gap-4">
			<Choice
				legend={<span className="sr-only">{texts.method}</span>}
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
						label={texts.split}
						hint={texts.splitHint}
					/>
				</div>
			)}
			{view.canUsePurchaseOrder ? (
				<PurchaseOrder {...props} />
			) : (
				<p className="text-label text-muted">{texts.onlyCoaches}</p>
			)}
			<WhoPays {...{ among, totalCents, shareCents }} />
		</div>
	)
}
