// The desk of this room as the router hands it on.
import type { RouterContextProvider } from 'react-router'
import { proofDesk } from '#designs/dependencies.server.ts'
import { mailDesk } from '#mail/dependencies.server.ts'
import { orderDesk } from '#orders/dependencies.server.ts'
import type { ApprovalDesk } from '../dependencies.server.ts'

export const approvalDeskIn = (context: Readonly<RouterContextProvider>): ApprovalDesk => ({
	orders: context.get(orderDesk),
	supportTo: context.get(mailDesk).supportTo,
	orderProof: context.get(proofDesk).order,
})
