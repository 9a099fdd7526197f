// People, requests and a portal, for tests of portals.
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog, profiles, userRoles } from '#accounts/tables.ts'
import { organizationPeople, portalPeople } from '#portals/tables.ts'
import { inTransaction } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import type { Mail } from '#mail/templates/content.ts'
import type { PortalRequest } from '#portals/rules/request-form.ts'
import { addPerson } from '#portals/service/people.server.ts'
import { openPortal, type NewPortal, type OpenedPortal } from '#portals/service/open-portal.server.ts'
import type { PortalDependencies } from '#portals/service/requests.server.ts'
import type { InviteRole } from '#portals/states.ts'

export type TestMailDependencies = PortalDependencies & { mails: Mail[] }

/** Records mails instead of sending them. */
export function testMailDependencies(): TestMailDependencies {
	const mails: Mail[] = []
	return {
		mails,
		sendMail: async (_inner, mail) => void mails.push(mail),
		sender: { publicUrl: 'http://shop.test' },
		supportTo: 'support@shop.test',
	}
}

export type Person = ServiceContext & { userId: string; email: string }

/** A person with an account and these roles. */
export async function newPerson(
	context: ServiceContext,
	roles: readonly Role[] = ['retail'],
): Promise<Person> {
	const userId = randomUUID()
	const email = `${userId}@example.test`
	await context.db.insert(profiles).values({ id: userId, email, fullName: 'Pat Kim' })
	const held = roles.filter((role) => role !== 'retail')
	if (held.length > 0) await context.db.insert(userRoles).values(held.map((role) => ({ userId, role })))
	return { ...context, userId, email, actor: { userId, roles } }
}

/** A team whose colors are not known. */
export const noLook = { primaryColor: null, secondaryColor: null, printedName: '' } as const

export const portalInput = (change: Partial<NewPortal> = {}): NewPortal => ({
	organization: { name: 'Lakewood High School' },
	teamName: 'Lakewood Rams',
	school: 'Lakewood High School',
	sport: 'football',
	season: 'Fall 2026',
	timeZone: 'America/New_York',
	marginBp: 0,
	goalCents: 0,
	certificate: null,
	look: noLook,
	items: [],
	...change,
})

/** A portal without people. @param staff csr or admin */
export const newPortal = (staff: ServiceContext, change: Partial<NewPortal> = {}): Promise<OpenedPortal> =>
	openPortal(staff, portalInput(change))

/** A new person who belongs to the portal, with the context of the next request. */
export async function newMember(
	staff: ServiceContext,
	place: OpenedPortal,
	role: InviteRole,
): Promise<Person> {
	const person = await newPerson(staff)
	await inTransaction(staff, (inner) => addPerson(inner, place, { userId: person.userId, role }))
	return { ...person, actor: { userId: person.userId, roles: [role] } }
}

export const requestOfCoach = (change: Partial<PortalRequest> = {}): PortalRequest => ({
	organizationName: 'Lakewood High School',
	sport: 'football',
	contactName: 'Pat Kim',
	contactEmail: `${randomUUID()}@example.test`,
	contactPhone: '',
	estimatedTeamSize: null,
	message: '',
	...noLook,
	...change,
})

/** A person's roles, portals, schools and profile in the database. */
export async function standingIn({ db }: ServiceContext, userId: string) {
	const roles = await db.select().from(userRoles).where(eq(userRoles.userId, userId))
	const portals = await db.select().from(portalPeople).where(eq(portalPeople.userId, userId))
	const schools = await db.select().from(organizationPeople).where(eq(organizationPeople.userId, userId))
	const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId))
	return {
		roles: roles.map(({ role }) => role).toSorted(),
		portals: portals.map(({ portalId, role }) => `${portalId} ${role}`).toSorted(),
		schools: schools.map(({ organizationId }) => organizationId),
		home: profile?.portalId ?? null,
	}
}

/** Events of the audit log about a subject, oldest first. */
export const notesOf = async ({ db }: ServiceContext, event: string, subject: string) =>
	db
		.select({ actorId: auditLog.actorId, portalId: auditLog.portalId })
		.from(auditLog)
		.where(and(eq(auditLog.event, event), eq(auditLog.subject, subject)))

/** The secret in the link of a mailed invitation. */
export const tokenIn = (mail: Mail | undefined): string =>
	/\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
