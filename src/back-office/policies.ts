// Who may do what in the back office.
import { admins, staff, type Policy } from '#policies/policy.ts'

export const backOfficePolicy: Policy<'open' | 'administer'> = { open: staff, administer: admins }
