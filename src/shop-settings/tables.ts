// What the shop's owner sets, each change a new version: none is ever changed or deleted.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'

export const settingsSections = [
	'prices',
	'tax',
	'shipping',
	'calendar',
	'sign-in',
	'mails',
	'shop',
	'look',
	'sports',
	'texts',
	'setup',
] as const
export type SettingsSection = (typeof settingsSections)[number]

export const shopSettings = t.pgTable(
	'shop_settings',
	{
		section: t.text('section', { enum: settingsSections }).notNull(),
		/** From 1; before it the specification's own values hold. */
		version: t.integer('version').notNull(),
		/** Of the section's schema. */
		values: t.jsonb('values').$type<unknown>().notNull(),
		/** Null for the shop's operator, and once the person's account is deleted. */
		changedBy: t.uuid('changed_by').references(() => profiles.id, { onDelete: 'set null' }),
		changedAt: t.timestamp('changed_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.primaryKey({ columns: [table.section, table.version] }),
		t.index('shop_settings_changed_by_idx').on(table.changedBy),
		t.check('shop_settings_version', sql`${table.version} >= 1`),
	],
)
