// Checks a provider's session against the payment that the shop requested.
import type { SessionFacts } from '../contract.ts'

// Which URLs a payment may return to.

/** Providers replace this with the session's id. */
const idMark = '{CHECKOUT_SESSION_ID}'

/** True for absolute URLs of the shop itself. */
export function isOwnAddress(address: string, publicUrl: string): boolean {
	if (!URL.canParse(address.replaceAll(idMark, 'id'))) return false
	const { origin, username, password } = new URL(address.replaceAll(idMark, 'id'))
	return origin === new URL(publicUrl).origin && username === '' && password === ''
}

type Expected = { orderId: string; amountCents: number; currency: string; isLive: boolean }

/** Names of the fields that differ from the requested payment; empty when all match. */
export function mismatches(facts: SessionFacts, expected: Expected): string[] {
	return Object.entries({
		order: facts.orderId === expected.orderId,
		amount: facts.amountCents === expected.amountCents,
		currency: facts.currency?.toLowerCase() === expected.currency,
		mode: facts.isOneTime && facts.isLive === expected.isLive,
	}).flatMap(([what, agrees]) => (agrees ? [] : [what]))
}
