// What admins do with webhooks.
import { z } from 'zod'
import { note } from '#accounts/service/audit.server.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { resolveTask } from '#orders/service/tasks.server.ts'
import { assertCan } from '#policies/policy.ts'
import type { WebhookDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { webhookPolicy } from '../policies.ts'
import { endpointLimits, type EndpointInput } from '../rules/endpoint-form.ts'
import { bodyOf, testEvent } from '../rules/events.ts'
import { formerSecretMs } from '../rules/schedule.ts'
import { deliveryOf, insertDeliveries, latestDeliveries, updateDelivery } from '../store/deliveries.server.ts'
import {
	allEndpoints,
	countEndpoints,
	deleteEndpoint,
	endpointById,
	insertEndpoint,
	lockEndpoint,
	updateEndpoint,
} from '../store/endpoints.server.ts'
import type { DeliveryView, EndpointView } from '../views.ts'
import { literalHost, maySendTo } from './addresses.server.ts'
import { newSecret } from './signature.server.ts'

const isId = (text: string): boolean => z.uuid().safeParse(text).success

/** Oldest first. @throws Refusal forbidden */
export async function webhooksForAdmin(context: ServiceContext): Promise<EndpointView[]> {
	assertCan(context, webhookPolicy, 'manage')
	return allEndpoints(context.db, endpointLimits.endpoints)
}

/** The last deliveries that a page shows. */
export const shownDeliveries = 100

/** An endpoint and its last deliveries, newest first. @throws Refusal forbidden, not_found */
export async function webhookForAdmin(
	context: ServiceContext,
	id: string,
): Promise<{ endpoint: EndpointView; deliveries: DeliveryView[] }> {
	assertCan(context, webhookPolicy, 'manage')
	const endpoint = isId(id) ? await endpointById(context.db, id) : undefined
	if (!endpoint) throw new Refusal('not_found', messages.noWebhook)
	return { endpoint, deliveries: await latestDeliveries(context.db, endpoint.id, shownDeliveries) }
}

/** @throws Refusal invalid for an IP address that is not public; names are checked before each connection */
function requirePublic({ url }: EndpointInput, allowing: Pick<WebhookDependencies, 'allowsLoopback'>): void {
	const literal = literalHost(new URL(url))
	if (literal !== null && !maySendTo(literal, allowing)) throw new Refusal('invalid', messages.urlPrivate)
}

type Event =
	| 'webhook.added'
	| 'webhook.changed'
	| 'webhook.rotated'
	| 'webhook.paused'
	| 'webhook.resumed'
	| 'webhook.deleted'
	| 'webhook.tested'
	| 'webhook.resent'
const recordAudit = (inner: ServiceContext, event: Event, { id, url }: { id: string; url: string }) =>
	note(inner, { event, subject: id, details: { host: new URL(url).host } })

type Endpoint = NonNullable<Awaited<ReturnType<typeof lockEndpoint>>>

/** @throws Refusal forbidden, not_found */
async function change<Result>(
	context: ServiceContext,
	id: string,
	work: (inner: ServiceContext, endpoint: Endpoint) => Promise<Result>,
): Promise<Result> {
	assertCan(context, webhookPolicy, 'manage')
	return inTransaction(context, async (inner) => {
		const endpoint = isId(id) ? await lockEndpoint(inner.db, id) : undefined
		if (!endpoint) throw new Refusal('not_found', messages.noWebhook)
		return work(inner, endpoint)
	})
}

/**
 * Adds an endpoint, which receives the events from then on.
 * @param id made with the form, so that a form sent twice adds one
 * @returns the signing secret, which is shown once
 * @throws Refusal forbidden, invalid, conflict
 */
export async function addWebhook(
	context: ServiceContext,
	{ vault, allowsLoopback }: WebhookDependencies,
	{ id, input }: { id: string; input: EndpointInput },
): Promise<string> {
	assertCan(context, webhookPolicy, 'manage')
	requirePublic(input, { allowsLoopback })
	if (!isId(id)) throw new Refusal('invalid', messages.noWebhook)
	return inTransaction(context, async (inner) => {
		const { db, now } = inner
		const secret = newSecret()
		const times = { createdAt: now, updatedAt: now }
		const row = { ...input, id, state: 'active', secretSealed: vault.seal(secret, id), ...times } as const
		if (!(await insertEndpoint(db, row))) throw new Refusal('conflict', messages.addedBefore)
		if ((await countEndpoints(db)) > endpointLimits.endpoints)
			throw new Refusal('conflict', messages.tooMany(endpointLimits.endpoints))
		await recordAudit(inner, 'webhook.added', { id, url: input.url })
		return secret
	})
}

/** @throws Refusal forbidden, not_found, invalid */
export async function changeWebhook(
	context: ServiceContext,
	dependencies: WebhookDependencies,
	{ id, input }: { id: string; input: EndpointInput },
): Promise<void> {
	await change(context, id, async (inner) => {
		requirePublic(input, dependencies)
		await updateEndpoint(inner.db, id, { ...input, updatedAt: inner.now })
		await recordAudit(inner, 'webhook.changed', { id, url: input.url })
	})
}

/**
 * Makes a new secret; the former one signs too for a day.
 * @param seenVersion of the secret when the page was opened, so that a form sent twice rotates once
 * @returns the new secret, which is shown once
 * @throws Refusal forbidden, not_found, conflict
 */
export const rotateSecret = (
	context: ServiceContext,
	{ vault }: WebhookDependencies,
	{ id, seenVersion }: { id: string; seenVersion: number },
): Promise<string> =>
	change(context, id, async (inner, endpoint) => {
		if (endpoint.secretVersion !== seenVersion) throw new Refusal('conflict', messages.rotatedBefore)
		const secret = newSecret()
		await updateEndpoint(inner.db, id, {
			secretSealed: vault.seal(secret, id),
			secretVersion: endpoint.secretVersion + 1,
			formerSealed: endpoint.secretSealed,
			formerUntil: new Date(inner.now.getTime() + formerSecretMs),
			updatedAt: inner.now,
		})
		await recordAudit(inner, 'webhook.rotated', endpoint)
		return secret
	})

/** Events that happen while it is paused are not sent; those that wait already stay. @throws Refusal forbidden, not_found */
export const pauseWebhook = (context: ServiceContext, id: string): Promise<void> =>
	change(context, id, async (inner, endpoint) => {
		if (endpoint.state === 'paused') return
		await updateEndpoint(inner.db, id, { state: 'paused', pausedBecause: 'admin', updatedAt: inner.now })
		await recordAudit(inner, 'webhook.paused', endpoint)
	})

/** @throws Refusal forbidden, not_found */
export const resumeWebhook = (
	context: ServiceContext,
	{ wake }: WebhookDependencies,
	id: string,
): Promise<void> =>
	change(context, id, async (inner, endpoint) => {
		if (endpoint.state === 'active') return
		const fresh = { failures: 0, failingSince: null, updatedAt: inner.now }
		await updateEndpoint(inner.db, id, { state: 'active', pausedBecause: null, ...fresh })
		await resolveTask(inner, { kind: 'webhook_paused', subject: id })
		await recordAudit(inner, 'webhook.resumed', endpoint)
		await wake(inner)
	})

/** With all its deliveries. @throws Refusal forbidden, not_found */
export const deleteWebhook = (context: ServiceContext, id: string): Promise<void> =>
	change(context, id, async (inner, endpoint) => {
		await deleteEndpoint(inner.db, id)
		await resolveTask(inner, { kind: 'webhook_paused', subject: id })
		await recordAudit(inner, 'webhook.deleted', endpoint)
	})

/** @throws Refusal forbidden, not_found, conflict */
export const sendTestEvent = (
	context: ServiceContext,
	{ wake }: WebhookDependencies,
	id: string,
): Promise<void> =>
	change(context, id, async (inner, endpoint) => {
		if (endpoint.state === 'paused') throw new Refusal('conflict', messages.pausedNoTest)
		const body = bodyOf({ type: testEvent, data: { endpointId: id } }, inner.now)
		await insertDeliveries(inner.db, { event: testEvent, body, at: inner.now }, id)
		await recordAudit(inner, 'webhook.tested', endpoint)
		await wake(inner)
	})

/** Sends a delivery again, with its id and all its attempts. @throws Refusal forbidden, not_found, conflict */
export const sendAgain = (
	context: ServiceContext,
	{ wake }: WebhookDependencies,
	{ id, deliveryId }: { id: string; deliveryId: string },
): Promise<void> =>
	change(context, id, async (inner, endpoint) => {
		const delivery = isId(deliveryId) ? await deliveryOf(inner.db, id, deliveryId) : undefined
		if (!delivery) throw new Refusal('not_found', messages.noDelivery)
		if (endpoint.state === 'paused') throw new Refusal('conflict', messages.pausedNoTest)
		const again = { state: 'pending', attempts: 0, nextAttemptAt: inner.now } as const
		await updateDelivery(inner.db, delivery.id, again)
		await recordAudit(inner, 'webhook.resent', endpoint)
		await wake(inner)
	})
