// The devices on which a person is signed in: one session each.
import type { AuthCall } from '#auth/dependencies.server.ts'
import { endSessionOf, livingSessions } from '#auth/service/account-sessions.server.ts'
import { signOut } from '#auth/service/sessions.server.ts'
import { Refusal } from '#kit/errors.ts'
import { ownId } from './profile.server.ts'

export type Device = {
	id: string
	userAgent: string
	ip: string
	signedInAt: Date
	/** Accurate to the hour: it changes when the session's token is renewed. */
	lastSeenAt: Date
	isThis: boolean
}

const signedOutAlready = 'This device is signed out already.'

/** The person's sessions that have not run out: this one first, then the one used last. @throws Refusal signed_out */
export async function devicesOf(context: AuthCall): Promise<Device[]> {
	const rows = await livingSessions(context, ownId(context))
	return rows
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
 * Signs out one of the person's other devices. Another person's device answers like a missing one.
 * @throws Refusal signed_out, not_found, conflict for the device in use
 */
export async function revokeDevice(context: AuthCall, id: string): Promise<void> {
	const userId = ownId(context)
	if (id === context.actor.sessionId)
		throw new Refusal('conflict', 'This is the device you are using. Sign out from the menu instead.')
	if (!uuid.test(id)) throw new Refusal('not_found', signedOutAlready)
	const isEnded = await endSessionOf(context, { userId, sessionId: id })
	if (!isEnded) throw new Refusal('not_found', signedOutAlready)
}

/** Signs out every device but this one. @throws Refusal signed_out */
export async function revokeOtherDevices(context: AuthCall): Promise<void> {
	const userId = ownId(context)
	const { sessionId } = context.actor
	if (!sessionId) throw new Refusal('signed_out', 'Please sign in again.')
	await signOut(context, { userId, sessionId }, 'others')
}
