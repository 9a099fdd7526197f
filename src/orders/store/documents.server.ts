// The keys of purchase order documents, in the order of the orders' ids.
import { and, asc, gt, isNotNull } from 'drizzle-orm'
import type { Connection } from '#database/client.server.ts'
import { columnsOf } from '#database/columns.ts'
import { orders } from '../tables.ts'

export const documentKeysAfter = async (
	db: Connection,
	{ after, limit }: { after: string | null; limit: number },
): Promise<{ id: string; keys: string[] }[]> => {
	const rows = await db
		.select(columnsOf(orders, 'id', 'poDocumentKey'))
		.from(orders)
		.where(and(isNotNull(orders.poDocumentKey), after === null ? undefined : gt(orders.id, after)))
		.orderBy(asc(orders.id))
		.limit(limit)
	return rows.map(({ id, poDocumentKey }) => ({ id, keys: poDocumentKey === null ? [] : [poDocumentKey] }))
}
