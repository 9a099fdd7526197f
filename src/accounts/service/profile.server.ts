// Reads and changes a person's own profile.
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { ProfileForm } from '../rules/profile-form.ts'
import { refusals } from '../messages.ts'
import { profileById, updateProfile, type ProfileRow } from '../store/profiles.server.ts'

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
