// The checkout module, as registered in the application.
import type { DoctorCheck } from '#database/findings.server.ts'
import type { OrderSubscriber } from '#orders/dependencies.server.ts'
import { leaveCart } from './service/cart-of-order.server.ts'
import { examine } from './service/doctor.server.ts'

export const checkoutModule = {
	name: 'checkout',
	subscribers: (): OrderSubscriber[] => [{ on: 'order.moved', position: 10, handle: leaveCart }],
	doctor: [examine] satisfies DoctorCheck[],
}
