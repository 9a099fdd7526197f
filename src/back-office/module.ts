// Jobs of the back office: what changes products by itself.
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { switchSales } from './service/products.server.ts'

export const backOfficeModule = {
	name: 'back-office',
	jobs: (jobs: Pick<Jobs, 'schedule'>): void =>
		jobs.schedule({ name: 'back-office.switch-sales', data: noData, ...recurring }, '* * * * *', {
			run: async (context) => void (await switchSales(context)),
		}),
}
