// Names the administrator of a school that has none, who is asked to join and to decide on a purchase order.
import type { PageLanguage } from '#kit/language.ts'
import { TextField } from '#ui/fields.tsx'
import { paymentTexts } from '../rules/payment-texts.ts'

type Named = { approverEmail: string; approverName: string }

type ApproverFieldsProps = {
	typed: Named | undefined
	errors: Partial<Named>
	/** Without it both may stay empty. */
	isNeeded?: boolean
	language?: PageLanguage
}

export function ApproverFields({ typed, errors, isNeeded = false, language = 'en' }: ApproverFieldsProps) {
	const texts = paymentTexts[language].approver
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<TextField
				label={texts.email(isNeeded)}
				name="approverEmail"
				type="email"
				autoComplete="off"
				maxLength={255}
				required={isNeeded}
				defaultValue={typed?.approverEmail ?? ''}
				error={errors.approverEmail}
			/>
			<TextField
				label={texts.name}
				name="approverName"
				autoComplete="off"
				maxLength={100}
				defaultValue={typed?.approverName ?? ''}
				error={errors.approverName}
			/>
		</div>
	)
}

type AtCheckoutProps = Omit<ApproverFieldsProps, 'isNeeded'> & {
	/** Who decides when no one is named. */
	otherwise: string
}

/** The same at a checkout, with what happens. */
export function ApproverAtCheckout({ otherwise, ...fields }: AtCheckoutProps) {
	const texts = paymentTexts[fields.language ?? 'en'].approver
	return (
		<div className="grid gap-3 rounded-control bg-well p-4">
			<div>
				<p className="font-semibold">{texts.who}</p>
				<p className="text-label text-muted">{texts.text(otherwise)}</p>
			</div>
			<ApproverFields {...fields} />
		</div>
	)
}
