// Who sends parcels.
import { shopPeople, type Policy } from '#policies/policy.ts'

export const shippingPolicy: Policy<'ship'> = { ship: shopPeople }
