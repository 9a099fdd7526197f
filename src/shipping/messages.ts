// What staff is told about shipments.

export const messages = {
	/** Spec §8. */
	staffOnly: "You don't have the required role to access this page.",
	notFound: 'Order not found',
	serviceTooLong: (most: number) => `The service has at most ${most} characters`,
} as const
