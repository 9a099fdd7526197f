// When an account is deleted, in words: after thirty days, and never before its orders have shipped.

export type OrderInWork = { id: string; reference: string }
export type Leaving = {
	/** The last of the thirty days. */
	on: string
	/** That day has passed: the account is deleted as soon as no order holds it. */
	isOver: boolean
}

/** The notice on the page once deletion was requested. */
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

/** Limit of named orders; the others are counted. */
export const mostNamedOrders = 3
