// Who manages orders of other people.
import { staff, type Policy } from '#policies/policy.ts'

export const orderPolicy: Policy<'manage'> = { manage: staff }
