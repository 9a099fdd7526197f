// What the application mounts of purchasing.
import type { DoctorCheck } from '#database/findings.server.ts'
import { wrongSupplierOrders } from './store/supplier-orders.server.ts'

export const purchasingModule = {
	name: 'purchasing',
	doctor: [({ db }) => wrongSupplierOrders(db)] satisfies DoctorCheck[],
}
