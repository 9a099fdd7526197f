// Internal staff notes on an order: hidden from the buyer and the school.
import { assertCan } from '#policies/policy.ts'
import { orderPolicy } from '../policies.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { OrderRow } from '../tables.ts'
import { lockedOrder } from './manage.server.ts'
import { recordEvent } from './history.server.ts'

/** Maximum length of a note, in characters. */
export const noteMaxLength = 1_000

/** Adds a note to the order's history. @throws Refusal forbidden, not_found, invalid */
export async function addNote(
	context: ServiceContext,
	{ orderId, text }: { orderId: string; text: string },
): Promise<OrderRow> {
	assertCan(context, orderPolicy, 'manage')
	const why = text.trim()
	if (why === '' || why.length > noteMaxLength)
		throw new Refusal('invalid', `Please write a note of 1 to ${noteMaxLength} characters.`)
	return inTransaction(context, async (inner) => {
		const order = await lockedOrder(inner, orderId)
		await recordEvent(inner, order, { kind: 'note', why })
		return order
	})
}
