// When an account goes, in words: after its thirty days, and never before what it has ordered is on the road.

export type OrderInWork = { id: string; reference: string }
export type Leaving = {
	/** The day that the thirty days end on. */
	on: string
	/** That day is over: the account goes as soon as nothing holds it. */
	isOver: boolean
}

/** What the page says on top once somebody has asked to leave. */
export function leavingTitle({ on, isOver }: Leaving, inWork: number): string {
	if (inWork === 0) return `Your account will be deleted on ${on}`
	const shipped = inWork === 1 ? 'your order is shipped' : 'your orders are shipped'
	return isOver
		? `Your account will be deleted once ${shipped}`
		: `Your account will be deleted on ${on}, or later, once ${shipped}`
}

/** Why it may take longer. */
export const heldTitle = (inWork: number): string =>
	inWork === 1 ? 'An order of yours is still in work' : `${inWork} orders of yours are still in work`

export const heldWords = (inWork: number): string =>
	inWork === 1
		? 'We make and ship it first. If that takes longer than the 30 days, your account goes as soon as it is shipped.'
		: 'We make and ship them first. If that takes longer than the 30 days, your account goes as soon as the last one is shipped.'

/** As many orders as are named; the rest is counted. */
export const mostNamedOrders = 3
