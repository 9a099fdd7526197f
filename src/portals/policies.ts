// Who opens, changes and closes any portal.
import { staff, type Policy } from '#policies/policy.ts'

export const portalPolicy: Policy<'manageAny'> = { manageAny: staff }
