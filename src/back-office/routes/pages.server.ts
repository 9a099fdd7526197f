// Pages of the back office for admins only.
import { data } from 'react-router'
import { refusals } from '#accounts/messages.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { can } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'

/** @throws 403 */
export function adminOnly({ actor }: Pick<ServiceContext, 'actor'>): void {
	if (!can(actor, backOfficePolicy, 'administer')) throw data(refusals.role, { status: 403 })
}
