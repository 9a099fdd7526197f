// Delivery of events to a receiver on this machine, on both engines.
import { createHmac, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { staffTasks } from '#orders/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newWebhook, openReceiver, testWebhooks } from '../../../tests/factories/webhooks.ts'
import { bodyOf, eventCatalog } from '../rules/events.ts'
import { keptMs, retryPausesMs } from '../rules/schedule.ts'
import { webhookDeliveries, webhookEndpoints } from '../tables.ts'
import { cleanUp, deliverDue } from './deliver.server.ts'
import {
	deleteWebhook,
	pauseWebhook,
	resumeWebhook,
	rotateSecret,
	sendAgain,
	sendTestEvent,
	webhookForAdmin,
} from './manage.server.ts'
import { publish } from './publish.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = { ...context, actor: { userId: randomUUID(), roles: ['admin'] } }
const dependencies = testWebhooks()

const after = (ms: number): ServiceContext => ({ ...admin, now: new Date(context.now.getTime() + ms) })
const paid = { type: 'order.paid', data: eventCatalog['order.paid'].example } as const
const publishPaid = (by: ServiceContext = admin) => inTransaction(by, (inner) => publish(inner, paid))
const deliver = (by: ServiceContext = admin) => deliverDue(by, dependencies)

/** An endpoint of its own at a receiver of its own: those of earlier tests receive nothing. */
async function opened(events: (typeof paid.type | 'order.created')[] = ['order.paid']) {
	await context.db.delete(webhookEndpoints)
	const receiver = await openReceiver()
	const { id, secret } = await newWebhook(admin, dependencies, { url: receiver.url, events })
	const view = async () => (await webhookForAdmin(admin, id)).endpoint
	const deliveries = async () => (await webhookForAdmin(admin, id)).deliveries
	return { ...receiver, id, secret, view, deliveries }
}

const signatureWith = (
	secret: string,
	{ headers, body }: { headers: Record<string, unknown>; body: string },
) =>
	`v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
		.update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
		.digest('base64')}`

test('an event is sent once, signed, to those that chose it', async () => {
	const hook = await opened()
	await newWebhook(admin, dependencies, { url: hook.url, events: ['order.created'] })
	await publishPaid()
	expect(await deliver()).toBe(1)
	expect(await deliver()).toBe(0)
	const [one, ...others] = hook.received
	expect(others).toEqual([])
	const [delivery] = await hook.deliveries()
	expect(one?.headers).toMatchObject({
		'content-type': 'application/json',
		'webhook-id': delivery?.id,
		'webhook-timestamp': String(context.now.getTime() / 1_000),
	})
	expect(one?.body).toBe(bodyOf(paid, context.now))
	expect(one?.headers['webhook-signature']).toBe(one && signatureWith(hook.secret, one))
	expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, statusCode: 204, nextAttemptAt: null })
})

test('what is rolled back is not sent', async () => {
	const hook = await opened()
	await expect(
		inTransaction(admin, async (inner) => {
			await publish(inner, paid)
			throw new Error('undone')
		}),
	).rejects.toThrow('undone')
	expect(await deliver()).toBe(0)
	expect(await hook.deliveries()).toEqual([])
})

test('two processes send one event once', async () => {
	const hook = await opened()
	await publishPaid()
	await Promise.all([deliver(), deliver()])
	expect(hook.received).toHaveLength(1)
})

test('a failing delivery is tried by the schedule with the same id, and then given up', async () => {
	const hook = await opened()
	hook.answer.status = 500
	await publishPaid()
	let elapsedMs = 0
	for (const pauseMs of retryPausesMs) {
		await deliver(after(elapsedMs))
		expect(await hook.deliveries()).toMatchObject([
			{ state: 'pending', statusCode: 500, nextAttemptAt: after(elapsedMs + pauseMs).now },
		])
		expect(await deliver(after(elapsedMs + pauseMs - 1_000))).toBe(0)
		elapsedMs += pauseMs
	}
	await deliver(after(elapsedMs))
	expect(await hook.deliveries()).toMatchObject([
		{ state: 'failed', attempts: retryPausesMs.length + 1, nextAttemptAt: null },
	])
	expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
	expect(hook.received).toHaveLength(retryPausesMs.length + 1)
	expect(await hook.view()).toMatchObject({ state: 'active', failures: 8, failingSince: context.now })
})

