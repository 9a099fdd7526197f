// What a picture hash stands for: enough to draw it again, on any machine, to the same byte.
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from './schemas.ts'

export const pictures = pgTable('pictures', {
	/** First 24 hex digits of the sha256 of the drawing. */
	hash: text('hash').primaryKey(),
	spec: jsonb('spec').$type<StoredPicture>().notNull(),
})
