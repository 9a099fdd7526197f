// What the floor needs of the house: orders that move on with their jobs, and who vouches for what was approved.
import { createContext } from 'react-router'
import type { ServiceContext } from '#database/context.server.ts'
import type { OrderDesk } from '#orders/desk.server.ts'

/** Whether an order is still what was approved; true for an order that needed no approval. */
export type SealCheck = (inner: ServiceContext, orderId: string) => Promise<boolean>

export type FloorDesk = { orders: OrderDesk; sealHolds: SealCheck }

/** Whether job and approval agree is always asked; this is for a house in which nobody knows more. */
export const noFurtherCheck: SealCheck = () => Promise.resolve(true)

/** Given by the server: the room of approvals stands above this one. */
export const sealCheck = createContext<SealCheck>(noFurtherCheck)
