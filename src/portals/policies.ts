// Roles that can open, change and close any portal.
import { staff, type Policy } from '#policies/policy.ts'

export const portalPolicy: Policy<'manageAny'> = { manageAny: staff }
