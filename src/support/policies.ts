// Who may read the messages of the contact form.
import { staff, type Policy } from '#policies/policy.ts'

export const supportPolicy: Policy<'read'> = { read: staff }
