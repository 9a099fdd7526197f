// Dependencies of production: orders, which follow their jobs, and the check of the approval's seal.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'

/** Whether an approved order is unchanged, and the differences if not: without names of players. */
export type SealCheck = (
	inner: ServiceContext,
	orderId: string,
) => Promise<{ holds: boolean; differences: readonly string[] }>

export type ProductionDependencies = { orders: OrderDependencies; sealHolds: SealCheck }

/** Used when the approvals module is absent; job and approval are always compared. */
export const noFurtherCheck: SealCheck = () => Promise.resolve({ holds: true, differences: [] })

/** Set by the application: the approvals module is above this one. */
export const sealCheck = createContext<SealCheck>(noFurtherCheck)
