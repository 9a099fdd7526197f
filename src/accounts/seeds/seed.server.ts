// One demo account per role; the part before the @ is the role without its underscore.
import { asc, inArray } from 'drizzle-orm'
import { seedUsers } from '#auth/seeds/seed.server.ts'
import type { Connection } from '#database/client.server.ts'
import { profiles, userRoles } from '../tables.ts'
import { roles, type Role } from '#kit/roles.ts'

const demoDomain = 'demo.fieldhouse.test'
export const demoPassword = 'fieldhouse-demo'

const names: Record<Role, string> = {
	admin: 'Avery Stone',
	csr: 'Casey Rowe',
	production: 'Parker Dunn',
	school_admin: 'Sam Alvarez',
	coach: 'Chris Okafor',
	player: 'Riley Johnson',
	retail: 'Jordan Lee',
}

/** Id of the demo account of this role. */
export const demoAccountId = (role: Role): string =>
	`00000000-0000-4000-8000-00000000000${roles.indexOf(role) + 1}`

const demoAccounts = roles.map((role) => ({
	id: demoAccountId(role),
	fullName: names[role],
	email: `${role.replace('_', '')}@${demoDomain}`,
	portalId: role === 'player' || role === 'coach' ? 'team-123' : null,
	role,
}))

/** Safe to run twice. */
export async function seedDemoAccounts(db: Connection, now: Date): Promise<void> {
	await seedUsers(db, { users: demoAccounts, password: demoPassword, now })
	await db
		.insert(profiles)
		.values(demoAccounts.map(({ id, fullName, email, portalId }) => ({ id, fullName, email, portalId })))
		.onConflictDoNothing()
	await db
		.insert(userRoles)
		.values(demoAccounts.map(({ id, role }) => ({ userId: id, role })))
		.onConflictDoNothing()
}

export type DemoAccount = { email: string; role: Role; fullName: string }

/** The demo accounts in this database, strongest role first. */
export async function listDemoAccounts(db: Connection): Promise<DemoAccount[]> {
	const ids = demoAccounts.map(({ id }) => id)
	const held = await db
		.select({ email: profiles.email })
		.from(profiles)
		.where(inArray(profiles.id, ids))
		.orderBy(asc(profiles.email))
		.limit(ids.length)
	const emails = new Set(held.map((row) => row.email))
	return demoAccounts
		.filter((account) => emails.has(account.email))
		.map(({ email, role, fullName }) => ({ email, role, fullName }))
}
