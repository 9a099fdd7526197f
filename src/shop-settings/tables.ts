// What the shop's owner sets, each change a new version, none ever changed or deleted; and the posts of the blog.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { postStatuses } from './states.ts'

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

/** Posts of the blog (spec §3). */
export const posts = t.pgTable(
	'posts',
	{
		id: t.uuid('id').primaryKey(),
		/** The end of its address: the id of the specification. */
		slug: t.text('slug').notNull().unique(),
		/** Ends of the addresses that it had before, which lead to it. */
		earlierSlugs: t.text('earlier_slugs').array().notNull().default([]),
		title: t.text('title').notNull(),
		excerpt: t.text('excerpt').notNull(),
		author: t.text('author').notNull(),
		/** The day that it shows, and the order of the list. */
		publishedOn: t.date('published_on').notNull(),
		category: t.text('category').notNull(),
		/** Code of the product whose picture heads it, and its colorway: `FH-FB210/navy-gold`. Empty for none. */
		image: t.text('image').notNull().default(''),
		/** Hash of that picture. Kept, so that the post looks the same without the product. */
		pictureHash: t.text('picture_hash'),
		/** Markdown. */
		body: t.text('body').notNull(),
		status: t.text('status', { enum: postStatuses }).notNull(),
		updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
		/** Null for the shop's operator, and once the person's account is deleted. */
		updatedBy: t.uuid('updated_by').references(() => profiles.id, { onDelete: 'set null' }),
	},
	(table) => [
		t.index('posts_published_idx').on(table.status, table.publishedOn, table.id),
		t.index('posts_updated_by_idx').on(table.updatedBy),
	],
)
