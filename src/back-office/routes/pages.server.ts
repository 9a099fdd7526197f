// Pages of the back office that customer service does not see.
import { data } from 'react-router'
import { refusals } from '#accounts/messages.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { isAdmin } from '../rules/staff.ts'

/** @throws 403 */
export function adminOnly({ actor }: Pick<ServiceContext, 'actor'>): void {
	if (!isAdmin(actor)) throw data(refusals.role, { status: 403 })
}
