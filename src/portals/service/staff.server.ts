// Permission check and audit for actions of csr and admin in this module.
import { note } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { can } from '#policies/policy.ts'
import { portalPolicy } from '../policies.ts'
import { isoDate } from '#kit/time.ts'
import { messages } from '../messages.ts'

/** @throws Refusal forbidden */
export function assertPortalStaff({ actor }: Pick<ServiceContext, 'actor'>): void {
	if (!can(actor, portalPolicy, 'manageAny')) throw new Refusal('forbidden', messages.staffOnly)
}

/** Audits a staff view of a school's data, once a day per subject. */
export async function recordView(
	context: ServiceContext,
	event: 'portals.listed' | 'request.opened',
	subject: string,
): Promise<void> {
	const { actor, now } = context
	const onceKey = `${event} ${actor.userId ?? 'operator'} ${subject} ${isoDate(now)}`
	await note(context, { event, subject, onceKey })
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A malformed id counts as missing and must not reach the database. */
export const isId = (text: string): boolean => uuid.test(text)
