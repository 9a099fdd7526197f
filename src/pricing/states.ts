// The kinds of adjustments. Apart from the schemas, so that the browser computes sums without zod.

export const discountKinds = ['quantity', 'role', 'promotion'] as const
/** A donation is the only adjustment of an order without lines. */
export const adjustmentKinds = [...discountKinds, 'fundraising', 'shipping', 'tax', 'donation'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]
