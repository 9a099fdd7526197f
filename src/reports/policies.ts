// Who reads the shop's figures: staff, who see every order and the ledgers of all teams as well.
import { staff, type Policy } from '#policies/policy.ts'

export const reportPolicy: Policy<'read'> = { read: staff }
