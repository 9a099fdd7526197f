// The mail to the new owner of a team's order after the account of its buyer was deleted. It names neither.
import { formatUsd } from '#kit/money.ts'
import { text, type MailBlock, type Sender } from './content.ts'
import { layoutMail } from './layout.ts'
import type { Mail } from './message.ts'

export type PassedOnFacts = {
	to: string
	orderId: string
	/** The short reference for people. */
	reference: string
	teamName: string
	poNumber: string
	totalCents: number
}

/** Notifies that a team's purchase order has a new owner and continues unchanged. */
export function passedOnMail(facts: PassedOnFacts, sender: Sender): Mail {
	const { to, orderId, reference, teamName, poNumber, totalCents } = facts
	const says = 'The buyer of this order has left Fieldhouse, so you own it from now on.'
	const rows = [
		{ name: 'Order', value: `#${reference}` },
		{ name: 'Team', value: teamName },
		...(poNumber === '' ? [] : [{ name: 'PO number', value: poNumber }]),
		{ name: 'Total', value: formatUsd(totalCents) },
	]
	const blocks: MailBlock[] = [
		text(says),
		text(
			'It waits for your school as before, and nothing on it has changed. Another person decides about it: a coach or administrator of your school, or Fieldhouse. Please check where it is sent to.',
		),
		{ kind: 'facts', facts: rows },
		{ kind: 'button', label: 'See the order', href: `${sender.publicUrl}/orders/${orderId}` },
	]
	const content = {
		subject: `Order #${reference} of ${teamName} is in your hands`,
		preview: says,
		headline: 'You answer for this order now',
		blocks,
		reason: 'You get this mail because you keep this team’s portal at Fieldhouse.',
	}
	return { to, ...layoutMail(content, sender) }
}
