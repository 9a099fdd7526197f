// Which portals a user can see, and as what: the check for every module that shows or changes a school's data.
import { recordView } from '#accounts/service/audit.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { dayIn } from '#kit/time.ts'
import { isStaff } from '#policies/policy.ts'
import { messages } from '../messages.ts'
import { certificateState } from '../rules/portal-facts.ts'
import { canManage, standingOf, type Standing } from '../rules/access.ts'
import {
	allPortals,
	isAdministratorOf,
	portalsOfPerson,
	portalWithBelonging,
	type PortalRow,
} from '../store/scope.server.ts'
import { hasAnyRole } from '#kit/roles.ts'
import { can } from '#policies/policy.ts'
import { portalPolicy } from '../policies.ts'

/** @throws Refusal forbidden */
export function assertPortalStaff({ actor }: Pick<ServiceContext, 'actor'>): void {
	if (!can(actor, portalPolicy, 'manageAny')) throw new Refusal('forbidden', messages.staffOnly)
}

export type Portal = Omit<PortalRow, 'portalRole' | 'isOfOrganization' | 'isHome'>
type Certified = Pick<Portal, 'taxCertificate' | 'taxExemptUntil' | 'timeZone'>
export type PortalAccess = { portal: Portal; as: Standing }

const isPortalId = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,79}$/.test(text)

/** The actor's standing in a portal that was read with their belonging; undefined without access. */
export function accessOf({ actor }: Pick<ServiceContext, 'actor'>, row: PortalRow): PortalAccess | undefined {
	const { portalRole, isOfOrganization, isHome, ...portal } = row
	const as = standingOf(actor, { portalRole, isOfOrganization, isHome })
	return as && { portal, as }
}

/**
 * The portal, with the actor's standing in it. Staff views are audited once a day per portal.
 * @throws Refusal not_found, for missing and foreign portals alike
 */
export async function portalFor(context: ServiceContext, portalId: string): Promise<PortalAccess> {
	const { db, actor } = context
	const row = isPortalId(portalId)
		? await portalWithBelonging(db, { portalId, userId: actor.userId })
		: undefined
	const access = row && accessOf(context, row)
	if (!access) throw new Refusal('not_found', messages.notFound)
	if (access.as === 'staff')
		await recordView(context, { event: 'portal.opened', subject: portalId, portalId })
	return access
}

/** The portal without a check of access, for callers that have checked it, such as by a link. @throws Refusal not_found */
export async function portalBehindLink(
	{ db }: Pick<ServiceContext, 'db'>,
	portalId: string,
): Promise<Portal> {
	const row = await portalWithBelonging(db, { portalId, userId: null })
	if (!row) throw new Refusal('not_found', messages.notFound)
	const { portalRole: _role, isOfOrganization: _school, isHome: _home, ...portal } = row
	return portal
}

/** The same, for the portal's managers. @throws Refusal not_found; forbidden for players */
export async function managedPortal(context: ServiceContext, portalId: string): Promise<PortalAccess> {
	const access = await portalFor(context, portalId)
	if (!canManage(access.as)) throw new Refusal('forbidden', messages.managersOnly)
	return access
}

/** Whether the actor manages this portal. Does not audit staff, who may only be viewing one of its orders. */
export async function managesPortal({ db, actor }: ServiceContext, portalId: string): Promise<boolean> {
	const row = await portalWithBelonging(db, { portalId, userId: actor.userId })
	const as = row && standingOf(actor, row)
	return as !== undefined && canManage(as)
}

/** Whether the actor is a school administrator of this organization, by both role and membership. */
export const administers = async ({ db, actor }: ServiceContext, organizationId: string): Promise<boolean> =>
	actor.userId !== null &&
	hasAnyRole(actor, ['school_admin']) &&
	(await isAdministratorOf(db, { organizationId, userId: actor.userId }))

/** Whether the actor answers for orders of this place: manages its portal, or administers the school without one. */
export async function managesPlace(
	context: ServiceContext,
	{ portalId, organizationId }: { portalId: string | null; organizationId: string | null },
): Promise<boolean> {
	if (portalId !== null) return managesPortal(context, portalId)
	return organizationId !== null && (await administers(context, organizationId))
}

const listed = 200

/** The portals that the actor belongs to, latest first; for csr and admin the latest of all. Empty for other users. */
export async function portalsOf(context: ServiceContext): Promise<PortalAccess[]> {
	const { db, actor } = context
	if (actor.userId === null && !isStaff(actor)) return []
	const rows = isStaff(actor)
		? await allPortals(db, { offset: 0, limit: listed })
		: await portalsOfPerson(db, actor.userId ?? '', listed)
	return rows.flatMap((row) => accessOf(context, row) ?? [])
}

/** The portals that the actor manages, with access to all their orders and figures. */
export const managedPortals = async (context: ServiceContext): Promise<PortalAccess[]> =>
	(await portalsOf(context)).filter(({ as }) => canManage(as))

/**
 * Whether the organization's certificate is valid now in the portal's time zone, which exempts it from sales tax.
 * Product decisions §2.
 */
export const isTaxExempt = (portal: Certified, now: Date): boolean =>
	certificateState(portal, dayIn(portal.timeZone, now)) === 'counts'
