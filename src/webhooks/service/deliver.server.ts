// Sends what is due, by a job: every minute, and at once when an admin asks for it.
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { notifyStaffAgain } from '#orders/service/tasks.server.ts'
import type { WebhookDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { isAccepted, isFailingTooLong, keptMs, nextAttemptAt } from '../rules/schedule.ts'
import type { PauseReason } from '../states.ts'
import { claimDue, deleteDeliveriesBefore, updateDelivery, type Claimed } from '../store/deliveries.server.ts'
import {
	dropFormerSecrets,
	endpointsToSend,
	lockEndpoint,
	lockSealed,
	updateEndpoint,
	type SendingEndpoint,
} from '../store/endpoints.server.ts'
import { post, type Attempt } from './post.server.ts'
import { signedHeaders } from './signature.server.ts'

const atOnce = 100
const parallel = 10
/** Longer than a run can take: a hundred attempts of ten seconds, ten at a time. */
const leaseMs = 5 * 60_000

type Sending = Pick<WebhookDependencies, 'vault' | 'allowsLoopback'>

function secretsOf({ vault }: Sending, endpoint: SendingEndpoint, now: Date): string[] {
	const { id, secretSealed, formerSealed, formerUntil } = endpoint
	const isFormerGood = formerSealed !== null && formerUntil !== null && formerUntil > now
	return [secretSealed, ...(isFormerGood ? [formerSealed] : [])].flatMap((sealed) => {
		const secret = vault.tryOpen(sealed, id)
		return secret ? [secret.toString()] : []
	})
}

const unreadable: Attempt = {
	statusCode: null,
	durationMs: 0,
	problem: 'The signing secret cannot be read: rotate it',
}

function attempt(sending: Sending, endpoint: SendingEndpoint, { id, body, now }: Claimed & { now: Date }) {
	const secrets = secretsOf(sending, endpoint, now)
	if (secrets.length === 0) return unreadable
	const headers = signedHeaders(secrets, { id, body, sentAt: now })
	return post({ url: endpoint.url, headers, body, allowsLoopback: sending.allowsLoopback })
}

type Endpoint = NonNullable<Awaited<ReturnType<typeof lockEndpoint>>>

/** Pauses an endpoint without an admin; the staff finds a task in the overview. */
async function pause(
	inner: ServiceContext,
	{ id, url }: Endpoint,
	reason: 'gone' | 'failing',
): Promise<void> {
	const { host } = new URL(url)
	await updateEndpoint(inner.db, id, { state: 'paused', pausedBecause: reason, updatedAt: inner.now })
	await note(inner, { event: 'webhook.stopped', subject: id, details: { host, reason } })
	const detail = messages.pausedTask(host, reason)
	await notifyStaffAgain(inner, { kind: 'webhook_paused', orderId: null, subject: id, detail })
}

function pauseReason(
	{ failures, failingSince }: Pick<Endpoint, 'failures' | 'failingSince'>,
	{ statusCode }: Attempt,
	now: Date,
): Exclude<PauseReason, 'admin'> | null {
	if (statusCode === 410) return 'gone'
	return isFailingTooLong({ failures, since: failingSince ?? now }, now) ? 'failing' : null
}

async function recordFailure(
	inner: ServiceContext,
	{ endpoint, claimed, made }: { endpoint: Endpoint; claimed: Claimed; made: Attempt },
): Promise<void> {
	const { db, now } = inner
	const failing = { failures: endpoint.failures + 1, failingSince: endpoint.failingSince ?? now }
	await updateEndpoint(db, endpoint.id, failing)
	const next = made.statusCode === 410 ? null : nextAttemptAt(claimed.attempts, now)
	await updateDelivery(db, claimed.id, {
		...made,
		state: next === null ? 'failed' : 'pending',
		nextAttemptAt: next,
	})
	const reason = pauseReason(failing, made, now)
	if (reason !== null && endpoint.state === 'active') await pause(inner, endpoint, reason)
}

async function record(context: ServiceContext, claimed: Claimed, made: Attempt): Promise<void> {
	await inTransaction(context, async (inner) => {
		const endpoint = await lockEndpoint(inner.db, claimed.endpointId)
		// It was deleted while the event was under way, and its deliveries with it.
		if (!endpoint) return
		if (!isAccepted(made.statusCode)) return recordFailure(inner, { endpoint, claimed, made })
		await updateDelivery(inner.db, claimed.id, { ...made, state: 'delivered', nextAttemptAt: null })
		if (endpoint.failures > 0)
			await updateEndpoint(inner.db, endpoint.id, { failures: 0, failingSince: null })
	})
}

/** Sends at most a hundred events, ten at a time, outside of any transaction. Safe in several processes. */
export async function deliverDue(context: ServiceContext, sending: Sending): Promise<number> {
	const { db, now } = context
	const until = new Date(now.getTime() + leaseMs)
	const claimed = await claimDue(db, { now, until, limit: atOnce })
	if (claimed.length === 0) return 0
	const rows = await endpointsToSend(db, [...new Set(claimed.map(({ endpointId }) => endpointId))])
	const endpoints = new Map(rows.map((row) => [row.id, row]))
	// Shared by the senders: each takes the next one.
	const waiting = claimed.values()
	const send = async () => {
		for (const one of waiting) {
			const endpoint = endpoints.get(one.endpointId)
			if (endpoint) await record(context, one, await attempt(sending, endpoint, { ...one, now }))
		}
	}
	await Promise.all(Array.from({ length: parallel }, send))
	return claimed.length
}

/** More than a shop may have. */
const most = 1_000

/** Deletes old deliveries and former secrets, and seals under the newest key what a former key has sealed. */
export async function cleanUp(context: ServiceContext, { vault }: Sending): Promise<void> {
	const { db, now } = context
	await deleteDeliveriesBefore(db, new Date(now.getTime() - keptMs))
	await dropFormerSecrets(db, now)
	await inTransaction(context, async (inner) => {
		const sealedAnew = (sealed: string | null, id: string): string | null => {
			const secret = sealed === null || sealed.startsWith(vault.prefix) ? null : vault.tryOpen(sealed, id)
			return secret ? vault.seal(secret, id) : sealed
		}
		for (const { id, secretSealed, formerSealed } of await lockSealed(inner.db, most)) {
			const change = {
				secretSealed: sealedAnew(secretSealed, id) ?? secretSealed,
				formerSealed: sealedAnew(formerSealed, id),
			}
			if (change.secretSealed !== secretSealed || change.formerSealed !== formerSealed)
				await updateEndpoint(inner.db, id, change)
		}
	})
}
