// What the application mounts of orders.
import type { Erasure } from '#accounts/contract.ts'
import type { StoredFolder } from '#files/contract.ts'
import { eraseApprovers } from './service/approvers.server.ts'
import { reassignOrderedDesigns } from './service/erase.server.ts'
import { documentKeysAfter } from './store/documents.server.ts'

export const ordersModule = {
	name: 'orders',
	storedFolders: [
		{ prefix: 'po/', what: 'purchase order', keysAfter: documentKeysAfter, rowKeyOf: (key) => key },
	] satisfies StoredFolder[],
	erases: [
		// Before the orders lose their buyer.
		{ position: 15, erase: eraseApprovers },
		{ position: 30, erase: reassignOrderedDesigns },
	] satisfies Erasure[],
}
