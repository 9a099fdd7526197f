// What the floor needs of the house: orders that move on with their jobs, and who vouches for what was approved.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { OrderDependencies } from '#orders/dependencies.server.ts'

/** Whether an approved order is still what was approved, and what of it is not: without names of players. */
export type SealCheck = (
	inner: ServiceContext,
	orderId: string,
) => Promise<{ holds: boolean; differences: readonly string[] }>

export type ProductionDependencies = { orders: OrderDependencies; sealHolds: SealCheck }

/** Whether job and approval agree is always asked; this is for a house in which nobody knows more. */
export const noFurtherCheck: SealCheck = () => Promise.resolve({ holds: true, differences: [] })

/** Given by the server: the room of approvals stands above this one. */
export const sealCheck = createContext<SealCheck>(noFurtherCheck)
