// Rosters (Spec §3): the players of a team, and links by which families confirm their own row. The data concerns
// minors: rows of these tables never reach logs, titles, addresses or public pages.
import { sql } from 'drizzle-orm'
import {
	boolean,
	check,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { teams } from '#portals/tables.ts'
import { confirmers } from '#portals/states.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const roster = pgTable(
	'roster',
	{
		id: uuid('id').primaryKey(),
		teamId: uuid('team_id')
			.notNull()
			.references(() => teams.id, { onDelete: 'cascade' }),
		/** Position on the sheet, from 0. */
		position: integer('position').notNull(),
		playerName: text('player_name').notNull(),
		/** Text: "0" is not "00". Empty when there is none yet. */
		number: text('number').notNull(),
		/** Of the jersey. */
		size: text('size').notNull(),
		shortsSize: text('shorts_size').notNull(),
		/** False: number only, the name is not printed. */
		printsName: boolean('prints_name').notNull().default(true),
		/** The player's own account, when there is one. */
		userId: uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
		confirmedAt: instant('confirmed_at'),
		confirmedBy: text('confirmed_by', { enum: confirmers }),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		index('roster_team_idx').on(table.teamId, table.position),
		uniqueIndex('roster_user').on(table.teamId, table.userId),
		index('roster_user_idx').on(table.userId),
		check('roster_number_length', sql`length(${table.number}) <= 2`),
	],
)

/** A family's link to its own row. */
export const rosterLinks = pgTable(
	'roster_links',
	{
		id: uuid('id').primaryKey(),
		rosterId: uuid('roster_id')
			.notNull()
			.references(() => roster.id, { onDelete: 'cascade' }),
		/** SHA-256 of the link's secret. */
		tokenHash: text('token_hash').notNull().unique(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		revokedAt: instant('revoked_at'),
		usedAt: instant('used_at'),
	},
	(table) => [index('roster_links_roster_idx').on(table.rosterId)],
)
