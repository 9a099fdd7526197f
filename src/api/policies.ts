// Who may make and revoke keys of the API.
import { admins, type Policy } from '#policies/policy.ts'

export const apiKeyPolicy: Policy<'manage'> = { manage: admins }
