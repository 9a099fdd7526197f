// Undelivered messages, for staff: recipient and error. The content is hidden: its links are sign-in keys.
import { assertCan } from '#policies/policy.ts'
import { mailPolicy } from '../policies.ts'
import { z } from 'zod'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { JobDependencies } from '#jobs/dependencies.server.ts'
import { cursorIn, cursorOf } from '#kit/cursor.ts'
import { Refusal } from '#kit/errors.ts'
import type { Channel } from '../rules/retries.ts'
import { deliveries } from './mail.server.ts'
import { deliveriesOf, letWait, lockMessage, troublesOf, undelivered } from '../store/outbox.server.ts'

export const troublesPerPage = 50

export const messages = {
	notFound: 'This message is not there any more.',
	notFailed: 'This message has gone out, or is about to.',
	emptied: 'This message is too old: what it said is no longer kept. Ask the person to start again.',
	noQueue: 'Messages cannot be sent from here just now.',
} as const

const uuid = z.uuid()

/** Failed and waiting messages, newest first; one statement. @throws Refusal forbidden */
export async function troubles(context: ServiceContext, before: string | null) {
	assertCan(context, mailPolicy, 'manage')
	const rows = await troublesOf(context.db, { before: cursorIn(before), limit: troublesPerPage + 1 })
	const shown = rows.slice(0, troublesPerPage)
	const last = shown.at(-1)
	return {
		messages: shown,
		older: rows.length > troublesPerPage && last ? cursorOf({ at: last.createdAt, id: last.id }) : null,
	}
}

/** What has not gone out of one channel. */
export type Undelivered = { waiting: number; oldestWaitingAt: Date | null; failed: number }

/** Counts alone, which every module may show; one statement. */
export async function undeliveredMessages({ db }: Pick<ServiceContext, 'db'>) {
	const rows = await undelivered(db)
	const of = (channel: Channel): Undelivered => {
		const [waiting, failed] = (['waiting', 'failed'] as const).map((status) =>
			rows.find((row) => row.channel === channel && row.status === status),
		)
		return {
			waiting: waiting?.count ?? 0,
			oldestWaitingAt: waiting?.oldestAt ?? null,
			failed: failed?.count ?? 0,
		}
	}
	return { mail: of('mail'), sms: of('sms') }
}

export type Delivery = Awaited<ReturnType<typeof deliveriesOf>>[number]

/** Whether these messages went out, by their ids; without those that the outbox has deleted. @throws Refusal forbidden */
export async function deliveryOf(
	context: ServiceContext,
	ids: readonly string[],
): Promise<Map<string, Delivery>> {
	assertCan(context, mailPolicy, 'manage')
	const rows = ids.length === 0 ? [] : await deliveriesOf(context.db, ids)
	return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Queues a failed message again; a second click changes nothing.
 * @throws Refusal forbidden, not_found, conflict
 */
export async function resend(
	context: ServiceContext,
	jobs: JobDependencies | null,
	idText: string,
): Promise<void> {
	assertCan(context, mailPolicy, 'manage')
	const id = uuid.safeParse(idText)
	if (!jobs) throw new Refusal('conflict', messages.noQueue)
	await inTransaction(context, async (inner) => {
		const found = id.success ? await lockMessage(inner.db, id.data) : undefined
		if (!found) throw new Refusal('not_found', messages.notFound)
		if (found.status !== 'failed') throw new Refusal('conflict', messages.notFailed)
		if (!found.isKept) throw new Refusal('conflict', messages.emptied)
		await letWait(inner.db, found.id)
		await jobs.send(inner, deliveries, { data: { id: found.id } })
	})
}
