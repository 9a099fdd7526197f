// How long an order holds its stock.
import type { ServiceContext } from '#database/context.server.ts'
import { updateOrder } from '../store/orders.server.ts'

/** The order must be locked and waiting. */
export const holdUntil = ({ db, now }: ServiceContext, orderId: string, expiresAt: Date): Promise<void> =>
	updateOrder(db, orderId, { expiresAt, updatedAt: now })
