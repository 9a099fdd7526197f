// Who decides about the orders of every school, and changes approved ones before they are made.
import { staff, type Policy } from '#policies/policy.ts'

export const approvalPolicy: Policy<'decideAny'> = { decideAny: staff }
