// What a session at the provider must say to be believed.
import type { SessionFacts } from '../contract.ts'

type Expected = { orderId: string; amountCents: number; currency: string; isLive: boolean }

/** Names what does not agree with the payment that the shop asked for; empty when all does. */
export function mismatches(facts: SessionFacts, expected: Expected): string[] {
	return Object.entries({
		order: facts.orderId === expected.orderId,
		amount: facts.amountCents === expected.amountCents,
		currency: facts.currency?.toLowerCase() === expected.currency,
		mode: facts.isOneTime && facts.isLive === expected.isLive,
	}).flatMap(([what, agrees]) => (agrees ? [] : [what]))
}
