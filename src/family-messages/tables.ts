// Messages to the families of a team, what the team allows, and addresses that want none. The data concerns minors: no
// row has a name or an address in clear.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { languages } from '#kit/language.ts'
import { teamPortals } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import {
	messageChannels,
	messageKinds,
	messageStates,
	mostMessages,
	occasions,
	skipReasons,
	usualMessages,
} from './states.ts'

const instant = (name: string) => t.timestamp(name, { withTimezone: true })

/** What a team allows; no row before its coach has said so. */
export const familyMessageSettings = t.pgTable(
	'family_message_settings',
	{
		portalId: t
			.text('portal_id')
			.primaryKey()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		isOn: t.boolean('is_on').notNull().default(false),
		/** Most messages per family and season. */
		most: t.integer('most').notNull().default(usualMessages),
		/** When the coach started the messages for the first time: the opening. */
		startedAt: instant('started_at'),
		startedBy: t.uuid('started_by').references(() => profiles.id, { onDelete: 'set null' }),
		updatedAt: instant('updated_at').notNull(),
	},
	(table) => [
		t.check(
			'family_message_settings_most',
			sql`${table.most} between 0 and ${sql.raw(String(mostMessages))}`,
		),
		t.index('family_message_settings_started_by_idx').on(table.startedBy),
	],
)

export const familyMessages = t.pgTable(
	'family_messages',
	{
		/** The same as of its row in the outbox. */
		id: t.uuid('id').primaryKey(),
		portalId: t
			.text('portal_id')
			.notNull()
			.references(() => teamPortals.id, { onDelete: 'cascade' }),
		rosterId: t
			.uuid('roster_id')
			.notNull()
			.references(() => roster.id, { onDelete: 'cascade' }),
		kind: t.text('kind', { enum: messageKinds }).notNull(),
		occasion: t.text('occasion', { enum: occasions }).notNull(),
		/** The share of a payment, the order that is ready, the day of a message by the coach; empty otherwise. */
		round: t.text('round').notNull(),
		/** Null without an address. */
		channel: t.text('channel', { enum: messageChannels }),
		language: t.text('language', { enum: languages }).notNull(),
		state: t.text('state', { enum: messageStates }).notNull(),
		/** Why it was skipped. */
		reason: t.text('reason', { enum: skipReasons }),
		/** The day in the portal's time zone. */
		writtenOn: t.date('written_on').notNull(),
		at: instant('at').notNull(),
	},
	(table) => [
		t.uniqueIndex('family_messages_once').on(table.rosterId, table.kind, table.occasion, table.round),
		t.index('family_messages_portal_idx').on(table.portalId, table.at),
	],
)

/** Addresses whose owner has stopped messages of all teams. */
export const familyStops = t.pgTable('family_stops', {
	/** SHA-256 of the mail address in lower case, or of the phone number. */
	addressHash: t.text('address_hash').primaryKey(),
	stoppedAt: instant('stopped_at').notNull(),
})
