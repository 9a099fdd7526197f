// Who may see and run promotions.
import { admins, staff, type Policy } from '#policies/policy.ts'

export const promotionPolicy: Policy<'see' | 'run'> = { see: staff, run: admins }
