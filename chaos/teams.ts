// The teams of a run: each has a coach who can sign in, a roster and two garments.
import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { pino } from 'pino'
import { seedUsers } from '#auth/seeds/seed.server.ts'
import { newTeam } from '../tests/factories/bulk-orders.ts'
import type { Database } from '#database/client.server.ts'
import { userRoles } from '#accounts/tables.ts'
import { variants } from '#catalog/tables.ts'
import { visitor } from '#kit/roles.ts'

/** A customer who signs in, or signs up first when `isNew`. */
export type Person = { email: string; password: string; isNew: boolean }

export type Team = {
	portalId: string
	itemIds: string[]
	coach: Person
	/** Units of an order for the whole roster. */
	units: number
}

const password = 'fieldhouse-chaos'
const players = 15
const stock = 1_000_000

/** Every second team is tax-exempt. @param count whole number of teams */
export async function prepareTeams({ db }: Database, count: number): Promise<Team[]> {
	const now = new Date()
	const context = { db, now, actor: visitor, requestId: randomUUID(), log: pino({ level: 'silent' }) }
	const teams: Team[] = []
	for (let at = 0; at < count; at += 1) {
		const taxExemptUntil = at % 2 === 0 ? '2999-12-31' : null
		const { portalId, coach, jersey, shorts } = await newTeam(context, {
			players,
			stock,
			taxExemptUntil,
			isDesigned: at % 3 === 0,
			marginBp: 1_000,
		})
		const email = `${coach.userId}@example.test`
		const users = [{ id: coach.userId, email, fullName: `Coach ${at + 1}` }]
		await seedUsers(db, { users, password, now })
		await db.insert(userRoles).values({ userId: coach.userId, role: 'coach' })
		const itemIds = [jersey.itemId, shorts.itemId]
		// The doctor compares the stock with what was counted.
		await db
			.update(variants)
			.set({ stockCounted: stock })
			.where(inArray(variants.productId, [jersey.productId, shorts.productId]))
		teams.push({
			portalId,
			itemIds,
			coach: { email, password, isNew: false },
			units: players * itemIds.length,
		})
	}
	return teams
}
