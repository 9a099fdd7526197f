// Who can manage other people's orders.
import { staff, type Policy } from '#policies/policy.ts'

export const orderPolicy: Policy<'manage'> = { manage: staff }
