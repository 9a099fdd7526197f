// What the doctor has to say.

/** `orderId` is null for what belongs to no order. */
export type Finding = { orderId: string | null; what: string }

/** Rows of a check; never more than so many, since one fault often repeats itself. */
export const mostPerCheck = 100
