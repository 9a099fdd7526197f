// What the approvals module registers with the application.
import type { DoctorCheck } from '#database/findings.server.ts'
import type { OrderSubscriber } from '#orders/dependencies.server.ts'
import { checkApprovals } from './service/doctor.server.ts'
import { askForApproval, keepApproval, type ApprovalListener } from './service/handle-order-events.server.ts'

export const approvalsModule = {
	name: 'approvals',
	subscribers: (parts: ApprovalListener): OrderSubscriber[] => [
		{ on: 'order.placed', position: 10, handle: askForApproval(parts) },
		// Runs before production, whose jobs contain the seal.
		{ on: 'order.moved', position: 30, handle: keepApproval },
	],
	doctor: [checkApprovals] satisfies DoctorCheck[],
}
