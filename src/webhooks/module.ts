// The webhooks module, as registered in the application: subscribers of order events, sending, housekeeping.
import type { AuthParts } from '#auth/dependencies.server.ts'
import { noData, recurring, type NoData, type Queue } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { OrderSubscriber } from '#orders/dependencies.server.ts'
import type { WebhookDependencies } from './dependencies.server.ts'
import { cleanUp, deliverDue } from './service/deliver.server.ts'
import { publishMoved, publishPlaced, publishRefunded } from './service/publish.server.ts'

const delivering: Queue<NoData> = { name: 'webhooks.deliver', data: noData, ...recurring }

type Parts = {
	auth: Pick<AuthParts, 'vault'>
	jobs: Pick<Jobs, 'isReady' | 'send'>
	config: { demo: boolean; mode: string; publicUrl: string }
}

export const openWebhooks = ({ auth, jobs, config }: Parts): WebhookDependencies => ({
	vault: auth.vault,
	// A shop that others reach must not be made to call its own machine, not even a demo.
	allowsLoopback: (config.demo || config.mode !== 'production') && !config.publicUrl.startsWith('https:'),
	wake: async (inner) => {
		if (jobs.isReady()) await jobs.send(inner, delivering, { data: {} })
	},
})

export const webhooksModule = {
	name: 'webhooks',
	// After the modules that act on the event.
	subscribers: (): OrderSubscriber[] => [
		{ on: 'order.placed', position: 60, handle: publishPlaced },
		{ on: 'order.moved', position: 60, handle: publishMoved },
		{ on: 'order.refunded', position: 60, handle: publishRefunded },
	],
	jobs: (jobs: Pick<Jobs, 'schedule'>, { webhooks }: { webhooks: WebhookDependencies }): void => {
		jobs.schedule(delivering, '* * * * *', {
			run: async (context) => {
				const sent = await deliverDue(context, webhooks)
				if (sent > 0) context.log.info({ sent }, 'events sent to webhooks')
			},
		})
		jobs.schedule({ name: 'webhooks.clean-up', data: noData, ...recurring }, '41 * * * *', {
			run: (context) => cleanUp(context, webhooks),
		})
	},
}
