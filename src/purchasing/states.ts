/** An open supplier order waits for units; a canceled one never got any. */
export const supplierOrderStates = ['open', 'closed', 'canceled'] as const
export type SupplierOrderState = (typeof supplierOrderStates)[number]

export const supplierOrderStateNames: Record<SupplierOrderState, string> = {
	open: 'Open',
	closed: 'Closed',
	canceled: 'Canceled',
}
