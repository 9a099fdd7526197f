// Opens a portal in one transaction: organization, team, portal and first catalog, and a requester as its coach.
import { randomInt, randomUUID } from 'node:crypto'
import { note } from '#accounts/service/audit.server.ts'
import type { SoldAlone } from '#catalog/rules/kits.ts'
import { soldAlone } from '#catalog/service/kits.server.ts'
import { giveAsset } from '#files/service/files.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isUuid } from '#kit/uuid.ts'
import { dayIn } from '#kit/time.ts'
import { messages } from '../messages.ts'
import { lackingEntries, type Entry } from '../rules/lacking-entries.ts'
import type { ItemInput } from '../rules/portal-form.ts'
import { recoloringOf, type TeamLook } from '../rules/team-look.ts'
import { portalIdOf } from '../rules/portal-facts.ts'
import type { RequestSport } from '../states.ts'
import {
	hasOrganization,
	insertItems,
	insertOrganization,
	insertPortal,
	insertTeam,
	saveCertificate,
} from '../store/portals.server.ts'
import { inTeamColors } from './item-designs.server.ts'
import { assertPortalStaff } from './scope.server.ts'
import { portalReadyMail } from '#mail/templates/portal-mails.ts'
import { addressOf } from '../store/people.server.ts'
import { saveRequestDecision, type RequestRow } from '../store/requests.server.ts'
import { mailInvites } from './invites.server.ts'
import { addPerson } from './people.server.ts'
import { openRequest, type PortalDependencies } from './requests.server.ts'

export type NewPortal = {
	/** An existing one, or the name of a new one. */
	organization: { id: string } | { name: string }
	teamName: string
	school: string
	sport: RequestSport
	season: string
	/** IANA name. */
	timeZone: string
	/** Basis points. */
	marginBp: number
	/** 0 for none. */
	goalCents: number
	/** Null leaves the organization's certificate unchanged. */
	certificate: { number: string; until: string } | null
	look: TeamLook
	/** The first catalog, in its order. */
	items: readonly ItemInput[]
	/** Owner of the proposed designs, who will be the team's coach; the actor until there is one. */
	coachId?: string | null
	/** For the proposed designs. */
	logoId?: string | null
}

export type OpenedPortal = { portalId: string; teamId: string; organizationId: string }

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const tail = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
/** Collisions are rare: a few tries find a free id. */
const tries = 5

async function organizationFor(
	{ db, now }: ServiceContext,
	{ organization }: Pick<NewPortal, 'organization'>,
): Promise<string> {
	if ('id' in organization) {
		if (!isUuid(organization.id) || !(await hasOrganization(db, organization.id)))
			throw new Refusal('invalid', messages.organizationGone)
		return organization.id
	}
	const id = randomUUID()
	await insertOrganization(db, { id, name: organization.name, createdAt: now })
	return id
}

/** The catalog's entries: those chosen, each kit as the pieces that the others lack. @throws Refusal invalid */
async function entriesOf(
	{ db, now }: ServiceContext,
	{ items, timeZone }: Pick<NewPortal, 'items' | 'timeZone'>,
): Promise<(ItemInput & SoldAlone)[]> {
	const ids = new Set(items.map(({ productId }) => productId))
	const sold = await soldAlone({ db }, [...ids])
	if (ids.size !== items.length || sold.size !== ids.size) throw new Refusal('invalid', messages.productsGone)
	const today = dayIn(timeZone, now)
	if (items.some(({ deadlineOn }) => deadlineOn !== null && deadlineOn < today))
		throw new Refusal('invalid', messages.deadlinePassed)
	const isKit = ({ productId }: ItemInput) => sold.get(productId)?.[0]?.productId !== productId
	// A product that was chosen itself keeps its own terms.
	const alone = { piece: '', isSwapped: false }
	const there: Entry[] = items
		.filter((item) => !isKit(item))
		.map(({ productId }) => ({ productId, ...alone }))
	return items.flatMap((item) => {
		if (!isKit(item)) return [{ ...item, ...alone }]
		const lacking = lackingEntries(sold.get(item.productId) ?? [], there)
		there.push(...lacking)
		return lacking.map((entry) => ({ ...item, ...entry }))
	})
}

/**
 * An expired certificate can be entered later on the portal's page; at opening it must be valid, because it is meant to
 * exempt the portal from tax.
 */
