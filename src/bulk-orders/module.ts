// What the bulk orders module registers with the application.
import type { Erasure } from '#accounts/contract.ts'
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { OrderSubscriber } from '#orders/dependencies.server.ts'
import { forgetDeliveries } from './service/delivery.server.ts'
import { leaveDraft } from './service/draft.server.ts'
import { warnBeforeTheEnd, type ReminderDependencies } from './service/remind-shares.server.ts'

export const bulkOrdersModule = {
	name: 'bulk-orders',
	erases: [{ position: 16, erase: forgetDeliveries }] satisfies Erasure[],
	subscribers: (): OrderSubscriber[] => [{ on: 'order.moved', position: 20, handle: leaveDraft }],
	jobs: (jobs: Pick<Jobs, 'schedule'>, { mail }: { mail: ReminderDependencies }): void =>
		jobs.schedule({ name: 'bulk.warn-of-open-shares', data: noData, ...recurring }, '11 * * * *', {
			run: (context) => warnBeforeTheEnd(context, mail),
		}),
}
