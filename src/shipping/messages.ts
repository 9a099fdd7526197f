// Messages about shipments for staff.

export const messages = {
	/** Spec §8. */
	notFound: 'Order not found',
	serviceTooLong: (most: number) => `The service has at most ${most} characters`,
} as const