function checkCertificate({ now }: ServiceContext, { certificate, timeZone }: NewPortal): void {
	if (certificate !== null && certificate.until < dayIn(timeZone, now))
		throw new Refusal('invalid', messages.certificateOver)
}

/** An open portal with a readable id that no other one has. @returns the id */
export async function insertUnderFreeId(
	{ db, now }: ServiceContext,
	teamId: string,
	requested: Pick<NewPortal, 'teamName' | 'marginBp' | 'goalCents' | 'timeZone'>,
): Promise<string> {
	for (let attempt = 0; attempt < tries; attempt += 1) {
		const id = portalIdOf(requested.teamName, tail())
		const isMade = await insertPortal(db, {
			id,
			teamId,
			status: 'open',
			fundraisingMarginBp: requested.marginBp,
			fundraisingGoalCents: requested.goalCents,
			timeZone: requested.timeZone,
			createdAt: now,
			updatedAt: now,
		})
		if (isMade) return id
	}
	throw new Error('No free id for a portal')
}

/**
 * Opens a portal for a team, without people: `addPerson` and `inviteByMail` add them. Joins an open transaction. The
 * number of statements does not depend on the catalog.
 * @throws Refusal forbidden except for csr and admin; invalid for a missing organization or product, a product that
 * cannot be in the team's design, a past deadline or an expired certificate
 */
export async function openPortal(context: ServiceContext, requested: NewPortal): Promise<OpenedPortal> {
	assertPortalStaff(context)
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const items = await entriesOf(inner, requested)
		checkCertificate(inner, requested)
		const organizationId = await organizationFor(inner, requested)
		if (requested.certificate)
			await saveCertificate(db, organizationId, {
				taxCertificate: requested.certificate.number,
				taxExemptUntil: requested.certificate.until,
			})
		const { teamName: name, school, sport, season, look } = requested
		const teamId = randomUUID()
		await insertTeam(db, { id: teamId, organizationId, name, school, sport, season, ...look, createdAt: now })
		const portalId = await insertUnderFreeId(inner, teamId, requested)
		const { coachId: ownerId = null, logoId = null } = requested
		const designed = await inTeamColors(inner, { look, ownerId, logoId, entries: items })
		const isOwnLook = recoloringOf(look) !== undefined
		if (isOwnLook && designed.some(({ designId }) => designId === null))
			throw new Refusal('invalid', messages.soldAsItIs)
		await insertItems(
			db,
			designed.map((item, position) => ({ id: randomUUID(), portalId, ...item, position })),
		)
		await note(inner, {
			event: 'portal.created',
			subject: portalId,
			portalId,
			details: { organizationId, items: items.length },
		})
		return { portalId, teamId, organizationId }
	})
}

type Opened = OpenedPortal & Pick<NewPortal, 'teamName' | 'timeZone'>

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
		await mailInvites(inner, dependencies, { portal, teamName: portal.teamName, ...invited })
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
	{ requestId, requested }: { requestId: string; requested: NewPortal },
): Promise<string> {
	assertPortalStaff(context)
	return inTransaction(context, async (inner) => {
		const request = await openRequest(inner, requestId)
		const { db, now, actor } = inner
		const { logoId } = request
		// Without an account yet, the designs are the actor's until the coach joins, and so is their art.
		if (logoId !== null && actor.userId !== null) await giveAsset(inner, logoId, actor.userId)
		const opened = await openPortal(inner, { ...requested, coachId: request.userId, logoId })
		const { teamName, timeZone } = requested
		await bringCoach(inner, dependencies, { request, portal: { ...opened, teamName, timeZone } })
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

/**
 * Opens a portal without a request, and invites its coach by mail.
 * @param coachEmail null for no invitation
 * @returns the portal's id
 * @throws Refusal forbidden except for csr and admin, invalid
 */
export const openWithoutRequest = (
	context: ServiceContext,
	dependencies: PortalDependencies,
	{ requested, coachEmail }: { requested: NewPortal; coachEmail: string | null },
): Promise<string> =>
	inTransaction(context, async (inner) => {
		const place = await openPortal(inner, requested)
		if (coachEmail !== null)
			await mailInvites(inner, dependencies, {
				portal: { ...place, timeZone: requested.timeZone },
				teamName: requested.teamName,
				role: 'coach',
				emails: [coachEmail],
				isRequester: false,
			})
		return place.portalId
	})
