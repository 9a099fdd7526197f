// Asked first by every use case of the back office.
import { refusals } from '#accounts/messages.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isAdmin, isStaff } from '../rules/staff.ts'

type Asked = Pick<ServiceContext, 'actor'>

/** @throws Refusal forbidden */
export function requireStaff({ actor }: Asked): void {
	if (!isStaff(actor)) throw new Refusal('forbidden', refusals.role)
}

/** @throws Refusal forbidden */
export function requireAdmin({ actor }: Asked): void {
	if (!isAdmin(actor)) throw new Refusal('forbidden', refusals.role)
}
