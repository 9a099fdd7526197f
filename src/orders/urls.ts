// Addresses that are made from an order.

export const orderUrl = (orderId: string): string => `/orders/${orderId}`

/** What one line looks like, where it was designed. */
export const linePictureUrl = (orderId: string, position: number): string =>
	`/orders/${orderId}/pictures/${position}.svg`

export const invoiceUrl = (orderId: string): string => `/orders/${orderId}/invoice.pdf`
