// The cart module, as registered in the application.
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { deleteOldCarts } from './service/join.server.ts'

export const cartModule = {
	name: 'cart',
	jobs: (jobs: Pick<Jobs, 'schedule'>): void =>
		jobs.schedule({ name: 'cart.sweep', data: noData, ...recurring }, '17 4 * * *', {
			run: async (context) => void (await deleteOldCarts(context)),
		}),
}
