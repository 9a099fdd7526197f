// The devices on which a person is signed in: one session each.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { signOut } from '#auth/service/sessions.server.ts'
import { audit } from '#auth/store/audit.server.ts'
import { deleteSession, lockSession, sessionsOf, type SessionRow } from '#auth/store/sessions.server.ts'
import { inTransaction } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { ownId } from './profile.server.ts'

export type Device = {
	id: string
	userAgent: string
	ip: string
	signedInAt: Date
	/** Correct to the hour: a session is noted when its token is renewed. */
	lastSeenAt: Date
	isThis: boolean
}

const signedOutAlready = 'This device is signed out already.'

function isLiving({ now, auth }: AuthCall, session: SessionRow): boolean {
	const { lifetimes } = auth.settings
	const ageS = (at: Date) => (now.getTime() - at.getTime()) / 1_000
	return ageS(session.createdAt) <= lifetimes.session && ageS(session.refreshedAt) <= lifetimes.idleSession
}

/** The person's sessions that have not run out: this one first, then the one used last. @throws Refusal signed_out */
export async function devicesOf(context: AuthCall): Promise<Device[]> {
	const rows = await sessionsOf(context.db, ownId(context))
	return rows
		.filter((session) => isLiving(context, session))
		.map(({ id, userAgent, ip, createdAt, refreshedAt }) => ({
			id,
			userAgent,
			ip,
			signedInAt: createdAt,
			lastSeenAt: refreshedAt,
			isThis: id === context.actor.sessionId,
		}))
		.toSorted((left, right) => Number(right.isThis) - Number(left.isThis))
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Signs one of the person's other devices out. Somebody else's answers like one that is gone.
 * @throws Refusal signed_out, not_found, conflict for the device in use
 */
export async function revokeDevice(context: AuthCall, id: string): Promise<void> {
	const userId = ownId(context)
	if (id === context.actor.sessionId)
		throw new Refusal('conflict', 'This is the device you are using. Sign out from the menu instead.')
	if (!uuid.test(id)) throw new Refusal('not_found', signedOutAlready)
	await inTransaction(context, async (inner) => {
		const session = await lockSession(inner.db, id)
		if (session?.userId !== userId) throw new Refusal('not_found', signedOutAlready)
		await deleteSession(inner.db, id)
		await audit(inner, 'signed_out', { userId, scope: 'device' })
	})
}

/** Signs every device out but this one. @throws Refusal signed_out */
export async function revokeOtherDevices(context: AuthCall): Promise<void> {
	const userId = ownId(context)
	const { sessionId } = context.actor
	if (!sessionId) throw new Refusal('signed_out', 'Please sign in again.')
	await signOut(context, { userId, sessionId }, 'others')
}
