// What the application mounts of orders.
import type { Erasure } from '#accounts/contract.ts'
import { eraseApprovers } from './service/approvers.server.ts'
import { reassignOrderedDesigns } from './service/erase.server.ts'

export const ordersModule = {
	name: 'orders',
	erases: [
		// Before the orders lose their buyer.
		{ position: 15, erase: eraseApprovers },
		{ position: 30, erase: reassignOrderedDesigns },
	] satisfies Erasure[],
}
