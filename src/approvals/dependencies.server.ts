// Dependencies of approvals: orders, design proofs, and the support address for schools without approvers.
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'

/** Mail services for notifications. */
export type NotificationDependencies = Pick<OrderDependencies, 'sendMail' | 'sender'> &
	Pick<MailDependencies, 'supportTo'>

export type ApprovalDependencies = {
	orders: OrderDependencies
	supportTo: MailDependencies['supportTo']
	/** Queues the proof of a design. */
	orderProof: ProofDependencies['order']
}

export const notificationDependenciesOf = ({
	orders,
	supportTo,
}: ApprovalDependencies): NotificationDependencies => ({
	sendMail: orders.sendMail,
	sender: orders.sender,
	supportTo,
})
