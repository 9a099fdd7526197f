// Roles that can decide on every school's orders, and change approved ones before production.
import { staff, type Policy } from '#policies/policy.ts'

export const approvalPolicy: Policy<'decideAny'> = { decideAny: staff }
