// The shop's audit log: what staff and managers did, and what of a school's data they looked at.
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog } from '../tables/audit.ts'
import { primaryRole } from '#kit/roles.ts'

export type AuditNote = {
	/** Room and what happened: `portal.opened`, `request.accepted`. */
	event: string
	/** Id of what it was done to. */
	subject: string
	portalId?: string | null
	/** No names of players, no words of people. */
	details?: Record<string, string | number | boolean | null>
	/** Noted once for all that share it. */
	onceKey?: string
}

/** In the open transaction, where there is one: what was not done is not noted. */
export async function note(
	{ db, now, actor }: Pick<ServiceContext, 'db' | 'now' | 'actor'>,
	{ event, subject, portalId = null, details = {}, onceKey }: AuditNote,
): Promise<void> {
	await db
		.insert(auditLog)
		.values({
			id: randomUUID(),
			at: now,
			actorId: actor.userId,
			actorRole: primaryRole(actor.roles),
			event,
			subject,
			portalId,
			details,
			onceKey: onceKey ?? null,
		})
		.onConflictDoNothing()
}

/** When this was last noted of a portal; null where it was not since the instant. */
export async function lastNoted(
	{ db }: Pick<ServiceContext, 'db'>,
	{ event, portalId, since }: { event: string; portalId: string; since: Date },
): Promise<Date | null> {
	const [row] = await db
		.select({ at: auditLog.at })
		.from(auditLog)
		.where(and(eq(auditLog.portalId, portalId), gt(auditLog.at, since), eq(auditLog.event, event)))
		.orderBy(desc(auditLog.at))
		.limit(1)
	return row?.at ?? null
}
