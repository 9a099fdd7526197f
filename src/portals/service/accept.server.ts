// Accepts a request: opens its portal and makes the requester its coach.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { portalReadyMail } from '#mail/templates/portal-mails.ts'
import { addressOf } from '../store/people.server.ts'
import { saveRequestDecision, type RequestRow } from '../store/requests.server.ts'
import { mailInvites } from './invites.server.ts'
import { addPerson } from './membership.server.ts'
import { openPortal, type NewPortal, type OpenedPortal } from './open-portal.server.ts'
import { openRequest, type PortalDependencies } from './requests.server.ts'
import { assertPortalStaff } from './staff.server.ts'

type Opened = OpenedPortal & { teamName: string }

/**
 * A requester with an account becomes coach at once and is notified at both addresses, if they differ. A requester
 * without one must prove the typed address with the mailed invitation.
 */
async function bringCoach(
	inner: ServiceContext,
	dependencies: PortalDependencies,
	{ request, portal }: { request: RequestRow; portal: Opened },
): Promise<void> {
	const { userId, contactEmail } = request
	if (userId === null) {
		const invited = { role: 'coach', emails: [contactEmail], isRequester: true } as const
		await mailInvites(inner, dependencies, { place: portal, teamName: portal.teamName, ...invited })
		return
	}
	await addPerson(inner, portal, { userId, role: 'coach' })
	const own = (await addressOf(inner.db, userId))?.toLowerCase()
	for (const to of new Set([contactEmail, own ?? contactEmail]))
		await dependencies.sendMail(inner, portalReadyMail(to, portal, dependencies.sender))
}

/**
 * Opens the requested portal with all its parts in one transaction, and notifies the requester.
 * @returns the portal's id
 * @throws Refusal forbidden except for csr and admin, not_found, invalid, conflict when it is already decided
 */
export async function acceptRequest(
	context: ServiceContext,
	dependencies: PortalDependencies,
	{ requestId, wish }: { requestId: string; wish: NewPortal },
): Promise<string> {
	assertPortalStaff(context)
	return inTransaction(context, async (inner) => {
		const request = await openRequest(inner, requestId)
		const { db, now, actor } = inner
		const opened = await openPortal(inner, wish)
		await bringCoach(inner, dependencies, { request, portal: { ...opened, teamName: wish.teamName } })
		const { portalId } = opened
		await saveRequestDecision(db, requestId, {
			status: 'accepted',
			portalId,
			decidedBy: actor.userId,
			decidedAt: now,
		})
		await note(inner, { event: 'request.accepted', subject: requestId, portalId })
		return portalId
	})
}