test('an attempt whose process died is made again', async () => {
	const hook = await opened()
	await publishPaid()
	await context.db.execute(
		sql`update ${webhookDeliveries} set attempts = 1, next_attempt_at = ${after(300_000).now.toISOString()}::timestamptz`,
	)
	expect(await deliver(after(299_000))).toBe(0)
	expect(await deliver(after(300_000))).toBe(1)
	expect(await hook.deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('an accepted event ends the count of failures', async () => {
	const hook = await opened()
	hook.answer.status = 302
	hook.answer.headers = { location: hook.url }
	await publishPaid()
	await deliver()
	// The redirect was not followed.
	expect(hook.received).toHaveLength(1)
	expect(await hook.view()).toMatchObject({ failures: 1 })
	hook.answer.status = 200
	await deliver(after(60_000))
	expect(await hook.view()).toMatchObject({ failures: 0, failingSince: null })
})

const tasksAbout = async (id: string) =>
	(await context.db.select().from(staffTasks).where(eq(staffTasks.subject, id))).map(
		({ kind, doneAt }) => `${kind} ${doneAt === null ? 'open' : 'done'}`,
	)
const auditOf = async (id: string) =>
	(await context.db.select().from(auditLog).where(eq(auditLog.subject, id))).map(({ event }) => event)

test('410 pauses the endpoint, which the staff sees, and resuming it ends the task', async () => {
	const hook = await opened()
	hook.answer.status = 410
	await publishPaid()
	await deliver()
	expect(await hook.view()).toMatchObject({ state: 'paused', pausedBecause: 'gone' })
	expect(await hook.deliveries()).toMatchObject([{ state: 'failed', statusCode: 410 }])
	expect(await tasksAbout(hook.id)).toEqual(['webhook_paused open'])
	expect(await auditOf(hook.id)).toContain('webhook.stopped')
	await publishPaid()
	expect(await hook.deliveries()).toHaveLength(1)
	await resumeWebhook(admin, dependencies, hook.id)
	expect(await tasksAbout(hook.id)).toEqual(['webhook_paused done'])
	expect(await hook.view()).toMatchObject({ state: 'active', failures: 0 })
})

test('twenty failures in a row pause it only after three days', async () => {
	const hook = await opened()
	hook.answer.status = 503
	const failing = (since: Date) =>
		context.db.update(webhookEndpoints).set({ failures: 19, failingSince: since })
	await failing(after(-3 * 86_400_000 + 1_000).now)
	await publishPaid()
	await deliver()
	expect(await hook.view()).toMatchObject({ state: 'active', failures: 20 })
	await failing(after(-3 * 86_400_000).now)
	await publishPaid()
	await deliver()
	expect(await hook.view()).toMatchObject({ state: 'paused', pausedBecause: 'failing' })
})

test('a paused endpoint is sent nothing until it is resumed', async () => {
	const hook = await opened()
	await publishPaid()
	await pauseWebhook(admin, hook.id)
	await publishPaid()
	expect(await deliver()).toBe(0)
	await resumeWebhook(admin, dependencies, hook.id)
	expect(await deliver()).toBe(1)
})

test('after a rotation both secrets sign for a day', async () => {
	const hook = await opened()
	const fresh = await rotateSecret(admin, dependencies, { id: hook.id, seenVersion: 1 })
	const again = rotateSecret(admin, dependencies, { id: hook.id, seenVersion: 1 })
	await expect(again).rejects.toMatchObject({ code: 'conflict' })
	await publishPaid()
	await deliver(after(86_400_000 - 1))
	const [both] = hook.received
	expect(both?.headers['webhook-signature']).toBe(
		both && [fresh, hook.secret].map((secret) => signatureWith(secret, both)).join(' '),
	)
	await publishPaid()
	await deliver(after(86_400_000))
	const last = hook.received.at(-1)
	expect(last?.headers['webhook-signature']).toBe(last && signatureWith(fresh, last))
})

test('a delivery is sent again with its id, and a test event goes to an endpoint without events', async () => {
	const hook = await opened(['order.created'])
	await sendTestEvent(admin, dependencies, hook.id)
	await deliver()
	const [delivery] = await hook.deliveries()
	const resend = () => sendAgain(admin, dependencies, { id: hook.id, deliveryId: delivery?.id ?? '' })
	await resend()
	await resend()
	await deliver()
	expect(hook.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery?.id, delivery?.id])
	expect(hook.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test', 'webhook.test'])
	expect(await hook.deliveries()).toHaveLength(1)
	const elsewhere = sendAgain(admin, dependencies, { id: hook.id, deliveryId: randomUUID() })
	await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' })
})

test('this machine is reached only where that is allowed', async () => {
	const hook = await opened()
	await publishPaid()
	await deliverDue(admin, { ...dependencies, allowsLoopback: false })
	expect(hook.received).toEqual([])
	expect(await hook.deliveries()).toMatchObject([
		{ state: 'pending', statusCode: null, problem: 'Not on the public internet' },
	])
})

test('secrets are sealed, move to a new key, and go with the endpoint', async () => {
	const hook = await opened()
	await rotateSecret(admin, dependencies, { id: hook.id, seenVersion: 1 })
	const row = async () => (await context.db.select().from(webhookEndpoints))[0]
	const sealed = await row()
	expect(sealed?.formerSealed).not.toContain(hook.secret)
	expect(sealed?.secretSealed).toMatch(/^s1\.test\./)
	const rekeyed = testWebhooks(['new', 'test'])
	await cleanUp(admin, rekeyed)
	expect([(await row())?.secretSealed, (await row())?.formerSealed]).toEqual([
		expect.stringMatching(/^s1\.new\./),
		expect.stringMatching(/^s1\.new\./),
	])
	await publishPaid()
	await cleanUp(after(keptMs), rekeyed)
	expect(await hook.deliveries()).toHaveLength(1)
	expect(await row()).toMatchObject({ formerSealed: null, formerUntil: null })
	await cleanUp(after(keptMs + 1), rekeyed)
	expect(await hook.deliveries()).toEqual([])
	await deleteWebhook(admin, hook.id)
	expect(await row()).toBeUndefined()
})
