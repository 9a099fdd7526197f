// Rosters (Spec §3): the players of a team, and links by which families confirm their own row. The data concerns
// minors: rows of these tables never reach logs, titles, addresses or public pages.
import { isNull, sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { teams } from '#portals/tables.ts'
import { confirmers } from '#portals/states.ts'
import { familyLanguages } from './states.ts'

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

/** Rows of players who left stay: queries for players take `onTeam`. */
export const roster = t.pgTable(
	'roster',
	{
		id: t.uuid('id').primaryKey(),
		teamId: t
			.uuid('team_id')
			.notNull()
			.references(() => teams.id, { onDelete: 'cascade' }),
		/** Position on the sheet, from 0. */
		position: t.integer('position').notNull(),
		playerName: t.text('player_name').notNull(),
		/** Text: "0" is not "00". Empty when there is none yet. */
		number: t.text('number').notNull(),
		/** Of the jersey. */
		size: t.text('size').notNull(),
		shortsSize: t.text('shorts_size').notNull(),
		/** False: number only, the name is not printed. */
		printsName: t.boolean('prints_name').notNull().default(true),
		/** As printed; empty: the proposal of `rules/jersey-names.ts`. */
		jerseyName: t.text('jersey_name').notNull().default(''),
		/** As the school writes it: "9", "JV 10", "Jr". */
		grade: t.text('grade').notNull().default(''),
		parentName: t.text('parent_name').notNull().default(''),
		parentEmail: t.text('parent_email').notNull().default(''),
		/** E.164. */
		parentPhone: t.text('parent_phone').notNull().default(''),
		/** In which the family is written to. */
		language: t.text('family_language', { enum: familyLanguages }).notNull().default('en'),
		/** The player's own account, when there is one. */
		userId: t.uuid('user_id').references(() => profiles.id, { onDelete: 'set null' }),
		confirmedAt: instant('confirmed_at'),
		confirmedBy: t.text('confirmed_by', { enum: confirmers }),
		createdAt: instant('created_at').notNull(),
		updatedAt: instant('updated_at').notNull(),
		/** When the player left the team: the row stays for what was ordered, and no list shows it. */
		leftAt: instant('left_at'),
		/** How many orders changed with that. Without any the player can be brought back. */
		leftOrders: t.integer('left_orders').notNull().default(0),
	},
	(table) => [
		t.index('roster_team_idx').on(table.teamId, table.position),
		t
			.uniqueIndex('roster_user')
			.on(table.teamId, table.userId)
			.where(sql`left_at is null`),
		t.index('roster_user_idx').on(table.userId),
		t.check('roster_number_length', sql`length(${table.number}) <= 2`),
		t.check('roster_family_language', sql`${table.language} in ('en', 'es')`),
	],
)

/** A family's link to its own row. */
export const rosterLinks = t.pgTable(
	'roster_links',
	{
		id: t.uuid('id').primaryKey(),
		rosterId: t
			.uuid('roster_id')
			.notNull()
			.references(() => roster.id, { onDelete: 'cascade' }),
		/** SHA-256 of the link's secret. */
		tokenHash: t.text('token_hash').notNull().unique(),
		createdAt: instant('created_at').notNull(),
		expiresAt: instant('expires_at').notNull(),
		revokedAt: instant('revoked_at'),
		usedAt: instant('used_at'),
	},
	(table) => [t.index('roster_links_roster_idx').on(table.rosterId)],
)

/** Condition for the rows of players who have not left. */
export const onTeam = isNull(roster.leftAt)
