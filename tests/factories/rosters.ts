// Teams with portals and people, for tests of rosters.
import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '#database/context.server.ts'
import { profiles, userRoles } from '#accounts/tables.ts'
import { organizationPeople, organizations, portalPeople, teamPortals, teams } from '#portals/tables.ts'
import type { Role } from '#kit/roles.ts'
import type { RequestSport } from '#portals/states.ts'
import { emptyPlayer, type Player } from '#rosters/rules/player.ts'

export type TestTeam = { portalId: string; teamId: string; organizationId: string }
type TeamInput = { organizationId?: string; sport?: RequestSport; name?: string; ageDays?: number }

export async function newTeam({ db, now }: ServiceContext, input: TeamInput = {}): Promise<TestTeam> {
	const { organizationId = randomUUID(), sport = 'football', name = 'Rams', ageDays = 10 } = input
	const [teamId, portalId] = [randomUUID(), `test-${randomUUID()}`]
	const createdAt = new Date(now.getTime() - ageDays * 86_400_000)
	await db
		.insert(organizations)
		.values({ id: organizationId, name: 'Lakewood', createdAt })
		.onConflictDoNothing()
	await db.insert(teams).values({
		id: teamId,
		organizationId,
		name,
		school: 'Lakewood High',
		sport,
		season: 'Fall 2026',
		createdAt,
	})
	await db.insert(teamPortals).values({
		id: portalId,
		teamId,
		status: 'open',
		timeZone: 'America/New_York',
		createdAt,
		updatedAt: createdAt,
	})
	return { portalId, teamId, organizationId }
}

/** A new person with a role, in the team when one is given. */
export async function newMember(
	context: ServiceContext,
	role: Role,
	team?: TestTeam,
): Promise<ServiceContext & { userId: string }> {
	const { db, now } = context
	const userId = randomUUID()
	await db.insert(profiles).values({ id: userId, email: `${userId}@example.test`, fullName: `Kim ${role}` })
	await db.insert(userRoles).values({ userId, role })
	if (team && (role === 'coach' || role === 'player'))
		await db.insert(portalPeople).values({ portalId: team.portalId, userId, role, createdAt: now })
	if (team && role === 'school_admin')
		await db
			.insert(organizationPeople)
			.values({ organizationId: team.organizationId, userId, createdAt: now })
	return { ...context, userId, actor: { userId, roles: [role] } }
}

export const playerOf = (name: string, number = '', part: Partial<Player> = {}): Player => ({
	...emptyPlayer,
	name,
	number,
	...part,
})
