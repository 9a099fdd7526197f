// What the application mounts of orders.
import type { Erasure } from '#accounts/contract.ts'
import { reassignOrderedDesigns } from './service/erase.server.ts'

export const ordersModule = {
	name: 'orders',
	erases: [{ position: 30, erase: reassignOrderedDesigns }] satisfies Erasure[],
}
