// Who may write translations of the owner's texts.
import { admins, type Policy } from '#policies/policy.ts'

export const translationsPolicy: Policy<'write'> = { write: admins }
