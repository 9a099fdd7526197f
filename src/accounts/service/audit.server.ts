// The shop's audit log: actions of staff and managers, and their access to a school's data.
import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { ServiceContext } from '#database/context.server.ts'
import { auditLog } from '../tables.ts'
import { primaryRole } from '#kit/roles.ts'
import { isoDate } from '#kit/time.ts'

export type AuditNote = {
	/** Module and event: `portal.opened`, `request.accepted`. */
	event: string
	/** Id of the affected record. */
	subject: string
	portalId?: string | null
	/** No names of players, no text written by people. */
	details?: Record<string, string | number | boolean | null>
	/** Entries with the same key are recorded once. */
	onceKey?: string
}

type Recording = Pick<ServiceContext, 'db' | 'now' | 'actor'>

/** Records in the open transaction, if there is one: an action that fails is not recorded. */
export const note = (context: Recording, one: AuditNote): Promise<void> => noteAll(context, [one])

/** Records some hundred entries in one statement. */
export async function noteAll({ db, now, actor }: Recording, notes: readonly AuditNote[]): Promise<void> {
	if (notes.length === 0) return
	await db
		.insert(auditLog)
		.values(
			notes.map(({ event, subject, portalId = null, details = {}, onceKey }) => ({
				id: randomUUID(),
				at: now,
				actorId: actor.userId,
				actorRole: primaryRole(actor.roles),
				event,
				subject,
				portalId,
				details,
				onceKey: onceKey ?? null,
			})),
		)
		.onConflictDoNothing()
}

/** Records that the actor viewed a school's or a person's data, once a day per subject. */
export const recordView = (
	context: Pick<ServiceContext, 'db' | 'now' | 'actor'>,
	view: Pick<AuditNote, 'event' | 'subject' | 'portalId'>,
): Promise<void> => {
	const viewer = context.actor.userId ?? 'operator'
	return note(context, {
		...view,
		onceKey: `${view.event} ${viewer} ${view.subject} ${isoDate(context.now)}`,
	})
}

/** The latest record of any of these events about the subject. */
export async function latestNote(
	{ db }: Pick<ServiceContext, 'db'>,
	{ events, subject }: { events: string[]; subject: string },
) {
	const [row] = await db
		.select({ event: auditLog.event, details: auditLog.details })
		.from(auditLog)
		.where(and(inArray(auditLog.event, events), eq(auditLog.subject, subject)))
		.orderBy(desc(auditLog.at), desc(auditLog.id))
		.limit(1)
	return row
}

/** When the event was last recorded for the portal; null when it was not since that instant. */
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
