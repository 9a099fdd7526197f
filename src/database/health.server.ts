// Whether the database answers.
import { sql } from 'drizzle-orm'
import type { Connection } from './client.server.ts'

/** Milliseconds of the smallest question, with the wait for a connection. @throws the driver's error when it does not answer */
export async function answerTimeMs(db: Connection): Promise<number> {
	const asked = performance.now()
	await db.execute(sql`select 1`)
	return performance.now() - asked
}
