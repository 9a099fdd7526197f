// Who may see and manage webhooks.
import { admins, type Policy } from '#policies/policy.ts'

export const webhookPolicy: Policy<'manage'> = { manage: admins }
