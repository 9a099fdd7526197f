// Designing together, as registered in the application: ends what is not used any more.
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { endQuiet } from './service/start.server.ts'

export const coDesignModule = {
	name: 'co-design',
	jobs: (jobs: Pick<Jobs, 'schedule'>): void => {
		jobs.schedule({ name: 'co-design.end-quiet', data: noData, ...recurring }, '17 4 * * *', {
			run: async (context) => {
				const ended = await endQuiet(context)
				if (ended > 0) context.log.info({ ended }, 'designing together ended after a quiet month')
			},
		})
	},
}
