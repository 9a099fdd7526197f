// Webhooks are for admins, on both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { endpointInput, newWebhook, testWebhooks } from '../../../tests/factories/webhooks.ts'
import { endpointLimits } from '../rules/endpoint-form.ts'
import * as manage from './manage.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (...roles: Role[]): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles } })
const admin = by('admin')
const dependencies = testWebhooks()

test('customer service neither sees nor changes a webhook', async () => {
	const csr = by('csr', 'production')
	const { id } = await newWebhook(admin, dependencies)
	const input = endpointInput()
	const tried = [
		manage.webhooksForAdmin(csr),
		manage.webhookForAdmin(csr, id),
		manage.addWebhook(csr, dependencies, { id: randomUUID(), input }),
		manage.changeWebhook(csr, dependencies, { id, input }),
		manage.rotateSecret(csr, dependencies, { id, seenVersion: 1 }),
		manage.pauseWebhook(csr, id),
		manage.resumeWebhook(csr, dependencies, id),
		manage.sendTestEvent(csr, dependencies, id),
		manage.sendAgain(csr, dependencies, { id, deliveryId: randomUUID() }),
		manage.deleteWebhook(csr, id),
	]
	for (const one of await Promise.allSettled(tried))
		expect(one).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } })
})

test('a form sent twice adds one webhook and shows its secret once', async () => {
	const id = randomUUID()
	const secret = await manage.addWebhook(admin, dependencies, { id, input: endpointInput() })
	expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
	const again = manage.addWebhook(admin, dependencies, { id, input: endpointInput() })
	await expect(again).rejects.toMatchObject({ code: 'conflict' })
	expect(JSON.stringify(await manage.webhookForAdmin(admin, id))).not.toContain('ecretSealed')
})

test('a private address is refused when it is typed', async () => {
	for (const url of [
		'https://10.0.0.8/',
		'https://169.254.169.254/latest',
		'https://[fd00::1]/',
		'https://2130706433/',
	]) {
		const adding = newWebhook(admin, { ...dependencies, allowsLoopback: false }, { url })
		await expect(adding, url).rejects.toMatchObject({ code: 'invalid' })
	}
})

test('every change is in the audit log with the host alone', async () => {
	const { id } = await newWebhook(admin, dependencies, { url: 'https://hooks.example.com/secret-path' })
	await manage.changeWebhook(admin, dependencies, { id, input: endpointInput() })
	await manage.rotateSecret(admin, dependencies, { id, seenVersion: 1 })
	await manage.sendTestEvent(admin, dependencies, id)
	await manage.pauseWebhook(admin, id)
	await manage.pauseWebhook(admin, id)
	await expect(manage.sendTestEvent(admin, dependencies, id)).rejects.toMatchObject({ code: 'conflict' })
	await manage.resumeWebhook(admin, dependencies, id)
	await manage.deleteWebhook(admin, id)
	const entries = await context.db.select().from(auditLog).where(eq(auditLog.subject, id))
	expect(entries.map(({ event }) => event.split('.')[1]).toSorted()).toEqual(
		['added', 'changed', 'deleted', 'paused', 'resumed', 'rotated', 'tested'].toSorted(),
	)
	for (const { details } of entries) expect(details).toEqual({ host: 'hooks.example.com' })
	await expect(manage.webhookForAdmin(admin, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('a shop has a limited number of webhooks', async () => {
	const present = (await manage.webhooksForAdmin(admin)).length
	for (let count = present; count < endpointLimits.endpoints; count += 1)
		await newWebhook(admin, dependencies)
	await expect(newWebhook(admin, dependencies)).rejects.toMatchObject({ code: 'conflict' })
	expect(await manage.webhooksForAdmin(admin)).toHaveLength(endpointLimits.endpoints)
})
