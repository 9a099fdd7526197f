// Operations on webhooks, which are for admins.
import { randomUUID } from 'node:crypto'
import * as webhooks from '#webhooks/service/manage.server.ts'
import { endpointInput, testWebhooks } from '../factories/webhooks.ts'
import type { Operation } from './operation.ts'

const dependencies = testWebhooks()
const added = () => ({ id: randomUUID(), input: endpointInput() })

export const webhookOperations: readonly Operation[] = [
	{ name: 'webhooksForAdmin', run: (by) => webhooks.webhooksForAdmin(by) },
	{ name: 'webhookForAdmin', run: (by) => webhooks.webhookForAdmin(by, randomUUID()) },
	{ name: 'addWebhook', run: (by) => webhooks.addWebhook(by, dependencies, added()) },
	{ name: 'changeWebhook', run: (by) => webhooks.changeWebhook(by, dependencies, added()) },
	{
		name: 'rotateSecret',
		run: (by) => webhooks.rotateSecret(by, dependencies, { id: randomUUID(), seenVersion: 1 }),
	},
	{ name: 'pauseWebhook', run: (by) => webhooks.pauseWebhook(by, randomUUID()) },
	{ name: 'resumeWebhook', run: (by) => webhooks.resumeWebhook(by, dependencies, randomUUID()) },
	{ name: 'sendTestEvent', run: (by) => webhooks.sendTestEvent(by, dependencies, randomUUID()) },
	{
		name: 'sendAgain',
		run: (by) => webhooks.sendAgain(by, dependencies, { id: randomUUID(), deliveryId: randomUUID() }),
	},
	{ name: 'deleteWebhook', run: (by) => webhooks.deleteWebhook(by, randomUUID()) },
]
