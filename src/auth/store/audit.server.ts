// Rows of the audit log of accounts.
import type { Connection } from '#database/client.server.ts'
import { authAuditLog } from '../tables/index.ts'

export const insertAuditEntry = (db: Connection, entry: typeof authAuditLog.$inferInsert) =>
	db.insert(authAuditLog).values(entry)
