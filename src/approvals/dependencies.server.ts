// Dependencies of approvals: orders, design proofs, and the support address for schools without approvers.
import { proofsContext, type ProofDependencies } from '#designs/dependencies.server.ts'
import { mailContext, type MailDependencies } from '#mail/dependencies.server.ts'
import { ordersContext, type OrderDependencies } from '#orders/dependencies.server.ts'
import { createContext, type RouterContextProvider } from 'react-router'
import type { TeamItems } from './contract.ts'

/** Without the module of team orders nothing can be added to a team's order. */
export const noTeamItems: TeamItems = () => Promise.resolve({ items: [], players: [], lineOf: () => null })

/** Set by the application: team orders are above this module. */
export const teamItemsContext = createContext<TeamItems>(noTeamItems)

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
