// The sandbox's payment page. It asks for no card number: the tester chooses the outcome.
import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/fields.tsx'
import { messageIn } from '#kit/translations.ts'
import { declinePhrases, sandboxTexts } from '../rules/sandbox-texts.ts'
import type { PageView } from '../sandbox/view.ts'

/** In the order of the page. */
const ways = [
	'pay',
	'second_step',
	'bank',
	'decline',
	'bank_refused',
	'pay_without_refunds',
	'expire',
] as const

function Ways({ view }: { view: PageView }) {
	const texts = sandboxTexts[view.language]
	return (
		<form method="post" className="grid gap-5">
			{view.declined && (
				<Notice tone="danger" alert title={texts.notThrough}>
					{messageIn(view.language, view.declined, declinePhrases)}
				</Notice>
			)}
			<Choice
				legend={texts.whatItDoes}
				name="choice"
				look="row"
				options={ways.map((value) => ({ value, ...texts.ways[value] }))}
				value="pay"
				required
			/>
			{view.email === '' && (
				<TextField label={texts.email} name="email" type="email" autoComplete="email" maxLength={255} />
			)}
			<Button type="submit" size="large">
				<Icon name="lock" />
				{texts.continue}
			</Button>
			<a href={view.backUrl} className="justify-self-center py-2 font-semibold text-primary underline">
				{texts.leave(view.merchant)}
			</a>
		</form>
	)
}

function BankQuestion({ view }: { view: PageView }) {
	const texts = sandboxTexts[view.language]
	return (
		<form method="post" className="grid gap-5">
			<h2 className="text-subheading font-bold">{texts.bankAsks}</h2>
			<p className="text-body">{texts.agree(formatUsd(view.amountCents), view.merchant)}</p>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" name="choice" value="approve" size="large">
					{texts.approve}
				</Button>
				<Button type="submit" name="choice" value="refuse" variant="outline" size="large">
					{texts.refuse}
				</Button>
			</div>
		</form>
	)
}

function Ended({
	title,
	text,
	link,
}: {
	title: string
	text: string
	link: { href: string; label: string }
}) {
	return (
		<div className="grid justify-items-start gap-4">
			<h2 className="text-subheading font-bold">{title}</h2>
			<p className="text-body">{text}</p>
			<ButtonLink href={link.href} size="large">
				{link.label}
			</ButtonLink>
		</div>
	)
}

function Body({ view }: { view: PageView }) {
	const texts = sandboxTexts[view.language]
	const label = texts.back(view.merchant)
	switch (view.state) {
		case 'open':
			return <Ways view={view} />
		case 'confirming':
			return <BankQuestion view={view} />
		case 'complete':
			return <Ended {...texts.complete} link={{ href: view.doneUrl, label }} />
		case 'expired':
			return <Ended {...texts.expired} link={{ href: view.backUrl, label }} />
	}
}

function Summary({ view: { language, merchant, title, detail, amountCents, email } }: { view: PageView }) {
	const texts = sandboxTexts[language]
	return (
		<section aria-label={texts.what} className="grid content-start gap-1">
			<h1 className="font-semibold text-body">{texts.pay(merchant)}</h1>
			<p className="text-heading font-semibold tabular-nums">{formatUsd(amountCents)}</p>
			<dl className="mt-4 grid gap-3 border-t border-line pt-4 text-[0.9375rem] [&_dt]:text-muted">
				<Fact term={texts.for}>
					{title}
					{detail && <span className="block text-muted">{detail}</span>}
				</Fact>
				{email && <Fact term={texts.receiptTo}>{email}</Fact>}
			</dl>
		</section>
	)
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
	<div>
		<dt>{term}</dt>
		<dd className="wrap-anywhere">{children}</dd>
	</div>
)

export function PaymentPage({ view }: { view: PageView }) {
	const texts = sandboxTexts[view.language]
	return (
		<div className="payment-page">
			<p className="border-b border-warning-line bg-warning-surface px-4 py-2.5 text-center font-semibold text-on-warning-surface">
				{texts.noMoney}
			</p>
			<div className="mx-auto grid max-w-4xl gap-8 px-4 py-8 sm:px-6 sm:py-14 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12">
				<div className="grid content-start gap-8">
					<p className="flex items-center gap-2 font-bold text-muted">
						<Icon name="shield" />
						{texts.sandbox}
					</p>
					<Summary view={view} />
				</div>
				<div className="self-start rounded-card border border-line bg-card p-5 shadow-raised sm:p-8">
					<Body view={view} />
				</div>
			</div>
		</div>
	)
}
