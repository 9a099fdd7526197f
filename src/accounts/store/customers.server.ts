// Profiles of many customers at once.
import { inArray, sql } from 'drizzle-orm'
import { columnsOf } from '#database/columns.ts'
import type { Connection } from '#database/client.server.ts'
import { staffRoles } from '../rules/staff-invite.ts'
import { personNotes, profiles, userRoles } from '../tables.ts'

/** @param emails normalized, some hundred */
export const profilesByEmail = (db: Connection, emails: readonly string[]) =>
	db
		.select({
			...columnsOf(profiles, 'id', 'email', 'createdAt', 'deletionRequestedAt'),
			isStaff: sql<boolean>`exists (select 1 from ${userRoles}
				where ${userRoles.userId} = ${profiles.id} and ${inArray(userRoles.role, [...staffRoles])})`,
		})
		.from(profiles)
		.where(inArray(profiles.email, [...emails]))
		.limit(emails.length)

export const insertProfiles = (db: Connection, people: (typeof profiles.$inferInsert)[]) =>
	db.insert(profiles).values(people)

export const insertNotes = (db: Connection, notes: (typeof personNotes.$inferInsert)[]) =>
	db.insert(personNotes).values(notes)

export const deleteProfiles = (db: Connection, ids: readonly string[]) =>
	db.delete(profiles).where(inArray(profiles.id, [...ids]))
