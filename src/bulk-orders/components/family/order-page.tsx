// A family's order page on a phone: the team's items as made for its player, where they go, one button.
import { AddressFields } from '#checkout/components/checkout-fields.tsx'
import type { PageLanguage } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { TextField } from '#ui/fields.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { familyOrderUrl, familyUrl } from '#rosters/urls.ts'
import type { FamilyErrors, TypedFamily } from '../../rules/family-form.ts'
import { orderTexts } from '../../rules/family-order-texts.ts'
import type { FamilyOrderView } from '../../views.ts'
import { FamilyItem } from './family-item.tsx'

/** A form that could not be placed, as it was typed. */
export type FamilyTyping = { typed: TypedFamily; errors: FamilyErrors }

type FamilyOrderPageProps = {
	view: FamilyOrderView
	token: string
	language: PageLanguage
	answer: FamilyTyping | undefined
	/** The form takes the place of the unpaid order. */
	isChanging: boolean
}

export function FamilyOrderPage(props: FamilyOrderPageProps) {
	const { view, language, answer, isChanging } = props
	const waiting = answer || isChanging ? null : view.waiting
	return (
		<div className="measure grid max-w-3xl gap-5 py-6 sm:py-10">
			<LanguageSwitch
				language={language}
				{...(isChanging && { query: { change: '1' } })}
				{...(waiting === null && view.catalog.some(({ isClosed }) => !isClosed) && { form: 'order' })}
			/>
			<Head {...props} />
			{waiting ? <Waiting {...props} waiting={waiting} /> : <OrderForm {...props} />}
		</div>
	)
}

function Head({ view: { team, player }, token, language }: FamilyOrderPageProps) {
	const texts = orderTexts[language]
	return (
		<header>
			<p className="text-label text-muted">{`${team.name}, ${team.season}`}</p>
			<h1 className="display text-heading wrap-anywhere">
				{texts.orderFor(player.name || texts.yourPlayer, player.number)}
			</h1>
			<p className="mt-1 text-body">
				{texts.intro}{' '}
				<a href={familyUrl(token)} className="font-semibold text-primary underline">
					{texts.isWrong}
				</a>
			</p>
		</header>
	)
}

type WaitingProps = Pick<FamilyOrderPageProps, 'token' | 'language'> & {
	waiting: NonNullable<FamilyOrderView['waiting']>
}

/** An unpaid order is paid, changed or dropped before another one is placed. */
function Waiting({ waiting, token, language }: WaitingProps) {
	const texts = orderTexts[language]
	return (
		<Card stitched className="grid gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
			<h2 className="display text-2xl">{texts.waits}</h2>
			<p>{texts.waitsText(formatUsd(waiting.amountCents))}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink href={waiting.payUrl} variant="action" size="large">
					{texts.seeAndPay}
				</ButtonLink>
				<ButtonLink href={`${familyOrderUrl(token)}?change=1`} variant="outline" size="large">
					{texts.changeChoice}
				</ButtonLink>
				<form method="post">
					<Button type="submit" name="intent" value="again" variant="ghost" size="large">
						{texts.cancel}
					</Button>
				</form>
			</div>
		</Card>
	)
}

function OrderForm({ view, token, language, answer, isChanging }: FamilyOrderPageProps) {
	const texts = orderTexts[language]
	const { catalog, player, team, waiting } = view
	const replaces = answer?.typed.replaces ?? (isChanging && waiting ? waiting.orderId : '')
	const choice = answer?.typed.items ?? (isChanging ? waiting?.choice : undefined)
	const open = catalog.filter(({ isClosed }) => !isClosed)
	if (open.length === 0)
		return (
			<EmptyState icon="shirt" title={team.isOpen ? texts.nothingNow : texts.closed}>
				<p>{texts.nextTime}</p>
			</EmptyState>
		)
	const errors = answer?.errors ?? {}
	const found = Object.entries(errors)
	return (
		<form id="order" method="post" noValidate className="grid gap-5">
			<FocusedErrors
				title={texts.toFix(found.length)}
				errors={found.map(([field, message]) => ({ field, message }))}
			/>
			{replaces !== '' && (
				<Notice tone="info" title={texts.change}>
					<input type="hidden" name="replaces" value={replaces} />
					{texts.changeText}
				</Notice>
			)}
			<ul id="items" className="grid gap-4">
				{open.map((item) => (
					<FamilyItem
						key={item.id}
						{...{ item, token, player, language, errors }}
						printsName={view.printsName}
						typed={choice?.[item.id]}
					/>
				))}
			</ul>
			<Card className="grid gap-4 p-5 sm:p-7">
				<h2 className="display text-2xl">{texts.where}</h2>
				<Destination {...{ view, language, errors, replaces }} typed={answer?.typed.address} />
				<TextField
					label={texts.email}
					name="email"
					type="email"
					autoComplete="email"
					inputMode="email"
					maxLength={255}
					required={view.delivery.email === ''}
					defaultValue={answer?.typed.email ?? ''}
					hint={view.delivery.email === '' ? texts.emailHint : texts.emailKnown(view.delivery.email)}
					error={errors['email']}
				/>
			</Card>
			{view.isSandbox && (
				<Notice tone="info" title={texts.trial}>
					{texts.noCharge}
				</Notice>
			)}
			<div className="grid gap-2.5">
				<Button type="submit" name="intent" value="order" variant="action" size="large">
					{texts.continueToPay}
				</Button>
				<p className="text-center text-label text-muted">{texts.chargedLater}</p>
			</div>
		</form>
	)
}

type DestinationProps = {
	view: FamilyOrderView
	language: PageLanguage
	errors: FamilyErrors
	typed: TypedFamily['address'] | undefined
	replaces: string
}

/** The team's delivery address; a family types its own only where the team has none. */
function Destination({ view: { delivery }, language, errors, typed, replaces }: DestinationProps) {
	const texts = orderTexts[language]
	if (delivery.team)
		return (
			<p>
				<b>{texts.pickUp(delivery.team)}</b> {texts.isFree}
			</p>
		)
	const fields = <AddressFields saved={[]} nameHint="" {...{ errors, typed, language }} />
	if (replaces === '' || delivery.home === '') return fields
	const isOpen = typed !== undefined && Object.values(typed).some((text) => text !== '')
	return (
		<>
			<p>{texts.sameHome(delivery.home)}</p>
			<details open={isOpen}>
				<summary className="mb-3 inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
					{texts.elsewhere}
				</summary>
				{fields}
			</details>
		</>
	)
}
