// Who may do what in the back office.
import { admins, shopPeople, staff, type Policy } from '#policies/policy.ts'

export const backOfficePolicy: Policy<'open' | 'administer' | 'seeStatus'> = {
	open: staff,
	administer: admins,
	seeStatus: shopPeople,
}
