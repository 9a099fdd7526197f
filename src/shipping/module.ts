// The shipping module, as registered in the application.
import type { DoctorCheck } from '#database/findings.server.ts'
import { shipmentsThatDiffer } from './service/doctor.server.ts'

export const shippingModule = {
	name: 'shipping',
	doctor: [({ db }) => shipmentsThatDiffer(db)] satisfies DoctorCheck[],
}
