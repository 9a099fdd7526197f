// Reads and changes a person's own profile.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { ProfileForm } from '../schemas.ts'
import { refusals } from '../messages.ts'
import {
	deleteProfile,
	insertProfile,
	profileById,
	updateProfile,
	type ProfileRow,
} from '../store/people.server.ts'
import type { People } from '#auth/dependencies.server.ts'

// Keeps a profile beside every account of the identity service.
const nameMaxLength = 100

/** The name given at sign-up; empty when it is not text. */
export const nameIn = (metadata: Record<string, unknown>): string =>
	typeof metadata['full_name'] === 'string' ? metadata['full_name'].trim().slice(0, nameMaxLength) : ''

export const people: People = {
	created: ({ db, now }, { id, email, userMetadata }) =>
		insertProfile(db, { id, email, fullName: nameIn(userMetadata), createdAt: now }),
	emailChanged: ({ db }, { id, email }) => updateProfile(db, id, { email }),
	removed: ({ db }, userId) => deleteProfile(db, userId),
}

/** @throws Refusal signed_out */
export function ownId({ actor }: Pick<ServiceContext, 'actor'>): string {
	if (actor.userId === null) throw new Refusal('signed_out', refusals.signIn)
	return actor.userId
}

/** @throws Refusal signed_out, not_found */
export async function ownProfile(context: ServiceContext): Promise<ProfileRow> {
	const profile = await profileById(context.db, ownId(context))
	if (!profile) throw new Refusal('not_found', 'This account is gone.')
	return profile
}

/** Saves name and phone. @throws Refusal signed_out, not_found */
export async function saveProfile(context: ServiceContext, { fullName, phone }: ProfileForm): Promise<void> {
	const { id } = await ownProfile(context)
	await updateProfile(context.db, id, { fullName, phone })
}
