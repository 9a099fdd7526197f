// What the application mounts of shipping.
import type { DoctorCheck } from '#database/findings.server.ts'
import { shipmentsThatDiffer } from './service/doctor.server.ts'

export const shippingModule = {
	name: 'shipping',
	doctor: [({ db }) => shipmentsThatDiffer(db)] satisfies DoctorCheck[],
}
