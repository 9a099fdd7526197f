// What the application mounts of production.
import type { Erasure } from '#accounts/contract.ts'
import type { DoctorCheck } from '#database/findings.server.ts'
import type { OrderSubscriber } from '#orders/dependencies.server.ts'
import { jobsThatDiffer } from './store/jobs.server.ts'
import { linesNotAsMade } from './service/doctor.server.ts'
import { eraseJobs, followOrder, followRefund } from './service/jobs.server.ts'

export const productionModule = {
	name: 'production',
	subscribers: (): OrderSubscriber[] => [
		{ on: 'order.moved', position: 40, handle: followOrder },
		{ on: 'order.refunded', position: 10, handle: followRefund },
	],
	// After open orders have passed to another buyer, with their players.
	erases: [{ position: 25, erase: eraseJobs }] satisfies Erasure[],
	doctor: [({ db }) => jobsThatDiffer(db), linesNotAsMade] satisfies DoctorCheck[],
}
