// A kit that a team sent: the shop publishes it as the catalog or sends it back.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { kitDecidedMail } from '#mail/templates/portal-mails.ts'
import { messages } from '../messages.ts'
import { kitChanges } from '../rules/kit.ts'
import { applyKit, deleteKit, saveKit, waitingKits, type KitRow } from '../store/kits.server.ts'
import { addressOf } from '../store/people.server.ts'
import { raiseRevision } from '../store/portals.server.ts'
import { knownOf } from './kit-view.server.ts'
import { isKnownDesign, kitOf } from './kit.server.ts'
import { coachAddress } from './people.server.ts'
import type { PortalDependencies } from './requests.server.ts'
import { assertPortalStaff, managedPortal, type Portal } from './scope.server.ts'

const mostWaiting = 50

export type KitDecision = { portalId: string; seen: number }

async function sentKit(inner: ServiceContext, { portalId, seen }: KitDecision) {
	assertPortalStaff(inner)
	const { portal } = await managedPortal(inner, portalId)
	const { catalog, ...row } = await kitOf(inner, portalId)
	if (row.status !== 'submitted') throw new Refusal('conflict', messages.kitNotSent)
	if (row.revision !== seen) throw new Refusal('conflict', messages.kitChangedMeanwhile)
	return { portal, catalog, row: { ...row, status: row.status } }
}

/** To who sent it, else to the team's longest-standing coach. */
async function tellCoach(
	inner: ServiceContext,
	dependencies: PortalDependencies,
	{ portal, row, reply }: { portal: Portal; row: KitRow; reply: string | null },
): Promise<void> {
	const to = await (row.submittedBy === null
		? coachAddress(inner, portal.id)
		: addressOf(inner.db, row.submittedBy))
	if (to === null) return
	const facts = { portalId: portal.id, teamName: portal.teamName, reply }
	await dependencies.sendMail(inner, kitDecidedMail(to, facts, dependencies.sender))
}

/**
 * Makes the kit the portal's catalog; placed orders keep what they have. @throws Refusal forbidden except for csr and
 * admin, not_found; conflict unless it waits as it was seen
 */
export const publishKit = (
	context: ServiceContext,
	dependencies: PortalDependencies,
	decision: KitDecision,
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { portal, catalog, row } = await sentKit(inner, decision)
		const { portalId } = decision
		const known = await knownOf(inner, portalId, row.items)
		// A designer may have deleted a design since the kit was sent.
		if (row.items.some((item) => !isKnownDesign(known, item)))
			throw new Refusal('conflict', messages.kitDesignGone)
		const { db, now } = inner
		const { revision: seen } = portal
		if (!(await raiseRevision(db, { portalId, seen, now })))
			throw new Refusal('conflict', messages.changedMeanwhile)
		const removed = kitChanges(catalog, row.items, row.baseItemIds).flatMap(({ id, kind }) =>
			kind === 'removed' ? id : [],
		)
		// What the shop added meanwhile stays, after the kit.
		const decided = new Set([...row.items.map(({ id }) => id), ...removed])
		const items = [...row.items, ...catalog.filter(({ id }) => !decided.has(id))]
		await applyKit(db, portalId, { items, removed })
		if (!(await deleteKit(db, portalId, decision.seen)))
			throw new Refusal('conflict', messages.kitChangedMeanwhile)
		await note(inner, {
			event: 'kit.published',
			subject: portalId,
			portalId,
			details: { items: items.length },
		})
		await tellCoach(inner, dependencies, { portal, row, reply: null })
	})

/** Sends the kit back with a comment. @throws Refusal forbidden, not_found, invalid without a comment, conflict */
export const returnKit = (
	context: ServiceContext,
	dependencies: PortalDependencies,
	{ reply, ...decision }: KitDecision & { reply: string },
): Promise<void> =>
	inTransaction(context, async (inner) => {
		const { portal, row } = await sentKit(inner, decision)
		const why = reply.trim().slice(0, 1_000)
		if (why === '') throw new Refusal('invalid', messages.kitReplyRequired)
		const next: KitRow = {
			...row,
			status: 'returned',
			reply: why,
			revision: row.revision + 1,
			updatedAt: inner.now,
		}
		if (!(await saveKit(inner.db, next, decision.seen)))
			throw new Refusal('conflict', messages.kitChangedMeanwhile)
		const { portalId } = decision
		await note(inner, { event: 'kit.returned', subject: portalId, portalId })
		await tellCoach(inner, dependencies, { portal, row, reply: why })
	})

/** Kits that wait for the shop, oldest first. @throws Refusal forbidden */
export async function kitsToPublish(context: ServiceContext) {
	assertPortalStaff(context)
	return waitingKits(context.db, mostWaiting)
}
