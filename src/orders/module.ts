// What the application mounts of orders.
import type { Erasure } from '#accounts/contract.ts'
import { inTransaction } from '#database/context.server.ts'
import type { DoctorCheck } from '#database/findings.server.ts'
import type { StoredFolder } from '#files/contract.ts'
import { noData, recurring } from '#jobs/queue.ts'
import type { Jobs } from '#jobs/service.server.ts'
import { eraseApprovers } from './service/approvers.server.ts'
import { reassignOrderedDesigns } from './service/erase.server.ts'
import { documentKeysAfter } from './store/documents.server.ts'
import { recountOrdered, wrongOrderedUnits } from './store/ordered-units.server.ts'

export const ordersModule = {
	name: 'orders',
	storedFolders: [
		{ prefix: 'po/', what: 'purchase order', keysAfter: documentKeysAfter, rowKeyOf: (key) => key },
	] satisfies StoredFolder[],
	erases: [
		// Before the orders lose their buyer.
		{ position: 15, erase: eraseApprovers },
		{ position: 30, erase: reassignOrderedDesigns },
	] satisfies Erasure[],
	doctor: [({ db }) => wrongOrderedUnits(db)] satisfies DoctorCheck[],
	jobs: (jobs: Pick<Jobs, 'schedule'>): void =>
		jobs.schedule({ name: 'orders.recount-ordered', data: noData, ...recurring }, '37 * * * *', {
			run: async (context) => {
				const differed = await inTransaction(context, ({ db }) => recountOrdered(db))
				if (differed > 0)
					context.log.warn({ variants: differed }, 'what variants are ordered was counted anew')
			},
		}),
}
