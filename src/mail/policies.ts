// Who may see undelivered mail and resend it.
import { staff, type Policy } from '#policies/policy.ts'

export const mailPolicy: Policy<'manage'> = { manage: staff }
