// Comments pinned to places of a design's version, and the answers of the design's owner.
import { sql } from 'drizzle-orm'
import * as t from 'drizzle-orm/pg-core'
import { profiles } from '#accounts/tables.ts'
import { designVersions } from '#designs/tables.ts'
import { viewIds } from '#garments/template.ts'

export const designComments = t.pgTable(
	'design_comments',
	{
		id: t.uuid('id').primaryKey(),
		/** Of a kit, its first piece's design. */
		designId: t.uuid('design_id').notNull(),
		version: t.integer('version').notNull(),
		/** The comment's number on the pictures, from 1, over all versions of the design. */
		number: t.integer('number').notNull(),
		/** Id of the piece within the kit; empty outside kits. */
		piece: t.text('piece').notNull(),
		view: t.text('view', { enum: viewIds }).notNull(),
		/** The place in inches from the upper left corner of the view. */
		xIn: t.doublePrecision('x_in').notNull(),
		yIn: t.doublePrecision('y_in').notNull(),
		/** As the writer typed it. */
		name: t.text('name').notNull(),
		text: t.text('text').notNull(),
		/** The account of a signed-in writer. */
		authorId: t.uuid('author_id').references(() => profiles.id, { onDelete: 'cascade' }),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
		/** When the owner marked it as resolved; null while it is open. */
		resolvedAt: t.timestamp('resolved_at', { withTimezone: true }),
		/** When a mail to the owner named it, or need not; null until then. */
		notifiedAt: t.timestamp('notified_at', { withTimezone: true }),
	},
	(table) => [
		t
			.foreignKey({
				columns: [table.designId, table.version],
				foreignColumns: [designVersions.designId, designVersions.version],
			})
			.onDelete('cascade'),
		t.index('design_comments_version_idx').on(table.designId, table.version),
		t.uniqueIndex('design_comments_number').on(table.designId, table.number),
		t.index('design_comments_author_idx').on(table.authorId),
		t
			.index('design_comments_new_idx')
			.on(table.designId)
			.where(sql`${table.notifiedAt} is null`),
		t.check('design_comments_number_positive', sql`${table.number} >= 1`),
	],
)

export const designCommentAnswers = t.pgTable(
	'design_comment_answers',
	{
		id: t.uuid('id').primaryKey(),
		commentId: t
			.uuid('comment_id')
			.notNull()
			.references(() => designComments.id, { onDelete: 'cascade' }),
		authorId: t
			.uuid('author_id')
			.notNull()
			.references(() => profiles.id, { onDelete: 'cascade' }),
		text: t.text('text').notNull(),
		createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
	},
	(table) => [
		t.index('design_comment_answers_comment_idx').on(table.commentId, table.createdAt),
		t.index('design_comment_answers_author_idx').on(table.authorId),
	],
)
