// Who may see and write translations of the owner's texts.
import { admins, staff, type Policy } from '#policies/policy.ts'

export const translationsPolicy: Policy<'see' | 'write'> = { see: staff, write: admins }
