// What staff is told about shipments.

export const messages = {
	/** Spec §8. */
	notFound: 'Order not found',
	serviceTooLong: (most: number) => `The service has at most ${most} characters`,
} as const
