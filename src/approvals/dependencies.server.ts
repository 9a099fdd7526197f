// What approvals need of the house: the desk of orders, the proofs of designs, and whom to write to when a school has nobody.
import type { ProofDependencies } from '#designs/dependencies.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'

/** Whom to tell, and how. */
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
