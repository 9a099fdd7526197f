// Votes between saved designs, by a link that needs no account.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { designVersions } from '#designs/tables.ts'

export const designVotes = t.pgTable(
	'design_votes',
	{
		id: t.uuid('id').primaryKey(),
		userId: t
			.uuid('user_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		title: t.text('title').notNull(),
		/** 256 random bits; anyone with the link may see the designs and vote. */
		token: t.text('token').notNull().unique(),
		/** Last day of voting, in the shop's time zone. */
		closesOn: t.date('closes_on').notNull(),
		/** When the owner closed it by hand; null otherwise. */
		closedAt: t.timestamp('closed_at', { withTimezone: true }),
		/** Voters see the result before the end. */
		showsResult: t.boolean('shows_result').notNull().default(false),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [t.index('design_votes_user_idx').on(table.userId, table.createdAt)],
)

/** The versions that a vote is between; they never change. */
export const designVoteChoices = t.pgTable(
	'design_vote_choices',
	{
		voteId: t
			.uuid('vote_id')
			.notNull()
			.references(() => designVotes.id, { onDelete: 'cascade' }),
		/** Place in the list, from 0. */
		position: t.integer('position').notNull(),
		designId: t.uuid('design_id').notNull(),
		version: t.integer('version').notNull(),
		/** The design's name when the vote began, or its product's. */
		name: t.text('name').notNull(),
		/** Brand and model. */
		made: t.text('made').notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.voteId, table.position] }),
		t.uniqueIndex('design_vote_choices_once').on(table.voteId, table.designId),
		t
			.foreignKey({
				columns: [table.designId, table.version],
				foreignColumns: [designVersions.designId, designVersions.version],
			})
			.onDelete('cascade'),
		t.index('design_vote_choices_design_idx').on(table.designId, table.version),
		t.check('design_vote_choices_position', sql`${table.position} between 0 and 5`),
	],
)

/** One row per device that voted: no account, no name, no address. */
export const designVoteBallots = t.pgTable(
	'design_vote_ballots',
	{
		voteId: t.uuid('vote_id').notNull(),
		/** SHA-256 of the vote's id and the random id in the device's cookie: another one in each vote. */
		deviceHash: t.text('device_hash').notNull(),
		position: t.integer('position').notNull(),
		votedAt: t.timestamp('voted_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.voteId, table.deviceHash] }),
		t
			.foreignKey({
				columns: [table.voteId, table.position],
				foreignColumns: [designVoteChoices.voteId, designVoteChoices.position],
			})
			.onDelete('cascade'),
		t.index('design_vote_ballots_choice_idx').on(table.voteId, table.position),
	],
)
