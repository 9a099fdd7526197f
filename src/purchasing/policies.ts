// Who may see and make orders to suppliers.
import { admins, staff, type Policy } from '#policies/policy.ts'

export const purchasingPolicy: Policy<'read' | 'buy'> = { read: staff, buy: admins }
