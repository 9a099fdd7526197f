// A late player: the running orders with what the others have, and one form for each. Works without scripts.
import { sizeExtra } from '#catalog/rules/size-prices.ts'
import { formatUsd } from '#kit/money.ts'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { StatusBadge } from '#orders/components/order-progress.tsx'
import { When } from '#orders/components/when.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/card.tsx'
import { Choice } from '#ui/choice.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { qtyField, sizeField } from '../../rules/join.ts'
import { deliveryUrl } from '../../urls.ts'
import type { JoinAnswer, JoinItem, JoinOrder, JoinPage as View } from '../../views.ts'

type PageProps = {
	view: View
	answer: JoinAnswer | undefined
	/** Of a fill-in order: the same for a second click. */
	formKey: string
}

export const JoinPage = ({ view, answer, formKey }: PageProps) => {
	const { portal, player, orders } = view
	return (
		<div className="measure grid gap-6 pt-6 pb-16">
			<header>
				<Breadcrumb
					crumbs={[
						{ label: 'Team portal', href: `/portal/${portal.id}` },
						{ label: 'Roster', href: `/portal/${portal.id}/roster` },
						{ label: 'Add to the order' },
					]}
				/>
				<h1 className="display mt-2 text-title break-words">
					{`Add ${player.name || 'this player'}${player.number === '' ? '' : ` #${player.number}`} to the order`}
				</h1>
				<p className="max-w-text text-body">
					{portal.teamName}. Until production starts, a late player can join the team’s order, also after its
					last day. After that the player gets a fill-in order with the same designs.
				</p>
			</header>
			{orders.length === 0 ? (
				<NothingToJoin view={view} />
			) : (
				<div className="grid max-w-3xl gap-6">
					{orders.map((order) => (
						<OrderForm
							key={order.orderId}
							{...{ order, view, formKey }}
							answer={answer?.form?.orderId === order.orderId ? answer : undefined}
						/>
					))}
				</div>
			)}
		</div>
	)
}

const NothingToJoin = ({ view: { portal, haveFamiliesOrdered } }: { view: View }) =>
	haveFamiliesOrdered ? (
		<Sheet title="Families order on their own">
			<p className="mb-4 text-muted">
				While the store is open, send this player’s family its link from the roster. To order after the last
				day, enter where the team gets its gear, and come back here.
			</p>
			<div className="flex flex-wrap gap-2.5">
				<ButtonLink href={`/portal/${portal.id}/roster`}>To the roster</ButtonLink>
				<ButtonLink href={deliveryUrl(portal.id)} variant="outline">
					Delivery
				</ButtonLink>
			</div>
		</Sheet>
	) : (
		<Sheet title="No order is running">
			<p className="mb-4 text-muted">
				The team has not ordered yet, so there is nothing to join. Order in the team portal.
			</p>
			<ButtonLink href={`/portal/${portal.id}`}>To the team portal</ButtonLink>
		</Sheet>
	)

const saysOfFamily =
	'Families of this team order on their own. The player gets an order with the same designs, priced by its own quantity and sent to the team.'

const says: Record<JoinOrder['way'], string> = {
	share:
		'Families pay their shares of this order. The player gets a share with a payment link of its own; the others’ shares stay as they are.',
	purchase: 'The school approves this order. With the player it is sent for approval again.',
	fill_in:
		'This order takes no more players: it is paid for as it is, or in production. The player gets a fill-in order with the same designs, priced by its own quantity and sent to the same address.',
}

type FormProps = { order: JoinOrder; view: View; formKey: string; answer: JoinAnswer | undefined }

function OrderForm({ order, view, formKey, answer }: FormProps) {
	const { orderId, isOfFamily, reference, status, placedAt, way, items } = order
	const errors = answer?.errors ?? {}
	const open = items.filter(({ isOrdered }) => !isOrdered)
	return (
		<Sheet
			id={`order-${reference}`}
			title={isOfFamily ? 'Order for this player' : <span className="figures">Order #{reference}</span>}
			aside={isOfFamily ? null : <StatusBadge status={status} />}
		>
			<p className="text-[0.9375rem] text-muted">
				{isOfFamily ? (
					saysOfFamily
				) : (
					<>
						Placed <When at={placedAt} zone={view.portal.timeZone} />. {says[way]}
					</>
				)}
			</p>
			<form method="post" className="mt-4 grid gap-5">
				<input type="hidden" name="orderId" value={orderId} />
				<input type="hidden" name="way" value={way} />
				<input type="hidden" name="key" value={answer?.form?.key || formKey} />
				{Object.keys(errors).length > 0 && (
					<Notice tone="danger" title="Please look at this first" alert>
						{[...new Set(Object.values(errors))].join(' ')}
					</Notice>
				)}
				<ul className="divide-y divide-line border-y border-line">
					{items.map((item) => (
						<Item key={item.id} {...{ item, order, answer, errors }} />
					))}
				</ul>
				{way === 'fill_in' && open.length > 0 && <Payer {...{ view, answer, errors }} />}
				{open.length > 0 && <Confirm order={order} answer={answer} />}
			</form>
		</Sheet>
	)
}

type ItemProps = {
	item: JoinItem
	order: JoinOrder
	answer: JoinAnswer | undefined
	errors: Readonly<Record<string, string>>
}

function Item({ item, order: { orderId, way }, answer, errors }: ItemProps) {
	const { id, what, color, picture, unitCents, sizes, fits, isOrdered } = item
	const [size, qty] = [sizeField(orderId, id), qtyField(orderId, id)]
	const typed = answer?.form?.typed ?? {}
	const isFixed = isOrdered && way !== 'fill_in'
	return (
		<li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4">
			<LinePicture picture={picture} className="w-full self-start" />
			<div className="min-w-0">
				<p className="leading-snug font-bold break-words">{what}</p>
				<p className="figures text-[0.9375rem] text-muted">{`${color}, ${formatUsd(unitCents)} each for the others`}</p>
				{isFixed ? (
					<p className="mt-2 font-semibold">This player has it on this order already.</p>
				) : (
					<div className="mt-2.5 grid grid-cols-[minmax(0,1fr)_5.5rem] gap-3">
						<SelectField
							label="Size"
							name={size}
							id={size}
							error={errors[size]}
							defaultValue={typed[size] ?? fits}
							options={[
								{ value: '', label: 'Choose a size' },
								...sizes.map(({ variantId, size: text, stock, extraCents = 0 }) => ({
									value: variantId,
									label: `${text}${sizeExtra(extraCents)}${stock > 0 ? '' : ', sold out'}`,
									disabled: stock === 0,
								})),
							]}
						/>
						<TextField
							label="Quantity"
							name={qty}
							id={qty}
							error={errors[qty]}
							inputMode="numeric"
							maxLength={3}
							defaultValue={typed[qty] ?? (isOrdered ? '0' : '1')}
						/>
					</div>
				)}
			</div>
		</li>
	)
}

function Payer({ view, answer, errors }: Pick<FormProps, 'view' | 'answer'> & Pick<ItemProps, 'errors'>) {
	const options = [
		{ value: 'card', label: 'You pay now', detail: 'By card, on the next page.' },
		{ value: 'family', label: 'The family pays', detail: 'You get a payment link to send them.' },
		...(view.canUsePurchaseOrder
			? [{ value: 'school_po', label: 'The school pays', detail: 'By purchase order, once it is approved.' }]
			: []),
	]
	return (
		<div className="grid gap-4">
			<Choice
				legend="Who pays?"
				name="payer"
				look="row"
				options={options}
				value={answer?.form?.payer || 'card'}
				error={errors['payer']}
			/>
			{view.canUsePurchaseOrder && (
				<TextField
					label="PO Number"
					name="poNumber"
					hint="Only when the school pays."
					maxLength={40}
					autoComplete="off"
					defaultValue={answer?.form?.poNumber ?? ''}
					error={errors['poNumber']}
				/>
			)}
		</div>
	)
}

const pressOf: Record<JoinOrder['way'], string> = {
	share: 'Add to the order',
	purchase: 'Add to the order',
	fill_in: 'Place the fill-in order',
}

/** First the sum, then the press that agrees to it. */
function Confirm({ order: { way, totalCents }, answer }: Pick<FormProps, 'order' | 'answer'>) {
	const quote = answer?.quote
	if (!quote)
		return (
			<Button type="submit" size="large" className="justify-self-start">
				See what it costs
			</Button>
		)
	const { payCents, orderCents } = quote
	return (
		<div className="grid gap-3">
			<input type="hidden" name="seenCents" value={payCents} />
			<Notice tone="info" title={`${formatUsd(payCents)} for this player`} alert>
				{orderCents === null
					? 'Tax and discounts of its own quantity included.'
					: `The order’s total was ${formatUsd(totalCents)} and is then ${formatUsd(orderCents)}.`}
			</Notice>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="action" size="large">
					{pressOf[way]}
				</Button>
				<p className="basis-full text-label text-muted">
					Sizes or quantities changed? Press it: you see the new sum first.
				</p>
			</div>
		</div>
	)
}
