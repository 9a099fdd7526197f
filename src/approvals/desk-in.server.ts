// The desk of this room as the router hands it on.
import type { RouterContextProvider } from 'react-router'
import { proofDesk } from '#designs/desk.server.ts'
import { mailDesk } from '#mail/context.server.ts'
import { orderDesk } from '#orders/desk.server.ts'
import type { ApprovalDesk } from './desk.server.ts'

export const approvalDeskIn = (context: Readonly<RouterContextProvider>): ApprovalDesk => ({
	orders: context.get(orderDesk),
	supportTo: context.get(mailDesk).supportTo,
	orderProof: context.get(proofDesk).order,
})
