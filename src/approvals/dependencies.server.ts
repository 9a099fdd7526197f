// What approvals need of the house: the desk of orders, the proofs of designs, and whom to write to when a school has nobody.
import type { ProofDesk } from '#designs/dependencies.server.ts'
import type { MailDesk } from '#mail/dependencies.server.ts'
import type { OrderDesk } from '#orders/dependencies.server.ts'

/** Whom to tell, and how. */
export type Telling = Pick<OrderDesk, 'sendMail' | 'sender'> & Pick<MailDesk, 'supportTo'>

export type ApprovalDesk = {
	orders: OrderDesk
	supportTo: MailDesk['supportTo']
	/** Queues the proof of a design. */
	orderProof: ProofDesk['order']
}

export const tellingOf = ({ orders, supportTo }: ApprovalDesk): Telling => ({
	sendMail: orders.sendMail,
	sender: orders.sender,
	supportTo,
})
