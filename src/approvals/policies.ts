// Roles that can read approvals, and those that can decide on every school's and change approved orders before production.
import { staff, teamRoles, type Policy } from '#policies/policy.ts'

export const approvalPolicy: Policy<'read' | 'decideAny'> = { read: teamRoles, decideAny: staff }
