// What the application mounts of fundraising.
import type { DoctorCheck } from '#database/findings.server.ts'
import type { OrderSubscriber } from '#orders/dependencies.server.ts'
import { ledgersThatDiffer } from './store/doctor.server.ts'
import { settleMoved, settleRefunded } from './service/settle.server.ts'

export const fundraisingModule = {
	name: 'fundraising',
	subscribers: (): OrderSubscriber[] => [
		{ on: 'order.moved', position: 50, handle: settleMoved },
		{ on: 'order.refunded', position: 20, handle: settleRefunded },
	],
	doctor: [({ db }) => ledgersThatDiffer(db)] satisfies DoctorCheck[],
}
