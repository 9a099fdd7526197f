// Who can record shipments.
import { shopPeople, type Policy } from '#policies/policy.ts'

export const shippingPolicy: Policy<'ship'> = { ship: shopPeople }
