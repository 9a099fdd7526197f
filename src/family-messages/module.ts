// What the family messages module registers with the application.
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { writeToFamilies, type FamilyMessageDependencies } from './service/write.server.ts'

type Parts = {
	mail: Omit<FamilyMessageDependencies, 'shareSecret'>
	payments: { dependencies: { orders: Pick<FamilyMessageDependencies, 'shareSecret'> } }
}

export const familyMessagesModule = {
	name: 'family-messages',
	jobs: (jobs: Pick<Jobs, 'schedule'>, { mail, payments }: Parts): void =>
		jobs.schedule({ name: 'families.write', data: noData, ...recurring }, '7 * * * *', {
			run: (context) =>
				writeToFamilies(context, { ...mail, shareSecret: payments.dependencies.orders.shareSecret }),
		}),
}
