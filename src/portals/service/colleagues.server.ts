// The people that a coach or school administrator works with: the other coaches and administrators of their portals.
import type { ServiceContext } from '#database/context.server.ts'
import { coachesOf, schoolAdministratorsOf } from '../store/colleagues.server.ts'
import { managedPortals } from './scope.server.ts'

export type Colleague = {
	userId: string
	fullName: string
	email: string
	/** A team or school that both belong to. */
	place: string
}

const mostListed = 100

/** By name, each once. Empty for visitors, players and the shop's staff, who belong to no portal. */
export async function colleaguesOf(context: ServiceContext): Promise<Colleague[]> {
	const { db, actor } = context
	const own = (await managedPortals(context)).filter(({ as }) => as !== 'staff')
	if (actor.userId === null || own.length === 0) return []
	const asked = { besides: actor.userId, limit: mostListed }
	const portalIds = own.map(({ portal }) => portal.id)
	const schoolIds = [...new Set(own.map(({ portal }) => portal.organizationId))]
	const found = [
		...(await coachesOf(db, { ids: portalIds, ...asked })),
		...(await schoolAdministratorsOf(db, { ids: schoolIds, ...asked })),
	]
	const once = new Map(found.toReversed().map((person) => [person.userId, person]))
	return [...once.values()]
		.flatMap(({ email, ...person }) => (email === null ? [] : [{ ...person, email }]))
		.toSorted((one, other) => one.fullName.localeCompare(other.fullName, 'en'))
}
