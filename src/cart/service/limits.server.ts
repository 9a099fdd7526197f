// Limits how many new carts one address can create.
import { takeTurn } from '#database/rate-limits.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { messages } from '../rules/labels.ts'

/** A school with hundreds of people may share one IP address. */
export const newCartsPerHour = 300
const hourMs = 3_600_000

/**
 * Counts a visitor's new cart.
 * @param clientAddress empty when unknown: then nothing is counted
 * @throws Refusal too_many
 */
export async function countNewCart({ db, now }: ServiceContext, clientAddress: string): Promise<void> {
	if (clientAddress === '') return
	const limit = { name: 'cart', subject: clientAddress, turns: newCartsPerHour, windowMs: hourMs }
	if (!(await takeTurn(db, now, limit))) throw new Refusal('too_many', messages.tooManyCarts)
}
