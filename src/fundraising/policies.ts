// Who records payouts: money leaves by Fieldhouse's own hands alone.
import { staff, type Policy } from '#policies/policy.ts'

export const fundraisingPolicy: Policy<'payOut'> = { payOut: staff }
