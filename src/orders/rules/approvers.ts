// A purchase order of a school without an administrator: who was asked, how often, and from when the shop may decide.

/** How long the shop leaves the decision to the school, in milliseconds, from the first time that someone was asked. */
export const schoolDecidesMs = 7 * 86_400_000

/** Most mails for one order. */
export const mostAsks = 5
/** The least time between two mails to one address, in milliseconds. */
export const askPauseMs = 3_600_000
/** Within this time the same request is a second click. */
const sameMs = 600_000

type Ask = { email: string; askedAt: Date }

/** The first instant at which the shop may decide; null when the school has named nobody, so that it may at once. */
export const shopDecidesFrom = (asks: readonly Pick<Ask, 'askedAt'>[]): Date | null =>
	asks[0] ? new Date(asks[0].askedAt.getTime() + schoolDecidesMs) : null

export type AskState = 'may' | 'done' | 'too_soon' | 'too_often'

/** Whether this address may be asked now. @param asks the earliest first */
export function askState(asks: readonly Ask[], { email, now }: { email: string; now: Date }): AskState {
	const latest = asks.at(-1)
	const agoMs = latest?.email === email ? now.getTime() - latest.askedAt.getTime() : Infinity
	if (agoMs < sameMs) return 'done'
	if (asks.length >= mostAsks) return 'too_often'
	return agoMs < askPauseMs ? 'too_soon' : 'may'
}
