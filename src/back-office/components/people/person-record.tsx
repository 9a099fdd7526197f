// What a person left in the shop: latest orders, designs, messages, and what waits in the cart.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import type { PersonView } from '#accounts/rules/person.ts'
import { When } from '#orders/components/when.tsx'
import { Badge } from '#ui/marks.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { messagesHref, ordersHref } from '../../rules/list-filters.ts'
import { adminMessageUrl } from '../../urls.ts'
import type { PersonRecord } from '../../views.ts'
import { AnsweredBadge } from '../messages/message-list.tsx'
import { OrderTable } from '../orders/order-table.tsx'
import { Sheet } from '../records.tsx'

const link = 'font-semibold text-primary hover:underline'
const row = 'flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0'
const aside = 'figures flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted'

type OrdersProps = Pick<PersonRecord, 'orders'> & { person: PersonView }

export const LatestOrders = ({ person: { id, email }, orders }: OrdersProps) => (
	<section aria-labelledby="orders" className="grid min-w-0 gap-3">
		<h2 id="orders" className="display text-subheading">
			Latest orders
		</h2>
		{orders.length === 0 ? (
			<p className="text-muted">Nothing ordered with this account yet.</p>
		) : (
			<OrderTable orders={orders} />
		)}
		<div className="flex flex-wrap gap-2.5">
			{orders.length > 0 && (
				<ButtonLink href={ordersHref({ userId: id })} variant="outline">
					All orders of this person
				</ButtonLink>
			)}
			{email !== null && <OrdersByMail email={email} />}
		</div>
	</section>
)

/** Finds the orders that families placed by a link, without an account. */
const OrdersByMail = ({ email }: { email: string }) => (
	<form method="post" action="/admin/orders">
		<input type="hidden" name="by" value="mail" />
		<input type="hidden" name="text" value={email} />
		<Button type="submit" variant="outline">
			Orders with this address
		</Button>
	</form>
)

export const PersonDesigns = ({ designs: { total, latest } }: Pick<PersonRecord, 'designs'>) => (
	<Sheet title={total === 0 ? 'Designs' : counted(total, 'design')} id="designs">
		{total === 0 ? (
			<p className="text-muted">Nothing designed yet.</p>
		) : (
			<ul className="divide-y divide-line">
				{latest.map(({ title, made, teamName, changedAt, state }) => (
					<li key={`${changedAt} ${title}`} className={row}>
						<span className="min-w-0">
							<span className="block font-semibold break-words">{title}</span>
							<span className="block text-label break-words text-muted">
								{[title === made ? '' : made, teamName].filter(Boolean).join(', ')}
							</span>
						</span>
						<span className={aside}>
							<When at={new Date(changedAt)} />
							<Badge>{state}</Badge>
						</span>
					</li>
				))}
			</ul>
		)}
		{total > latest.length && <p className="mt-2 text-label text-muted">The latest {latest.length}.</p>}
	</Sheet>
)

export const PersonCart = ({ cart: { units, totalCents, lines, more } }: Pick<PersonRecord, 'cart'>) => (
	<Sheet title={units === 0 ? 'Cart' : `Cart: ${counted(units, 'item')}`} id="cart">
		{units === 0 ? (
			<p className="text-muted">Nothing waits in the cart.</p>
		) : (
			<>
				<ul className="divide-y divide-line">
					{lines.map(({ id, name, color, size, quantity, lineCents, problem }) => (
						<li key={id} className={row}>
							<span className="min-w-0">
								<span className="block font-semibold break-words">
									{quantity} × {name}
								</span>
								<span className="block text-label text-muted">
									{[color, size].filter(Boolean).join(', ')}
								</span>
								{problem !== null && <span className="block text-label text-danger">{problem}</span>}
							</span>
							<span className="figures">{lineCents === null ? 'No price' : formatUsd(lineCents)}</span>
						</li>
					))}
				</ul>
				{more > 0 && <p className="mt-2 text-label text-muted">And {counted(more, 'more line')}.</p>}
				<p className="figures mt-2 flex justify-between gap-4 border-t border-line pt-2 font-bold">
					<span>Total with today’s discounts</span>
					<span>{formatUsd(totalCents)}</span>
				</p>
			</>
		)}
	</Sheet>
)

type MessagesProps = Pick<PersonRecord, 'messages'> & { userId: string }

export const PersonMessages = ({ messages, userId }: MessagesProps) => (
	<Sheet title="Messages" id="messages" intro="Sent signed in, or with this address.">
		{messages.length === 0 ? (
			<p className="text-muted">No messages.</p>
		) : (
			<>
				<ul className="divide-y divide-line">
					{messages.map(({ id, subject, createdAt, answeredAt }) => (
						<li key={id} className={row}>
							<a href={adminMessageUrl(id)} className={`min-w-0 break-words ${link}`}>
								{subject}
							</a>
							<span className={aside}>
								<When at={createdAt} />
								<AnsweredBadge answeredAt={answeredAt} />
							</span>
						</li>
					))}
				</ul>
				<a href={messagesHref({ userId })} className={`inline-flex min-h-11 items-center ${link}`}>
					All messages of this person
				</a>
			</>
		)}
	</Sheet>
)
