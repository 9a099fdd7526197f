// Who sees mail that could not be sent, and sends it again.
import { staff, type Policy } from '#policies/policy.ts'

export const mailPolicy: Policy<'manage'> = { manage: staff }
