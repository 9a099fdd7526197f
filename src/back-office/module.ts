// What the application mounts of the back office: what changes products by itself, the start catalog of a new shop, and the
// logos that the shop shows.
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { runStartCatalog, startCatalogQueue } from './service/start-catalog.server.ts'
import { switchSales } from './service/products.server.ts'
import { logosAmong } from './store/logos.server.ts'

export const backOfficeModule = {
	name: 'back-office',
	artInUse: ({ db }: ServiceContext, ids: readonly string[]) => logosAmong(db, ids),
	jobs: (jobs: Pick<Jobs, 'schedule' | 'work'>): void => {
		jobs.work(startCatalogQueue, { run: runStartCatalog })
		jobs.schedule({ name: 'back-office.switch-sales', data: noData, ...recurring }, '* * * * *', {
			run: async (context) => void (await switchSales(context)),
		})
	},
}
