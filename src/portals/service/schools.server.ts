// The schools that a person buys for: those that they administer, and those of the teams that they coach.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { isStaff } from '#policies/policy.ts'
import { messages } from '../messages.ts'
import { administratorsIn, organizationName } from '../store/schools.server.ts'
import { isTaxExempt, portalsOf } from './scope.server.ts'

export type School = {
	/** Id of the organization. */
	id: string
	name: string
	/** The latest of the actor's portals there. */
	portalId: string
	/** Its certificate is valid today. */
	isTaxExempt: boolean
	/** Number of its certificate; null without one. */
	certificate: string | null
}

/** By name; none for players and staff. */
export async function schoolsOf(context: ServiceContext): Promise<School[]> {
	if (isStaff(context.actor)) return []
	const schools = new Map<string, School>()
	for (const { portal, as } of await portalsOf(context)) {
		if ((as !== 'school_admin' && as !== 'coach') || schools.has(portal.organizationId)) continue
		schools.set(portal.organizationId, {
			id: portal.organizationId,
			name: portal.organizationName,
			portalId: portal.id,
			isTaxExempt: isTaxExempt(portal, context.now),
			certificate: portal.taxCertificate,
		})
	}
	return [...schools.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** @throws Refusal forbidden for a school that the actor does not belong to, or not any more */
export async function schoolToBuyFor(context: ServiceContext, organizationId: string): Promise<School> {
	const school = (await schoolsOf(context)).find(({ id }) => id === organizationId)
	if (!school) throw new Refusal('forbidden', messages.notOfSchool)
	return school
}

/** The administrators of these organizations: one statement. */
export async function administratorsBySchool(
	{ db }: Pick<ServiceContext, 'db'>,
	organizationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
	const ids = [...new Set(organizationIds)]
	const rows = ids.length === 0 ? [] : await administratorsIn(db, ids)
	const bySchool = Map.groupBy(rows, ({ organizationId }) => organizationId)
	return new Map([...bySchool].map(([id, found]) => [id, found.map(({ userId }) => userId)]))
}

/** Whether someone other than the buyer administers the school and can decide on the buyer's purchase orders. */
export async function hasOtherAdministrator(
	context: Pick<ServiceContext, 'db'>,
	{ organizationId, buyerId }: { organizationId: string; buyerId: string | null },
): Promise<boolean> {
	const bySchool = await administratorsBySchool(context, [organizationId])
	return (bySchool.get(organizationId) ?? []).some((id) => id !== buyerId)
}

/** Null without an organization. */
export const schoolName = async (
	{ db }: Pick<ServiceContext, 'db'>,
	organizationId: string | null,
): Promise<string | null> => (organizationId === null ? null : organizationName(db, organizationId))
