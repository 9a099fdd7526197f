// Whoever has no cart yet may begin one, but not one after the other.
import { takeTurn } from '#database/rate-limits.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../rules/labels.ts'

/** A school of hundreds may sit behind one address. */
export const newCartsPerHour = 300
const hourMs = 3_600_000

/**
 * Counts a new cart of a visitor.
 * @param clientAddress empty when it is not known: then nobody is counted
 * @throws Refusal too_many
 */
export async function countNewCart({ db, now }: ServiceContext, clientAddress: string): Promise<void> {
	if (clientAddress === '') return
	const limit = { name: 'cart', subject: clientAddress, turns: newCartsPerHour, windowMs: hourMs }
	if (!(await takeTurn(db, now, limit))) throw new Refusal('too_many', messages.tooManyCarts)
}
