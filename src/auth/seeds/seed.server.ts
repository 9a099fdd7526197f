// Demo accounts: confirmed people with one password.
import { randomUUID } from 'node:crypto'
import type { Connection } from '#database/client.server.ts'
import { authIdentities, authUsers } from '../tables/index.ts'
import { createHasher } from '../service/hashing.server.ts'
import { defaultSettings } from '../rules/settings.ts'

export type SeedUser = { id: string; email: string; fullName: string }

/** Safe to run twice. */
export async function seedUsers(
	db: Connection,
	{ users, password, now }: { users: readonly SeedUser[]; password: string; now: Date },
): Promise<void> {
	const passwordHash = await createHasher(defaultSettings('http://localhost').hashing).hash(password)
	await db
		.insert(authUsers)
		.values(
			users.map(({ id, email, fullName }) => ({
				id,
				email,
				emailConfirmedAt: now,
				passwordHash,
				passwordChangedAt: now,
				userMetadata: { full_name: fullName },
				createdAt: now,
				updatedAt: now,
			})),
		)
		.onConflictDoNothing()
	await db
		.insert(authIdentities)
		.values(
			users.map(({ id, email }) => ({
				id: randomUUID(),
				userId: id,
				provider: 'email',
				providerId: id,
				identityData: { sub: id, email, email_verified: true, phone_verified: false },
				email,
				createdAt: now,
				updatedAt: now,
			})),
		)
		.onConflictDoNothing()
}
