// What the approvals module registers with the application.
import type { Erasure } from '#accounts/contract.ts'
import type { DoctorCheck } from '#database/findings.server.ts'
import type { OrderDependencies, OrderSubscriber } from '#orders/dependencies.server.ts'
import { eraseOrders } from '#orders/service/erase.server.ts'
import type { NotificationDependencies } from './dependencies.server.ts'
import { checkApprovals } from './service/doctor.server.ts'
import { askForApproval, keepApproval, type ApprovalListener } from './service/handle-order-events.server.ts'
import { notifyOfReassigned } from './service/notify.server.ts'
import { eraseApprovals } from './service/thread.server.ts'

export const approvalsModule = {
	name: 'approvals',
	subscribers: (parts: ApprovalListener): OrderSubscriber[] => [
		{ on: 'order.placed', position: 10, handle: askForApproval(parts) },
		// Runs before production, whose jobs contain the seal.
		{ on: 'order.moved', position: 30, handle: keepApproval },
	],
	doctor: [checkApprovals] satisfies DoctorCheck[],
	erases: [
		{
			// Open orders pass to another buyer, who is notified where an approval is pending.
			position: 20,
			erase: async (inner, userId, { orders, mail }) =>
				notifyOfReassigned(inner, mail, await eraseOrders(inner, orders, userId)),
		},
		{ position: 40, erase: eraseApprovals },
	] satisfies Erasure<{ orders: OrderDependencies; mail: NotificationDependencies }>[],
}
