// A family's order page on a phone: the team's items as made for its player, where they go, one button.
import { AddressFields } from '#checkout/components/checkout-fields.tsx'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { familyOrderUrl, familyUrl } from '#rosters/urls.ts'
import type { FamilyErrors, TypedFamily } from '../../rules/family-form.ts'
import type { FamilyOrderView } from '../../views.ts'
import { FamilyItem } from './family-item.tsx'
import { pickUpWords } from './pick-up.ts'

/** A form that could not be placed, as it was typed. */
export type FamilyTyping = { typed: TypedFamily; errors: FamilyErrors }

type FamilyOrderPageProps = {
	view: FamilyOrderView
	token: string
	answer: FamilyTyping | undefined
	/** The form takes the place of the unpaid order. */
	isChanging: boolean
}

export const FamilyOrderPage = (props: FamilyOrderPageProps) => (
	<div className="measure grid max-w-3xl gap-5 py-6 sm:py-10">
		<Head {...props} />
		{props.view.waiting && !props.answer && !props.isChanging ? (
			<Waiting waiting={props.view.waiting} token={props.token} />
		) : (
			<OrderForm {...props} />
		)}
	</div>
)

const Head = ({ view: { team, player }, token }: FamilyOrderPageProps) => (
	<header>
		<p className="text-label text-muted">{`${team.name}, ${team.season}`}</p>
		<h1 className="display text-heading wrap-anywhere">
			{`Order for ${player.name || 'your player'}${player.number === '' ? '' : `, #${player.number}`}`}
		</h1>
		<p className="mt-1 text-body">
			Choose items and sizes, then pay by card on the next page. No account needed.{' '}
			<a href={familyUrl(token)} className="font-semibold text-primary underline">
				Name, number or size wrong?
			</a>
		</p>
	</header>
)

type WaitingProps = { waiting: NonNullable<FamilyOrderView['waiting']>; token: string }

/** An unpaid order is paid, changed or dropped before another one is placed. */
const Waiting = ({ waiting, token }: WaitingProps) => (
	<Card stitched className="grid gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
		<h2 className="display text-2xl">Your order waits for payment</h2>
		<p>
			{`${formatUsd(waiting.amountCents)} for what you chose. It is made as soon as it is paid; we hold everything for 14 days.`}
		</p>
		<div className="flex flex-wrap gap-3">
			<ButtonLink href={waiting.payUrl} variant="action" size="large">
				See and pay the order
			</ButtonLink>
			<ButtonLink href={`${familyOrderUrl(token)}?change=1`} variant="outline" size="large">
				Change what you chose
			</ButtonLink>
			<form method="post">
				<Button type="submit" name="intent" value="again" variant="ghost" size="large">
					Cancel this order
				</Button>
			</form>
		</div>
	</Card>
)

function OrderForm({ view, token, answer, isChanging }: FamilyOrderPageProps) {
	const { catalog, player, team, waiting } = view
	const replaces = answer?.typed.replaces ?? (isChanging && waiting ? waiting.orderId : '')
	const choice = answer?.typed.items ?? (isChanging ? waiting?.choice : undefined)
	const open = catalog.filter(({ isClosed }) => !isClosed)
	if (open.length === 0)
		return (
			<EmptyState icon="shirt" title={team.isOpen ? 'Nothing to order right now' : 'The store is closed'}>
				<p>Your coach knows when the team orders next.</p>
			</EmptyState>
		)
	const errors = answer?.errors ?? {}
	const found = Object.entries(errors)
	return (
		<form method="post" noValidate className="grid gap-5">
			{found.length > 0 && (
				// oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script too, the reader of a refused form starts at its errors
				<div tabIndex={-1} autoFocus className="rounded-notice">
					<ErrorSummary errors={found.map(([field, message]) => ({ field, message }))} />
				</div>
			)}
			{replaces !== '' && (
				<Notice tone="info" title="Change your order">
					<input type="hidden" name="replaces" value={replaces} />
					What you choose here takes the place of your unpaid order.
				</Notice>
			)}
			<ul id="items" className="grid gap-4">
				{open.map((item) => (
					<FamilyItem
						key={item.id}
						{...{ item, token, player, errors }}
						printsName={view.printsName}
						typed={choice?.[item.id]}
					/>
				))}
			</ul>
			<Card className="grid gap-4 p-5 sm:p-7">
				<h2 className="display text-2xl">Where it goes</h2>
				<Destination {...{ view, errors, replaces }} typed={answer?.typed.address} />
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					inputMode="email"
					maxLength={255}
					required={view.delivery.email === ''}
					defaultValue={answer?.typed.email ?? ''}
					hint={
						view.delivery.email === ''
							? 'For the receipt, and when it ships.'
							: `Leave it empty to use ${view.delivery.email}, for the receipt and when it ships.`
					}
					error={errors['email']}
				/>
			</Card>
			{view.isSandbox && (
				<Notice tone="info" title="Trial shop">
					No card is charged here.
				</Notice>
			)}
			<div className="grid gap-2.5">
				<Button type="submit" name="intent" value="order" variant="action" size="large">
					Continue to payment
				</Button>
				<p className="text-center text-label text-muted">
					The next page shows everything with its sum. Nothing is charged before you pay there.
				</p>
			</div>
		</form>
	)
}

type DestinationProps = {
	view: FamilyOrderView
	errors: FamilyErrors
	typed: TypedFamily['address'] | undefined
	replaces: string
}

/** The team's delivery address; a family types its own only where the team has none. */
function Destination({ view: { delivery }, errors, typed, replaces }: DestinationProps) {
	if (delivery.team)
		return (
			<p>
				<b>{pickUpWords(delivery.team)}</b> Delivery is free.
			</p>
		)
	const fields = <AddressFields saved={[]} nameHint="" errors={errors} typed={typed} />
	if (replaces === '' || delivery.home === '') return fields
	const isOpen = typed !== undefined && Object.values(typed).some((text) => text !== '')
	return (
		<>
			<p>{`Ships to your address in ${delivery.home}, as before.`}</p>
			<details open={isOpen}>
				<summary className="mb-3 inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
					Ship it somewhere else
				</summary>
				{fields}
			</details>
		</>
	)
}
