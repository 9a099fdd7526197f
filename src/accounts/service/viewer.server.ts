// The viewer of a page: roles and session are read at each request, so that a change applies at once.
import type { Claims } from '#auth/keys/ring.server.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { rolesWithFactor } from '#auth/rules/sign-in-rules.ts'
import { visitor, type Actor } from '#kit/roles.ts'
import type { MembershipSource } from '../contract.ts'
import { personInSession } from '../store/viewer.server.ts'

export type Viewer = {
	actor: Actor
	name: string
	email: string
	/** Number of the refresh token that the browser's cookie holds. */
	rotation: number
	/** The password was right, the second step is still missing: until then this is a visitor. */
	awaitsSecondStep: boolean
	/** A role needs a second factor, and the account has none: until then the person is a customer without roles. */
	lacksFactor: boolean
	/** Set when the account is to be deleted; its owner can still cancel. */
	deletionRequestedAt: Date | null
}

/** Undefined when the session has ended or expired, or its person is banned. */
export async function viewerOf(
	{ db, now, auth }: AuthCall,
	memberships: MembershipSource,
	claims: Claims,
): Promise<Viewer | undefined> {
	const sessionId = claims.session_id
	const person = await personInSession(db, memberships, { userId: claims.sub, sessionId })
	if (!person || (person.bannedUntil && person.bannedUntil > now)) return undefined
	const ageS = (at: Date) => (now.getTime() - at.getTime()) / 1_000
	if (ageS(person.createdAt) > auth.settings.lifetimes.session) return undefined
	// The token may predate a change of the session's level, so both must show the second step.
	const awaitsSecondStep = person.hasFactor && !(claims.aal === 'aal2' && person.isRaised)
	const lacksFactor = !person.hasFactor && rolesWithFactor(person.roles, auth.settings.rules).length > 0
	const self = { userId: claims.sub, sessionId }
	const actor: Actor = lacksFactor
		? { ...self, roles: ['retail'], portalId: null, portalIds: [] }
		: {
				...self,
				roles: person.roles.length > 0 ? person.roles : ['retail'],
				portalId: person.portalId,
				portalIds: person.portalIds,
			}
	return {
		actor: awaitsSecondStep ? visitor : actor,
		name: person.fullName ?? '',
		email: person.email ?? '',
		rotation: person.rotation,
		awaitsSecondStep,
		lacksFactor,
		deletionRequestedAt: person.deletionRequestedAt,
	}
}
