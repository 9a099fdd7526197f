// Messages after an action: the URL carries a code, this file the text.
import { doneToasts, withQuery } from '#ui/outcomes.ts'

const titles = {
	'task-done': 'Task done',
	'order-start': 'Production started',
	'order-ship': 'Marked as shipped',
	'order-deliver': 'Marked as delivered',
	'order-cancel': 'Order cancelled',
	'order-refund': 'The refund is on its way',
	'order-note': 'Note added',
	'order-tag': 'Tag added',
	'order-untag': 'Tag removed',
	'product-saved': 'Product saved',
	'stock-saved': 'Stock saved',
	'stock-same': 'The stock is as it was',
	'stock-received': 'Units received',
	'stock-adjusted': 'Stock adjusted',
	'supplier-order-opened': 'Supplier order opened',
	'supplier-order-received': 'Units received',
	'supplier-order-closed': 'Supplier order closed',
	'supplier-order-canceled': 'Supplier order canceled',
	imported: 'Stock and prices changed',
	'prices-saved': 'Prices saved',
	'role-given': 'Role given',
	'role-taken': 'Role taken',
	'person-signed-out': 'Signed out everywhere',
	'person-noted': 'Note added',
	'note-deleted': 'Note deleted',
	'deletion-requested': 'The account is deleted in 30 days; the person has mail',
	'deletion-canceled': 'The account stays; the person has mail',
	'message-mailed': 'The answer is on its way',
	'message-noted': 'Note added',
	'message-answered': 'Marked as answered',
	'message-reopened': 'To be answered again',
	'mail-resent': 'The message is on its way',
	'job-retried': 'The job is in its queue again',
	'request-accepted': 'Portal opened, the requester has mail',
	'request-declined': 'Request declined, the requester has mail',
	'portal-saved': 'Settings saved',
	'season-opened': 'Season opened, its coaches have mail',
	'portal-opened': 'Portal opened',
	'kit-published': 'Kit published, the coach has mail',
	'kit-returned': 'Kit sent back, the coach has mail',
	'item-added': 'Added to the catalog',
	'item-saved': 'Catalog saved',
	'orders-amended': 'Catalog saved, open orders have the new design',
	'item-moved': 'Order of the catalog changed',
	'item-removed': 'Removed from the catalog',
} as const
export type Done = keyof typeof titles

/** @param address may have its own query and fragment */
export const doneHref = (address: string, done: Done): string => withQuery(address, { done })

export const toastsIn = (query: URLSearchParams) => doneToasts(query, titles)
