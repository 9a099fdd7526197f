// The form by which people give to a team. Works without scripts.
import { donationTermsText } from '#mail/templates/donation-mails.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Choice } from '#ui/choice.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import {
	leastCents,
	longestDonor,
	mostCents,
	presetCents,
	type TypedDonation,
} from '../../rules/fundraiser-form.ts'
import { fundraiserUrl } from '../../urls.ts'
import type { FundraiserView } from '../../views.ts'
import { teamLine, wholeUsd } from './fundraiser-page.tsx'

/** The rejected input, as typed. */
export type DonationAnswer = { typed: TypedDonation; errors: Partial<TypedDonation>; message?: string }

type DonatePageProps = {
	view: FundraiserView
	/** Per page: the same form sent twice is one donation. */
	formKey: string
	amount: string
	answer: DonationAnswer | undefined
	/** The payment page was left without paying. */
	isCancelled: boolean
	isSandbox: boolean
}

export function DonatePage(props: DonatePageProps) {
	const { slug, team, isOver } = props.view
	return (
		<>
			<header className="turf">
				<div className="mx-auto w-full max-w-2xl px-4 pt-6 pb-8 sm:px-6">
					<Breadcrumb
						on="turf"
						crumbs={[{ label: team.name, href: fundraiserUrl(slug) }, { label: 'Donate' }]}
					/>
					<h1 className="display mt-3 text-heading font-black wrap-anywhere">{`Donate to the ${team.name}`}</h1>
					<p className="mt-1 text-on-turf-muted">{teamLine(team)}</p>
				</div>
			</header>
			<div className="mx-auto grid w-full max-w-2xl gap-5 px-4 pt-6 pb-16 sm:px-6">
				{props.isCancelled && (
					<Notice tone="info" title="Not donated">
						Nothing was charged. You can give whenever you are ready.
					</Notice>
				)}
				{isOver ? (
					<Notice tone="info" title="This fundraiser has ended">
						Thank you for wanting to help!
					</Notice>
				) : (
					<DonationForm {...props} />
				)}
			</div>
		</>
	)
}

const options = [
	...presetCents.map((cents) => ({ value: String(cents), label: wholeUsd(cents) })),
	{ value: 'other', label: 'Other amount' },
]

function DonationForm({ formKey, amount, answer, isSandbox }: DonatePageProps) {
	const { errors = {}, typed, message } = answer ?? {}
	const found = Object.entries(errors).map(([field, text]) => ({
		field: field === 'amount' ? `amount-${presetCents[0]}` : field,
		message: text,
	}))
	return (
		<Card stitched className="p-5 pt-8 sm:p-8 sm:pt-10">
			<form method="post" noValidate className="grid gap-5">
				<ErrorSummary
					errors={[...found, ...(message ? [{ field: `amount-${presetCents[0]}`, message }] : [])]}
				/>
				<input type="hidden" name="key" value={typed?.key || formKey} />
				<Choice
					legend="Amount"
					name="amount"
					options={options}
					value={typed?.amount || amount || '2500'}
					error={errors.amount}
				/>
				<TextField
					label="Other amount"
					name="other"
					inputMode="decimal"
					autoComplete="off"
					maxLength={12}
					unit="USD"
					defaultValue={typed?.other}
					hint={`Only with “Other amount”: ${wholeUsd(leastCents)} to ${wholeUsd(mostCents)}.`}
					error={errors.other}
				/>
				<TextField
					label="Name to show on the page"
					name="donor"
					autoComplete="off"
					maxLength={longestDonor}
					defaultValue={typed?.donor}
					hint="Leave it empty to give without a name. Please do not enter a player’s name."
					error={errors.donor}
				/>
				<TextField
					label="Email for your receipt"
					name="email"
					type="email"
					required
					autoComplete="email"
					maxLength={255}
					defaultValue={typed?.email}
					error={errors.email}
				/>
				<Button type="submit" variant="action" size="large">
					<Icon name="lock" size={18} />
					Continue to payment
				</Button>
				<p className="text-[0.9375rem] text-muted">
					{isSandbox ? 'This is a trial shop: no money moves. ' : 'You pay by card on the next page. '}
					{donationTermsText}
				</p>
			</form>
		</Card>
	)
}
