// The module's dependencies in the router context.
import type { RouterContextProvider } from 'react-router'
import { proofsContext } from '#designs/dependencies.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { ordersContext } from '#orders/dependencies.server.ts'
import type { ApprovalDependencies } from '../dependencies.server.ts'

export const approvalDependenciesIn = (context: Readonly<RouterContextProvider>): ApprovalDependencies => ({
	orders: context.get(ordersContext),
	supportTo: context.get(mailContext).supportTo,
	orderProof: context.get(proofsContext).order,
})
