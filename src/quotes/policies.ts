// Who enters quotes. Their customers answer by a link.
import { staff, type Policy } from '#policies/policy.ts'

export const quotePolicy: Policy<'manage'> = { manage: staff }
