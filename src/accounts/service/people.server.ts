// Keeps a profile beside every account of the identity service.
import type { People } from '#auth/dependencies.server.ts'
import { deleteProfile, insertProfile, updateProfile } from '../store/profiles.server.ts'

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
