// The payment mode. Card details are entered at the payment provider, never here.
import { Choice } from '#ui/choice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CheckoutErrors, TypedCheckout } from '../schemas.ts'

type PaymentFieldsProps = {
	canUsePurchaseOrder: boolean
	isSandbox: boolean
	errors: CheckoutErrors
	typed: TypedCheckout | undefined
}

/** The PO number appears only when a purchase order is chosen; CSS does it, with or without JavaScript. */
export function PaymentFields({ canUsePurchaseOrder, isSandbox, errors, typed }: PaymentFieldsProps) {
	const card = {
		value: 'card',
		label: 'Card',
		detail: isSandbox
			? 'On the page of the payment provider. This is a demo: no money moves, please use no real card.'
			: 'On the secure page of our payment provider. We never see your card.',
	}
	const order = {
		value: 'school_po',
		label: 'School purchase order',
		detail: 'Your school approves first; we hold everything for 14 days.',
	}
	return (
		<div className="group/payment grid gap-4">
			<Choice
				legend={<span className="sr-only">How to pay</span>}
				name="paymentMode"
				look="row"
				value={typed?.paymentMode === 'school_po' ? 'school_po' : 'card'}
				options={canUsePurchaseOrder ? [card, order] : [card]}
				error={errors.paymentMode}
			/>
			{canUsePurchaseOrder && (
				<TextField
					label="PO Number *"
					name="poNumber"
					maxLength={40}
					autoComplete="off"
					defaultValue={typed?.poNumber ?? ''}
					className="hidden group-has-[[value^=school]:checked]/payment:block"
					error={errors.poNumber}
				/>
			)}
		</div>
	)
}
