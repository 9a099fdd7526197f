// The api module, as registered in the application: clears stored answers away.
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { deleteExpired } from './service/idempotency.server.ts'

export const apiModule = {
	name: 'api',
	jobs: (jobs: Pick<Jobs, 'schedule'>): void => {
		jobs.schedule({ name: 'api.clean-up', data: noData, ...recurring }, '26 * * * *', {
			run: async (context) => {
				await deleteExpired(context)
			},
		})
	},
}
