// Who may see and change what the shop's owner sets.
import { admins, staff, type Policy } from '#policies/policy.ts'

export const shopSettingsPolicy: Policy<'see' | 'change'> = { see: staff, change: admins }
