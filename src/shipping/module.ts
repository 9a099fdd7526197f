// The shipping module, as registered in the application.
import { findingsOf, type DoctorCheck } from '#database/findings.server.ts'
import { shipmentsThatDiffer } from './store/shipments.server.ts'

export const shippingModule = {
	name: 'shipping',
	doctor: [({ db }) => findingsOf(db, shipmentsThatDiffer)] satisfies DoctorCheck[],
}
