// States of payments and refunds, and outcomes of the provider's events.

/** `creating` until the provider has returned a session. */
export const paymentStates = ['creating', 'open', 'paid', 'expired', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** States of payments that can still be completed: at most one per order or share. */
export const openPaymentStates = ['creating', 'open'] as const satisfies PaymentState[]

export const refundStates = ['requested', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** How a school paid the shop itself. */
export const receiptMethods = ['check', 'transfer', 'other'] as const
export type ReceiptMethod = (typeof receiptMethods)[number]

/** What an event did, or why it had no effect. */
export const eventOutcomes = ['applied', 'repeated', 'ignored', 'refused'] as const
export type EventOutcome = (typeof eventOutcomes)[number]
