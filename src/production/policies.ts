// Who may work on jobs.
import { shopPeople, type Policy } from '#policies/policy.ts'

export const productionPolicy: Policy<'work'> = { work: shopPeople }
