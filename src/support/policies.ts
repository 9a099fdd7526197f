// Who may read and delete the messages of the contact form.
import { staff, type Policy } from '#policies/policy.ts'

export const supportPolicy: Policy<'read' | 'delete'> = { read: staff, delete: staff }
