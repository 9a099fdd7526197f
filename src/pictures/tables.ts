// Specs by picture hash: enough to draw each picture again, byte for byte, on any machine.
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from './schemas.ts'

export const pictures = pgTable('pictures', {
	/** First 24 hex digits of the drawing's sha256. */
	hash: text('hash').primaryKey(),
	spec: jsonb('spec').$type<StoredPicture>().notNull(),
})
