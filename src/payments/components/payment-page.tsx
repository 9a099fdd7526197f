// The sandbox's payment page. It asks for no card number: the tester chooses the outcome.
import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/fields.tsx'
import type { PageView } from '../sandbox/view.ts'

const ways = [
	{ value: 'pay', label: 'Card', detail: 'Paid at once.' },
	{ value: 'second_step', label: 'Card with a second step', detail: 'Your bank asks you before it pays.' },
	{ value: 'bank', label: 'Bank account', detail: 'The bank confirms a few seconds later.' },
	{ value: 'decline', label: 'Card that is declined', detail: 'You stay here and may try again.' },
	{
		value: 'bank_refused',
		label: 'Bank account that is refused',
		detail: 'It looks fine at first; the bank says no a few seconds later.',
	},
	{
		value: 'pay_without_refunds',
		label: 'Card whose refunds come back',
		detail: 'Paid at once; money that is sent back later does not arrive.',
	},
	{ value: 'expire', label: 'No payment: let this page expire', detail: 'As if no payment came in time.' },
] as const

function Ways({ view }: { view: PageView }) {
	return (
		<form method="post" className="grid gap-5">
			{view.declined && (
				<Notice tone="danger" alert title="The payment did not go through">
					{view.declined}
				</Notice>
			)}
			<Choice
				legend="What this payment should do"
				name="choice"
				look="row"
				options={ways}
				value="pay"
				required
			/>
			{view.email === '' && (
				<TextField
					label="Email for the receipt (optional)"
					name="email"
					type="email"
					autoComplete="email"
					maxLength={255}
				/>
			)}
			<Button type="submit" size="large">
				<Icon name="lock" />
				Continue
			</Button>
			<a href={view.backUrl} className="justify-self-center py-2 font-semibold text-primary underline">
				Back to {view.merchant} without paying
			</a>
		</form>
	)
}

function BankQuestion({ view }: { view: PageView }) {
	return (
		<form method="post" className="grid gap-5">
			<h2 className="text-subheading font-bold">Your bank asks</h2>
			<p className="text-body">
				Do you agree to pay {formatUsd(view.amountCents)} to {view.merchant}?
			</p>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" name="choice" value="approve" size="large">
					Approve
				</Button>
				<Button type="submit" name="choice" value="refuse" variant="outline" size="large">
					Refuse
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
	const label = `Back to ${view.merchant}`
	switch (view.state) {
		case 'open':
			return <Ways view={view} />
		case 'confirming':
			return <BankQuestion view={view} />
		case 'complete':
			return (
				<Ended
					title="This payment is complete"
					text="Nothing more is to be done here."
					link={{ href: view.doneUrl, label }}
				/>
			)
		case 'expired':
			return (
				<Ended
					title="This page has expired"
					text="Nothing was paid, and nothing can be paid here any more."
					link={{ href: view.backUrl, label }}
				/>
			)
	}
}

function Summary({ view: { merchant, title, detail, amountCents, email } }: { view: PageView }) {
	return (
		<section aria-label="What is paid" className="grid content-start gap-1">
			<h1 className="font-semibold text-body">Pay {merchant}</h1>
			<p className="text-heading font-semibold tabular-nums">{formatUsd(amountCents)}</p>
			<dl className="mt-4 grid gap-3 border-t border-line pt-4 text-[0.9375rem] [&_dt]:text-muted">
				<Fact term="For">
					{title}
					{detail && <span className="block text-muted">{detail}</span>}
				</Fact>
				{email && <Fact term="Receipt to">{email}</Fact>}
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
	return (
		<div className="payment-page">
			<p className="border-b border-warning-line bg-warning-surface px-4 py-2.5 text-center font-semibold text-on-warning-surface">
				Sandbox: no money moves, use no real card.
			</p>
			<div className="mx-auto grid max-w-4xl gap-8 px-4 py-8 sm:px-6 sm:py-14 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12">
				<div className="grid content-start gap-8">
					<p className="flex items-center gap-2 font-bold text-muted">
						<Icon name="shield" />
						Sandbox Payments
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
