// The next season of a team: a new portal with this one's garments, designs and coaches.
import { randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayIn } from '#kit/time.ts'
import { nextSeasonMail } from '#mail/templates/portal-mails.ts'
import { messages } from '../messages.ts'
import type { NextSeason } from '../rules/portal-form.ts'
import { lookIn } from '../rules/team-look.ts'
import { applyKit, catalogAsKit, kitProducts } from '../store/kits.server.ts'
import { saveDeliveryAddress } from '../store/delivery.server.ts'
import { peopleInRole } from '../store/people.server.ts'
import { hasSeason, insertTeam, raiseRevision } from '../store/portals.server.ts'
import { mostItems } from './catalog.server.ts'
import { insertUnderFreeId } from './open-portal.server.ts'
import { addPerson } from './people.server.ts'
import type { PortalDependencies } from './requests.server.ts'
import { assertPortalStaff, managedPortal, type Portal } from './scope.server.ts'

const mostCoaches = 50

/** The catalog without what is no longer sold, with new ids and one last day. */
async function copyCatalog(
	{ db }: ServiceContext,
	{ from, to, deadlineOn }: { from: string; to: string; deadlineOn: string | null },
): Promise<number> {
	const items = await catalogAsKit(db, from, mostItems)
	const ids = [...new Set(items.map(({ productId }) => productId))]
	const products = ids.length === 0 ? [] : await kitProducts(db, ids)
	const sold = new Set(products.flatMap(({ id, isActive }) => (isActive ? id : [])))
	const copies = items
		.filter(({ productId }) => sold.has(productId))
		.map((item) => ({ ...item, id: randomUUID(), deadlineOn }))
	await applyKit(db, to, { items: copies, removed: [] })
	return copies.length
}

async function bringCoaches(
	inner: ServiceContext,
	dependencies: PortalDependencies,
	{ portal, portalId, season }: { portal: Portal; portalId: string; season: string },
): Promise<void> {
	const asked = { portalId: portal.id, role: 'coach' as const, offset: 0, limit: mostCoaches }
	const place = { portalId, organizationId: portal.organizationId }
	// A team has few coaches.
	for (const { userId, email } of await peopleInRole(inner.db, asked)) {
		await addPerson(inner, place, { userId, role: 'coach' })
		const facts = { portalId, teamName: portal.teamName, season }
		if (email !== null) await dependencies.sendMail(inner, nextSeasonMail(email, facts, dependencies.sender))
	}
}

/**
 * Opens the team's portal for another season, and mails its coaches. The roster is the caller's to start.
 * @returns the new portal's id
 * @throws Refusal forbidden except for csr and admin, not_found; conflict when the team has this season already;
 * invalid for a past day
 */
export const openNextSeason = (
	context: ServiceContext,
	dependencies: PortalDependencies,
	{ portalId: from, season, deadlineOn, closesOld }: NextSeason & { portalId: string },
): Promise<string> =>
	inTransaction(context, async (inner) => {
		assertPortalStaff(inner)
		const { db, now } = inner
		const { portal } = await managedPortal(inner, from)
		const { teamName: name, school, sport, organizationId, timeZone } = portal
		if (deadlineOn !== null && deadlineOn < dayIn(timeZone, now))
			throw new Refusal('invalid', messages.lastDayPassed)
		if (await hasSeason(db, { organizationId, name, sport, season }))
			throw new Refusal('conflict', messages.seasonThere(season))
		const teamId = randomUUID()
		const team = { name, school, sport, season, organizationId, ...lookIn(portal) }
		await insertTeam(db, { id: teamId, ...team, createdAt: now })
		const portalId = await insertUnderFreeId(inner, teamId, {
			teamName: name,
			marginBp: portal.fundraisingMarginBp,
			goalCents: portal.fundraisingGoalCents,
			timeZone,
		})
		const { deliveryAddress: address, deliverySetBy: setBy } = portal
		if (address) await saveDeliveryAddress(db, { portalId, address, setBy, now })
		const items = await copyCatalog(inner, { from, to: portalId, deadlineOn })
		await bringCoaches(inner, dependencies, { portal, portalId, season })
		const old = { portalId: from, seen: portal.revision, now }
		if (closesOld && !(await raiseRevision(db, old, { status: 'closed' })))
			throw new Refusal('conflict', messages.changedMeanwhile)
		await note(inner, { event: 'portal.created', subject: portalId, portalId, details: { from, items } })
		return portalId
	})
