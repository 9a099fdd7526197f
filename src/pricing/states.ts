// The kinds of adjustments. Apart from the schemas, so that the browser computes sums without zod.

export const discountKinds = ['quantity', 'role', 'promotion'] as const
export const adjustmentKinds = [...discountKinds, 'fundraising', 'shipping', 'tax'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]
