// Dependencies of approvals: orders, design proofs, and the support address for schools without approvers.
import { proofsContext, type ProofDependencies } from '#designs/dependencies.server.ts'
import { mailContext, type MailDependencies } from '#mail/dependencies.server.ts'
import { ordersContext, type OrderDependencies } from '#orders/dependencies.server.ts'
import type { RouterContextProvider } from 'react-router'

export const approvalDependenciesIn = (context: Readonly<RouterContextProvider>): ApprovalDependencies => ({
	orders: context.get(ordersContext),
	supportTo: context.get(mailContext).supportTo,
	orderProof: context.get(proofsContext).order,
})

/** Mail services for notifications. */
export type NotificationDependencies = Pick<OrderDependencies, 'sendMail' | 'sender' | 'shareSecret'> &
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
	shareSecret: orders.shareSecret,
	supportTo,
})
