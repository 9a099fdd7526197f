// Which roles manage products and stock.
import { admins, staff, type Policy } from '#policies/policy.ts'

export const catalogPolicy: Policy<'read' | 'edit'> = { read: staff, edit: admins }
