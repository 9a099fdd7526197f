// Portals as csr and admin manage them: the list, settings, and organizations to choose from.
import { note, recordView } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { pageOf } from '#kit/pages.ts'
import { messages } from '../messages.ts'
import { lookIn } from '../rules/team-look.ts'
import type { PortalSettings } from '../rules/portal-form.ts'
import {
	countPortalsLike,
	organizationsLike,
	portalsLike,
	raiseRevision,
	saveCertificate,
	saveTeam,
} from '../store/portals.server.ts'
import { assertPortalStaff, managedPortal, portalFor, type Portal } from './scope.server.ts'

export const portalsPerPage = 25

/** A page of portals by team, school, organization or id, latest first; audited. @throws Refusal forbidden */
export async function listPortals(context: ServiceContext, asked: { typed: string; page: number }) {
	assertPortalStaff(context)
	const { db } = context
	const typed = asked.typed.trim().slice(0, 100)
	await recordView(context, { event: 'portals.listed', subject: 'all' })
	const read = (offset: number) => portalsLike(db, { typed, offset, limit: portalsPerPage })
	const wanted = (asked.page - 1) * portalsPerPage
	const found = await read(wanted)
	// A page after the last one has no rows to say how many there are.
	const { total, open } = found[0] ?? (await countPortalsLike(db, typed))
	const counts = { total, open }
	const { page, pages, offset } = pageOf(asked.page, total, portalsPerPage)
	const portals = offset === wanted ? found : await read(offset)
	return { typed, counts, pages, page, portals }
}

/** Organizations whose name contains these text. @throws Refusal forbidden */
export async function findOrganizations(context: ServiceContext, typed: string) {
	assertPortalStaff(context)
	const text = typed.trim().slice(0, 100)
	return text === '' ? [] : organizationsLike(context.db, text, 10)
}

/** Any portal, for csr and admin; audited. @throws Refusal forbidden, not_found */
export async function portalForStaff(context: ServiceContext, portalId: string): Promise<Portal> {
	assertPortalStaff(context)
	return (await portalFor(context, portalId)).portal
}

/** Names of the changed settings; the log contains no values. */
const changedNames = (portal: Portal, settings: PortalSettings): string =>
	[
		portal.status !== settings.status && 'status',
		portal.fundraisingMarginBp !== settings.margin && 'margin',
		portal.fundraisingGoalCents !== settings.goal && 'goal',
		portal.timeZone !== settings.timeZone && 'time zone',
		(portal.taxCertificate ?? '') !== settings.certificate && 'certificate',
		portal.taxExemptUntil !== settings.certificateUntil && 'certificate end',
		portal.teamName !== settings.teamName && 'team',
		portal.school !== settings.school && 'school',
		portal.sport !== settings.sport && 'sport',
		portal.season !== settings.season && 'season',
		portal.primaryColor !== settings.primaryColor && 'first color',
		portal.secondaryColor !== settings.secondaryColor && 'second color',
		portal.printedName !== settings.printedName && 'name on the gear',
	]
		.filter(Boolean)
		.join(', ')

export type SettingsChange = {
	portalId: string
	/** The revision that the change is based on. */
	seen: number
	settings: PortalSettings
	/** The form left the certificate unchanged: a concurrent change from another team's page stays. */
	keepsCertificate?: boolean
}

/**
 * Saves a portal's settings if its revision is the seen one. The certificate belongs to the whole organization.
 * @throws Refusal forbidden except for csr and admin, not_found, conflict when another person saved first
 */
export async function savePortal(
	context: ServiceContext,
	{ portalId, seen, settings, keepsCertificate = false }: SettingsChange,
): Promise<void> {
	assertPortalStaff(context)
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const { portal } = await managedPortal(inner, portalId)
		const changed = {
			status: settings.status,
			fundraisingMarginBp: settings.margin,
			fundraisingGoalCents: settings.goal,
			timeZone: settings.timeZone,
		}
		if (!(await raiseRevision(db, { portalId, seen, now }, changed)))
			throw new Refusal('conflict', messages.changedMeanwhile)
		const { teamName: name, school, sport, season } = settings
		const team = { name, school, sport, season, ...lookIn(settings) }
		await saveTeam(db, portal.teamId, team)
		const certificate = {
			taxCertificate: settings.certificate || null,
			taxExemptUntil: settings.certificateUntil,
		}
		if (!keepsCertificate) await saveCertificate(db, portal.organizationId, certificate)
		const details = { changed: changedNames(portal, settings) }
		await note(inner, { event: 'portal.changed', subject: portalId, portalId, details })
	})
}
