// What the reports count as a sale. One rule for all of them.
import { invoicedStatuses } from '#orders/rules/order.ts'

/**
 * A sale is an order that has an invoice: paid by card, or approved on a purchase order, and not cancelled. An order
 * that was refunded stays one, because its refund is counted on the day of the refund. Donations are none.
 */
export const saleStatuses = invoicedStatuses

/** The same for readers of a report. */
export const saleRule =
	'A sale is an order that is paid, or approved on a purchase order, and not cancelled. It counts in full on the day it was placed, Ohio time; refunds have a report of their own. Net sales are goods less discounts, without fundraising, delivery and tax.'
