// What a payment, a refund and an event of the provider can be.

/** `creating` until the provider has answered with a session. */
export const paymentStates = ['creating', 'open', 'paid', 'expired', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Payments that somebody could still complete: one per order at most. */
export const openPaymentStates = ['creating', 'open'] as const satisfies PaymentState[]

export const refundStates = ['requested', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** What the shop made of an event: its effect, or why it had none. */
export const eventOutcomes = ['applied', 'repeated', 'ignored', 'refused'] as const
export type EventOutcome = (typeof eventOutcomes)[number]
