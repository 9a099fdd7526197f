// Who may record payouts: Fieldhouse staff only.
import { staff, type Policy } from '#policies/policy.ts'

export const fundraisingPolicy: Policy<'payOut'> = { payOut: staff }
