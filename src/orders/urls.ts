// Addresses that are made from an order.

export const orderUrl = (orderId: string): string => `/orders/${orderId}`

/** What one line looks like, where it was designed. */
export const linePictureUrl = (orderId: string, position: number): string =>
	`/orders/${orderId}/pictures/${position}.svg`

/** Where whoever ordered finds the links of a split order. */
export const sharesUrl = (orderId: string): string => `/orders/${orderId}/shares`

/** Leads a player, signed in, to the own share: an address that may stand in a mail. */
export const myShareUrl = (orderId: string): string => `/orders/${orderId}/my-share`

/** Where a family pays its share, whoever has the link. */
export const shareUrl = (token: string): string => `/pay/${token}`

export const invoiceUrl = (orderId: string): string => `/orders/${orderId}/invoice.pdf`

/** A school's approval of an order opens by the order's id too. */
export const approvalOfUrl = (orderId: string): string => `/approvals/${orderId}`

/** The scan of the school's purchase order. */
export const poDocumentUrl = (orderId: string): string => `/orders/${orderId}/po-document`
