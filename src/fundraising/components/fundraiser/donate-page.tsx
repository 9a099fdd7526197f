// The form by which people give to a team. Works without scripts.
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { donationTerms } from '#mail/templates/donation-texts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Choice } from '#ui/choice.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { useShopName } from '#ui/shop.tsx'
import {
	leastCents,
	longestDonor,
	mostCents,
	presetCents,
	type TypedDonation,
} from '../../rules/fundraiser-form.ts'
import { fundraiserTexts, wholeUsd } from '../../rules/fundraiser-texts.ts'
import { fundraiserUrl } from '../../urls.ts'
import type { FundraiserView } from '../../views.ts'
import { teamLine } from './fundraiser-page.tsx'

/** The rejected input, as typed. */
export type DonationAnswer = { typed: TypedDonation; errors: Partial<TypedDonation>; message?: string }

type DonatePageProps = {
	view: FundraiserView
	language: PageLanguage
	/** Per page: the same form sent twice is one donation. */
	formKey: string
	amount: string
	answer: DonationAnswer | undefined
	/** The payment page was left without paying. */
	isCancelled: boolean
	isSandbox: boolean
}

export function DonatePage(props: DonatePageProps) {
	const { language, isCancelled } = props
	const { slug, team, isOver } = props.view
	const texts = fundraiserTexts[language]
	return (
		<div lang={languageTags[language]}>
			<header className="turf">
				<div className="mx-auto w-full max-w-2xl px-4 pt-6 pb-8 sm:px-6">
					<LanguageSwitch
						language={language}
						on="turf"
						{...(isOver ? {} : { form: 'donation' })}
						{...(isCancelled && { query: { payment: 'cancelled' } })}
					/>
					<Breadcrumb
						on="turf"
						name={texts.crumbs}
						crumbs={[{ label: team.name, href: fundraiserUrl(slug) }, { label: texts.donate }]}
					/>
					<h1 className="display mt-3 text-heading font-black wrap-anywhere">{texts.donateTo(team.name)}</h1>
					<p className="mt-1 text-on-turf-muted">{teamLine(team, language)}</p>
				</div>
			</header>
			<div className="mx-auto grid w-full max-w-2xl gap-5 px-4 pt-6 pb-16 sm:px-6">
				{isCancelled && (
					<Notice tone="info" title={texts.notDonated}>
						{texts.nothingCharged}
					</Notice>
				)}
				{isOver ? (
					<Notice tone="info" title={texts.over}>
						{texts.overText}
					</Notice>
				) : (
					<DonationForm {...props} />
				)}
			</div>
		</div>
	)
}

const presets = presetCents.map((cents) => ({ value: String(cents), label: wholeUsd(cents) }))

function DonationForm({ formKey, amount, answer, isSandbox, language }: DonatePageProps) {
	const texts = fundraiserTexts[language]
	const shop = useShopName()
	const { errors = {}, typed, message } = answer ?? {}
	const found = Object.entries(errors).map(([field, text]) => ({
		field: field === 'amount' ? `amount-${presetCents[0]}` : field,
		message: text,
	}))
	const all = [...found, ...(message ? [{ field: `amount-${presetCents[0]}`, message }] : [])]
	return (
		<Card stitched className="p-5 pt-8 sm:p-8 sm:pt-10">
			<form id="donation" method="post" noValidate className="grid gap-5">
				<ErrorSummary title={pageTexts[language].toFix(all.length)} errors={all} />
				<input type="hidden" name="key" value={typed?.key || formKey} />
				<Choice
					legend={texts.amount}
					name="amount"
					options={[...presets, { value: 'other', label: texts.otherAmount }]}
					value={typed?.amount || amount || '2500'}
					error={errors.amount}
				/>
				<TextField
					label={texts.otherAmount}
					name="other"
					inputMode="decimal"
					autoComplete="off"
					maxLength={12}
					unit="USD"
					defaultValue={typed?.other}
					hint={texts.otherHint(wholeUsd(leastCents), wholeUsd(mostCents))}
					error={errors.other}
				/>
				<TextField
					label={texts.donor}
					name="donor"
					autoComplete="off"
					maxLength={longestDonor}
					defaultValue={typed?.donor}
					hint={texts.donorHint}
					error={errors.donor}
				/>
				<TextField
					label={texts.email}
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
					{texts.toPayment}
				</Button>
				<p className="text-[0.9375rem] text-muted">
					{`${isSandbox ? texts.trial : texts.payByCard} ${donationTerms[language](shop)}`}
				</p>
			</form>
		</Card>
	)
}
