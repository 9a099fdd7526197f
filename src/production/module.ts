// What the application mounts of production.
import type { DoctorCheck } from '#database/findings.server.ts'
import type { OrderSubscriber } from '#orders/dependencies.server.ts'
import { jobsThatDiffer } from './store/jobs.server.ts'
import { linesNotAsMade } from './service/doctor.server.ts'
import { followOrder, followRefund } from './service/jobs.server.ts'

export const productionModule = {
	name: 'production',
	subscribers: (): OrderSubscriber[] => [
		{ on: 'order.moved', position: 40, handle: followOrder },
		{ on: 'order.refunded', position: 10, handle: followRefund },
	],
	doctor: [({ db }) => jobsThatDiffer(db), linesNotAsMade] satisfies DoctorCheck[],
}
