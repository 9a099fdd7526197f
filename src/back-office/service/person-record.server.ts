// What a person left in the shop: orders, designs, cart, messages and the staff's notes, in a constant number of statements.
import { personNotesOf } from '#accounts/service/notes.server.ts'
import type { PersonView } from '#accounts/rules/person.ts'
import { cartOf } from '#cart/service/view.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { myDesigns } from '#designs/service/list.server.ts'
import { titleOf } from '#designs/rules/my-designs.ts'
import { browseOrders } from '#orders/service/search.server.ts'
import { assertCan } from '#policies/policy.ts'
import { supportInbox } from '#support/service/inbox.server.ts'
import { backOfficePolicy } from '../policies.ts'

/** Of each list; the whole list is a link away. */
export const latestShown = 5
const mostCartLines = 50

/** @throws Refusal forbidden */
export async function personRecord(context: ServiceContext, { id: userId, roles }: PersonView) {
	assertCan(context, backOfficePolicy, 'open')
	// Designs and prices are those that the person sees.
	const asPerson = { ...context, actor: { userId, roles } }
	const found = await browseOrders(context, { status: null, portalId: null, userId, before: null })
	const designs = await myDesigns(asPerson, { query: '', page: 1 })
	const cart = await cartOf(asPerson, { userId })
	const { messages } = await supportInbox(context, { userId, before: null })
	return {
		orders: found.orders.slice(0, latestShown),
		designs: {
			total: designs.total,
			latest: designs.cards.slice(0, latestShown).map((card) => ({
				title: titleOf(card),
				made: card.made,
				teamName: card.teamName,
				changedAt: card.changedAt,
				state: card.kind === 'draft' ? 'Draft' : card.locked ? 'Locked' : 'Saved',
			})),
		},
		cart: {
			units: cart.lines.reduce((sum, { wanted }) => sum + wanted.quantity, 0),
			totalCents: cart.totals.totalCents,
			more: Math.max(0, cart.lines.length - mostCartLines),
			lines: cart.lines.slice(0, mostCartLines).map((line) => ({
				id: line.id,
				name: `${line.brand} ${line.model}`,
				color: line.color,
				size: line.size,
				quantity: line.wanted.quantity,
				lineCents: line.lineCents,
				problem: line.problem,
			})),
		},
		messages: messages.slice(0, latestShown),
		notes: await personNotesOf(context, userId),
	}
}
export type PersonRecord = Awaited<ReturnType<typeof personRecord>>
